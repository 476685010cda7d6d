import { expect, it } from "vitest";
import { salePhase, salesNote } from "./sale-phase.ts";

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
  expect(salesNote({ salesOpen: true, salesOpenAt: null }, now)).toBeNull();
});

it("says when the sale opens, on the theatre's clock", () => {
  expect(salesNote({ salesOpen: false, salesOpenAt: "2026-04-01T07:00:00.000Z" }, now)).toContain(
    "1 april 2026 om 09:00",
  );
});

it("says that the sale is closed when it has been open", () => {
  expect(salesNote({ salesOpen: false, salesOpenAt: "2026-02-01T08:00:00.000Z" }, now)).toContain("gesloten");
});
