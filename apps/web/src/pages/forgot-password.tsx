import { TitledPage } from "#entities/site/page.tsx";
import { ForgotPasswordForm } from "#modules/account/users/password-reset.tsx";
import { forgotPassword } from "#messages/nl/mailed-links.ts";
import { paths } from "#platform/paths.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";

export function ForgotPasswordPage() {
  const t = forgotPassword();
  return (
    <TitledPage title={t.title} description={t.description} width="narrow" lead={t.lead}>
      <Card>
        <ForgotPasswordForm />
        <p className="mt-6 border-t border-line pt-5 text-center">
          <Link to={paths.login} className="text-link inline-block py-1 font-semibold">
            {t.back}
          </Link>
        </p>
      </Card>
    </TitledPage>
  );
}
