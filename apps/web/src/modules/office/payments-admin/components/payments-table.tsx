import { HandCoins, X } from "virtual:icons";
import { useMemo, useState } from "react";
import { listExport } from "#entities/admin/list-export.ts";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
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
import { paymentsQuery } from "#modules/office/payments-admin/api/payments.ts";
import { paymentColumns } from "./payment-columns.tsx";
import { paymentRowClass } from "./time-to-confirm.tsx";
import { useConfirmPayment } from "#modules/office/payments-admin/model/use-confirm-payment.ts";

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
