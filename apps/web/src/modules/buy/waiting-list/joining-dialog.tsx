import type { Show } from "@podium/shared/contracts/shows";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { useLiveQuery } from "#live/use-live-query.ts";
import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { type AsksDetails, DetailsDialog } from "./details-dialog.tsx";
import { stopJoining } from "./joining.ts";
import { ownPlacesQuery } from "./own-places.ts";
import { WaitingListDialog } from "./waiting-list-dialog.tsx";

interface WishProps {
  show: Show;
  /** Initial number of seats. */
  seats: number | undefined;
  /** Sends the mail again, for a user who has not confirmed their address. */
  resend: ReactNode;
}

interface JoiningDialogProps extends WishProps {
  /** Asks visitors who have not signed in for their details. */
  Details: ComponentType<AsksDetails>;
}

/** The dialog of the waiting list whose button was pressed: one per page, for all its buttons. */
export function JoiningDialog({ Details, ...wish }: JoiningDialogProps) {
  const user = useAtomValue(userAtom);
  // Waits for the session, because a new session redraws the page, which would lose what was typed.
  if (user === null) return null;
  if (user.anonymous) return <DetailsDialog show={wish.show} Details={Details} onClose={stopJoining} />;
  return <WishDialog {...wish} />;
}

/** The form to join; visitors who turn out to be waiting already, perhaps once identified, see their place instead. */
function WishDialog({ show, seats, resend }: WishProps) {
  const { data: places } = useLiveQuery(ownPlacesQuery());
  const isWaiting = places?.some((place) => place.show.id === show.id) ?? false;
  useEffect(() => {
    if (isWaiting) stopJoining();
  }, [isWaiting]);
  if (places === undefined || isWaiting) return null;
  return <WaitingListDialog show={show} seats={seats} resend={resend} onClose={stopJoining} />;
}
