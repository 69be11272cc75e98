/** Files that go out of the page. */

import { ask } from "../api/client";

/** The save of a table; of a running game only the host may have it, since it tells the seed. */
export async function downloadSave(id: string, host: string | null): Promise<void> {
  const text = await ask<string>("GET", `/tables/${id}/save`, host);
  download(`hexfarer-${id}.save`, text);
}

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
