import { fullName } from "@podium/shared/words/typed-name";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { formatEuro } from "#platform/format.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { paths } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { expiringPaymentsQuery, waitingPaymentsQuery } from "#modules/office/payments-admin/api/payments.ts";
import { TimeToConfirm } from "./time-to-confirm.tsx";

export function ExpiringPayments() {
  const waiting = useLiveQuery(waitingPaymentsQuery);
  const expiring = useLiveQuery(expiringPaymentsQuery);
  if (waiting.data === undefined || expiring.data === undefined) {
    const query = waiting.isError ? waiting : expiring;
    return <LoadState query={query} loading="Betalingen laden..." words={adminErrorWords} />;
  }
  return (
    <>
      <p>{summary(waiting.data.total, expiring.data.total)}</p>
      {expiring.data.items.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {expiring.data.items.map((reservation) => (
            <li key={reservation.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
              <span>
                <span className="font-semibold">
                  #{reservation.id} {fullName(reservation.user)}
                </span>{" "}
                <span className="text-muted">{formatEuro(reservation.totalprice)}</span>
              </span>
              <TimeToConfirm reservation={reservation} />
            </li>
          ))}
        </ul>
      )}
      <Link to={paths.payments} className="text-link mt-3 inline-flex min-h-11 items-center font-semibold">
        Naar de betalingen
      </Link>
    </>
  );
}

function summary(waiting: number, expiring: number): string {
  if (waiting === 0) return "Er wordt op geen enkele betaling gewacht.";
  const counted = waiting === 1 ? "1 betaling te bevestigen" : `${waiting} betalingen te bevestigen`;
  if (expiring === 0) return `${counted}; geen enkele verloopt binnen drie dagen.`;
  return `${counted}, waarvan ${expiring} binnen drie dagen ${expiring === 1 ? "verloopt" : "verlopen"}:`;
}
