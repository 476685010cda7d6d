import type { Show } from "@podium/shared/contracts/shows";
import { useEffect, useEffectEvent } from "react";
import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { addPlaces } from "./add-places.ts";
import { cartFailedAtom, cartKnownAtom } from "./cart.atoms.ts";
import { takePreselected } from "./preselected-seats.ts";

/**
 * Holds the seats that were chosen before there was a session, once there is one. A new one has no cart; that of an
 * account is read first, because it may hold seats of another show.
 *
 * @param guard runs what it is given, perhaps after asking whether the cart of another show may go
 */
export function useHoldPreselected(
  show: Pick<Show, "id" | "dateTime">,
  signedIn: boolean,
  guard: (action: () => void) => void,
): void {
  const user = useAtomValue(userAtom);
  const known = useAtomValue(cartKnownAtom);
  const failed = useAtomValue(cartFailedAtom);
  const isReady = signedIn && user !== null && (user.anonymous === true || known || failed);
  const hold = useEffectEvent(() => {
    const places = takePreselected(show.id);
    if (places.length > 0) guard(() => void addPlaces(show, places));
  });
  useEffect(() => {
    if (isReady) hold();
  }, [isReady]);
}
