import type { Show } from "@podium/shared/contracts/shows";
import { readCart } from "#features/seats/model/cart.ts";
import { JoinWaitingList } from "#features/waiting-list/join-waiting-list.tsx";

/** Beside 'Kies voor mij', when so many places are not free side by side. */
export function WaitFor({ show, seats }: { show: Show; seats: number }) {
  return <JoinWaitingList show={show} seats={seats} onAccepted={readCart} />;
}
