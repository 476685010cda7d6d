import type { HallSeat } from "@podium/shared/halls/hall";
import { addSeat } from "./cart.actions.ts";

/** Wheelchair places first: a companion place is sold only once one of its group is in the cart. */
export async function addPlaces(showId: number, places: readonly HallSeat[]): Promise<void> {
  const isFirst = ({ kind }: HallSeat) => kind === "wheelchair";
  for (const place of places.filter(isFirst)) if (!(await addSeat(showId, place))) return;
  for (const place of places) if (!isFirst(place)) void addSeat(showId, place);
}
