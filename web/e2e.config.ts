import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The tests in a real browser lie with the other tests of the project; what they import lies here.
export default defineConfig({
  root: here("../tests/e2e"),
  cacheDir: here("node_modules/.vite-e2e"),
  resolve: { alias: { "playwright-core": here("node_modules/playwright-core/index.mjs"), "axe-core": here("node_modules/axe-core/axe.js"), vitest: here("node_modules/vitest/dist/index.js") } },
  server: { fs: { allow: [here("..")] } },
  test: {
    include: ["*.test.ts"],
    environment: "node",
    testTimeout: 180_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 60_000 } }, // a busy machine is slow, not wrong
  },
});
