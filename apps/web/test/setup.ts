import { afterEach } from "vitest";

// Tests of pure functions say `@vitest-environment node` and start at once; only the others get a document.
if (typeof document !== "undefined") {
  // jsdom has no media queries, and some libraries ask before they are asked to do anything.
  window.matchMedia ??= (media) => {
    const never = new EventTarget();
    return Object.assign(never, {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
  const { cleanup } = await import("@testing-library/react");
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });
}
