import type { Translation } from "../messages.ts";
import type { cancelOwn } from "../nl/cancel-own.tsx";

export const translation: Translation<typeof cancelOwn> = {
  title: "Cancel this booking?",
  ends: (id, show) => (
    <>
      Your booking no. {id} for {show} then ends at once:
    </>
  ),
  becomeFree: (places, count) => `${places} ${count === 1 ? "becomes" : "become"} free for somebody else.`,
  nothingToPay: "You no longer have to pay anything.",
  onVoucher: (code, amount) => `${amount} goes back on your gift voucher ${code}.`,
  paidAlready: "Have you already transferred the amount? Then do not cancel, but contact us.",
  noWayBack: "This cannot be undone.",
  keep: "No, keep it",
  confirm: "Yes, cancel",
  cancelled: "Your booking is cancelled.",
  failed: "Your booking has not been cancelled.",
};
