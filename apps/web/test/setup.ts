import { afterEach } from "vitest";

// Tests of pure functions say `@vitest-environment node` and start at once; only the others get a document.
if (typeof document !== "undefined") {
  const { cleanup } = await import("@testing-library/react");
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });
}
