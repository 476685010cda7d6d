import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { store } from "#platform/state.ts";
import { Announcer } from "#ui/announcer.tsx";
import { toastsAtom } from "#ui/toast.ts";
import { key, renderCanvas, surface } from "#test/test-editor.tsx";
import { addSpot } from "#modules/editors/hall-editor/commands/add.ts";
import { remove } from "#modules/editors/hall-editor/commands/remove.ts";
import { elementOf } from "#modules/editors/hall-editor/model/drawing.ts";
import type { Editor } from "#modules/editors/hall-editor/state/editor.ts";
import type { AddTool } from "#modules/editors/hall-editor/state/tool.ts";

const selected = (editor: Editor) => [...editor.state().selection];
const seatAt = (editor: Editor, id: `seat:${string}/${number}`) => {
  const element = elementOf(editor.state().plan, id);
  return element?.type === "seat" ? [element.seat.x, element.seat.y] : null;
};
const steps = (editor: Editor) => {
  let count = 0;
  for (let step = editor.state().past; step; step = step.next) count += 1;
  return count;
};
/** Reads what a screen reader announces. */
function listen() {
  render(<Announcer />);
  return () => document.querySelector("[aria-live]")?.textContent?.trim();
}

describe("Tab on the drawing", () => {
  it("goes through stage, zones and decor in reading order, says each, and leaves after the last", () => {
    const said = listen();
    const { editor } = renderCanvas();
    const order = Array.from({ length: 5 }, () => (key("Tab"), selected(editor)[0]));
    expect(order).toEqual(["stage", "group:T1", "group:T2", "group:R1", "decor:0"]);
    expect(said()).toBe("Deur Ingang, 5 van 5");
    // The event is not prevented: the browser moves the focus on.
    expect(key("Tab")).toBe(true);
    key("Tab", { shiftKey: true });
    expect(selected(editor)).toEqual(["group:R1"]);
  });

  it("leaves at once after Escape with nothing selected", () => {
    const { editor } = renderCanvas();
    key("Tab");
    expect(key("Tab")).toBe(false);
    key("Escape");
    expect(selected(editor)).toEqual([]);
    expect(key("Tab")).toBe(true);
  });

  it("goes on where it was when one left with another key after Escape", () => {
    const { editor } = renderCanvas();
    key("Escape");
    fireEvent.blur(surface());
    expect(key("Tab")).toBe(false);
    expect(selected(editor)).toEqual(["stage"]);
  });

  it("goes on past the drawing, to the settings, with a tool that adds in hand", () => {
    const tool: AddTool = { kind: "add-spot", what: "een plaats", place: () => remove() };
    const { editor } = renderCanvas({ tool });
    expect(key("Tab")).toBe(true);
    expect(selected(editor)).toEqual([]);
  });

  it("goes through the seats of a group after Enter, and back to the groups with Escape", () => {
    const said = listen();
    const { editor } = renderCanvas();
    act(() => editor.select(new Set(["group:R1"])));
    key("Enter");
    expect(said()).toBe("Rij 1, stoel A, 1 van 3");
    key("Tab");
    expect(selected(editor)).toEqual(["seat:R1/1"]);
    key("Escape");
    expect(selected(editor)).toEqual(["group:R1"]);
  });
});

it("Home and End go to the first and the last, also of the seats of a row", () => {
  const said = listen();
  const { editor } = renderCanvas();
  key("End");
  expect(selected(editor)).toEqual(["decor:0"]);
  key("Home");
  expect(said()).toBe("Podium, 1 van 5");
  act(() => editor.select(new Set(["group:R1"])));
  key("Enter");
  key("End");
  expect(selected(editor)).toEqual([`seat:R1/${(editor.state().plan.groups[0]?.seats.length ?? 0) - 1}`]);
});

describe("K", () => {
  it("pins what is selected while Tab goes on, so that several things can be chosen without a mouse", () => {
    const said = listen();
    const { editor } = renderCanvas();
    act(() => editor.select(new Set(["group:T1"])));
    key("k");
    key("Tab");
    expect(selected(editor)).toEqual(["group:T1", "group:T2"]);
    expect(said()).toBe("Tafel 2, 1 stoel, zone Zaal, 3 van 5, 2 gekozen");
    // An element that Tab only passed is deselected.
    key("Tab");
    expect(selected(editor)).toEqual(["group:T1", "group:R1"]);
    key("k");
    key("k");
    key("Tab");
    expect(selected(editor)).toEqual(["decor:0"]);
  });
});

describe("arrows", () => {
  it.each([
    [{}, 1],
    [{ shiftKey: true }, 10],
    [{ altKey: true }, 0.1],
  ])("move what is selected (%o)", (held, by) => {
    const { editor } = renderCanvas();
    act(() => editor.select(new Set(["group:R1"])));
    key("ArrowRight", held);
    key("ArrowUp", held);
    expect(seatAt(editor, "seat:R1/0")).toEqual([460 + by, 603 - by]);
  });

  it("are one step of history, and say where it is", () => {
    const said = listen();
    const { editor } = renderCanvas();
    const before = editor.state().plan;
    act(() => editor.select(new Set(["group:T2"])));
    key("ArrowRight");
    key("ArrowRight");
    key("ArrowDown");
    expect(steps(editor)).toBe(1);
    expect(said()).toBe("686 van links, 340 van voren");
    key("z", { ctrlKey: true });
    expect(editor.state().plan).toBe(before);
    key("y", { ctrlKey: true });
    expect(editor.state().plan).not.toBe(before);
  });
});

