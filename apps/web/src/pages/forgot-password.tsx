import { usePageMeta } from "#entities/site/page-meta.ts";
import { ForgotPasswordForm } from "#features/users/forgot-password-form.tsx";
import { paths } from "#platform/paths.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Page } from "#ui/page.tsx";

export function ForgotPasswordPage() {
  usePageMeta("Wachtwoord vergeten", "Vraag een mail aan waarmee u een nieuw wachtwoord kiest.");
  return (
    <Page width="narrow">
      <PageHeader title="Wachtwoord vergeten">
        Geen nood: vul uw e-mailadres in en kies via de mail een nieuw wachtwoord.
      </PageHeader>
      <Card>
        <ForgotPasswordForm />
        <p className="mt-6 border-t border-line pt-5 text-center">
          <Link to={paths.login} className="text-link inline-block py-1 font-semibold">
            Terug naar inloggen
          </Link>
        </p>
      </Card>
    </Page>
  );
}
