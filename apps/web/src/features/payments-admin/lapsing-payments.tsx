import { adminErrorText } from "#platform/admin-errors.ts";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { rooms } from "#live/live.ts";
import { usePagedList, type ListView } from "#live/paged-list.ts";
import { paths } from "#platform/paths.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Link } from "#ui/link.tsx";
import { Loading } from "#ui/loading.tsx";
import { SOME_DAYS } from "./payment-window.ts";
import { TimeToConfirm } from "./time-to-confirm.tsx";
import { PAYMENTS_KEY } from "./use-confirm-payment.ts";

const SHOWN = 5;
/** Of all that wait only their number is told. */
const COUNTED: ListView = { search: "", pageIndex: 0, pageSize: 1, sort: undefined };
const SOONEST: ListView = { search: "", pageIndex: 0, pageSize: SHOWN, sort: { id: "timeLeft", desc: false } };
const KEY = [...PAYMENTS_KEY, "waiting"];
const ALL_KEY = [...KEY, "all"];
const LAPSING_KEY = [...KEY, "lapsing"];

const fetchWaiting: typeof api.listPayments = (request) =>
  api.listPayments({ ...request, query: { ...request?.query, status: "PENDING" } });
const fetchLapsing: typeof api.listPayments = (request) =>
  fetchWaiting({ ...request, query: { ...request?.query, lapsesWithinDays: SOME_DAYS } });

/** For the dashboard: how many transfers are waited for, and those that lapse within three days. */
export function LapsingPayments() {
  const waiting = usePagedList(ALL_KEY, COUNTED, fetchWaiting, { room: rooms.payments });
  const lapsing = usePagedList(LAPSING_KEY, SOONEST, fetchLapsing, { room: rooms.payments });
  if (waiting.data === undefined || lapsing.data === undefined) {
    const failed = [waiting, lapsing].find(({ isError }) => isError);
    return failed?.error ? (
      <ErrorState
        message={adminErrorText(failed.error)}
        onRetry={() => void failed.refetch()}
        busy={failed.isFetching}
      />
    ) : (
      <Loading label="Betalingen laden..." />
    );
  }
  return (
    <>
      <p>{summary(waiting.data.total, lapsing.data.total)}</p>
      {lapsing.data.items.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {lapsing.data.items.map((reservation) => (
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
