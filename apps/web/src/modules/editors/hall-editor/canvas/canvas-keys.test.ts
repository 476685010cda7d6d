import { describe, expect, it } from "vitest";
import { CANVAS_KEYS, keyActionOf } from "./canvas-keys.ts";

function press(key: string, held: { ctrl?: boolean; shift?: boolean; altGraph?: boolean } = {}) {
  const { ctrl = false, shift = false, altGraph = false } = held;
  return keyActionOf({
    key,
    ctrlKey: ctrl || altGraph,
    metaKey: false,
    shiftKey: shift,
    getModifierState: (name: string) => altGraph && name === "AltGraph",
  });
}

describe("the keys of the drawing", () => {
  it("tell apart what only Shift or Ctrl tells apart", () => {
    expect(press("Tab")).toBe("next");
    expect(press("Tab", { shift: true })).toBe("previous");
    expect(press("z", { ctrl: true })).toBe("undo");
    expect(press("Z", { ctrl: true, shift: true })).toBe("redo");
    expect(press("z")).toBeNull();
    expect(press("m")).toBe("mirror");
    expect(press("M", { shift: true })).toBe("mirror-upright");
  });

  it("accept brackets that a Belgian keyboard makes with AltGr, which counts as Ctrl", () => {
    expect(press("]", { altGraph: true })).toBe("rotate-right");
    expect(press("[", { altGraph: true })).toBe("rotate-left");
  });

  it("leave the browser its own zoom", () => {
    expect(press("+", { shift: true })).toBe("zoom-in");
    expect(press("+", { ctrl: true })).toBeNull();
    expect(press("0", { ctrl: true })).toBeNull();
  });

  it("are all explained in the help, each once", () => {
    const actions = new Set(CANVAS_KEYS.map(({ action }) => action));
    const explained = CANVAS_KEYS.filter(({ shown }) => shown.length > 0);
    expect(explained.map(({ action }) => action).toSorted()).toEqual([...actions].toSorted());
    for (const { what } of explained) expect(what).not.toBe("");
  });
});
