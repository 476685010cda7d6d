import { testCashBook } from "#test/test-cash-book.ts";
import { inStates, type Scene } from "./scene.ts";

const CASH_BOOK = "/kassa-beheer";

/** Where the money of an evening is. */
export const boxOfficeScenes: readonly Scene[] = [
  {
    name: "cash book",
    as: "box-office",
    path: CASH_BOOK,
    responses: { "/api/admin/cash-book": testCashBook() },
    shows: "Per vrijwilliger",
  },
  ...inStates(
    "cash book",
    "box-office",
    CASH_BOOK,
    { "/api/admin/cash-book": testCashBook({ volunteers: [], entries: [] }) },
    "Nog niets ontvangen",
  ),
];
