/** Writes `faces/*.svg` from the game-icons package: the glyphs that `faces.json` names. Run with `node art/build.mjs`. */

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rounded } from "../src/icons/build.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

function written(group, wanted, icons) {
  const symbols = Object.entries(wanted).map(([name, icon]) => {
    const paths = [...icons[icon].body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
    const kind = group === "pips" ? "pip" : "face";
    return `<symbol id="${kind}-${name}" viewBox="0 0 512 512"><path d="${rounded(paths.join(""))}"/></symbol>`;
  });
  const title = "<title>Written by build.mjs from game-icons.net (CC BY 3.0).</title>";
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${title}\n${symbols.join("\n")}\n</svg>\n`;
}

/** The files with their texts. */
export function all() {
  const wanted = JSON.parse(readFileSync(here("faces.json"), "utf8"));
  const { icons } = JSON.parse(readFileSync(here("../node_modules/@iconify-json/game-icons/icons.json"), "utf8"));
  return Object.entries(wanted).map(([group, names]) => [here(`faces/${group}.svg`), written(group, names, icons)]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of all()) writeFileSync(file, text);
}
