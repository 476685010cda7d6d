import { TitledPage } from "#entities/site/page.tsx";
import { ForgotPasswordForm } from "#features/users/forgot-password-form.tsx";
import { paths } from "#platform/paths.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";

export function ForgotPasswordPage() {
  return (
    <TitledPage
      title={"Wacht\u00ADwoord vergeten"}
      description="Vraag een mail aan waarmee u een nieuw wachtwoord kiest."
      width="narrow"
      lead="Geen nood: vul uw e-mailadres in en kies via de mail een nieuw wachtwoord."
    >
      <Card>
        <ForgotPasswordForm />
        <p className="mt-6 border-t border-line pt-5 text-center">
          <Link to={paths.login} className="text-link inline-block py-1 font-semibold">
            Terug naar inloggen
          </Link>
        </p>
      </Card>
    </TitledPage>
  );
}
