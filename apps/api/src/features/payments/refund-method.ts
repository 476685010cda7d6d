import type { Refund } from "@podium/shared/contracts/online-payments";
import type { Reservation } from "#features/reservations/reservations.service.ts";
import type { ByHand, RefundRow } from "./refunds.repository.ts";

const METHODS = { transfer: "TRANSFER", cash: "CASH" } as const satisfies Record<ByHand, Refund["method"]>;
const isByHand = (provider: string): provider is ByHand => Object.hasOwn(METHODS, provider);

/** How the money of a refund came. What a card paid at the box office goes back as a transfer does. */
export function methodOf(
  { cameBy, bankTransactionId, surplusOfId }: RefundRow,
  { paymentMethod }: Pick<Reservation, "paymentMethod">,
): Refund["method"] {
  if (!isByHand(cameBy)) return "ONLINE";
  const isOnStatement = bankTransactionId !== null || surplusOfId !== null;
  return cameBy === "transfer" && !isOnStatement && paymentMethod === "CARD" ? "CARD" : METHODS[cameBy];
}
