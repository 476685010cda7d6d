import type { ShowChangeState } from "@podium/shared/contracts/show-changes";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { reservationPath } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PhoneLink } from "#ui/phone-link.tsx";

type ToCall = ShowChangeState["holders"]["toCall"];

/** Holders whom no mail reaches, with their telephone numbers. */
export function CallList({ toCall }: { toCall: ToCall }) {
  if (toCall.length === 0) return null;
  const reservations = toCall.length === 1 ? "1 reservering heeft" : `${toCall.length} reserveringen hebben`;
  return (
    <Notice tone="warning" title={`${reservations} geen e-mailadres: bel die mensen op.`} className="mb-5">
      <ul className="mt-1 grid gap-1">
        {toCall.map(({ reservationId, name, number, seats, isPaid }) => (
          <li key={reservationId} className="wrap-anywhere">
            <strong>{name}</strong>
            {", "}
            {number === "" ? (
              "geen telefoonnummer"
            ) : (
              <PhoneLink number={number} className="text-link whitespace-nowrap" />
            )}
            {", "}
            <Link to={reservationPath(reservationId)} className="text-link whitespace-nowrap">
              nr. {reservationId}
            </Link>
            , {seats === 0 ? "tickets teruggegeven" : countedPlaces(seats)}
            {!isPaid && ", nog niet betaald"}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
