import { formatShortDateTime } from "#platform/format.ts";
import { liveQuery } from "#live/live-query.ts";
import { backend } from "#live/live.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { unpaidReservationsPath } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";

/** No event announces carts: the repair of every 25 seconds finds their changes. */
const unverifiedSeatsQuery = liveQuery({
  key: ["unverified-seats"],
  fetch: (signal) => api.listUnverifiedSeats({ signal }),
  room: backend.rooms.payments,
});

/** For the dashboard: renders nothing unless a show stands out. */
export function UnverifiedSeatsNotice() {
  const { data = [] } = useLiveQuery(unverifiedSeatsQuery);
  if (data.length === 0) return null;
  return (
    <Notice
      tone="warning"
      announce
      title="Veel plaatsen bij accounts die hun e-mailadres niet bevestigden"
      className="mb-5"
    >
      <ul className="divide-y divide-line">
        {data.map(({ show, seats, seatsTotal }) => (
          <li key={show.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <span>
              {show.name}, {formatShortDateTime(show.dateTime)}:{" "}
              <strong>
                {seats} van de {seatsTotal} plaatsen
              </strong>{" "}
              onbetaald of in een winkelwagen
            </span>
            <Link
              to={unpaidReservationsPath(show.id)}
              className="text-link inline-flex min-h-11 items-center font-semibold"
            >
              Bekijk de onbetaalde reserveringen
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-1">Vertrouwt u het niet? Open een reservering en kies ‘Alles van deze account annuleren’.</p>
    </Notice>
  );
}
