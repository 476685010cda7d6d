import { afterEach, expect, it, vi } from "vitest";
import { keep, readKept } from "./kept.ts";

afterEach(() => vi.unstubAllGlobals());

it("keeps, reads and forgets", () => {
  keep("podium.test", "x");
  expect(readKept("podium.test")).toBe("x");
  keep("podium.test", null);
  expect(readKept("podium.test")).toBeNull();
});

it.each(["local", "session"] as const)("breaks on nothing where the browser forbids %s storage", (place) => {
  const forbidden = {
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
    configurable: true,
  };
  const name = `${place}Storage`;
  const own = Object.getOwnPropertyDescriptor(window, name);
  Object.defineProperty(window, name, forbidden);
  try {
    keep("podium.test", "x", place);
    expect(readKept("podium.test", place)).toBeNull();
  } finally {
    if (own) Object.defineProperty(window, name, own);
  }
});
