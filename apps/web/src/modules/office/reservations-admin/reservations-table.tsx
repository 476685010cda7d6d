import type { Reservation } from "@podium/shared/contracts/reservations";
import { Ticket } from "virtual:icons";
import { useMemo, useState, type ReactNode } from "react";
import { listExport } from "#entities/admin/list-export.ts";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { reservationExport } from "#entities/reservations/reservation-export.ts";
import { ReservationFilters, useReservationList } from "#entities/reservations/reservation-filters.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { reservationsQuery } from "./api/reservations.ts";
import { QrCodesDialog } from "./qr-codes-dialog.tsx";
import { reservationColumns } from "./reservation-columns.tsx";

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
