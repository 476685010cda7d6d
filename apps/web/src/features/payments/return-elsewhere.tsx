import { Hourglass } from "virtual:icons";
import { paymentOutcome } from "#messages/nl/payment-outcome.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/**
 * For who comes back from paying in a browser that does not know them: banking apps open one of their own, and a guest
 * has no password to sign in with there.
 */
export function ReturnElsewhere({ forSeats = false }: { forSeats?: boolean }) {
  const t = paymentOutcome();
  return (
    <EmptyState
      icon={<Hourglass />}
      title={t.isHandled}
      action={
        <ButtonLink to={paths.account} variant="secondary">
          {t.toAccount}
        </ButtonLink>
      }
    >
      <p className="font-semibold text-ink">{t.doNotPayAgain}</p>
      <p className="mt-2">{forSeats ? t.seatsByMail : t.ticketsByMail}</p>
      <p className="mt-2">{forSeats ? t.ifNoSeats : t.ifNot}</p>
    </EmptyState>
  );
}
