import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { pointer, renderCanvas, surface } from "#test/test-editor.tsx";

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = vi.fn<(pointerId: number) => void>();
});

it("paints what the pointer passed over within one frame, on its way and not on the straight line", () => {
  const { editor } = renderCanvas({ tool: { kind: "paint-kind", seatKind: "restricted" } });
  const brush = pointer();
  brush.down([440, 560]);
  // A zigzag over three points that the browser reports as one event, without a frame in between.
  const parts = [
    [460, 603],
    [500, 540],
    [540, 603],
  ].map(([x = 0, y = 0]) => new PointerEvent("pointermove", { clientX: x + 28, clientY: y + 28, pointerId: 1 }));
  const move = new PointerEvent("pointermove", { clientX: 568, clientY: 631, pointerId: 1, bubbles: true });
  Object.defineProperty(move, "getCoalescedEvents", { value: () => parts });
  fireEvent(surface(), move);
  brush.up([600, 540]);
  const row = editor.state().plan.groups.find(({ id }) => id === "R1");
  expect(row?.seats.map(({ kind }) => kind)).toEqual(["restricted", "seat", "restricted"]);
});
