import { Hourglass } from "virtual:icons";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { paymentOutcome } from "#messages/nl/payment.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

interface ReturnElsewhereProps {
  forSeats?: boolean;
  /** The reservation that a mail's link opened in this browser, with its tickets. */
  opened?: string;
}

/**
 * Shown when a visitor returns from paying in a browser without their session: banking apps open a browser of their
 * own, and a guest has no password to sign in with there.
 */
export function ReturnElsewhere({ forSeats = false, opened }: ReturnElsewhereProps) {
  const t = paymentOutcome();
  return (
    <EmptyState
      icon={<Hourglass />}
      title={t.isHandled}
      action={
        <ButtonLink to={opened === undefined ? paths.account : paths.ticketsDetail(opened)} variant="secondary">
          {opened === undefined ? t.toAccount : ownReservations().viewTickets}
        </ButtonLink>
      }
    >
      <p className="font-semibold text-ink">{t.doNotPayAgain}</p>
      <p className="mt-2">{forSeats ? t.seatsByMail : t.ticketsByMail}</p>
      <p className="mt-2">{forSeats ? t.ifNoSeats : t.ifNot}</p>
    </EmptyState>
  );
}
