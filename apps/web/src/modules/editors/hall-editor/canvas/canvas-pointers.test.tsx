import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { click, drag, key, pointer, renderCanvas, smallHall, surface } from "#test/test-editor.tsx";
import { reshapeTables } from "#modules/editors/hall-editor/commands/tables.ts";
import { elementOf } from "#modules/editors/hall-editor/model/drawing.ts";
import { createEditor, type Editor } from "#modules/editors/hall-editor/state/editor.ts";

/** Time of the next event, in milliseconds. Real time would be too slow for double taps on a busy machine. */
let now: number;

beforeEach(() => {
  now = 1000;
  vi.spyOn(Event.prototype, "timeStamp", "get").mockImplementation(() => now);
  HTMLElement.prototype.setPointerCapture = vi.fn<(pointerId: number) => void>();
});

const TABLE = [203, 307] as const;
const EMPTY = [400, 200] as const;

const selected = (editor: Editor) => [...editor.state().selection];
const place = (editor: Editor, id: string) => {
  const element = elementOf(editor.state().plan, `group:${id}`);
  return element?.type === "group" ? [element.group.x, element.group.y] : null;
};
const steps = (editor: Editor) => {
  let count = 0;
  for (let step = editor.state().past; step; step = step.next) count += 1;
  return count;
};
const seatCount = (editor: Editor, id: string) => {
  const element = elementOf(editor.state().plan, `group:${id}`);
  return element?.type === "group" ? element.group.seats.length : null;
};
const lifted = () => document.querySelectorAll("[data-lifted], [data-part=lifted] > *");

describe("a click", () => {
  it("selects what is under it, with Shift beside what was selected, and nothing on empty floor", () => {
    const { editor } = renderCanvas();
    click(TABLE);
    expect(selected(editor)).toEqual(["group:T1"]);
    click([711, 399], { shiftKey: true });
    expect(selected(editor)).toEqual(["group:T1", "group:T2"]);
    click(TABLE, { shiftKey: true });
    expect(selected(editor)).toEqual(["group:T2"]);
    click(EMPTY);
    expect(selected(editor)).toEqual([]);
  });

  it("twice goes into a group, whose seats are selected from then on, until Escape", () => {
    const { editor } = renderCanvas();
    click([500, 603]);
    now += 100;
    click([500, 603]);
    expect(selected(editor)).toEqual(["seat:R1/1"]);
    now += 1000;
    click([540, 603]);
    expect(selected(editor)).toEqual(["seat:R1/2"]);
    key("Escape");
    expect(selected(editor)).toEqual(["group:R1"]);
    now += 1000;
    click([540, 603]);
    expect(selected(editor)).toEqual(["group:R1"]);
  });

  it("on the next chair is another one, however soon it comes", () => {
    const { editor } = renderCanvas();
    click([500, 603]);
    click([500, 603]);
    click([512, 603]);
    click([526, 603], { shiftKey: true });
    expect(selected(editor)).toEqual(["seat:R1/1", "seat:R1/2"]);
  });

  it("of the right button does nothing", () => {
    const { editor } = renderCanvas();
    click(TABLE, { button: 2 });
    expect(selected(editor)).toEqual([]);
  });
});

