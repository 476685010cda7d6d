import type { Refund } from "@podium/shared/contracts/online-payments";
import type { Reservation } from "#features/reservations/reservations.service.ts";
import type { ByHand, RefundRow } from "./refunds.repository.ts";

const METHODS = { transfer: "TRANSFER", cash: "CASH" } as const satisfies Record<ByHand, Refund["method"]>;
const isByHand = (provider: string): provider is ByHand => Object.hasOwn(METHODS, provider);

/** Returns how the money of a refund came. A card payment at the box office is refunded by transfer. */
export function methodOf(
  { cameBy, bankTransactionId, surplusOfId }: RefundRow,
  { paymentMethod }: Pick<Reservation, "paymentMethod">,
): Refund["method"] {
  if (!isByHand(cameBy)) return "ONLINE";
  const isOnStatement = bankTransactionId !== null || surplusOfId !== null;
  return cameBy === "transfer" && !isOnStatement && paymentMethod === "CARD" ? "CARD" : METHODS[cameBy];
}
