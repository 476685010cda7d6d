import { expect, it } from "vitest";
import { testReservation } from "#test/test-reservation.ts";
import { exportRows } from "#ui/data-table-columns.ts";
import { reservationColumns, reservationExport } from "./reservation-columns.tsx";

it("exports dates that sort, a telephone number with its 0, and the status in words", () => {
  const { date, reservedAt } = reservationColumns(new Map());
  const reservation = testReservation({ status: "EXPIRED", reservedAt: "2026-11-21T12:30:00.000Z" });
  reservation.show = { ...reservation.show, dateTime: "2026-12-05T19:00:00.000Z" };
  reservation.user = { ...reservation.user, number: "0470123456" };
  expect(exportRows([reservation], [date, reservedAt], reservationExport)).toEqual([
    ["Datum", "Gereserveerd op", "Status", "Betaalwijze", "Opmerking", "Telefoon"],
    ["2026-12-05 20:00", "2026-11-21 13:30", "Verlopen", "Overschrijving", "", "0470 12 34 56"],
  ]);
});
