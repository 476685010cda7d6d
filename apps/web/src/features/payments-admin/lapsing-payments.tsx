import { Link } from "react-router-dom";
import { adminErrorText } from "../../platform/admin-errors.ts";
import { formatEuro } from "../../platform/format.ts";
import { usePagedList, type ListView } from "../../platform/paged-list.ts";
import { paths } from "../../platform/paths.ts";
import { useReservationFeed } from "../../platform/reservation-feed.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { useNow } from "../../ui/use-now.ts";
import { fetchPayments } from "./api/list-payments.ts";
import { daysLeft } from "./payment-window.ts";
import { TimeToConfirm } from "./time-to-confirm.tsx";
import { PAYMENTS_KEY } from "./use-confirm-payment.ts";

/** Those that wait come first, the one that lapses soonest on top: a page of them is enough. */
const WAITING: ListView = { search: "", pageIndex: 0, pageSize: 200, sort: { id: "timeLeft", desc: false } };
const SHOWN = 5;

/** For the dashboard: how many transfers are waited for, and those that lapse within three days. */
export function LapsingPayments() {
  const { data, error, isPending, isFetching, refetch } = usePagedList(
    [...PAYMENTS_KEY, "waiting"],
    WAITING,
    fetchPayments,
  );
  const now = useNow(60_000);
  useReservationFeed({ onChange: () => void refetch(), onJoined: () => void refetch() });
  if (data === undefined) {
    return isPending ? (
      <Loading label="Betalingen laden..." />
    ) : (
      <ErrorState message={adminErrorText(error)} onRetry={() => void refetch()} busy={isFetching} />
    );
  }
  const waiting = data.items.filter(({ status }) => status === "PENDING");
  const lapsing = waiting.filter(({ expiresAt }) => daysLeft(Date.parse(expiresAt) - now) === "few");
  return (
    <>
      <p>{summary(waiting.length, lapsing.length)}</p>
      {lapsing.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {lapsing.slice(0, SHOWN).map((reservation) => (
            <li key={reservation.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
              <span>
                <span className="font-semibold">
                  #{reservation.id} {reservation.user.firstname} {reservation.user.lastname}
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

/** How many transfers are waited for and how many of them lapse soon, in a sentence. */
function summary(waiting: number, lapsing: number): string {
  if (waiting === 0) return "Er wordt op geen enkele overschrijving gewacht.";
  const counted = waiting === 1 ? "1 betaling te bevestigen" : `${waiting} betalingen te bevestigen`;
  if (lapsing === 0) return `${counted}; geen enkele verloopt binnen drie dagen.`;
  return `${counted}, waarvan ${lapsing} binnen drie dagen ${lapsing === 1 ? "verloopt" : "verlopen"}:`;
}
