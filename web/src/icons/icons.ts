/** The icons by their meaning. A game adds its own when its layout is loaded. */

import shared from "./shared";

const paths: Record<string, string> = { ...shared };

/** Add the icons of a game. */
export function addIcons(more: Record<string, string>): void {
  Object.assign(paths, more);
}

export function pathOf(name: string): string | undefined {
  return paths[name];
}
