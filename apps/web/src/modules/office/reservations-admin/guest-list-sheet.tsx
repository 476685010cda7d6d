import { countedPlaces } from "@podium/shared/words/counted-places";
import { placeLabels, seatShortLabel, withKind } from "@podium/shared/halls/seat-names";
import { formatDateTime } from "#platform/format.ts";
import { classNames } from "#ui/class-names.ts";
import { guestsByName, guestsBySeat, type GuestList } from "./guest-list.ts";

const head = "border-b-2 border-line-strong px-2 py-1.5 text-left text-sm font-semibold";
const cell = "border-b border-line px-2 py-1.5 align-top";

/** The printed guest list. */
export function GuestListSheet({ reservations, show, hall, order }: GuestList) {
  const guests = guestsByName(reservations, show.id);
  const rows =
    order === "name"
      ? guests.map(({ name, seats, ...guest }) => {
          const second = seats.length === 0 ? "Geen plaats meer" : `${placeLabels(seats)} (${seats.length})`;
          return { ...guest, first: name, second };
        })
      : guestsBySeat(reservations, show.id, hall).map(({ seat, name, ...guest }) => {
          return {
            ...guest,
            types: seat.type,
            key: seat.seatId,
            first: withKind(seatShortLabel(seat), seat),
            second: name,
          };
        });
  const seatCount = guests.reduce((sum, guest) => sum + guest.seats.length, 0);
  const { size } = new Set(guests.map(({ reservationId }) => reservationId));
  return (
    <div className="@container">
      <h2 className="text-xl">Gastenlijst {show.name}</h2>
      <p className="mt-1 text-muted">
        {formatDateTime(show.dateTime)}: {countedPlaces(seatCount)}, {size}{" "}
        {size === 1 ? "reservering" : "reserveringen"}, op {order === "name" ? "naam" : "zitplaats"}
      </p>
      <table className="mt-4 w-full">
        <thead>
          <tr>
            <th className={head}>
              <span className="sr-only">Aanwezig</span>
            </th>
            <th className={head}>{order === "name" ? "Naam" : "Zitplaats"}</th>
            <th className={head}>{order === "name" ? "Zitplaatsen" : "Naam"}</th>
            <th className={head}>Betaald</th>
            <th className={`${head} @max-lg:hidden print:table-cell`}>Telefoon</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, first, second, types, paid, number, remark, passedBy }) => (
            <tr key={key} className="break-inside-avoid">
              <td className={cell}>
                {/* A box to tick by pencil. */}
                <span aria-hidden className="mt-1 block size-4 rounded-sm border border-line-strong" />
              </td>
              <td className={classNames(cell, "font-semibold", order === "seat" && "min-w-24")}>{first}</td>
              <td className={cell}>
                {second}
                {passedBy && <span className="block text-sm">Doorgegeven door {passedBy}</span>}
                {types && <strong className="block text-sm">{types}</strong>}
                {remark && <span className="block text-sm italic">{remark}</span>}
              </td>
              <td className={cell}>{paid ? "Ja" : "Nee"}</td>
              <td className={`${cell} @max-lg:hidden print:table-cell`}>{number}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