describe("a drag", () => {
  it("moves what is selected in one step, which one undo reverts", () => {
    const { editor } = renderCanvas();
    const before = editor.state().plan;
    drag(TABLE, [263, 337], { altKey: true });
    expect(place(editor, "T1")).toEqual([263, 337]);
    expect(steps(editor)).toBe(1);
    editor.undo();
    expect(editor.state().plan).toBe(before);
  });

  it("changes nothing in the plan before the pointer is let go", () => {
    const { editor } = renderCanvas();
    const before = editor.state().plan;
    const mouse = pointer();
    mouse.down(TABLE);
    mouse.move([240, 320]);
    mouse.move([260, 340]);
    expect(editor.state().plan).toBe(before);
    expect(lifted().length).toBeGreaterThan(0);
    mouse.up([260, 340]);
    expect(editor.state().plan).not.toBe(before);
    expect(lifted()).toHaveLength(0);
  });

  it("snaps to what is near, unless Alt is down", () => {
    const { editor } = renderCanvas();
    drag(TABLE, [203, 396]);
    // The table's middle snaps to that of the other table with its seat.
    expect(place(editor, "T1")?.[1]).not.toBe(396);
    editor.undo();
    drag(TABLE, [203, 396], { altKey: true });
    expect(place(editor, "T1")).toEqual([203, 396]);
  });

  it("is given up by Escape, and leaves nothing behind", () => {
    const { editor } = renderCanvas();
    const before = editor.state().plan;
    const mouse = pointer();
    mouse.down(TABLE);
    mouse.move([260, 340]);
    key("Escape");
    expect(lifted()).toHaveLength(0);
    mouse.move([300, 400]);
    mouse.up([300, 400]);
    expect(editor.state().plan).toBe(before);
    expect(selected(editor)).toEqual(["group:T1"]);
  });

  it.each(["cancel", "lose"] as const)("leaves nothing behind when the browser ends the pointer (%s)", (how) => {
    const { editor } = renderCanvas();
    const before = editor.state().plan;
    const mouse = pointer();
    mouse.down(TABLE);
    mouse.move([260, 340]);
    mouse[how]([260, 340]);
    expect(lifted()).toHaveLength(0);
    mouse.up([300, 400]);
    expect(editor.state().plan).toBe(before);
    expect(surface().hasAttribute("data-dragging")).toBe(false);
  });

  it("over empty floor selects what the box holds", () => {
    const { editor } = renderCanvas();
    drag([100, 200], [300, 400]);
    expect(selected(editor)).toEqual(["group:T1"]);
    drag([600, 300], [800, 500], { shiftKey: true });
    expect(selected(editor)).toEqual(["group:T1", "group:T2"]);
  });

  it("over the stage is a box too, until the stage is selected", () => {
    const { editor } = renderCanvas();
    drag([300, 50], [330, 70]);
    expect(editor.state().plan.stage).toMatchObject({ x: 200, y: 0 });
    click([300, 50]);
    drag([300, 50], [330, 70], { altKey: true });
    expect(editor.state().plan.stage).toMatchObject({ x: 230, y: 20 });
  });

  it("of the middle button moves the view and selects nothing", () => {
    const { editor } = renderCanvas();
    const before = document.querySelector<HTMLElement>(".editor-surface")?.style.transform;
    drag(TABLE, [260, 340], { button: 1 });
    expect(document.querySelector<HTMLElement>(".editor-surface")?.style.transform).not.toBe(before);
    expect(selected(editor)).toEqual([]);
  });

  it("with the lasso selects what it goes around", () => {
    const { editor } = renderCanvas({ tool: { kind: "lasso" } });
    const mouse = pointer();
    mouse.down([650, 300]);
    mouse.move([780, 300]);
    mouse.move([780, 480]);
    mouse.move([650, 480]);
    mouse.up([650, 480]);
    expect(selected(editor)).toEqual(["group:T2"]);
  });
});

