import { expect, it } from "vitest";
import { salesNote } from "./sales-note.ts";

const now = new Date("2026-11-21T12:00:00.000Z");

it("says nothing while the sale is open", () => {
  expect(salesNote({ salesOpen: true, salesOpenAt: null }, now)).toBeNull();
});

it("says when the sale opens, on the theatre's clock", () => {
  expect(salesNote({ salesOpen: false, salesOpenAt: "2026-12-01T08:00:00.000Z" }, now)).toContain(
    "1 december 2026 om 09:00",
  );
});

it("says that the sale is closed when it has been open", () => {
  expect(salesNote({ salesOpen: false, salesOpenAt: "2026-10-01T08:00:00.000Z" }, now)).toContain("gesloten");
});
