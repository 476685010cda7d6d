import { expect, it } from "vitest";
import { hasWaitingRoom, salePhase, saleStartText, salesNote } from "./sale-phase.ts";

const now = Date.parse("2026-03-01T12:00:00.000Z");
const sale = { salesOpenAt: "2026-03-01T10:00:00.000Z", salesCloseAt: "2026-03-14T19:00:00.000Z" };

it("believes the server that the sale is open, whatever the visitor's clock says", () => {
  expect(salePhase({ ...sale, salesOpen: true }, 0)).toBe("open");
});

it("distinguishes a sale that has yet to open from one that is over", () => {
  expect(salePhase({ ...sale, salesOpenAt: "2026-03-02T10:00:00.000Z", salesOpen: false }, now)).toBe("before");
  expect(salePhase({ ...sale, salesCloseAt: "2026-03-01T11:00:00.000Z", salesOpen: false }, now)).toBe("closed");
});

it("says nothing while the sale is open", () => {
  const open = { ...sale, salesOpen: true };
  expect([salesNote(open, now), saleStartText(open, now)]).toEqual([null, null]);
});

it("says when the sale opens, on the theatre's clock, and what a code is for until then", () => {
  const later = { ...sale, salesOpen: false, salesOpenAt: "2026-03-02T07:00:00.000Z" };
  expect(saleStartText(later, now)).toBe("In verkoop vanaf maandag 2 maart 2026 om 08:00");
  expect(salesNote(later, now)).toContain("Hebt u een voorverkoopcode?");
});

it("says that the sale is closed when it has been open, also if it never opens any more", () => {
  const over = { ...sale, salesOpen: false, salesCloseAt: "2026-03-01T11:00:00.000Z" };
  expect(salesNote(over, now)).toContain("gesloten");
  expect(saleStartText({ ...over, salesOpenAt: "2026-03-02T07:00:00.000Z" }, now)).toBeNull();
});

it("knows that the sale opened before the server is asked again, but not that of a cancelled show", () => {
  const described = { ...sale, salesOpenAt: "2026-03-01T12:00:00.000Z", salesOpen: false };
  expect([now - 1, now].map((moment) => salePhase(described, moment))).toEqual(["before", "open"]);
  expect(salePhase({ ...described, cancelledAt: "2026-03-01T11:00:00.000Z" }, now)).toBe("closed");
});

it("has a waiting room from half an hour before the sale opens until it closes, unless it is off", () => {
  const opensAt = Date.parse(sale.salesOpenAt);
  const show = { ...sale, salesOpen: false, waitingRoom: "auto" as const };
  const at = (moment: number, more: Partial<Parameters<typeof hasWaitingRoom>[0]> = {}) =>
    hasWaitingRoom({ ...show, ...more }, moment);
  expect([opensAt - 1_800_001, opensAt - 1_800_000, opensAt + 1].map((moment) => at(moment))).toEqual([
    false,
    true,
    true,
  ]);
  expect(at(Date.parse(sale.salesCloseAt))).toBe(false);
  expect([at(now, { waitingRoom: "off" }), at(now, { cancelledAt: sale.salesOpenAt })]).toEqual([false, false]);
  // A sale without an opening has none of its own, but somebody may want one.
  expect([at(now, { salesOpenAt: null }), at(now, { salesOpenAt: null, waitingRoom: "on" })]).toEqual([false, true]);
});
