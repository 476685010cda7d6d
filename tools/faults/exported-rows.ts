import type { Reservation } from "@podium/shared/contracts/reservations";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { readHall } from "@podium/shared/halls/hall";
import { reservationExport } from "@podium/web/entities/reservations/reservation-export.ts";
import { guestRows } from "@podium/web/modules/office/reservations-admin/guest-list.ts";
import { exportRows } from "@podium/web/ui/csv.ts";

const hall = readHall(specificationHall());

/** A row of a downloaded file, by the headings of its columns. */
type ExportedRow = Readonly<Record<string, string>>;

function byHead([head = [], ...rows]: readonly (readonly string[])[]): ExportedRow[] {
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ""])));
}

/** Converts '12,50' to cents. */
export const readCents = (cell: string | undefined): number => Math.round(Number(cell?.replace(",", ".")) * 100);

/** Returns the columns that only the exports of reservations and payments have; they include all amounts. */
export const exportedReservations = (reservations: readonly Reservation[]): ExportedRow[] =>
  byHead(exportRows(reservations, [], reservationExport));

/** Exports the guest list of a show. */
export function exportedGuests(reservations: readonly Reservation[], showId: number): ExportedRow[] {
  const show = { id: showId, name: "", dateTime: "" };
  return byHead(guestRows({ reservations, show, hall, order: "name" }));
}
