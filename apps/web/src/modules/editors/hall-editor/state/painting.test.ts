import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { emptyHall } from "@podium/shared/halls/drafts";
import { USUAL_ROW_BLOCK } from "@podium/shared/halls/row-block";
import { expect, it } from "vitest";
import { continuedWords, FIRST_SETTINGS, nextRows } from "./make-tool.ts";
import { addRowBlock } from "#modules/editors/hall-editor/commands/add.ts";
import { companionBeside } from "#modules/editors/hall-editor/commands/kinds.ts";
import { elementsAlong } from "#modules/editors/hall-editor/model/hit.ts";

const lettered = { ...FIRST_SETTINGS.rows, rowNumbering: { ...USUAL_ROW_BLOCK.rowNumbering, as: "letters" as const } };
const settings = { ...FIRST_SETTINGS, rows: { ...lettered, rows: 3, seats: 8 } };
const added = (plan: HallPlan, as = settings): HallPlan =>
  addRowBlock({ ...nextRows(plan, as), x: 500, y: 400 }).apply({ plan, selection: new Set() }).plan;
const labels = ({ groups }: HallPlan) => [...new Set(groups.map(({ label }) => label))];
const hall = added(emptyHall("Zaal"));

it("a second block of rows goes on with the letters of the first, and says so", () => {
  expect(continuedWords(emptyHall("Zaal"), settings)).toBeNull();
  expect(continuedWords(hall, settings)).toBe("Dit blok gaat verder na Rij C: Rij D tot Rij F.");
  expect(labels(added(hall))).toEqual(["Rij A", "Rij B", "Rij C", "Rij D", "Rij E", "Rij F"]);
  const one = { ...settings, rows: { ...settings.rows, rows: 1 } };
  expect(continuedWords(hall, one)).toBe("Dit blok gaat verder na Rij C: Rij D.");
});

it("rows with another word, and those whose first sign was chosen, go on from none", () => {
  const loge = { ...settings, rows: { ...settings.rows, word: "Loge" } };
  expect([nextRows(hall, loge).rowNumbering.first, continuedWords(hall, loge)]).toEqual([1, null]);
  expect(continuedWords(hall, { ...settings, firstRow: 9 })).toBeNull();
});

it("letters without I and O go on without them", () => {
  const rowNumbering = { ...settings.rows.rowNumbering, withoutIO: true };
  const many = { ...settings, rows: { ...settings.rows, rows: 8, rowNumbering } };
  expect(labels(added(added(emptyHall("Zaal"), many), { ...many, rows: { ...many.rows, rows: 1 } })).at(-1)).toBe(
    "Rij J",
  );
});

it("a stroke paints every seat that its line touches, however far apart its points are", () => {
  const [row] = hall.groups;
  const [first, last] = [row?.seats[0], row?.seats.at(-1)];
  if (!row || !first || !last) throw new Error("the hall has no row");
  const all = row.seats.map((_, index) => `seat:${row.id}/${index}`);
  expect(elementsAlong(hall, first, last, "seats")).toEqual(all);
  // Along the edge of the seats, where the stroke is inside each for only a few units.
  const grazing = [first, last].map(({ x, y }) => ({ x, y: y - 15.8 }));
  expect(elementsAlong(hall, grazing[0] ?? first, grazing[1] ?? last, "seats")).toEqual(all);
  const beside = [first, last].map(({ x, y }) => ({ x, y: y - 16.5 }));
  expect(elementsAlong(hall, beside[0] ?? first, beside[1] ?? last, "seats")).toEqual([]);
  const down = { x: first.x, y: first.y + 400 };
  expect(elementsAlong(hall, first, down, "groups")).toEqual(hall.groups.map(({ id }) => `group:${id}`));
});

it("puts a companion's place that stands apart beside the wheelchair place, and makes its seat an ordinary one", () => {
  const [row] = hall.groups;
  if (!row) throw new Error("the hall has no row");
  const kinds = ["seat", "wheelchair", "seat", "seat", "companion", "seat", "seat", "seat"] as const;
  const seats = row.seats.map((seat, index) => ({ ...seat, kind: kinds[index] ?? "seat" }));
  const plan = { ...hall, groups: [{ ...row, seats }] };
  const after = companionBeside(row.id, 4).apply({ plan, selection: new Set() }).plan.groups[0]?.seats;
  expect(after?.map(({ kind }) => kind).slice(0, 5)).toEqual(["seat", "wheelchair", "companion", "seat", "seat"]);
});
