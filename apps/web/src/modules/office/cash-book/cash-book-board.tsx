import { useMutation } from "@tanstack/react-query";
import { Banknote, Download } from "virtual:icons";
import type { CashBook, CashEntry } from "@podium/shared/contracts/cash-book";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { listExport } from "#entities/admin/list-export.ts";
import { cashShiftsQuery } from "#entities/cash-shifts/cash-shifts.ts";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { useAddressParams } from "#platform/list-view.ts";
import { formatDate, formatEuro, formatTime, theatreDay } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { downloadCsv } from "#ui/csv.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.ts";
import { reservationPath, voucherPath } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";
import { cashBookQuery, cashBookRows, entryWords, giftWords, nameOf, WAYS } from "./cash-book.ts";
import { OwnShift } from "./own-shift.tsx";
import { ShiftList } from "./shift-list.tsx";
import { withoutShift } from "./shifts.ts";

/** Noon UTC falls on the same day in the theatre's time zone. */
const dateOf = (day: string): string => formatDate(`${day}T12:00:00Z`);

/** The cash book of one evening: tonight's, or that of the day in the address. */
export function CashBookBoard() {
  const [address, changeAddress] = useAddressParams();
  const query = useLiveQuery(cashBookQuery(address.get("avond")));
  const shiftsQuery = useLiveQuery(cashShiftsQuery(address.get("avond")));
  const { data: shows = [] } = useLiveQuery(allShowsQuery);
  const { data: book } = query;
  const { data: shifts } = shiftsQuery;
  const exporting = useMutation({
    mutationFn: async () =>
      book &&
      shifts &&
      downloadCsv(listExport("kassa", { fileName: `kassa-${book.day}` }), cashBookRows(book, shifts.shifts)),
    onError: (error) => toast.error("Exporteren is niet gelukt.", { description: error.message }),
  });
  if (book === undefined) return <LoadState query={query} loading="Kassa laden..." words={adminErrorWords} />;
  if (shifts === undefined)
    return <LoadState query={shiftsQuery} loading="Kassadiensten laden..." words={adminErrorWords} />;
  const isEmpty = book.entries.length === 0 && shifts.shifts.length === 0;
  const playedOn = (day: string): string => {
    const names = shows.filter(({ dateTime }) => theatreDay(dateTime) === day).map(({ name }) => name);
    return names.length === 0 ? "" : `: ${[...new Set(names)].join(", ")}`;
  };
  const days = book.evenings.includes(book.day) ? book.evenings : [book.day, ...book.evenings];
  return (
    <div className="flex flex-col gap-6">
      <OwnShift own={shifts.own} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Select
          label="Avond"
          className="w-full sm:max-w-xl"
          value={book.day}
          onValueChange={(day) => changeAddress((params) => params.set("avond", day))}
          options={days.map((day) => ({ value: day, label: `${dateOf(day)}${playedOn(day)}` }))}
        />
        <Button
          variant="secondary"
          icon={<Download />}
          disabled={isEmpty}
          busy={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          Exporteer (CSV)
        </Button>
      </div>
      {book.entries.length === 0 ? (
        <EmptyState icon={<Banknote />} title="Nog niets ontvangen">
          Zodra iemand aan de kassa contant of met de kaart betaalt, leest u hier bij wie het geld is.
        </EmptyState>
      ) : (
        <>
          <CashSums book={book} />
          <WithoutShift book={book} />
        </>
      )}
      <ShiftList shifts={shifts.shifts} ownId={shifts.own?.id} />
      {book.entries.length > 0 && <CashEntries entries={book.entries} />}
      <p className="text-sm text-muted">
        Wat na middernacht betaald wordt, hoort tot vijf uur bij de avond ervoor. Een overschrijving of online betaling
        gaat niet door de kassa.
      </p>
    </div>
  );
}

/** The money of the evening that belongs to no shift, quietly: nothing is wrong with it, but nobody counted it. */
function WithoutShift({ book }: { book: CashBook }) {
  const loose = withoutShift(book);
  if (loose === null) return null;
  return (
    <p className="text-muted">
      Daarvan zonder dienst: {formatEuro(loose.cash)} contant en {formatEuro(loose.card)} met de kaart. Dat telde
      niemand bij een kassadienst mee.
    </p>
  );
}

type Sums = CashBook["total"];

const COLUMNS = [
  { key: "received", label: "Contant ontvangen" },
  { key: "refunded", label: "Contant terugbetaald" },
  { key: "cash", label: "In kas" },
  { key: "card", label: "Kaart" },
] as const satisfies ReadonlyArray<{ key: keyof Sums; label: string }>;

/** The sums of each volunteer; on a phone or with large text each is a card. */
function CashSums({ book: { volunteers, total } }: { book: CashBook }) {
  const rows = [
    ...volunteers.map((volunteer) => ({ id: String(volunteer.id), label: nameOf(volunteer), sums: volunteer })),
    { id: "total", label: "Samen", sums: total },
  ];
  return (
    <table className="w-full border-collapse max-lg:block">
      <caption className="mb-2 text-left font-display text-xl font-semibold max-lg:block">Per vrijwilliger</caption>
      <thead className="max-lg:sr-only">
        <tr className="border-b border-line-strong text-left">
          <th scope="col" className="py-2 pr-4">
            Vrijwilliger
          </th>
          {COLUMNS.map(({ key, label }) => (
            <th key={key} scope="col" className="py-2 pl-4 text-right">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-3">
        {rows.map(({ id, label, sums }) => (
          <tr
            key={id}
            className={`border-b border-line max-lg:block max-lg:rounded-lg max-lg:border max-lg:p-4 ${id === "total" ? "font-semibold" : ""}`}
          >
            <th scope="row" className="py-2 pr-4 text-left wrap-anywhere max-lg:block max-lg:p-0">
              {label}
            </th>
            {COLUMNS.map((column) => (
              <td
                key={column.key}
                className="py-2 pl-4 text-right tabular-nums max-lg:flex max-lg:justify-between max-lg:p-0 max-lg:pt-1"
              >
                <span aria-hidden className="text-muted lg:hidden">
                  {column.label}
                </span>
                <span className={column.key === "cash" ? "font-semibold" : undefined}>
                  {formatEuro(sums[column.key])}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All amounts of the evening, newest first, to trace a difference. */
function CashEntries({ entries }: { entries: readonly CashEntry[] }) {
  return (
    <section aria-labelledby="cash-entries">
      <h2 id="cash-entries" className="mb-2 text-xl">
        Elk bedrag
      </h2>
      <ol>
        {entries.toReversed().map((entry) => (
          <li
            key={`${entry.at}-${entry.kind}-${entry.reservationId}-${entry.voucherId}-${entry.amount}`}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line py-2"
          >
            <time dateTime={entry.at} className="tabular-nums text-muted">
              {formatTime(entry.at)}
            </time>
            <span className="wrap-anywhere">
              <Link to={addressOf(entry)} className="text-link">
                {entryWords(entry)}
              </Link>
              <span className="block text-sm text-muted">
                {[
                  nameOf(entry.volunteer),
                  WAYS[entry.way].toLowerCase(),
                  giftWords(entry),
                  entry.shiftId === null ? "zonder dienst" : `dienst ${entry.shiftId}`,
                ]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </span>
            <span className={`text-right whitespace-nowrap tabular-nums ${entry.amount < 0 ? "text-danger" : ""}`}>
              {formatEuro(entry.amount)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const addressOf = ({ reservationId, voucherId }: CashEntry): string =>
  voucherId === null ? reservationPath(reservationId ?? 0) : voucherPath(voucherId);
