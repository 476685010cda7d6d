import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { expect, test } from "vitest";
import { createStore } from "#platform/state.ts";
import { move } from "#modules/editors/hall-editor/commands/move.ts";
import { addZone, removeZone } from "#modules/editors/hall-editor/commands/zones.ts";
import { replacePlan } from "#modules/editors/hall-editor/commands/hall.ts";
import { remove } from "#modules/editors/hall-editor/commands/remove.ts";
import { groupKey } from "#modules/editors/hall-editor/model/drawing.ts";
import { createEditor, type Editor } from "./editor.ts";

function editorWithTable(): Editor {
  const editor = createEditor(specificationHall(), createStore());
  editor.select(new Set([groupKey("T1")]));
  return editor;
}

const tableX = (editor: Editor): number | undefined => editor.state().plan.groups.find(({ id }) => id === "T1")?.x;

test("a command is one step, named for the announcer", () => {
  const editor = editorWithTable();
  expect(editor.run(move(10, 0))).toBe(true);
  expect(editor.state().past?.name).toBe("Tafel verplaatst");
  expect(editor.state().said.text).toBe("Tafel verplaatst");
  editor.undo();
  expect(editor.state().said).toEqual({ text: "Ongedaan gemaakt: Tafel verplaatst", count: 2 });
  editor.redo();
  expect(editor.state().said.text).toBe("Opnieuw gedaan: Tafel verplaatst");
});

test("a command that changes nothing is no step and is not said", () => {
  const editor = editorWithTable();
  const before = editor.state();
  expect(editor.run(move(0, 0))).toBe(false);
  expect(editor.state()).toBe(before);
});

test("nudges of one gesture are one step, and a selection ends the gesture", () => {
  const editor = editorWithTable();
  const start = tableX(editor) ?? 0;
  for (let count = 0; count < 5; count += 1) editor.run(move(1, 0), { gesture: "nudge" });
  expect(tableX(editor)).toBe(start + 5);
  editor.select(editor.state().selection);
  editor.run(move(1, 0), { gesture: "nudge" });
  editor.undo();
  expect(tableX(editor)).toBe(start + 5);
  editor.undo();
  expect(tableX(editor)).toBe(start);
});

test("a drag that passes its whole distance each time begins where it began, and back there it is no step", () => {
  const editor = editorWithTable();
  const start = tableX(editor) ?? 0;
  const drag = (dx: number): boolean => editor.run(move(dx, 0), { gesture: "drag", fromStart: true });
  drag(10);
  drag(30);
  expect(tableX(editor)).toBe(start + 30);
  drag(0);
  expect(tableX(editor)).toBe(start);
  expect(editor.state().past).toBeNull();
});

test("a gesture that is cancelled leaves the drawing as it was, and nothing to redo", () => {
  const editor = editorWithTable();
  const { plan } = editor.state();
  editor.run(move(10, 0), { gesture: "drag" });
  editor.cancelGesture();
  expect(editor.state()).toMatchObject({ past: null, future: null });
  expect(editor.state().plan).toBe(plan);
});

test("undo restores what was selected too", () => {
  const editor = editorWithTable();
  editor.run(remove());
  expect(editor.state().selection.size).toBe(0);
  editor.undo();
  expect([...editor.state().selection]).toEqual([groupKey("T1")]);
});

test("a new command clears the redo", () => {
  const editor = editorWithTable();
  editor.run(move(10, 0));
  editor.undo();
  editor.run(move(0, 10));
  expect(editor.state().future).toBeNull();
});

test("a version that somebody else saved can be undone: nothing is lost", () => {
  const editor = editorWithTable();
  editor.run(move(10, 0));
  const mine = editor.state().plan;
  editor.run(replacePlan({ ...specificationHall(), name: "Van een ander" }, "Versie van een ander geladen"));
  expect(editor.state().plan.name).toBe("Van een ander");
  editor.undo();
  expect(editor.state().plan).toBe(mine);
});

test("a command whose result a draft cannot hold is refused with a sentence, and changes nothing", () => {
  const editor = editorWithTable();
  for (let count = 0; count < 18; count += 1) editor.run(addZone(`Zone ${count}`));
  expect(editor.state().plan.zones).toHaveLength(20);
  expect(editor.run(addZone("Te veel"))).toBe(false);
  expect(editor.state().plan.zones).toHaveLength(20);
  expect(editor.state().said.text).toBe("Een zaal heeft hoogstens 20 zones. Er is niets veranderd.");
});

test("a drawing from elsewhere that is larger can be made smaller step by step, but not larger", () => {
  const plan = specificationHall();
  const zones = Array.from({ length: 24 }, (_, index) => ({
    id: `z${index}`,
    name: `Zone ${index}`,
    color: "zone-1" as const,
  }));
  const editor = createEditor({ ...plan, zones }, createStore());
  expect(editor.run(addZone("Te veel"))).toBe(false);
  expect(editor.run(removeZone("z23", "z0"))).toBe(true);
  expect(editor.state().plan.zones).toHaveLength(23);
});

test("unchanged parts are the same objects after a command", () => {
  const editor = editorWithTable();
  const before = editor.state().plan;
  editor.run(move(10, 0));
  const after = editor.state().plan;
  const changed = after.groups.filter((group, index) => group !== before.groups[index]);
  expect(changed.map(({ id }) => id)).toEqual(["T1"]);
  expect(after.decor).toBe(before.decor);
});

test("groups with the same id get ids of their own when a draft is loaded, and that is said", () => {
  const plan = specificationHall();
  const doubled = {
    ...plan,
    groups: plan.groups.map((group, index) => (index === 1 ? { ...group, id: "R1-links" } : group)),
  };
  const { state } = createEditor(doubled, createStore());
  expect(
    state()
      .plan.groups.slice(0, 2)
      .map(({ id }) => id),
  ).toEqual(["R1-links", "R1-links-2"]);
  expect(state().notices).toEqual([expect.stringContaining("1 rij of tafel had dezelfde interne naam")]);
});