describe("a new place", () => {
  const tool: AddTool = {
    kind: "add-spot",
    what: "een losse plaats",
    place: ({ x, y }) => addSpot({ label: "Loge", seatLabel: "1", zone: "zaal", kind: "wheelchair", x, y }),
  };

  it("is put down with the keyboard alone: arrows move it to its place, Enter leaves it there", () => {
    const said = listen();
    const { editor, onToolDone } = renderCanvas({ tool });
    key("ArrowRight");
    key("ArrowDown", { shiftKey: true });
    expect(said()).toBe("510 van links, 500 van voren");
    key("Enter");
    const [added] = selected(editor);
    const element = added && elementOf(editor.state().plan, added);
    expect(element?.type === "group" && element.group).toMatchObject({ kind: "spot", x: 510, y: 500 });
    expect(onToolDone).toHaveBeenCalledOnce();
  });

  it("is not put down when Escape puts the tool away, which is said", () => {
    const said = listen();
    const { editor, onToolDone } = renderCanvas({ tool });
    const before = editor.state().plan;
    key("ArrowRight");
    key("Escape");
    expect(onToolDone).toHaveBeenCalledOnce();
    expect(said()).toBe("Gereedschap weggelegd.");
    expect(editor.state().plan).toBe(before);
  });
});

describe("other keys", () => {
  it("turn, mirror, duplicate and delete what is selected", () => {
    const { editor } = renderCanvas();
    act(() => editor.select(new Set(["group:R1"])));
    key("]");
    key("[");
    expect(steps(editor)).toBe(1);
    // The labels stay in place while the seats are mirrored.
    key("m");
    expect(editor.state().past?.name).toBe("Rij gespiegeld");
    key("d", { ctrlKey: true });
    expect(editor.state().plan.groups).toHaveLength(4);
    key("Delete");
    expect(editor.state().plan.groups).toHaveLength(3);
    key("a", { ctrlKey: true });
    expect(selected(editor)).toHaveLength(4);
    key("Delete");
    expect(editor.state().plan.groups).toHaveLength(0);
  });

  it("paint what is selected with the zone or kind in hand", () => {
    const { editor, again } = renderCanvas({ tool: { kind: "paint-zone", zone: "balkon" } });
    act(() => editor.select(new Set(["group:T1"])));
    key("Enter");
    expect(editor.state().plan.groups.map(({ zone }) => zone)).toEqual(["balkon", "balkon", "zaal"]);
    again({ tool: { kind: "paint-kind", seatKind: "restricted" } });
    key("Enter");
    expect(editor.state().plan.groups[1]?.seats.map(({ kind }) => kind)).toEqual(["restricted", "restricted"]);
  });

  it("copy to the clipboard and paste from it; what is no part of a hall is left out", () => {
    const { editor } = renderCanvas();
    act(() => editor.select(new Set(["group:T1"])));
    let text = "";
    const clipboardData = { setData: (_: string, data: string) => (text = data), getData: () => text };
    fireEvent.copy(surface(), { clipboardData });
    fireEvent.paste(surface(), { clipboardData });
    expect(editor.state().plan.groups.map(({ label }) => label)).toEqual(["Rij 1", "Tafel 1", "Tafel 2", "Tafel 3"]);
    text = "een gedicht";
    const before = editor.state().plan;
    fireEvent.paste(surface(), { clipboardData });
    expect(editor.state().plan).toBe(before);
    expect(store.get(toastsAtom)?.at(-1)?.message).toContain("Op het klembord staat niets van een zaal.");
  });
});

describe("a screen reader", () => {
  it("gets a description of the drawing, and of how to leave it", () => {
    renderCanvas();
    const drawing = screen.getByRole("application", { name: "Tekening van Parochiezaal" });
    const help = document.querySelector(`[id="${drawing.getAttribute("aria-describedby")}"]`)?.textContent;
    expect(help).toContain("Verlaat de tekening met F6, of met Escape en daarna Tab.");
  });
});

it("trims the drawing with B in one step, and says so where nothing is left to trim", () => {
  const said = listen();
  const { editor } = renderCanvas();
  const before = editor.state().plan;
  key("b");
  expect(editor.state().plan.height).toBeLessThan(before.height);
  expect([said(), steps(editor)]).toEqual(["Tekening bijgesneden", 1]);
  key("b");
  expect([said(), steps(editor)]).toEqual(["Er is geen leeg papier om weg te nemen.", 1]);
  act(() => editor.undo());
  expect(editor.state().plan).toBe(before);
});

it.each([
  ["is done", ["b"], 659],
  ["is undone", ["b", "z"], 800],
  ["is done again", ["b", "z", "y"], 659],
])("when trimming the drawing %s, all of it is in sight, however close one was", (_when, keys, height) => {
  const { editor } = renderCanvas();
  const shown = () => document.querySelector<HTMLElement>(".editor-surface")?.style.transform;
  for (const name of keys) {
    for (let times = 0; times < 4; times += 1) key("+");
    key(name, { ctrlKey: name !== "b" });
  }
  const after = shown();
  expect(editor.state().plan.height).toBe(height);
  key("0");
  expect(after).toBe(shown());
});
