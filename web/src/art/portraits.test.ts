import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const folder = "art/portraits";
const files = readdirSync(folder).filter((name) => name.endsWith(".svg"));

it.each(files)("every colour of portraits/%s is dimmed in the dark theme", (file) => {
  const drawing = readFileSync(`${folder}/${file}`, "utf8");
  const palette = readFileSync(`${folder}/${file.replace(".svg", ".css")}`, "utf8");
  const used = new Set([...drawing.matchAll(/var\(--(po-[\w-]+)/g)].map(([, name]) => name!));
  const dimmed = new Set([...palette.matchAll(/--(po-[\w-]+):/g)].map(([, name]) => name!));
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !dimmed.has(name))).toEqual([]);
});
