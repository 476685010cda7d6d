import type { Show } from "@podium/shared/contracts/shows";
import { useEffect, useEffectEvent } from "react";
import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { addPlaces } from "./add-places.ts";
import { cartFailedAtom, cartKnownAtom } from "./cart.atoms.ts";
import { takePreselected } from "./preselected-seats.ts";

/**
 * Holds the preselected seats once there is a session. A new session has no cart; an account's cart is read first,
 * because it may hold seats of another show.
 *
 * @param guard runs the given action, perhaps after asking whether to clear the cart of another show
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
