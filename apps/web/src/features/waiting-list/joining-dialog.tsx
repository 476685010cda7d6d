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
  /** How many are asked for, as a start. */
  seats: number | undefined;
  /** Sends the mail again of who has not confirmed their address. */
  resend: ReactNode;
}

interface JoiningDialogProps extends WishProps {
  /** Asks who somebody is who has not signed in. */
  Details: ComponentType<AsksDetails>;
}

/** The dialog of the list whose button was pressed: once for a page, however many buttons it has. */
export function JoiningDialog({ Details, ...wish }: JoiningDialogProps) {
  const user = useAtomValue(userAtom);
  // The session comes first, so that nothing that was typed is lost when the page is drawn anew.
  if (user === null) return null;
  if (user.anonymous) return <DetailsDialog show={wish.show} Details={Details} onClose={stopJoining} />;
  return <WishDialog {...wish} />;
}

/** Visitors who turn out to be waiting already, perhaps once they identify themselves, see their place instead. */
function WishDialog({ show, seats, resend }: WishProps) {
  const { data: places } = useLiveQuery(ownPlacesQuery());
  const isWaiting = places?.some((place) => place.show.id === show.id) ?? false;
  useEffect(() => {
    if (isWaiting) stopJoining();
  }, [isWaiting]);
  if (places === undefined || isWaiting) return null;
  return <WaitingListDialog show={show} seats={seats} resend={resend} onClose={stopJoining} />;
}
