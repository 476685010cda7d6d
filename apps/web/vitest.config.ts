import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { icons } from "./vite/icons.ts";
import { plainRoutes } from "./vite/plain-routes.ts";

export default defineConfig({
  plugins: [react({ jsxImportSource: "#translatable" }), icons(), plainRoutes()],
  test: {
    // The timeout only ends a test that hangs: a busy machine draws the hall's 193 chairs slowly in jsdom.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // Vitest empties every other style sheet.
    css: { include: /tokens\.css\?raw$/ },
    setupFiles: ["./test/setup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
    // msw's requests take turns by setImmediate.
    fakeTimers: { toNotFake: ["setImmediate", "clearImmediate", "nextTick", "queueMicrotask"] },
  },
});
