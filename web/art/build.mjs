/** Writes `faces/*.svg` and `euthia/{monsters,tiles}_*.svg` from the game-icons package: the glyphs that `faces.json` and `euthia/glyphs.json` name. Run with `node art/build.mjs`. */

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rounded } from "../src/icons/build.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

function glyph(id, icon, icons) {
  const paths = [...icons[icon].body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  return `<symbol id="${id}" viewBox="0 0 512 512"><path d="${rounded(paths.join(""))}"/></symbol>`;
}

function file(symbols) {
  const title = "<title>Written by build.mjs from game-icons.net (CC BY 3.0).</title>";
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${title}\n${symbols.join("\n")}\n</svg>\n`;
}

function written(group, wanted, icons) {
  const kind = group === "pips" ? "pip" : "face";
  return file(Object.entries(wanted).map(([name, icon]) => glyph(`${kind}-${name}`, icon, icons)));
}

/** The frame of a Monster by its level. */
const FRAMES = { 1: "green", 2: "brown", 3: "red", elite: "violet" };

/** The face of a Monster of Euthia: its glyph in cream on the frame of its level. */
function face(name, icon, frame, icons) {
  const id = `eu-glyph-${name}`;
  const use = (x, y, fill) => `<use href="#${id}" x="${x}" y="${y}" width="60" height="60" ${fill}/>`;
  return [
    glyph(id, icon, icons),
    `<symbol id="eu-face-${name}" viewBox="-50 -50 100 100" overflow="visible"><use href="#tk-${frame}" x="-50" y="-50" width="100" height="100"/>${use(-28.5, -28, 'fill="#000" fill-opacity=".45"')}${use(-30, -30, 'fill="url(#face)"')}</symbol>`,
  ];
}

function ofEuthia(group, wanted, icons) {
  const [kind, of] = group.split("_");
  if (kind === "tiles") return file(wanted.map((icon) => glyph(`eg-${icon}`, icon, icons)));
  return file(Object.entries(wanted).flatMap(([name, icon]) => face(name, icon, FRAMES[of], icons)));
}

/** The files with their texts. */
export function all() {
  const wanted = JSON.parse(readFileSync(here("faces.json"), "utf8"));
  const euthia = JSON.parse(readFileSync(here("euthia/glyphs.json"), "utf8"));
  const { icons } = JSON.parse(readFileSync(here("../node_modules/@iconify-json/game-icons/icons.json"), "utf8"));
  return [
    ...Object.entries(wanted).map(([group, names]) => [here(`faces/${group}.svg`), written(group, names, icons)]),
    ...Object.entries(euthia).map(([group, names]) => [here(`euthia/${group}.svg`), ofEuthia(group, names, icons)]),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of all()) writeFileSync(file, text);
}
