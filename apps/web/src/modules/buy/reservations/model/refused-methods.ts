import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import type { Show } from "@podium/shared/contracts/shows";
import type { Site } from "@podium/shared/contracts/site";
import { confirm } from "#messages/nl/checkout.tsx";
import { formatEuro } from "#platform/format.ts";

/** Why a payment method cannot be chosen. */
export type Refusals = Partial<Record<PaymentMethod, string>>;

interface Purchase {
  show: Pick<Show, "transferUntil"> | undefined;
  site: Pick<Site, "minimumOnline"> | undefined;
  /** In euros; null while unknown. */
  total: number | null;
  /** The server's clock, in milliseconds. */
  now: number;
}

/** Finds methods that the server would refuse, before one is chosen. */
export function refusedMethods({ show, site, total, now }: Purchase): Refusals {
  const t = confirm();
  const isLate = show !== undefined && now >= Date.parse(show.transferUntil);
  const isSmall = site !== undefined && total !== null && total < site.minimumOnline;
  return {
    ...(isLate && { MANUAL: t.transferTooLate }),
    ...(isSmall && { PAYCONIQ: t.onlineFrom(formatEuro(site.minimumOnline)) }),
  };
}
