import { useMutation } from "@tanstack/react-query";
import { Download, Printer, Users } from "virtual:icons";
import { useState } from "react";
import { createPortal } from "react-dom";
import { listExport } from "#entities/admin/list-export.ts";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useHall } from "#entities/halls/hall.ts";
import { ShowSelect } from "#entities/shows/show-select.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { theatreDay } from "#platform/format.ts";
import { useShowReservations } from "#entities/reservations/show-reservations.ts";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { Button } from "#ui/button.tsx";
import { downloadCsv, type TableExport } from "#ui/csv.ts";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Loading } from "#ui/loading.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.ts";
import "./guest-list.css";
import { GuestListSheet } from "./guest-list-sheet.tsx";
import { guestRows, likelyShow, type GuestOrder } from "./guest-list.ts";

const orders = [
  { value: "name", label: "Op naam" },
  { value: "seat", label: "Op zitplaats" },
];

export function GuestListDialog({ onClose }: { onClose: () => void }) {
  const shows = useLiveQuery(allShowsQuery);
  const [chosen, setChosen] = useState("");
  const [order, setOrder] = useState<GuestOrder>("name");
  const now = useServerNow(60_000);
  const show = shows.data?.find(({ id }) => String(id) === chosen) ?? likelyShow(shows.data ?? [], now);
  const guests = useShowReservations(show?.id);
  const hall = useHall(show?.hallPlanId);
  const reservations = guests.data;
  const list = reservations && show && hall.data && { reservations, show, hall: hall.data, order };
  const failed = [shows, guests, hall].find(({ data, isError }) => data === undefined && isError);
  const sheet = list && <GuestListSheet {...list} />;

  const taking = (take: (exportAs: TableExport, rows: string[][]) => Promise<unknown>) => async (): Promise<void> => {
    if (!list) return;
    const fileName = `gastenlijst-${list.show.name}-${theatreDay(list.show.dateTime)}`
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-");
    await take(listExport("gastenlijst", { fileName, showId: list.show.id }), guestRows(list));
  };
  const exporting = useMutation({
    mutationFn: taking(downloadCsv),
    onError: (error) => toast.error("Exporteren is niet gelukt.", { description: error.message }),
  });
  const printing = useMutation({
    mutationFn: taking(({ announce }, { length }) => announce(length - 1)),
    onSuccess: () => window.print(),
    onError: (error) => toast.error("Afdrukken is niet gelukt.", { description: error.message }),
  });

  return (
    <>
      <Dialog
        onClose={onClose}
        size="lg"
        title="Gastenlijst"
        footer={
          <>
            <Button
              variant="secondary"
              icon={<Download />}
              disabled={!sheet}
              busy={exporting.isPending}
              onClick={() => exporting.mutate()}
            >
              Exporteer (CSV)
            </Button>
            <Button icon={<Printer />} disabled={!sheet} busy={printing.isPending} onClick={() => printing.mutate()}>
              Afdrukken
            </Button>
          </>
        }
      >
        {failed && <LoadState query={failed} loading={<></>} words={adminErrorWords} />}
        {shows.data?.length === 0 && (
          <EmptyState icon={<Users />} title="Nog geen voorstellingen">
            Plan eerst een voorstelling bij Voorstellingen.
          </EmptyState>
        )}
        {show && (
          <div className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <ShowSelect label="Voorstelling" shows={shows.data ?? []} value={show.id} onChange={setChosen} />
            <Select
              label="Volgorde"
              value={order}
              onValueChange={(value) => setOrder(value === "seat" ? "seat" : "name")}
              options={orders}
            />
          </div>
        )}
        {sheet}
        {!failed && (shows.isPending || (show && (guests.isPending || hall.isPending))) && (
          <Loading label="Gastenlijst laden..." />
        )}
      </Dialog>
      {sheet &&
        createPortal(
          <div data-guest-list aria-hidden className="hidden print:block">
            {sheet}
          </div>,
          document.body,
        )}
    </>
  );
}
