import { blackBox } from "@podium/shared/halls/examples/example-halls";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { expect, test } from "vitest";
import { createStore } from "#platform/state.ts";
import { copied, pasted } from "./clipboard.ts";
import { decorKey, type ElementKey, groupKey, seatKey } from "#modules/editors/hall-editor/model/drawing.ts";
import { createEditor, type Editor } from "#modules/editors/hall-editor/state/editor.ts";

function editorWith(plan = specificationHall(), ...keys: ElementKey[]): Editor {
  const editor = createEditor(plan, createStore());
  editor.select(new Set(keys));
  return editor;
}

function paste(editor: Editor, text: string, at?: { x: number; y: number }): void {
  const clip = pasted(text, at);
  if ("refusal" in clip) throw new Error(clip.refusal);
  editor.run(clip.command);
}

test("a copy from one hall is pasted in another, in a zone of the same name or the first one", () => {
  const text = copied(editorWith(specificationHall(), groupKey("R1-links"), groupKey("T1"), decorKey(2)).state()) ?? "";
  const other = editorWith({
    ...blackBox(),
    zones: [
      { id: "z1", name: "Parterre" },
      { id: "z2", name: "Balkon" },
    ],
  });
  paste(other, text);
  const [row, table] = other.state().plan.groups.slice(-2);
  expect([row?.label, row?.zone]).toEqual(["Rij 9", "z2"]);
  expect([table?.label, table?.zone]).toEqual(["Tafel 1", "z1"]);
  expect(other.state().plan.decor.at(-1)?.label).toBe("BALKON");
  expect(other.state().selection.size).toBe(3);
  expect(other.state().said.text).toBe("3 onderdelen geplakt");
});

test("each paste lies beside the one before, or with its middle where one points", () => {
  const editor = editorWith(specificationHall(), groupKey("T1"));
  const text = copied(editor.state()) ?? "";
  const first = editor.state().plan.groups.find(({ id }) => id === "T1");
  paste(editor, text);
  paste(editor, text);
  paste(editor, text, { x: 600, y: 600 });
  const [second, third, fourth] = editor.state().plan.groups.slice(-3);
  expect([second?.x, third?.x]).toEqual([(first?.x ?? 0) + 32, (first?.x ?? 0) + 64]);
  expect(Math.abs((fourth?.x ?? 0) - 600)).toBeLessThan(5);
});

test("selected seats of a row are pasted as a row of only those", () => {
  const editor = editorWith(specificationHall(), seatKey("R1-links", 2), seatKey("R1-links", 3));
  paste(editor, copied(editor.state()) ?? "");
  const row = editor.state().plan.groups.at(-1);
  expect(row?.seats.map(({ id }) => id)).toEqual(["R5-C", "R5-D"]);
});

test("nothing that can be copied gives no text", () => {
  expect(copied(editorWith(specificationHall(), "stage").state())).toBeNull();
  expect(copied(editorWith().state())).toBeNull();
});

test.each([
  ["text of another program", "Beste Jan, hierbij de lijst"],
  ["JSON of something else", '{"format":"podium-zaal"}'],
  [
    "a clip with a number that is none",
    '{"format":"podium-zaal","version":1,"groups":[{"x":"NaN"}],"decor":[],"zones":[]}',
  ],
  ["an empty clip", '{"format":"podium-zaal","version":1,"groups":[],"decor":[],"zones":[]}'],
  ["a megabyte too much", `{"format":"podium-zaal","x":"${"x".repeat(5_000_000)}"}`],
])("%s is refused with a sentence", (_, text) => {
  expect(pasted(text)).toEqual({ refusal: expect.stringContaining("niets van een zaal") });
});
