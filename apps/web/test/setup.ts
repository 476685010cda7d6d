import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { resetSocket } from "./fake-socket.ts";
import { calls, network, settled } from "./network.ts";

vi.mock("socket.io-client", () => import("./fake-socket.ts"));
afterEach(resetSocket);

// The API client's paths are relative to the page, which node does not have.
if (typeof location === "undefined") Object.assign(globalThis, { location: new URL("http://localhost") });
beforeAll(() => network.listen({ onUnhandledFrame: "error" }));
afterEach(async () => {
  // Requests that a test left pending must not reach the record of the next test.
  await settled();
  network.resetHandlers();
  calls.length = 0;
});
afterAll(() => {
  network.close();
  // Test files share a worker: each one starts with fresh modules.
  vi.resetModules();
});

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
  // jsdom neither scrolls nor captures pointers.
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  // jsdom starts its frame clock at the first requested frame: under fake timers the clock would stop for good.
  const { requestAnimationFrame } = window;
  let goesOn = true;
  const frame = (): void => void (goesOn && requestAnimationFrame(frame));
  frame();
  afterAll(() => (goesOn = false));
  // Sonner removes a dismissed toast 200 ms later, which needs the window: after the last file there is none.
  const { toast } = await import("sonner");
  const { setTimeout: later } = globalThis;
  afterAll(() => toast.getHistory().length > 0 && new Promise<void>((done) => void later(done, 250)));
  const { cleanup, configure } = await import("@testing-library/react");
  // The same timeout as expect.poll: a busy machine draws the hall slowly.
  configure({ asyncUtilTimeout: 30_000 });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
}
