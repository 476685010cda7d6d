import type { Takings } from "@podium/shared/contracts/takings";
import { useMutation } from "@tanstack/react-query";
import { Download, Drama, Printer } from "virtual:icons";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { listExport } from "#entities/admin/list-export.ts";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { useAddressParams } from "#platform/list-view.ts";
import { serverNow } from "#platform/server-clock.ts";
import { Button } from "#ui/button.tsx";
import { downloadCsv } from "#ui/csv.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { PrintedSheet } from "#ui/printed-sheet.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.ts";
import { choiceOf, fileNameOf, type TakingsChoice, takingsOptions, takingsQuery, takingsRows } from "./takings.ts";
import { TakingsSheet } from "./takings-sheet.tsx";

/** The takings of the evening or play in the address; without one of the evening that was played last. */
export function TakingsBoard() {
  const [address, changeAddress] = useAddressParams();
  const shows = useLiveQuery(allShowsQuery);
  if (shows.data === undefined)
    return <LoadState query={shows} loading="Voorstellingen laden..." words={adminErrorWords} />;
  const choice = choiceOf(shows.data, address.get("van"), serverNow());
  if (!choice) {
    return (
      <EmptyState icon={<Drama />} title="Nog geen voorstellingen">
        Plan eerst een voorstelling bij Voorstellingen. Na de avond leest u hier wat ze opbracht.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Select
        label="Voorstelling"
        placeholder="Kies een voorstelling"
        className="w-full max-w-2xl"
        value={`${choice.kind}-${choice.id}`}
        onValueChange={(value) => changeAddress((params) => params.set("van", value))}
        options={takingsOptions(shows.data)}
      />
      <ChosenTakings key={`${choice.kind}-${choice.id}`} choice={choice} />
    </div>
  );
}

function ChosenTakings({ choice }: { choice: TakingsChoice }) {
  const query = useLiveQuery(takingsQuery(choice));
  const { data: takings } = query;
  const announced = (use: (takings: Takings, rows: string[][]) => Promise<unknown>) => async (): Promise<void> => {
    if (takings) await use(takings, takingsRows(takings));
  };
  const exportAs = (of: Takings) =>
    listExport("afrekening", { fileName: fileNameOf(of), ...(choice.kind === "show" && { showId: choice.id }) });
  const exporting = useMutation({
    mutationFn: announced((of, rows) => downloadCsv(exportAs(of), rows)),
    onError: (error) => toast.error("Exporteren is niet gelukt.", { description: error.message }),
  });
  const printing = useMutation({
    mutationFn: announced((of, rows) => exportAs(of).announce(rows.length - 1)),
    onSuccess: () => window.print(),
    onError: (error) => toast.error("Afdrukken is niet gelukt.", { description: error.message }),
  });
  if (takings === undefined) return <LoadState query={query} loading="Afrekening laden..." words={adminErrorWords} />;
  const isEmpty = takings.evenings.length === 0;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button icon={<Printer />} disabled={isEmpty} busy={printing.isPending} onClick={() => printing.mutate()}>
          Afdrukken
        </Button>
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
      <TakingsSheet takings={takings} />
      <PrintedSheet>
        <TakingsSheet takings={takings} />
      </PrintedSheet>
    </>
  );
}
