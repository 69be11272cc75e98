/** Writes licences.txt beside the built page: whose work the page carries, with the full text of every licence. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

interface Work { name: string; version?: string; by?: string; licence: string; text: string }

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MODULES = here("node_modules");
/** What a builder adds of its own has no file: its ids begin with a zero byte and the builder's name. */
const ADDED = /^\0(vite|rolldown)\//;
/** Vite's file goes on with the licences of what only builds; nothing of that is in the page. */
const ONLY_BUILDS = "# Licenses of bundled dependencies";
const RULE = "=".repeat(78);

/** The folder of the package that a module belongs to, or "" if it is our own. */
function folderOf(id: string): string {
  const builder = ADDED.exec(id)?.[1];
  if (builder) return join(MODULES, builder);
  if (!id.includes("/node_modules/")) return "";
  let folder = dirname(id.replace(/\?.*$/, ""));
  while (!existsSync(join(folder, "package.json")) || !JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version) folder = dirname(folder);
  return folder;
}

/** A package with its licence. Where the package brings no text, `licences/` must have it. */
function workOf(folder: string): Work {
  const { name, version, license: licence } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const own = readdirSync(folder).find((file) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(file));
  const file = own ? join(folder, own) : here(`licences/${licence}.txt`);
  if (!existsSync(file)) throw new Error(`${name} brings no text of its licence: put it into web/licences/${licence}.txt`);
  return { name, version, licence, text: readFileSync(file, "utf8").split(ONLY_BUILDS)[0]! };
}

/** What no bundle tells of: the paths of the icons stand in our own files, and the fonts are only copied. */
function drawn(): Work[] {
  const icons = workOf(join(MODULES, "@iconify-json/game-icons"));
  const font = (name: string, file: string): Work => ({ name, licence: "OFL-1.1", text: readFileSync(here(`static/fonts/${file}`), "utf8") });
  return [
    { ...icons, by: "Lorc, Delapouite and the other authors of game-icons.net; the numbers in the paths are rounded" },
    font("Alegreya", "OFL-Alegreya.txt"),
    font("Source Sans 3", "OFL-SourceSans3.txt"),
  ];
}

function written(works: Work[]): string {
  const part = ({ name, version, by, licence, text }: Work) =>
    [RULE, version ? `${name} ${version}` : name, ...(by ? [`By: ${by}`] : []), `Licence: ${licence}`, "", text.trim(), ""].join("\n");
  return ["This is the work of others that the page of Hexfarer carries, with its licences.", "", ...works.map(part)].join("\n");
}

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_: unknown, bundle: Rolldown.OutputBundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const folders = new Set(chunks.flatMap((chunk) => chunk.moduleIds).map(folderOf));
      folders.delete("");
      const packages = [...folders].map(workOf).sort((a, b) => a.name.localeCompare(b.name));
      this.emitFile({ type: "asset", fileName: "licences.txt", source: written([...packages, ...drawn()]) });
    },
  };
}
