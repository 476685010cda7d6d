import { HandCoins, X } from "virtual:icons";
import { useMemo, useState } from "react";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { useMutation } from "@tanstack/react-query";
import { listExport } from "#entities/admin/list-export.ts";
import { adminErrorWords, serverMessage } from "#entities/admin/admin-errors.ts";
import { reservationExport } from "#entities/reservations/reservation-export.ts";
import { ReservationFilters, useReservationList } from "#entities/reservations/reservation-filters.tsx";
import { classNames } from "#ui/class-names.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { Notice } from "#ui/notice.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { PAYMENTS_KEY, paymentsQuery } from "#modules/office/payments-admin/api/payments.ts";
import { methodWords, typesInWords } from "#entities/reservations/reservation-words.ts";
import { reservationColumns } from "#entities/reservations/reservation-columns.tsx";
import { exportedMoment } from "#platform/export-text.ts";
import { Button } from "#ui/button.tsx";
import type { DataColumn } from "#ui/data-table-model.ts";
import { UNDO_MS } from "#entities/reservations/undo-window.ts";
import { api } from "#platform/api-client.ts";
import { queryClient } from "#platform/query-client.ts";
import { changeLoadedRows, findLoadedRow } from "#live/paged-list.ts";
import { toast } from "#ui/toast.ts";
import { paymentRowClass, TimeToConfirm } from "./time-to-confirm.tsx";

/** Specification, Betaling beheer. */
export function PaymentsTable() {
  const [failure, setFailure] = useState<string | null>(null);
  const { data: shows } = useLiveQuery(allShowsQuery);
  const { list, marks } = useReservationList(paymentsQuery);
  const { mutate: confirm } = useConfirmPayment(setFailure);
  const columns = useMemo(() => paymentColumns({ marks, onConfirm: ({ id }) => confirm(id) }), [marks, confirm]);

  return (
    <>
      {failure !== null && (
        <div className="sticky top-20 z-20 mb-4 rounded-md shadow-raised">
          <Notice tone="danger" announce>
            <div className="flex items-start justify-between gap-3">
              <p className="font-medium">{failure}</p>
              <IconButton label="Melding sluiten" icon={<X />} onClick={() => setFailure(null)} className="-my-2" />
            </div>
          </Notice>
        </div>
      )}
      <Loaded query={list} loading="Betalingen laden..." words={adminErrorWords}>
        {(page) => (
          <DataTable
            caption="Betalingen"
            page={page}
            columns={columns}
            filters={<ReservationFilters {...page} shows={shows} />}
            rowClass={({ id }) => classNames(paymentRowClass, marks.has(id) && "ring-2 ring-inset ring-accent")}
            searchLabel="Zoek op ID, gebruiker, email, show, datum, zitplaats..."
            exportAs={listExport("betalingen")}
            alsoExported={reservationExport}
            empty={
              <EmptyState icon={<HandCoins />} title="Geen betalingen te bevestigen">
                Zodra iemand reserveert en nog moet betalen, verschijnt de betaling hier vanzelf.
              </EmptyState>
            }
          />
        )}
      </Loaded>
    </>
  );
}

interface PaymentColumnsOptions {
  marks: ReadonlyMap<number, string>;
  onConfirm: (reservation: Reservation) => void;
}

function referenceOf({ reference }: Reservation) {
  return <span className="text-sm wrap-anywhere">{reference}</span>;
}

const methodText = ({ paymentMethod }: Reservation): string => methodWords()[paymentMethod];

function methodOf(reservation: Reservation) {
  return <span className="text-sm text-muted">{methodText(reservation)}</span>;
}

/** The columns of Betaling beheer (specification, section 2); ids are what the API sorts by. */
function paymentColumns({ marks, onConfirm }: PaymentColumnsOptions): DataColumn<Reservation>[] {
  const { totalprice, confirmed, ...columns } = reservationColumns(marks);
  return [
    columns.id,
    columns.user,
    columns.email,
    columns.show,
    columns.date,
    {
      id: "ticketTypes",
      header: "Tickets",
      under: "show",
      cell: ({ seats }) => <span className="text-sm text-muted wrap-anywhere">{typesInWords(seats)}</span>,
    },
    columns.reservedAt,
    {
      id: "timeLeft",
      header: "Tijd om te bevestigen",
      under: "reservedAt",
      cell: (reservation) => <TimeToConfirm reservation={reservation} />,
      exported: (row) => (row.confirmed ? "" : exportedMoment(row.expiresAt)),
      sortBy: ({ expiresAt }) => expiresAt,
    },
    { id: "reference", header: "Mededeling", cell: referenceOf, text: ({ reference }) => reference },
    {
      ...totalprice,
      header: "Bedrag",
      cell: (reservation) => <span className="font-semibold">{totalprice.cell(reservation)}</span>,
    },
    { id: "paymentMethod", header: "Betaalwijze", under: "totalprice", cell: methodOf, text: methodText },
    { ...confirmed, under: "totalprice" },
    {
      id: "actions",
      header: "Acties",
      cell: (reservation) => (
        <Button
          size="sm"
          variant="secondary"
          disabled={reservation.confirmed || reservation.status === "CANCELLED"}
          aria-describedby={`reservation-${reservation.id}`}
          onClick={() => onConfirm(reservation)}
          className="lg:max-xl:max-w-24"
        >
          Bevestig betaling
        </Button>
      ),
    },
  ];
}

/** Reverts on a refusal (specification, section 4); undo for some seconds. `onFailure` gets null at a new attempt. */
function useConfirmPayment(onFailure: (sentence: string | null) => void) {
  const { mutate: undo } = useMutation({
    mutationFn: (id: number) => api.undoConfirmation({ params: { id } }),
    onSuccess: (reservation) => {
      replace(reservation.id, () => reservation);
      toast.info(`De bevestiging van reservering ${reservation.id} is ongedaan gemaakt.`);
    },
    // Also in a toast: the user may be on another page by then.
    onError: (error, id) => {
      toast.error(`De bevestiging van reservering ${id} is niet ongedaan gemaakt.`, {
        description: serverMessage(error),
      });
      void queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY });
    },
  });

  return useMutation({
    mutationFn: (id: number) => api.confirmReservation({ params: { id } }),
    onMutate: async (id) => {
      onFailure(null);
      // A pending response would overwrite the optimistic row.
      await queryClient.cancelQueries({ queryKey: PAYMENTS_KEY });
      const before = findLoadedRow<Reservation>(PAYMENTS_KEY, (row) => row.id === id);
      replace(id, (row) => ({ ...row, confirmed: true, status: "CONFIRMED" }));
      return { before };
    },
    onSuccess: (reservation) => {
      const { id } = reservation;
      replace(id, () => reservation);
      toast.success(`Reservering ${id} is betaald.`, {
        id: `confirmed-${id}`,
        duration: UNDO_MS,
        action: { label: "Ongedaan maken", onClick: () => undo(id) },
      });
    },
    onError: (error, id, context) => {
      const before = context?.before;
      if (before) replace(id, () => before);
      onFailure(`Fout bij bevestigen: ${serverMessage(error)}`);
      void queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY });
    },
  });
}

function replace(id: number, change: (row: Reservation) => Reservation): void {
  changeLoadedRows<Reservation>(PAYMENTS_KEY, (row) => (row.id === id ? change(row) : row));
}
