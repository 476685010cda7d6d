import type { HallDraft } from "@podium/shared/contracts/halls";
import { emptyHall } from "@podium/shared/halls/drafts";
import { expect, it } from "vitest";
import { store } from "#platform/state.ts";
import { respond } from "#test/network.ts";
import { addSpot } from "#modules/editors/hall-editor/commands/add.ts";
import { withRoom } from "#modules/editors/hall-editor/commands/paper.ts";
import { createHallSession } from "./hall-session.ts";

const underlay = { x: 10, y: 20, width: 800, height: 600, opacity: 0.5 };
const draft: HallDraft = { id: 1, revision: 3, plan: emptyHall("Zaal"), underlay, hasFloorPlan: true };

it("leaves the picture of the floor plan below the drawing, also where that grows at the left, and when it is undone", () => {
  respond("saveHallDraft", { revision: 4 });
  const { editor, underlayAtom, start } = createHallSession(draft, null);
  const leave = start();
  const beside = () => {
    const { x, y } = store.get(underlayAtom) ?? underlay;
    const { stage } = editor.state().plan;
    return { x: x - stage.x, y: y - stage.y };
  };
  const before = beside();
  const spot = { label: "Loge", seatLabel: "1", zone: "zaal", kind: "seat" } as const;
  editor.run(withRoom(addSpot({ ...spot, x: -100, y: -60 })));
  expect(editor.state().plan.stage.x).toBeGreaterThan(draft.plan.stage.x);
  expect(beside()).toEqual(before);
  editor.undo();
  expect(store.get(underlayAtom)).toEqual(underlay);
  editor.redo();
  expect(beside()).toEqual(before);
  leave();
});

it("holds the picture of a floor plan to sides that can be saved, in its proportions, however one scales it", () => {
  const { underlayAtom } = createHallSession(draft, null);
  store.set(underlayAtom, { ...underlay, width: 20_000, height: 40_000 });
  expect(store.get(underlayAtom)).toEqual({ ...underlay, width: 10_000, height: 20_000 });
  store.set(underlayAtom, { ...underlay, width: 10, height: 0.5 });
  expect(store.get(underlayAtom)).toEqual({ ...underlay, width: 20, height: 1 });
});
