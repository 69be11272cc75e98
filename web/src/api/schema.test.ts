import { readFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, it } from "vitest";

it("holds the types of the server's schema; npm run types writes them again", async () => {
  const schema = new URL("../../openapi.json", import.meta.url);
  const written = readFileSync(new URL("./schema.ts", import.meta.url), "utf8");
  const fresh = astToString(await openapiTS(schema));
  expect(written.replace(/^\/\*\*[\s\S]*?\*\/\s*/, "").trim()).toBe(fresh.trim());
});
