import { afterEach, vi } from "vitest";
import { resetSocket } from "./fake-socket.ts";

vi.mock("socket.io-client", () => import("./fake-socket.ts"));
afterEach(resetSocket);

// Tests of pure functions use `@vitest-environment node` and start at once; only the others get a document.
if (typeof document !== "undefined") {
  // jsdom lacks matchMedia, which some libraries call on import.
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
  const { cleanup, configure } = await import("@testing-library/react");
  // A busy machine draws the hall slowly.
  configure({ asyncUtilTimeout: 8000 });
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });
}
