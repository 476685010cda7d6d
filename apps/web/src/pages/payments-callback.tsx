import { PAID_FOR_SEATS } from "@podium/shared/payment-return";
import { Navigate, useSearchParams } from "react-router-dom";
import { TitledPage } from "#entities/site/page.tsx";
import { PaymentOutcomeView } from "#features/payments/payment-outcome.tsx";
import { ReturnElsewhere } from "#features/payments/return-elsewhere.tsx";
import { paymentOutcome } from "#messages/nl/payment-outcome.ts";
import { paidSeatsPath } from "#platform/paths.ts";
import { byLinkAtom, tokenAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";

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
  const signedIn = useAtomValue(tokenAtom) !== null;
  const reservationId = query.get("reservation");
  const byLink = useAtomValue(byLinkAtom);
  const isOfLink = byLink !== null && Number(reservationId) === byLink.reservationId;
  const forSeats = query.has(PAID_FOR_SEATS);
  if (!(signedIn || isOfLink) || reservationId === null) return <ReturnElsewhere forSeats={forSeats} />;
  if (forSeats) return <Navigate to={paidSeatsPath(reservationId)} replace />;
  return <PaymentOutcomeView reservationId={reservationId} />;
}
