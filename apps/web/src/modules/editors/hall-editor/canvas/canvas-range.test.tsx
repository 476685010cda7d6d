import { act, render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Announcer } from "#ui/announcer.tsx";
import { key, renderCanvas } from "#test/test-editor.tsx";
import type { Editor } from "#modules/editors/hall-editor/state/editor.ts";

const selected = (editor: Editor) => [...editor.state().selection];
/** Reads what a screen reader announces. */
function listen() {
  render(<Announcer />);
  return () => document.querySelector("[aria-live]")?.textContent?.trim();
}

describe("a range", () => {
  it("goes with Shift and Space or Enter from what K pinned to the current element, in reading order, and is announced", () => {
    const said = listen();
    const { editor } = renderCanvas();
    act(() => editor.select(new Set(["group:T1"])));
    key("k");
    key("Tab");
    key("Tab");
    expect(selected(editor)).toEqual(["group:T1", "group:R1"]);
    expect(key(" ", { shiftKey: true })).toBe(false);
    expect(selected(editor)).toEqual(["group:T1", "group:T2", "group:R1"]);
    expect(said()).toBe("Rij 1, 3 stoelen, zone Balkon, 4 van 5, 3 gekozen");
    // Backwards as well.
    act(() => editor.select(new Set(["group:R1"])));
    key("Enter", { shiftKey: true });
    expect(said()).toBe("Vanaf hier. Ga met Tab naar het einde, en druk nog eens op Shift en spatie.");
    key("Tab", { shiftKey: true });
    key("Tab", { shiftKey: true });
    key("Enter", { shiftKey: true });
    expect(new Set(selected(editor))).toEqual(new Set(["group:T1", "group:T2", "group:R1"]));
  });

  it("grows and shrinks with Ctrl, Shift and the arrows, and to the ends with Shift and Home or End", () => {
    const said = listen();
    const { editor } = renderCanvas();
    const extend = (name: string) => key(name, { shiftKey: true, ctrlKey: true });
    act(() => editor.select(new Set(["group:T2"])));
    const before = editor.state().plan;
    extend("ArrowDown");
    expect(selected(editor)).toEqual(["group:T2", "group:R1"]);
    extend("ArrowRight");
    expect(said()).toBe("Deur Ingang, 5 van 5, 3 gekozen");
    // The range ends at the last element.
    extend("ArrowRight");
    expect(selected(editor)).toEqual(["group:T2", "group:R1", "decor:0"]);
    for (let press = 0; press < 3; press++) extend("ArrowUp");
    expect(selected(editor)).toEqual(["group:T1", "group:T2"]);
    key("End", { shiftKey: true });
    expect(selected(editor)).toEqual(["group:T2", "group:R1", "decor:0"]);
    key("Home", { shiftKey: true });
    expect(selected(editor)).toEqual(["stage", "group:T1", "group:T2"]);
    expect(editor.state().plan).toBe(before);
    // Tab without Shift selects one element, from which the next range begins.
    key("Tab");
    expect(selected(editor)).toEqual(["group:T1"]);
    extend("ArrowDown");
    expect(selected(editor)).toEqual(["group:T1", "group:T2"]);
  });

  it("is one of seats within a row", () => {
    const { editor } = renderCanvas();
    act(() => editor.select(new Set(["group:R1"])));
    key("Enter");
    key("End", { shiftKey: true });
    expect(selected(editor)).toEqual(["seat:R1/0", "seat:R1/1", "seat:R1/2"]);
  });
});
