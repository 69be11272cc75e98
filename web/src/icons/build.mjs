/** Writes the icon files from the game-icons package: only what `sets.json` names. Run with `node src/icons/build.mjs`. */

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Path data with one decimal: on a grid of 512 nobody sees more, and it is a third shorter. */
export function rounded(path) {
  return path.replace(/-?\d*\.\d+/g, (number, at) => {
    let short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, "$1.");
    if (short === "-0") short = "0";
    const glued = /[\d.]/.test(path[at - 1] ?? "") && short[0] !== "-" && !(short[0] === "." && number[0] === ".");
    const next = path[at + number.length] === "." && !short.includes(".");
    return (glued ? " " : "") + short + (next ? " " : "");
  });
}

function pathOf(icon, package_) {
  const body = package_.icons[icon]?.body;
  if (!body) throw new Error(`game-icons has no "${icon}"`);
  return rounded([...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join(""));
}

/** The text of the file of one set: name -> path data. */
export function written(wanted, package_) {
  const icons = [...new Set(Object.values(wanted))];
  const paths = icons.map((icon) => `  ${JSON.stringify(icon)}: ${JSON.stringify(pathOf(icon, package_))},`);
  const names = Object.entries(wanted).map(([name, icon]) => `  ${name}: path[${JSON.stringify(icon)}],`);
  return `/** Written by build.mjs from game-icons.net (CC BY 3.0). */

const path = {\n${paths.join("\n")}\n};

export default {\n${names.join("\n")}\n};\n`;
}

export function all() {
  const sets = JSON.parse(readFileSync(here("sets.json"), "utf8"));
  const package_ = JSON.parse(readFileSync(here("../../node_modules/@iconify-json/game-icons/icons.json"), "utf8"));
  return Object.entries(sets).map(([set, wanted]) => [here(`${set}.ts`), written(wanted, package_)]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of all()) writeFileSync(file, text);
}
