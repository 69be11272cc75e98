import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";

const repository = fileURLToPath(new URL("..", import.meta.url));
const server = process.env["HEXFARER_SERVER"] ?? "http://127.0.0.1:8000";

// The page is built into the Python package, which serves it.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), licences()],
  publicDir: "static",
  // Tests run components in jsdom, which needs Svelte's browser half.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: { outDir: "../src/hexfarer/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { fs: { allow: [repository] }, proxy: { "/api": { target: server, ws: true } } },
  // A test that needs a page says so in its first line. A busy machine is no defect: the tests run while the engine is compiled.
  test: { environment: "node", include: ["src/**/*.test.ts", "*.test.ts"], setupFiles: ["test-setup.ts"], css: { include: [/\/art\//] }, testTimeout: 60_000 },
}));
