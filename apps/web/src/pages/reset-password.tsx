import { MailWarning } from "lucide-react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { NewPasswordForm } from "#features/users/new-password-form.tsx";
import { paths } from "#platform/paths.ts";
import { currentToken, signOut } from "#platform/session.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Page } from "#ui/page.tsx";
import { toast } from "#ui/toast.ts";

export function ResetPasswordPage() {
  usePageMeta("Nieuw wachtwoord");
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const token = query.get("token");

  const goOn = (message: string): void => {
    // The server ended the account's sessions, perhaps also this browser's.
    if (currentToken() !== null) signOut();
    toast.success(message);
    void navigate(paths.login, { replace: true });
  };
  return (
    <Page width="narrow">
      <PageHeader title="Nieuw wachtwoord" />
      {token ? (
        <Card>
          <NewPasswordForm token={token} onChosen={goOn} />
        </Card>
      ) : (
        <EmptyState
          icon={<MailWarning />}
          title="Deze link is niet volledig"
          action={<ButtonLink to={paths.forgotPassword}>Vraag een nieuwe link aan</ButtonLink>}
        >
          Klik op de link in de mail, of kopieer hem helemaal.
        </EmptyState>
      )}
    </Page>
  );
}
