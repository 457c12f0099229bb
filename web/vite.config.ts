import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Without this the tests would get Svelte's server build.
  ...(mode === "test" ? { resolve: { conditions: ["browser"] } } : {}),
  build: { outDir: "../src/civitas/server/static", emptyOutDir: true, target: "es2022" },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    // The tests read the catalogues, which lie outside this folder.
    fs: { allow: mode === "test" ? [".."] : ["."] },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    // The colours are tested, so their sheets are read; others are left out.
    css: { include: [/palette\.css/, /theme\.css/] },
  },
}));
