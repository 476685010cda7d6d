import type { Show } from "@podium/shared/contracts/shows";
import { companionsAreBound } from "@podium/shared/halls/companions";
import type { HallSeat } from "@podium/shared/halls/hall";
import { seatLabels } from "@podium/shared/halls/seat-names";
import { currentLanguage } from "#messages/messages.ts";
import { cartActions } from "#messages/nl/cart.ts";
import { seatPicker } from "#messages/nl/tickets.ts";
import { serverNow } from "#platform/server-clock.ts";
import { tokenAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";
import { toast } from "#ui/toast.ts";
import { addSeat } from "./cart.actions.ts";
import { cartAtom } from "./cart.atoms.ts";
import { preselect } from "./preselected-seats.ts";

/**
 * Adds wheelchair places first: a companion place is sold only once a wheelchair place of its group is in the cart. A
 * refused wheelchair place takes its companion places along, and no other seat. Without a session the seats are only
 * preselected.
 */
export async function addPlaces(show: Pick<Show, "id" | "dateTime">, places: readonly HallSeat[]): Promise<void> {
  if (store.get(tokenAtom) === null) {
    preselect(show.id, places);
    const t = seatPicker();
    return announce(`${t.preselected(seatLabels(places, currentLanguage()))} ${t.heldOnceIn}`);
  }
  const isFirst = ({ kind }: HallSeat) => kind === "wheelchair";
  let isRefused = false;
  for (const place of places.filter(isFirst)) if (!(await addSeat(show.id, place))) isRefused = true;
  const alone = isRefused ? withoutWheelchairPlace(show, places) : [];
  for (const place of places) if (!isFirst(place) && !alone.includes(place)) void addSeat(show.id, place);
  // `addSeat` showed the refusal; asking for the companion places would replace it with theirs.
  if (alone.length > 0) toast.warning(cartActions().alsoReturned(seatLabels(alone, currentLanguage())));
}

/** Returns the bound companion places whose group has no wheelchair place in the cart. */
function withoutWheelchairPlace({ dateTime }: Pick<Show, "dateTime">, places: readonly HallSeat[]): HallSeat[] {
  if (!companionsAreBound(new Date(dateTime), new Date(serverNow()))) return [];
  const carriers = (store.get(cartAtom)?.lines ?? []).filter(({ kind }) => kind === "wheelchair");
  // The server decides when two groups have the same name.
  return places.filter(({ kind, group }) => kind === "companion" && !carriers.some((line) => line.group === group));
}
