import type { Reservation } from "@podium/shared/contracts/reservations";
import { Ticket } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { useReservationList } from "#entities/reservations/reservation-list.ts";
import { adminErrorWords } from "#platform/admin-errors.ts";
import { api } from "#platform/api-client.ts";
import { fetchEveryPage } from "#live/paged-list.ts";
import { announce } from "#ui/announcer.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { PagedTable, type TableView } from "#ui/paged-table.tsx";
import { useMarks } from "#ui/use-marks.ts";
import { useSettled } from "#ui/use-settled.ts";
import { QrCodesDialog } from "./qr-codes-dialog.tsx";
import { reservationColumns } from "./reservation-columns.tsx";

const KEY = ["reservations-admin", "list"];

interface ReservationsTableProps {
  actions: ReactNode;
  /** Opens what can be done with a reservation. */
  onOpen: (reservation: Reservation) => void;
}

/** All reservations, live (specification, Reservatie beheer). */
export function ReservationsTable({ actions, onOpen }: ReservationsTableProps) {
  const [view, setView] = useState<TableView>({ search: "", pageIndex: 0, pageSize: 25, sort: undefined });
  const [showing, setShowing] = useState<Reservation | null>(null);
  const [marks, mark] = useMarks<string>();
  const search = useSettled(view.search);
  const list = useReservationList(KEY, { ...view, search }, api.listReservations, {
    onChange: (word, { id, user }) => {
      mark(id, word);
      announce(`${word}: reservatie ${id} van ${user.firstname} ${user.lastname}`);
    },
  });
  const columns = useMemo(() => reservationColumns({ marks, onShowQrCodes: setShowing, onOpen }), [marks, onOpen]);

  return (
    <>
      <Loaded query={list} loading="Reservaties laden..." words={adminErrorWords}>
        {({ items, total }) => (
          <PagedTable
            caption="Reservaties"
            rows={items}
            total={total}
            columns={columns}
            rowId={({ id }) => id}
            rowClass={({ id }) => (marks.has(id) ? "ring-2 ring-inset ring-accent" : undefined)}
            view={view}
            onView={setView}
            stale={list.isPlaceholderData}
            searchLabel="Zoek op ID, gebruiker, email, show, datum, zitplaats..."
            exporting={{ name: "reservaties", rows: () => fetchEveryPage(view, api.listReservations) }}
            actions={actions}
            empty={
              <EmptyState icon={<Ticket />} title="Geen reservaties gevonden.">
                Zodra iemand plaatsen reserveert, verschijnt de reservatie hier vanzelf.
              </EmptyState>
            }
          />
        )}
      </Loaded>
      {showing && <QrCodesDialog reservation={showing} onClose={() => setShowing(null)} />}
    </>
  );
}
