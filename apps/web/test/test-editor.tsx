import { act, fireEvent, render, screen } from "@testing-library/react";
import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { vi } from "vitest";
import { EditorCanvas, type EditorCanvasProps } from "#modules/editors/hall-editor/canvas/editor-canvas.tsx";
import { createEditor } from "#modules/editors/hall-editor/state/editor.ts";
import { faultsOf } from "#modules/editors/hall-editor/model/faults-by-element.ts";

/** Two tables and a row of three before a stage, in a drawing whose size makes a unit about a pixel. */
export function smallHall(): HallPlan {
  const seat = (group: string, label: string, x: number, y: number) => {
    return { id: `${group}-${label}`, label, x, y, turn: 0, kind: "seat" as const };
  };
  return {
    name: "Parochiezaal",
    width: 1000,
    height: 800,
    stage: { x: 200, y: 0, width: 600, height: 100, label: "PODIUM" },
    zones: [
      { id: "zaal", name: "Zaal" },
      { id: "balkon", name: "Balkon" },
    ],
    groups: [
      {
        id: "R1",
        kind: "row",
        label: "Rij 1",
        zone: "balkon",
        x: 500,
        y: 603,
        seats: [seat("R1", "A", 460, 603), seat("R1", "B", 500, 603), seat("R1", "C", 540, 603)],
      },
      {
        id: "T1",
        kind: "table",
        label: "Tafel 1",
        zone: "zaal",
        x: 203,
        y: 307,
        shape: "round",
        seats: [seat("T1", "A", 203, 263), seat("T1", "B", 203, 351)],
      },
      {
        id: "T2",
        kind: "table",
        label: "Tafel 2",
        zone: "zaal",
        x: 711,
        y: 399,
        shape: "round",
        seats: [seat("T2", "A", 711, 355)],
      },
    ],
    decor: [{ kind: "door", x: 900, y: 500, width: 60, height: 12, label: "Ingang" }],
  };
}

/** Renders the drawing surface in a frame that just fits it and its margin of 28 pixels: one unit is one pixel. */
export function renderCanvas(props: Partial<EditorCanvasProps> = {}) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1056);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(856);
  const editor = props.editor ?? createEditor(smallHall());
  const onToolDone = vi.fn<() => void>();
  const all = {
    editor,
    tool: { kind: "select" } as const,
    onToolDone,
    faults: faultsOf(editor.state().plan),
    ...props,
  };
  const { rerender, unmount } = render(<EditorCanvas {...all} />);
  return {
    editor,
    onToolDone,
    unmount,
    again: (more: Partial<EditorCanvasProps>) => rerender(<EditorCanvas {...all} {...more} />),
  };
}

export const surface = () => screen.getByRole("application");

interface Held {
  readonly shiftKey?: boolean;
  readonly altKey?: boolean;
  readonly button?: number;
  readonly pointerType?: "mouse" | "touch";
  readonly pointerId?: number;
}

type Place = readonly [x: number, y: number];

/** A pointer on the surface, at places in units of the drawing. */
export function pointer(held: Held = {}) {
  const at = ([x, y]: Place, more: Held = {}) => {
    return { pointerType: "mouse", pointerId: 1, button: 0, ...held, ...more, clientX: x + 28, clientY: y + 28 };
  };
  return {
    down: (place: Place, on: Element = surface()) => fireEvent.pointerDown(on, at(place)),
    move: (place: Place, more?: Held) => fireEvent.pointerMove(surface(), at(place, more)),
    up: (place: Place, more?: Held) => fireEvent.pointerUp(surface(), at(place, more)),
    cancel: (place: Place) => fireEvent.pointerCancel(surface(), at(place)),
    lose: () =>
      fireEvent(surface(), new PointerEvent("lostpointercapture", { pointerId: held.pointerId ?? 1, bubbles: true })),
  };
}

export function click(place: Place, held: Held = {}): void {
  const mouse = pointer(held);
  mouse.down(place);
  mouse.up(place);
}

export function drag(from: Place, to: Place, held: Held = {}): void {
  const mouse = pointer(held);
  mouse.down(from);
  mouse.move([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  mouse.move(to);
  mouse.up(to);
}

export function key(name: string, held: { ctrlKey?: boolean; shiftKey?: boolean; altKey?: boolean } = {}): boolean {
  act(() => surface().focus());
  return fireEvent.keyDown(surface(), { key: name, ...held });
}
