import { expect, it, vi } from "vitest";
import { testReservation } from "#test/test-reservation.ts";
import { withReservation } from "./reservation-list.ts";

const FIRST = { search: "", pageIndex: 0, pageSize: 2, sort: undefined };
const rows = [testReservation({ id: 2 }), testReservation({ id: 1 })];
const page = { items: rows, total: 2 };

it("changes a row in its place, without asking the server", () => {
  const refetch = vi.fn<() => void>();
  const paid = testReservation({ id: 1, status: "CONFIRMED" });
  expect(withReservation(page, paid, FIRST, refetch)).toEqual({ items: [rows[0], paid], total: 2 });
  expect(refetch).not.toHaveBeenCalled();
});

it("puts a new row on top once, and asks the server for its place", () => {
  const refetch = vi.fn<() => void>();
  const added = testReservation({ id: 3 });
  const once = withReservation(page, added, FIRST, refetch);
  expect(once).toEqual({ items: [added, rows[0]], total: 3 });
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(withReservation(once, added, FIRST, refetch)).toEqual(once);
});

it.each([
  { ...FIRST, search: "an" },
  { ...FIRST, pageIndex: 1 },
  { ...FIRST, sort: { id: "show", desc: false } },
])("puts no new row where the list is searched, sorted or further on: %o", (view) => {
  expect(withReservation(page, testReservation({ id: 3 }), view, () => undefined)).toBe(page);
});
