import { useSearchParams } from "react-router-dom";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { PaymentOutcomeView } from "#features/payments/payment-outcome.tsx";
import { paths } from "#platform/paths.ts";
import { tokenAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Page } from "#ui/page.tsx";

/** The provider's return URL. Public, but only the owner sees the outcome. */
export function PaymentsCallbackPage() {
  usePageMeta("Betaling");
  const [query] = useSearchParams();
  const signedIn = useAtomValue(tokenAtom) !== null;
  const reservationId = query.get("reservation");
  return (
    <Page width="narrow">
      <PageHeader title="Betaling" />
      {signedIn && reservationId !== null ? <PaymentOutcomeView reservationId={reservationId} /> : <Elsewhere />}
    </Page>
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
