import type { Reservation } from "@podium/shared/contracts/reservations";
import { seatShortLabel } from "@podium/shared/seat-id";
import { formatDateTime } from "#platform/format.ts";
import { guestsByName, guestsBySeat, type GuestOrder, type GuestShow } from "./guest-list.ts";

interface GuestListSheetProps {
  reservations: readonly Reservation[];
  show: GuestShow;
  order: GuestOrder;
}

const head = "border-b-2 border-line-strong px-2 py-1.5 text-left text-sm font-semibold";
const cell = "border-b border-line px-2 py-1.5 align-top";

/** The printed guest list. */
export function GuestListSheet({ reservations, show, order }: GuestListSheetProps) {
  const guests = guestsByName(reservations, show.id);
  const seatCount = guests.reduce((sum, guest) => sum + guest.seatIds.length, 0);
  return (
    <div>
      <h2 className="text-xl">Gastenlijst {show.name}</h2>
      <p className="mt-1 text-muted">
        {formatDateTime(show.dateTime)}: {seatCount} plaatsen, {guests.length} reservaties, op{" "}
        {order === "name" ? "naam" : "zitplaats"}
      </p>
      <table className="mt-4 w-full">
        <thead>
          <tr>
            <th className={head}>
              <span className="sr-only">Aanwezig</span>
            </th>
            {order === "seat" && <th className={head}>Zitplaats</th>}
            <th className={head}>Naam</th>
            {order === "name" && <th className={head}>Zitplaatsen</th>}
            <th className={head}>Betaald</th>
            <th className={`${head} max-sm:hidden print:table-cell`}>Telefoon</th>
          </tr>
        </thead>
        <tbody>
          {order === "name"
            ? guests.map((guest) => (
                <tr key={guest.reservationId} className="break-inside-avoid">
                  <td className={cell}>
                    <Box />
                  </td>
                  <td className={`${cell} font-semibold`}>{guest.name}</td>
                  <td className={cell}>
                    {guest.seatIds.map(seatShortLabel).join(", ")} ({guest.seatIds.length})
                  </td>
                  <td className={cell}>{guest.paid ? "Ja" : "Nee"}</td>
                  <td className={`${cell} max-sm:hidden print:table-cell`}>{guest.number}</td>
                </tr>
              ))
            : guestsBySeat(reservations, show.id).map((guest) => (
                <tr key={guest.seatId} className="break-inside-avoid">
                  <td className={cell}>
                    <Box />
                  </td>
                  <td className={`${cell} font-semibold whitespace-nowrap`}>{seatShortLabel(guest.seatId)}</td>
                  <td className={cell}>{guest.name}</td>
                  <td className={cell}>{guest.paid ? "Ja" : "Nee"}</td>
                  <td className={`${cell} max-sm:hidden print:table-cell`}>{guest.number}</td>
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

/** A box to tick with a pencil. */
function Box() {
  return <span aria-hidden className="mt-1 block size-4 rounded-sm border border-line-strong" />;
}
