import type { Takings, TakingsOfEvening } from "@podium/shared/contracts/takings";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { formatCount, formatDateTime, formatEuro } from "#platform/format.ts";
import { occupancyWords } from "./takings.ts";

/** The statement for a rights holder, on screen and on paper. */
export function TakingsSheet({ takings: { title, evenings, total } }: { takings: Takings }) {
  const played = evenings.filter(({ cancelled }) => !cancelled);
  if (evenings.length === 0)
    return <p>Voor {title || "dit stuk"} is nog geen voorstelling gepland: er is niets af te rekenen.</p>;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <h2 className="hidden text-2xl print:block">Afrekening {title}</h2>
      {evenings.map((evening) => (
        <EveningSection key={evening.show.id} evening={evening} />
      ))}
      {evenings.length > 1 && (
        <section className="break-inside-avoid">
          <h2 className="text-xl">Alle voorstellingen samen</h2>
          {played.length < evenings.length && (
            <p className="text-muted print:text-black">Zonder wat afgelast is: dat geld gaat terug.</p>
          )}
          <SumsTable sums={total} caption="Alle voorstellingen samen" />
        </section>
      )}
      <p className="text-sm text-muted print:text-black">
        Tickets van bevestigde reserveringen, aan hun prijs na korting en voor cadeaubonnen. Wat naast de plaatsen
        verkocht of gegeven werd, telt niet mee.
      </p>
    </div>
  );
}

function EveningSection({ evening }: { evening: TakingsOfEvening }) {
  const { show, hall, cancelled, capacity, blocked, tickets } = evening;
  return (
    <section className="break-inside-avoid">
      <h2 className="text-xl">{show.name}</h2>
      <p className="text-muted print:text-black">
        {formatDateTime(show.dateTime)}, {hall}
      </p>
      {cancelled && <p className="font-semibold text-danger print:text-black">Deze voorstelling is afgelast.</p>}
      <p>
        {[
          countedPlaces(capacity),
          ...(blocked > 0 ? [`waarvan ${formatCount(blocked)} geblokkeerd`] : []),
          occupancyWords({ capacity, blocked, tickets }),
        ]
          .filter((part) => part !== "")
          .join(", ")}
      </p>
      <SumsTable sums={evening} caption={`Tickets van ${show.name}, ${formatDateTime(show.dateTime)}`} />
    </section>
  );
}

const cell = "w-28 py-1.5 pl-4 text-right whitespace-nowrap tabular-nums";

function SumsTable({ sums, caption }: { sums: Takings["total"]; caption: string }) {
  const { lines, free, tickets, takings, due, waived } = sums;
  return (
    <table className="mt-3 w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-line-strong">
          <th scope="col" className="py-1.5 text-left">
            Prijs
          </th>
          <th scope="col" className={cell}>
            Tickets
          </th>
          <th scope="col" className={cell}>
            Bedrag
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ price, tickets: count, amount }) => (
          <tr key={price} className="border-b border-line">
            <th scope="row" className="py-1.5 text-left font-normal tabular-nums">
              {formatEuro(price)}
            </th>
            <td className={cell}>{formatCount(count)}</td>
            <td className={cell}>{formatEuro(amount)}</td>
          </tr>
        ))}
        <tr className="border-b border-line">
          <th scope="row" className="py-1.5 text-left font-normal">
            Gratis
          </th>
          <td className={cell}>{formatCount(free)}</td>
          <td className={cell}>{formatEuro(0)}</td>
        </tr>
        {waived > 0 && (
          <tr className="border-b border-line">
            <th scope="row" colSpan={2} className="py-1.5 text-left font-normal">
              Kwijtgescholden
            </th>
            <td className={cell}>{formatEuro(-waived)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-line-strong font-semibold">
          <th scope="row" className="py-1.5 text-left">
            Samen
          </th>
          <td className={cell}>{formatCount(tickets)}</td>
          <td className={cell}>{formatEuro(takings)}</td>
        </tr>
        {due > 0 && (
          <tr>
            <th scope="row" colSpan={2} className="py-1.5 text-left font-normal">
              Daarvan nog te ontvangen aan de kassa
            </th>
            <td className={cell}>{formatEuro(due)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
