import { afterEach, expect, it, vi } from "vitest";
import { writeStored, readStored } from "./storage.ts";

afterEach(() => vi.unstubAllGlobals());

it("writes, reads and removes", () => {
  writeStored("podium.test", "x");
  expect(readStored("podium.test")).toBe("x");
  writeStored("podium.test", null);
  expect(readStored("podium.test")).toBeNull();
});

it.each(["local", "session"] as const)("fails on nothing where the browser forbids %s storage", (place) => {
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
    writeStored("podium.test", "x", place);
    expect(readStored("podium.test", place)).toBeNull();
  } finally {
    if (own) Object.defineProperty(window, name, own);
  }
});
