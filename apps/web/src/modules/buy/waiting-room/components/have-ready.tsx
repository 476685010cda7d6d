import type { Show } from "@podium/shared/contracts/shows";
import { useLocation } from "react-router-dom";
import { usualPrice } from "@podium/shared/tickets/ticket-types";
import { waitingRoom } from "#messages/nl/waiting-room.tsx";
import { formatEuro } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { rememberPath } from "#platform/return-path.ts";
import { Link } from "#ui/link.tsx";

interface HaveReadyProps {
  show: Pick<Show, "ticketTypes">;
  isMember: boolean;
}

/** Lists what a visitor prepares while waiting, so that their turn suffices. */
export function HaveReady({ show: { ticketTypes }, isMember }: HaveReadyProps) {
  const t = waitingRoom();
  const location = useLocation();
  const types = ticketTypes.map((type) => `${type.name} (${formatEuro(usualPrice(type))})`);
  return (
    <div className="rounded-md bg-surface-sunken p-3">
      <h3 className="text-base">{t.ready}</h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        <li>{types.length > 1 ? t.readyTypes(types.join(", ")) : t.readySeats}</li>
        {types.length > 1 && <li>{t.readySeats}</li>}
        <li>{t.readyCode}</li>
        {isMember ? (
          <li>{t.readyAccount}</li>
        ) : (
          <li>
            {t.readyEmail}{" "}
            <Link to={paths.login} state={rememberPath(location)} className="text-link">
              {t.signInNow}
            </Link>
          </li>
        )}
        <li>{t.readyBank}</li>
      </ul>
    </div>
  );
}
