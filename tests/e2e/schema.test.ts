import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

it("web/openapi.json is what the server says; python -m hexfarer.server.schema > web/openapi.json writes it again", () => {
  const said = execFileSync(`${ROOT}/.venv/bin/python`, ["-m", "hexfarer.server.schema"], { cwd: ROOT, encoding: "utf8" });
  expect(JSON.parse(readFileSync(`${ROOT}/web/openapi.json`, "utf8"))).toEqual(JSON.parse(said));
});
