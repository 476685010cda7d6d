import type { Refund } from "@podium/shared/contracts/payments";
import type { Reservation } from "#modules/sale/reservations/reservations.service.ts";
import type { ByHand, RefundRow } from "./refunds.repository.ts";

const METHODS = { transfer: "TRANSFER", cash: "CASH" } as const satisfies Record<ByHand, Refund["method"]>;
const isByHand = (provider: string): provider is ByHand => Object.hasOwn(METHODS, provider);

/** Returns how the money of a refund came. Card payments at the box office are stored as transfers. */
export function methodOf(
  { cameBy, bankTransactionId, surplusOfId }: RefundRow,
  { paymentMethod }: Pick<Reservation, "paymentMethod">,
): Refund["method"] {
  if (!isByHand(cameBy)) return "ONLINE";
  const isOnStatement = bankTransactionId !== null || surplusOfId !== null;
  return cameBy === "transfer" && !isOnStatement && paymentMethod === "CARD" ? "CARD" : METHODS[cameBy];
}
