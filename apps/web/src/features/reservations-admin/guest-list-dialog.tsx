import { Download, Printer, Users } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { adminErrorDetail, adminErrorText } from "../../platform/admin-errors.ts";
import { formatShortDateTime } from "../../platform/format.ts";
import { useAllReservations } from "../../platform/reservation-feed.ts";
import { Button } from "../../ui/button.tsx";
import { downloadText, toCsv } from "../../ui/csv.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Select } from "../../ui/select.tsx";
import { useNow } from "../../ui/use-now.ts";
import "./guest-list.css";
import { GuestListSheet } from "./guest-list-sheet.tsx";
import { guestRows, showsWithGuests, type GuestOrder } from "./guest-list.ts";

const orders = [
  { value: "name", label: "Op naam" },
  { value: "seat", label: "Op zitplaats" },
];

/** Who comes to a show, to be printed or exported. */
export function GuestListDialog({ onClose }: { onClose: () => void }) {
  const { data: reservations, error, isFetching, refetch } = useAllReservations();
  const [chosen, setChosen] = useState("");
  const [order, setOrder] = useState<GuestOrder>("name");
  const now = useNow(60_000);
  const shows = showsWithGuests(reservations ?? []);
  const show =
    shows.find(({ id }) => String(id) === chosen) ??
    shows.find(({ dateTime }) => Date.parse(dateTime) > now) ??
    shows.at(-1);
  const sheet = reservations && show && <GuestListSheet reservations={reservations} show={show} order={order} />;

  const download = (): void => {
    if (!reservations || !show) return;
    const name = `gastenlijst-${show.name}-${show.dateTime.slice(0, 10)}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    downloadText(`${name}.csv`, toCsv(guestRows(reservations, show.id, order)));
  };

  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        size="lg"
        title="Gastenlijst"
        footer={
          <>
            <Button
              variant="secondary"
              icon={<Download aria-hidden className="size-5" />}
              disabled={!show}
              onClick={download}
            >
              Exporteer (CSV)
            </Button>
            <Button icon={<Printer aria-hidden className="size-5" />} disabled={!show} onClick={() => window.print()}>
              Afdrukken
            </Button>
          </>
        }
      >
        {reservations === undefined && error && (
          <ErrorState
            message={adminErrorText(error)}
            detail={adminErrorDetail(error)}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        )}
        {reservations === undefined && !error && <Loading label="Reservaties laden..." />}
        {reservations && !show && (
          <EmptyState icon={<Users />} title="Nog geen gasten">
            Er is nog voor geen enkele voorstelling gereserveerd.
          </EmptyState>
        )}
        {show && (
          <div className="mb-5 grid gap-4 sm:grid-cols-[2fr_1fr]">
            <Select
              label="Voorstelling"
              value={String(show.id)}
              onValueChange={setChosen}
              options={shows.map(({ id, name, dateTime }) => ({
                value: String(id),
                label: `${name}, ${formatShortDateTime(dateTime)}`,
              }))}
            />
            <Select
              label="Volgorde"
              value={order}
              onValueChange={(value) => setOrder(value === "seat" ? "seat" : "name")}
              options={orders}
            />
          </div>
        )}
        {sheet}
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
