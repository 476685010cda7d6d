import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import { expect, it } from "vitest";
import { blockedGroups, commonFields, filledIn, releaseError, toBlockedFor } from "./blocked-for.ts";

const blocked = (seatId: string, more: Partial<BoxOfficeSeat> = {}): BoxOfficeSeat => ({
  seatId,
  status: "blocked",
  reservationId: null,
  ...more,
});
const press = { reason: "press", holder: "Radio Zuid", note: "Twee fietsen" };
const releaseAt = "2099-03-06T19:00:00.000Z";

it("lists blocked seats by holder, with what differs apart, and those without words last", () => {
  const groups = blockedGroups([
    blocked("R1-A"),
    blocked("R1-B", press),
    blocked("R1-C", { ...press, releaseAt }),
    blocked("R1-D", press),
    blocked("R2-A", { holder: "An" }),
    { ...blocked("R2-B", press), status: "available" },
  ]);
  expect(groups.map(({ words, seats }) => [words, seats])).toEqual([
    ["An", ["R2-A"]],
    ["Pers, Radio Zuid", ["R1-B", "R1-D"]],
    ["Pers, Radio Zuid", ["R1-C"]],
    ["", ["R1-A"]],
  ]);
  expect(groups[2]).toMatchObject({ note: "Twee fietsen", releaseAt });
});

it("fills in what chosen seats have in common, and asks to change only what was typed", () => {
  const common = commonFields([blocked("R1-A", press), blocked("R1-B", { ...press, note: "Belt nog", releaseAt })]);
  expect(common).toEqual({ reason: "Pers", holder: "Radio Zuid" });
  expect(commonFields([])).toEqual({});
  expect(toBlockedFor({ holder: " An ", note: "", releaseAt: "" })).toEqual({
    holder: "An",
    note: null,
    releaseAt: null,
  });
  expect(toBlockedFor(filledIn({ reason: "pers", holder: " ", note: "", releaseAt: "2099-03-06T20:00" }))).toEqual({
    reason: "press",
    releaseAt,
  });
});

it("refuses a release in the past, and an hour that does not exist", () => {
  const now = Date.parse(releaseAt);
  expect(releaseError("", now)).toBeUndefined();
  expect(releaseError("2099-03-06T20:00", now)).toMatch(/nog moeten komen/);
  expect(releaseError("2099-03-06T20:01", now)).toBeUndefined();
  expect(releaseError("2099-03-29T02:30", now)).toMatch(/zomertijd/);
});
