import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { USUAL_ROWS, USUAL_SEATS } from "@podium/shared/halls/numbering";
import { type RowBlock, rowBlock, USUAL_ROW_BLOCK } from "@podium/shared/halls/row-block";
import { expect, test } from "vitest";
import { type Drawing, type ElementKey, groupKey, seatKey } from "#modules/editors/hall-editor/model/drawing.ts";
import { setKind } from "./kinds.ts";
import { mirror } from "./mirror.ts";
import { move, rotate } from "./move.ts";
import { renameGroups, renameSeat } from "./names.ts";
import { renumberRows, renumberSeats } from "./renumber.ts";
import { addZone, paintZone, removeZone, renameZone, reorderZone, setZone } from "./zones.ts";

const zones = [
  { id: "zaal", name: "Zaal" },
  { id: "balkon", name: "Balkon" },
];

function withRows(part: Partial<RowBlock>): Drawing {
  const block = { ...USUAL_ROW_BLOCK, zone: "zaal", x: 1000, y: 1000, ...part };
  const groups = rowBlock(block, { others: [], zones });
  const plan: HallPlan = { ...specificationHall(), width: 2000, height: 2000, zones, groups, decor: [] };
  return { plan, selection: new Set(groups.map(({ id }) => groupKey(id))) };
}

const select = (plan: HallPlan, ...keys: ElementKey[]): Drawing => ({ plan, selection: new Set(keys) });
const seatIds = ({ plan }: Drawing): string[] => plan.groups.flatMap(({ seats }) => seats.map(({ id }) => id));
const labels = ({ plan }: Drawing): string[] => plan.groups.map(({ label }) => label);
/** Labels of all seats, row by row, from left to right. */
const seen = ({ plan }: Drawing): string[] =>
  plan.groups.map(({ seats }) =>
    seats
      .toSorted((a, b) => a.x - b.x)
      .map(({ label }) => label)
      .join(" "),
  );

test("seats are numbered through the blocks of a row, and their ids follow", () => {
  const drawing = withRows({ rows: 1, seats: 6, aislesAfter: [2] });
  const after = renumberSeats({ ...USUAL_SEATS, from: "right", as: "letters" }).apply(drawing);
  expect(seen(after)).toEqual(["F E", "D C B A"]);
  expect(seatIds(after)).toEqual(["R1-E", "R1-F", "R1-A", "R1-B", "R1-C", "R1-D"]);
});

test("from the middle odd numbers go left and even ones right, across the aisle", () => {
  const drawing = withRows({ rows: 1, seats: 6, aislesAfter: [3] });
  expect(seen(renumberSeats({ ...USUAL_SEATS, from: "middle" }).apply(drawing))).toEqual(["5 3 1", "2 4 6"]);
});

test("one block can be odd and the other even", () => {
  const { plan } = withRows({ rows: 1, seats: 6, aislesAfter: [3] });
  const left = renumberSeats({ ...USUAL_SEATS, from: "right", step: "odd" }).apply(select(plan, groupKey("R1")));
  const both = renumberSeats({ ...USUAL_SEATS, step: "even" }).apply(select(left.plan, groupKey("R1-2")));
  expect(seen(both)).toEqual(["5 3 1", "2 4 6"]);
});

test("only the selected seats of a row get other numbers", () => {
  const { plan } = withRows({ rows: 1, seats: 4 });
  const drawing = select(plan, seatKey("R1", 1), seatKey("R1", 2));
  const after = renumberSeats({ ...USUAL_SEATS, first: 21 }).apply(drawing);
  expect(seatIds(after)).toEqual(["R1-1", "R1-21", "R1-22", "R1-4"]);
  expect([...after.selection]).toEqual([seatKey("R1", 1), seatKey("R1", 2)]);
});

test("rows are numbered from the back with letters, and listed in that order", () => {
  const after = renumberRows({ ...USUAL_ROWS, from: "back", as: "letters" }).apply(withRows({ rows: 3, seats: 2 }));
  expect(labels(after)).toEqual(["Rij A", "Rij B", "Rij C"]);
  expect(after.plan.groups.map(({ y }) => y)).toEqual([1056, 1000, 944]);
  expect(seatIds(after)).toEqual(["RA-1", "RA-2", "RB-1", "RB-2", "RC-1", "RC-2"]);
});

test("two rows of the same name behind each other get names of their own", () => {
  const { plan } = withRows({ rows: 2, seats: 2, rowPitch: 60 });
  const same = plan.groups.map((group) => ({ ...group, label: "Rij 7" }));
  const after = renumberRows(USUAL_ROWS).apply(select({ ...plan, groups: same }, groupKey("R1"), groupKey("R2")));
  expect(labels(after)).toEqual(["Rij 1", "Rij 2"]);
});

test("tables are numbered as one reads: line by line, from left to right", () => {
  const plan = specificationHall();
  const tables = plan.groups.filter(({ kind }) => kind === "table");
  const after = renumberRows(USUAL_ROWS).apply(select(plan, ...tables.map(({ id }) => groupKey(id))));
  const byLabel = new Map(after.plan.groups.map((group) => [group.label, group]));
  expect(byLabel.get("Tafel 1")?.x).toBe(Math.min(...tables.map(({ x }) => x)));
  expect(byLabel.get("Tafel 2")?.x).toBeGreaterThan(byLabel.get("Tafel 1")?.x ?? 0);
  expect(byLabel.get("Tafel 9")?.x).toBe(byLabel.get("Tafel 1")?.x);
});

