import type { RefundOrder } from "./payment-provider.ts";

/** A refund in the provider's dashboard that did not fail and has no id of ours */
interface Made {
  ref: string;
  amountCents: number;
  madeAt: Date;
}

/** The oldest of the due amount that belongs to no other refund, neither a known one nor one noted by hand */
export function findMadeElsewhere<Found extends Made>(
  made: readonly Found[],
  { amountCents, knownRefs, notedUntil }: Pick<RefundOrder, "amountCents" | "knownRefs" | "notedUntil">,
): Found | undefined {
  const noted = notedUntil.toSorted((one, other) => one.getTime() - other.getTime());
  const free = made.filter((each) => each.amountCents === amountCents && !knownRefs.includes(each.ref));
  for (const each of free.toSorted((one, other) => one.madeAt.getTime() - other.madeAt.getTime())) {
    const at = noted.findIndex((until) => each.madeAt <= until);
    if (at === -1) return each;
    // Each noted refund accounts for one in the dashboard.
    noted.splice(at, 1);
  }
  return undefined;
}
