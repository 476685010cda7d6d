import { useMutation } from "@tanstack/react-query";
import { Download, Printer, Users } from "virtual:icons";
import { useState } from "react";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { placeLabels, seatShortLabel, withKind } from "@podium/shared/halls/seat-names";
import { listExport } from "#entities/admin/list-export.ts";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useHall } from "#entities/halls/hall.ts";
import { ShowSelect } from "#entities/shows/show-select.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatDateTime, theatreDay } from "#platform/format.ts";
import { useShowReservations } from "#entities/reservations/show-reservations.ts";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { Button } from "#ui/button.tsx";
import { downloadCsv, type TableExport } from "#ui/csv.ts";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Loading } from "#ui/loading.tsx";
import { PrintedSheet } from "#ui/printed-sheet.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.ts";
import { classNames } from "#ui/class-names.ts";
import { type GuestList, type GuestOrder, guestRows, guestsByName, guestsBySeat, likelyShow } from "./guest-list.ts";

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

  const withList = (use: (exportAs: TableExport, rows: string[][]) => Promise<unknown>) => async (): Promise<void> => {
    if (!list) return;
    const fileName = `gastenlijst-${list.show.name}-${theatreDay(list.show.dateTime)}`
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-");
    await use(listExport("gastenlijst", { fileName, showId: list.show.id }), guestRows(list));
  };
  const exporting = useMutation({
    mutationFn: withList(downloadCsv),
    onError: (error) => toast.error("Exporteren is niet gelukt.", { description: error.message }),
  });
  const printing = useMutation({
    mutationFn: withList(({ announce }, { length }) => announce(length - 1)),
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
      {sheet && <PrintedSheet>{sheet}</PrintedSheet>}
    </>
  );
}

const head = "border-b-2 border-line-strong px-2 py-1.5 text-left text-sm font-semibold";
const cell = "border-b border-line px-2 py-1.5 align-top";

function GuestListSheet({ reservations, show, hall, order }: GuestList) {
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
