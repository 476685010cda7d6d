import { useMutation } from "@tanstack/react-query";
import { Banknote, Download } from "virtual:icons";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { listExport } from "#entities/admin/list-export.ts";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { useAddressParams } from "#platform/list-view.ts";
import { formatDate, theatreDay } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { downloadCsv } from "#ui/csv.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.ts";
import { cashBookQuery, cashBookRows } from "./cash-book.ts";
import { CashEntries } from "./cash-entries.tsx";
import { CashSums } from "./cash-sums.tsx";

/** Noon UTC falls on the same day in the theatre's time zone. */
const dateOf = (day: string): string => formatDate(`${day}T12:00:00Z`);

/** The cash book of one evening: tonight's, or that of the day in the address. */
export function CashBookBoard() {
  const [address, changeAddress] = useAddressParams();
  const query = useLiveQuery(cashBookQuery(address.get("avond")));
  const { data: shows = [] } = useLiveQuery(allShowsQuery);
  const { data: book } = query;
  const exporting = useMutation({
    mutationFn: async () =>
      book && downloadCsv(listExport("kassa", { fileName: `kassa-${book.day}` }), cashBookRows(book)),
    onError: (error) => toast.error("Exporteren is niet gelukt.", { description: error.message }),
  });
  if (book === undefined) return <LoadState query={query} loading="Kassa laden..." words={adminErrorWords} />;
  const playedOn = (day: string): string => {
    const names = shows.filter(({ dateTime }) => theatreDay(dateTime) === day).map(({ name }) => name);
    return names.length === 0 ? "" : `: ${[...new Set(names)].join(", ")}`;
  };
  const days = book.evenings.includes(book.day) ? book.evenings : [book.day, ...book.evenings];
  return (
    <div className="flex flex-col gap-6">
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
          disabled={book.entries.length === 0}
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
          <CashEntries entries={book.entries} />
        </>
      )}
      <p className="text-sm text-muted">
        Wat na middernacht betaald wordt, hoort tot vijf uur bij de avond ervoor. Een overschrijving of online betaling
        gaat niet door de kassa.
      </p>
    </div>
  );
}
