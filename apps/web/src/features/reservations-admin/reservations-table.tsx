import type { Reservation } from "@podium/shared/contracts/reservations";
import { useQueryClient } from "@tanstack/react-query";
import { Ticket } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { adminErrorDetail, adminErrorText } from "../../platform/admin-errors.ts";
import {
  changeLoadedRows,
  fetchEveryPage,
  findLoadedRow,
  putRowFirst,
  usePagedList,
} from "../../platform/paged-list.ts";
import { changeWord, useReservationFeed } from "../../platform/reservation-feed.ts";
import { announce } from "../../ui/announcer.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { PagedTable, type TableView } from "../../ui/paged-table.tsx";
import { toast } from "../../ui/toast.ts";
import { useMarks } from "../../ui/use-marks.ts";
import { useSettled } from "../../ui/use-settled.ts";
import { fetchReservations } from "./api/list-reservations.ts";
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
  const client = useQueryClient();
  const [view, setView] = useState<TableView>({ search: "", pageIndex: 0, pageSize: 25, sort: undefined });
  const [showing, setShowing] = useState<Reservation | null>(null);
  const [marks, mark] = useMarks<string>();
  const search = useSettled(view.search);
  const list = usePagedList(KEY, { ...view, search }, fetchReservations);
  const columns = useMemo(() => reservationColumns({ marks, onShowQrCodes: setShowing, onOpen }), [marks, onOpen]);
  const reload = (): void => void client.invalidateQueries({ queryKey: KEY });

  useReservationFeed({
    onJoined: reload,
    onChange: (reservation) => {
      const before = findLoadedRow<Reservation>(KEY, ({ id }) => id === reservation.id);
      const word = changeWord(before, reservation);
      if (before) changeLoadedRows<Reservation>(KEY, (row) => (row.id === reservation.id ? reservation : row));
      else {
        if (word === "Nieuw") putRowFirst(KEY, reservation);
        reload();
      }
      if (word === null) return;
      mark(reservation.id, word);
      announce(`${word}: reservatie ${reservation.id} van ${reservation.user.firstname} ${reservation.user.lastname}`);
    },
  });

  if (list.data === undefined) {
    if (list.isPending) return <Loading label="Reservaties laden..." />;
    return (
      <ErrorState
        message={adminErrorText(list.error)}
        detail={adminErrorDetail(list.error)}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      />
    );
  }
  return (
    <>
      <PagedTable
        caption="Reservaties"
        rows={list.data.items}
        total={list.data.total}
        columns={columns}
        rowId={({ id }) => id}
        rowClass={({ id }) => (marks.has(id) ? "ring-2 ring-inset ring-accent" : undefined)}
        view={view}
        onView={setView}
        stale={list.isPlaceholderData}
        searchLabel="Zoek op ID, gebruiker, email, show, datum, zitplaats..."
        exporting={{ name: "reservaties", rows: () => exportRows(view) }}
        actions={actions}
        empty={
          <EmptyState icon={<Ticket />} title="Geen reservaties gevonden.">
            Zodra iemand plaatsen reserveert, verschijnt de reservatie hier vanzelf.
          </EmptyState>
        }
      />
      {showing && <QrCodesDialog reservation={showing} onClose={() => setShowing(null)} />}
    </>
  );
}

async function exportRows(view: TableView): Promise<Reservation[]> {
  try {
    return await fetchEveryPage(view, fetchReservations);
  } catch (error) {
    toast.error("De reservaties konden niet geëxporteerd worden.", {
      description: error instanceof Error ? error.message : "",
    });
    throw error;
  }
}
