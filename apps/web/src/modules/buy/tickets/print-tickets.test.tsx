import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { printAndReload } from "./ticket-actions.tsx";

const reload = vi.fn<() => void>();
let seen: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  seen = true;
  vi.stubGlobal("print", vi.fn());
  vi.stubGlobal("location", { reload });
  vi.spyOn(document, "hasFocus").mockImplementation(() => seen);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("loads the page anew once the browser says that printing is over, and only once", () => {
  printAndReload();
  window.dispatchEvent(new Event("afterprint"));
  vi.advanceTimersByTime(600_000);
  expect(reload).toHaveBeenCalledOnce();
});

it("leaves the page alone under a preview that stands open, until one is back", () => {
  seen = false;
  printAndReload();
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  seen = true;
  window.dispatchEvent(new Event("focus"));
  expect(reload).toHaveBeenCalledOnce();
});

it("loads the page anew where nothing is ever said and the page has stayed in view", () => {
  printAndReload();
  vi.advanceTimersByTime(2000);
  expect(reload).toHaveBeenCalledOnce();
});