describe("a handle", () => {
  const handle = (id: string) => document.querySelector(`[data-handle="${id}"] circle`) ?? surface();

  it("turns what is selected, in steps of 15 degrees, as one step of history", () => {
    const { editor } = renderCanvas();
    click([500, 603]);
    const mouse = pointer();
    mouse.down([500, 560], handle("rotate"));
    mouse.move([560, 600]);
    mouse.up([560, 601]);
    const row = elementOf(editor.state().plan, "group:R1");
    expect(row?.type === "group" && row.group.seats.map(({ turn }) => turn)).toEqual([90, 90, 90]);
    expect(steps(editor)).toBe(1);
  });

  it("of the stage makes it larger, and the other side stays", () => {
    const { editor } = renderCanvas();
    click([300, 50]);
    const mouse = pointer();
    mouse.down([800, 100], handle("resize-se"));
    mouse.move([840, 130]);
    mouse.up([850, 140]);
    expect(editor.state().plan.stage).toMatchObject({ x: 200, y: 0, width: 650, height: 140 });
  });

  it("of a long table gives it more chairs along its sides", () => {
    const editor = createEditor(smallHall());
    editor.select(new Set(["group:T2"]));
    editor.run(reshapeTables({ shape: "long", chairs: 8, sides: ["front", "back"] }));
    renderCanvas({ editor });
    const mouse = pointer();
    mouse.down([800, 399], handle("table-right"));
    mouse.move([820, 399]);
    mouse.up([838, 399]);
    expect(seatCount(editor, "T2")).toBe(12);
  });

  it("bends rows", () => {
    const { editor } = renderCanvas();
    click([500, 603]);
    const mouse = pointer();
    mouse.down([500, 620], handle("curve"));
    mouse.move([500, 640]);
    mouse.up([500, 650]);
    const row = elementOf(editor.state().plan, "group:R1");
    const ys = row?.type === "group" ? row.group.seats.map(({ y }) => y) : [];
    expect(ys[1]).toBeGreaterThan(ys[0] ?? 0);
    expect(ys[0]).toBeCloseTo(ys[2] ?? 0);
  });
});

describe("a finger", () => {
  const touch = { pointerType: "touch" } as const;

  it("selects with a tap, and drags only what is selected", () => {
    const { editor } = renderCanvas();
    drag(TABLE, [263, 337], touch);
    expect(place(editor, "T1")).toEqual([203, 307]);
    now += 1000;
    editor.select(new Set());
    click(TABLE, touch);
    expect(selected(editor)).toEqual(["group:T1"]);
    now += 1000;
    drag(TABLE, [263, 337], { ...touch, altKey: true });
    expect(place(editor, "T1")).toEqual([263, 337]);
  });

  it("that stays adds to what is selected", async () => {
    const { editor } = renderCanvas();
    click(TABLE, touch);
    now += 1000;
    const finger = pointer(touch);
    finger.down([711, 399]);
    await expect.poll(() => selected(editor)).toEqual(["group:T1", "group:T2"]);
    finger.up([711, 399]);
    expect(selected(editor)).toEqual(["group:T1", "group:T2"]);
  });

  it("and a second one pinch, and give up what the first was dragging", () => {
    const { editor } = renderCanvas();
    const before = editor.state().plan;
    click(TABLE, touch);
    now += 1000;
    const [first, second] = [pointer({ ...touch, pointerId: 1 }), pointer({ ...touch, pointerId: 2 })];
    first.down(TABLE);
    first.move([230, 330]);
    second.down([400, 330]);
    second.move([570, 330]);
    expect(document.querySelector<HTMLElement>(".editor-surface")?.style.transform).toContain("scale(2)");
    second.up([570, 330]);
    first.up([230, 330]);
    expect(editor.state().plan).toBe(before);
  });
});

describe("the wheel", () => {
  it("zooms around the pointer, which stays above the same place", () => {
    renderCanvas();
    fireEvent.wheel(surface(), { deltaY: -200, clientX: 228, clientY: 328, cancelable: true });
    const transform = document.querySelector<HTMLElement>(".editor-surface")?.style.transform ?? "";
    const [x = 0, y = 0, scale = 0] = (transform.match(/-?[\d.]+(?=px|\))/g) ?? []).map(Number);
    expect(scale).toBeCloseTo(Math.exp(0.5));
    expect([(228 - x) / scale, (328 - y) / scale]).toEqual([expect.closeTo(200), expect.closeTo(300)]);
  });
});

describe("a fault", () => {
  it("has a flag with its sentence, which chooses what is at fault", () => {
    const { editor, again } = renderCanvas();
    const faults = { all: [], byKey: new Map([["group:T2" as const, ["Deze tafel ligt buiten de tekening."]]]) };
    again({ faults });
    const flag = screen.getByRole("button", {
      name: "Tafel 2, 1 stoel, zone Zaal: Deze tafel ligt buiten de tekening.",
    });
    fireEvent.keyDown(flag, { key: "Enter" });
    expect(selected(editor)).toEqual(["group:T2"]);
  });
});
