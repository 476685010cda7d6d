import { useSearchParams } from "react-router-dom";
import { TitledPage } from "#entities/site/page.tsx";
import { PaymentOutcomeView } from "#features/payments/payment-outcome.tsx";
import { paymentOutcome } from "#messages/nl/payment-outcome.ts";
import { paths } from "#platform/paths.ts";
import { byLinkAtom, tokenAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** The provider's return URL. Public, but only the owner sees the outcome. */
export function PaymentsCallbackPage() {
  const [query] = useSearchParams();
  const signedIn = useAtomValue(tokenAtom) !== null;
  const byLink = useAtomValue(byLinkAtom);
  const reservationId = query.get("reservation");
  const isOfLink = byLink !== null && Number(reservationId) === byLink.reservationId;
  return (
    <TitledPage title={paymentOutcome().title} width="narrow">
      {(signedIn || isOfLink) && reservationId !== null ? (
        <PaymentOutcomeView reservationId={reservationId} />
      ) : (
        <Elsewhere />
      )}
    </TitledPage>
  );
}

function Elsewhere() {
  const t = paymentOutcome();
  return (
    <EmptyState title={t.inAccount} action={<ButtonLink to={paths.account}>{t.toAccount}</ButtonLink>}>
      {t.seeThere}
    </EmptyState>
  );
}
