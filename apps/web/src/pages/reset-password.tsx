import { useNavigate } from "react-router-dom";
import { TitledPage } from "#entities/site/page.tsx";
import { IncompleteLink } from "#modules/account/users/mailed-link.tsx";
import { NewPasswordForm } from "#modules/account/users/password-reset.tsx";
import { mailedLink, resetPassword } from "#messages/nl/mailed-links.ts";
import { leaveAccount } from "#platform/leave.ts";
import { useLinkToken } from "#platform/link-token.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast.ts";

export function ResetPasswordPage() {
  const navigate = useNavigate();
  const token = useLinkToken();

  const goOn = (message: string): void => {
    // The server ended the account's sessions, perhaps also this browser's.
    void leaveAccount();
    toast.success(message);
    void navigate(paths.login, { replace: true });
  };
  return (
    <TitledPage title={resetPassword().title} width="narrow">
      {token ? (
        <Card>
          <NewPasswordForm key={token} token={token} onChosen={goOn} />
        </Card>
      ) : (
        <IncompleteLink action={<ButtonLink to={paths.forgotPassword}>{mailedLink().askNew}</ButtonLink>} />
      )}
    </TitledPage>
  );
}
