import { testCashBook } from "#test/test-cash-book.ts";
import { testReservation } from "#test/test-reservation.ts";
import { inStates, type Scene } from "./scene.ts";

const CASH_BOOK = "/kassa-beheer";

const awaiting = testReservation({ id: 42, status: "CONFIRMED", cashDue: 2 });

/** Scenes of the box office: the cash book of an evening, and a reservation with a part still to come in cash. */
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
  {
    name: "reservation with a part to come in cash",
    as: "box-office",
    path: "/reservatie-beheer?reservatie=42",
    responses: { "/api/admin/reservations/42": awaiting },
    steps: { asked: async (page) => page.getByRole("button", { name: "Ontvangen", exact: true }).click() },
  },
];
