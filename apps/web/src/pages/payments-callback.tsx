import { useSearchParams } from "react-router-dom";
import { TitledPage } from "#entities/site/page.tsx";
import { PaymentOutcomeView } from "#features/payments/payment-outcome.tsx";
import { paths } from "#platform/paths.ts";
import { tokenAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** The provider's return URL. Public, but only the owner sees the outcome. */
export function PaymentsCallbackPage() {
  const [query] = useSearchParams();
  const signedIn = useAtomValue(tokenAtom) !== null;
  const reservationId = query.get("reservation");
  return (
    <TitledPage title="Betaling" width="narrow">
      {signedIn && reservationId !== null ? <PaymentOutcomeView reservationId={reservationId} /> : <Elsewhere />}
    </TitledPage>
  );
}

function Elsewhere() {
  return (
    <EmptyState
      title="Uw reserveringen vindt u bij uw account"
      action={<ButtonLink to={paths.account}>Naar mijn account</ButtonLink>}
    >
      Daar ziet u of uw betaling ontvangen is.
    </EmptyState>
  );
}
