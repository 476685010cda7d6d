import { countedPlaces } from "@podium/shared/words/counted-places";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { rooms } from "#live/live.ts";
import { currentLanguage } from "#messages/messages.ts";
import { offerAlert } from "#messages/nl/waiting-list.tsx";
import { formatShortDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { toast } from "#ui/toast.ts";

/** Long enough to be noticed from another page; the mail and the account repeat the message. */
const SHOWN_MS = 60_000;

/** Announces on any page that seats are held for a user who waited for them. */
export function OfferAlert(): null {
  const navigate = useNavigate();
  useEffect(() => {
    const { leave } = rooms.ownWaiting.enter({
      onJoined: () => undefined,
      onEvent: (event) => {
        if (!("offerId" in event)) return;
        const { offerId, seats, expiresAt } = event;
        const t = offerAlert();
        toast.success(t.ready(seats, countedPlaces(seats, currentLanguage())), {
          id: `offer-${offerId}`,
          description: t.reservedUntil(formatShortDateTime(expiresAt)),
          duration: SHOWN_MS,
          action: { label: t.look, onClick: () => void navigate(`${paths.account}#waiting`) },
        });
      },
    });
    return leave;
  }, [navigate]);
  return null;
}
