import type { RefundOrder } from "./payment-provider.ts";

/** A refund in the provider's dashboard that did not fail, and has no number of ours. */
interface Made {
  ref: string;
  amountCents: number;
  madeAt: Date;
}

/**
 * Finds the refund in the provider's dashboard that is the one which is due: the oldest of that amount that neither is
 * another of ours nor was noted by hand as another of ours.
 */
export function findMadeElsewhere<Found extends Made>(
  made: readonly Found[],
  { amountCents, knownRefs, notedUntil }: Pick<RefundOrder, "amountCents" | "knownRefs" | "notedUntil">,
): Found | undefined {
  const noted = notedUntil.toSorted((one, other) => one.getTime() - other.getTime());
  const free = made.filter((each) => each.amountCents === amountCents && !knownRefs.includes(each.ref));
  for (const each of free.toSorted((one, other) => one.madeAt.getTime() - other.madeAt.getTime())) {
    const at = noted.findIndex((until) => each.madeAt <= until);
    if (at === -1) return each;
    // Each of those was paid back once.
    noted.splice(at, 1);
  }
  return undefined;
}
