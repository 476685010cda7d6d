import type { HallSeat } from "@podium/shared/halls/hall";
import { seatLabels } from "@podium/shared/halls/seat-names";
import { currentLanguage } from "#messages/messages.ts";
import { seatPicker } from "#messages/nl/seat-picker.ts";
import { tokenAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";
import { addSeat } from "./cart.actions.ts";
import { preselect } from "./preselected-seats.ts";

/**
 * Wheelchair places first: a companion place is sold only once one of its group is in the cart. Without a session the
 * seats wait for one.
 */
export async function addPlaces(showId: number, places: readonly HallSeat[]): Promise<void> {
  if (store.get(tokenAtom) === null) {
    preselect(showId, places);
    const t = seatPicker();
    return announce(`${t.preselected(seatLabels(places, currentLanguage()))} ${t.heldOnceIn}`);
  }
  const isFirst = ({ kind }: HallSeat) => kind === "wheelchair";
  for (const place of places.filter(isFirst)) if (!(await addSeat(showId, place))) return;
  for (const place of places) if (!isFirst(place)) void addSeat(showId, place);
}