test("a row with another name has other seat ids; all others keep theirs", () => {
  const drawing = withRows({ rows: 2, seats: 2 });
  const after = renameGroups(["R1"], "Loge 3").apply(drawing);
  expect(seatIds(after)).toEqual(["L3-1", "L3-2", "R2-1", "R2-2"]);
  expect(after.plan.groups[1]).toBe(drawing.plan.groups[1]);
});

test("the blocks of a row get another name together, and share its code", () => {
  const drawing = withRows({ rows: 2, seats: 4, aislesAfter: [2] });
  const after = renameGroups(["R1", "R1-2"], "Rij 9").apply(drawing);
  expect(labels(after)).toEqual(["Rij 9", "Rij 9", "Rij 2", "Rij 2"]);
  expect(seatIds(after).slice(0, 4)).toEqual(["R9-1", "R9-2", "R9-3", "R9-4"]);
});

test("a seat with another label changes no other seat's id, whatever code its row has", () => {
  const { plan } = withRows({ rows: 1, seats: 3 });
  const old = plan.groups.map((group) => ({
    ...group,
    seats: group.seats.map((seat) => ({ ...seat, id: `X9-${seat.label}` })),
  }));
  const after = renameSeat("R1", 1, "B").apply(select({ ...plan, groups: old }));
  expect(seatIds(after)).toEqual(["X9-1", "X9-B", "X9-3"]);
});

test("moving, turning, painting and changing kinds leave every seat id of a published hall as it is", () => {
  const plan = specificationHall();
  const before = seatIds({ plan, selection: new Set() });
  let drawing: Drawing = select(plan, ...plan.groups.map(({ id }) => groupKey(id)));
  const commands = [move(30, 40), rotate(45), setZone("balkon"), setKind("restricted"), mirror("across", "follows")];
  for (const command of commands) drawing = command.apply(drawing);
  expect(drawing.plan).not.toEqual(plan);
  expect(seatIds(drawing)).toEqual(before);
});

test("mirrored across, numbers follow their chairs or stay in reading order, as one chooses", () => {
  const drawing = withRows({ rows: 1, seats: 5, aislesAfter: [2] });
  expect(seen(mirror("across", "follows").apply(drawing))).toEqual(["2 1", "5 4 3"]);
  const stays = mirror("across", "stays").apply(drawing);
  const inLine = stays.plan.groups.flatMap(({ seats }) => seats).toSorted((a, b) => a.x - b.x);
  expect(inLine.map(({ label }) => label)).toEqual(["1", "2", "3", "4", "5"]);
});

test("mirrored down, the first row stays in front when names stay", () => {
  const drawing = withRows({ rows: 3, seats: 2 });
  const inFront = ({ plan }: Drawing): string | undefined => plan.groups.toSorted((a, b) => a.y - b.y)[0]?.label;
  expect(inFront(mirror("down", "follows").apply(drawing))).toBe("Rij 3");
  expect(inFront(mirror("down", "stays").apply(drawing))).toBe("Rij 1");
});

test("mirrored twice is as it was", () => {
  const plan = specificationHall();
  const all = select(plan, "stage", ...plan.groups.map(({ id }) => groupKey(id)));
  for (const direction of ["across", "down"] as const) {
    const command = mirror(direction, "follows");
    const twice = command.apply(command.apply(all)).plan.groups.flatMap(({ seats }) => seats);
    for (const [index, seat] of plan.groups.flatMap(({ seats }) => seats).entries()) {
      expect(twice[index]?.x).toBeCloseTo(seat.x, 0);
      expect(twice[index]?.y).toBeCloseTo(seat.y, 0);
    }
  }
});

test("chairs that were turned to the stage's side still are after mirroring: a curved row keeps looking forward", () => {
  const after = mirror("down", "follows").apply(withRows({ rows: 1, seats: 5, curve: 30 }));
  expect(after.plan.groups.flatMap(({ seats }) => seats).every(({ turn }) => Math.abs(turn) < 90)).toBe(true);
});

test("painting puts what the brush passes in a zone and leaves the selection", () => {
  const { plan } = withRows({ rows: 2, seats: 2 });
  const after = paintZone("balkon", new Set([groupKey("R2")])).apply(select(plan, groupKey("R1")));
  expect(after.plan.groups.map(({ zone }) => zone)).toEqual(["zaal", "balkon"]);
  expect([...after.selection]).toEqual([groupKey("R1")]);
});

test("an unknown zone changes nothing", () => {
  const drawing = withRows({ rows: 1, seats: 2 });
  expect(setZone("kelder").apply(drawing)).toBe(drawing);
});

test("zones get ids of their own, keep them under another name, and change places", () => {
  let drawing = withRows({ rows: 1, seats: 1 });
  drawing = addZone("Zaal").apply(drawing);
  drawing = addZone("Éérste rang").apply(drawing);
  drawing = renameZone("balkon", "Bovenzaal").apply(drawing);
  drawing = reorderZone("balkon", -5).apply(drawing);
  expect(drawing.plan.zones).toEqual([
    { id: "balkon", name: "Bovenzaal" },
    { id: "zaal", name: "Zaal" },
    { id: "zaal-2", name: "Zaal" },
    { id: "eerste-rang", name: "Éérste rang" },
  ]);
});

test("removing a zone moves its rows to the given zone, and the last zone stays", () => {
  const drawing = withRows({ rows: 1, seats: 1 });
  const after = removeZone("zaal", "balkon").apply(drawing);
  expect(after.plan.zones.map(({ id }) => id)).toEqual(["balkon"]);
  expect(after.plan.groups[0]?.zone).toBe("balkon");
  expect(removeZone("balkon", "balkon").apply(after)).toBe(after);
});
