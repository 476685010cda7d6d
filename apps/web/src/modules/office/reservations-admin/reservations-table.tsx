import type { Reservation } from "@podium/shared/contracts/reservations";
import { QrCode, SquarePen, Ticket } from "virtual:icons";
import { type ReactNode, useMemo, useState } from "react";
import { isActive } from "@podium/shared/tickets/reservation-status";
import { reservationListQuery } from "#entities/reservations/reservation-list.ts";
import { api } from "#platform/api-client.ts";
import type { ListView } from "#platform/list-view.ts";
import { listExport } from "#entities/admin/list-export.ts";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { reservationExport } from "#entities/reservations/reservation-export.ts";
import { ReservationFilters, useReservationList } from "#entities/reservations/reservation-filters.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { reservationColumns as sharedColumns } from "#entities/reservations/reservation-columns.tsx";
import { typesInWords } from "#entities/reservations/reservation-words.ts";
import { reservationStatus } from "#messages/nl/payment.ts";
import { Button } from "#ui/button.tsx";
import type { DataColumn } from "#ui/data-table-model.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { QrCodesDialog } from "./qr-codes-dialog.tsx";
import { SeatPreview } from "./seat-preview.tsx";

/** @param onChange receives a label for each change to highlight */
function reservationsQuery(view: ListView, onChange: (word: string, reservation: Reservation) => void) {
  return reservationListQuery(["reservations-admin", "list"], view, api.listReservations, { onChange });
}

interface ReservationsTableProps {
  actions: ReactNode;
  onOpen: (reservation: Reservation) => void;
}

export function ReservationsTable({ actions, onOpen }: ReservationsTableProps) {
  const [showing, setShowing] = useState<Reservation | null>(null);
  const { data: shows } = useLiveQuery(allShowsQuery);
  const { list, marks } = useReservationList(reservationsQuery);
  const columns = useMemo(() => reservationColumns({ marks, onShowQrCodes: setShowing, onOpen }), [marks, onOpen]);

  return (
    <>
      <Loaded query={list} loading="Reserveringen laden..." words={adminErrorWords}>
        {(page) => (
          <DataTable
            caption="Reserveringen"
            page={page}
            columns={columns}
            filters={<ReservationFilters {...page} shows={shows} />}
            rowClass={({ id }) => (marks.has(id) ? "ring-2 ring-inset ring-accent" : undefined)}
            searchLabel="Zoek op ID, gebruiker, email, show, datum, zitplaats..."
            exportAs={listExport("reservaties")}
            alsoExported={reservationExport}
            actions={actions}
            empty={
              <EmptyState icon={<Ticket />} title="Geen reservaties gevonden.">
                Zodra iemand plaatsen reserveert, verschijnt de reservering hier vanzelf.
              </EmptyState>
            }
          />
        )}
      </Loaded>
      {showing && <QrCodesDialog reservation={showing} onClose={() => setShowing(null)} />}
    </>
  );
}

interface ReservationColumnsOptions {
  marks: ReadonlyMap<number, string>;
  onShowQrCodes: (reservation: Reservation) => void;
  onOpen: (reservation: Reservation) => void;
}

/** The columns of Reservatie beheer (specification, section 2); ids are what the API sorts by. */
function reservationColumns({ marks, onShowQrCodes, onOpen }: ReservationColumnsOptions): DataColumn<Reservation>[] {
  const columns = sharedColumns(marks);
  return [
    columns.id,
    { ...columns.reservedAt, under: "id" },
    columns.user,
    columns.email,
    columns.show,
    columns.date,
    {
      id: "seats",
      header: "Zitplaatsen",
      cell: ({ seats }) => (
        <>
          <SeatPreview seats={seats} />
          <span className="block text-sm text-muted wrap-anywhere empty:hidden">{typesInWords(seats)}</span>
        </>
      ),
      text: ({ seats }) => seats.map(({ seat }) => seat.seatId).join(", "),
    },
    {
      ...columns.confirmed,
      under: "totalprice",
      cell: (reservation) => (
        <span className="flex flex-wrap items-center gap-1.5 lg:justify-end">
          {columns.confirmed.cell(reservation)}
          {!isActive(reservation) && (
            <span className="text-sm text-muted">{reservationStatus()[reservation.status].toLowerCase()}</span>
          )}
        </span>
      ),
    },
    columns.totalprice,
    {
      id: "qrCodes",
      header: "QR Codes",
      cell: (reservation) => (
        <Button
          size="sm"
          variant="secondary"
          icon={<QrCode className="size-4 shrink-0 lg:max-xl:hidden" />}
          className="lg:max-xl:max-w-24"
          aria-describedby={`reservation-${reservation.id}`}
          onClick={() => onShowQrCodes(reservation)}
        >
          Bekijk QR Codes
        </Button>
      ),
    },
    {
      id: "actions",
      header: "Acties",
      cell: (reservation) => (
        <IconButton
          label={`Beheer reservering ${reservation.id}`}
          icon={<SquarePen />}
          className="lg:size-9"
          onClick={() => onOpen(reservation)}
        />
      ),
    },
  ];
}
