import { PAID_FOR_SEATS } from "@podium/shared/money/payment-return";
import { Navigate, useSearchParams } from "react-router-dom";
import { TitledPage } from "#entities/site/page.tsx";
import { PaymentOutcomeView } from "#modules/buy/payments/payment-outcome.tsx";
import { ReturnElsewhere, useOwned } from "#modules/buy/payments/return-elsewhere.tsx";
import { ownMoveQuery } from "#modules/buy/own-reservations/own-move.ts";
import { paymentOutcome } from "#messages/nl/payment.ts";
import { paidSeatsPath } from "#platform/paths.ts";
import { byLinkAtom, tokenAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { LoadState } from "#ui/load-state.tsx";

/** The provider's return URL. Public, but only the owner sees the outcome. */
export function PaymentsCallbackPage() {
  return (
    <TitledPage title={paymentOutcome().title} width="narrow">
      <Outcome />
    </TitledPage>
  );
}

function Outcome() {
  const [query] = useSearchParams();
  const token = useAtomValue(tokenAtom);
  const reservationId = query.get("reservation");
  const byLink = useAtomValue(byLinkAtom);
  const forSeats = query.has(PAID_FOR_SEATS);
  if (reservationId !== null && byLink !== null && Number(reservationId) === byLink.reservationId) {
    // A mail's link gives no access to other seats.
    return forSeats ? (
      <ReturnElsewhere forSeats opened={reservationId} />
    ) : (
      <PaymentOutcomeView reservationId={reservationId} />
    );
  }
  if (reservationId === null || token === null) return <ReturnElsewhere forSeats={forSeats} />;
  const View = forSeats ? PaidSeats : PaymentOutcomeView;
  return <View key={token} reservationId={reservationId} />;
}

/** Leads only the signed-in owner to their other seats: others would be asked for a password after paying. */
function PaidSeats({ reservationId }: { reservationId: string }) {
  const { query, isElsewhere } = useOwned(ownMoveQuery(reservationId));
  if (isElsewhere) return <ReturnElsewhere forSeats />;
  if (query.data === undefined) return <LoadState query={query} loading={paymentOutcome().looking} />;
  return <Navigate to={paidSeatsPath(reservationId)} replace />;
}
