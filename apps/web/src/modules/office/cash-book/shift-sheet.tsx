import type { CashShiftDetails } from "@podium/shared/contracts/cash-shifts";
import { formatDateTime, formatEuro, formatTime } from "#platform/format.ts";
import { entryWords, nameOf, WAYS } from "./cash-book.ts";
import { shiftFacts } from "./shifts.ts";

/** A closed shift on paper: its sums, each amount, and room for two signatures. */
export function ShiftSheet({ shift }: { shift: CashShiftDetails }) {
  const { id, volunteer, openedAt, closed, entries } = shift;
  const note = closed?.note ?? null;
  return (
    <div>
      <h2 className="text-2xl">
        Kassadienst {id}, {nameOf(volunteer)}
      </h2>
      <p>
        Geopend {formatDateTime(openedAt)}
        {closed && `, afgesloten ${formatDateTime(closed.at)} door ${nameOf(closed.by)}`}
      </p>
      <table className="mt-4 w-full border-collapse">
        <tbody>
          {shiftFacts(shift).map(([label, amount]) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {label}
              </th>
              <td className="py-1 text-right tabular-nums">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== null && <p className="mt-2">Opmerking: {note}</p>}
      <h3 className="mt-6 text-lg">Elk bedrag</h3>
      <table className="mt-2 w-full border-collapse">
        <tbody>
          {entries.map((entry) => (
            <tr
              key={`${entry.at}-${entry.kind}-${entry.reservationId}-${entry.voucherId}-${entry.amount}`}
              className="border-b border-line"
            >
              <td className="py-1 tabular-nums">{formatTime(entry.at)}</td>
              <td className="py-1">
                {entryWords(entry)}, {WAYS[entry.way].toLowerCase()}
              </td>
              <td className="py-1 text-right tabular-nums">{formatEuro(entry.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {entries.length === 0 && <p>Niets ontvangen.</p>}
      <div className="mt-12 grid grid-cols-2 gap-12">
        <p className="border-t border-line-strong pt-1">Handtekening vrijwilliger</p>
        <p className="border-t border-line-strong pt-1">Handtekening die het geld nakijkt</p>
      </div>
    </div>
  );
}
