import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    // The hall has 193 chairs, and a busy machine draws them slowly in jsdom.
    testTimeout: 15_000,
    setupFiles: ["./test/setup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
    // msw's requests take turns by setImmediate.
    fakeTimers: { toNotFake: ["setImmediate", "clearImmediate", "nextTick", "queueMicrotask"] },
  },
});
