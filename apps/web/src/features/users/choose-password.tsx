import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { MailSent } from "./mail-sent.tsx";

/** For an account without a password. */
export function ChoosePassword({ email }: { email: string }) {
  const sending = useMutation({ mutationFn: () => api.forgotPassword({ body: { email } }) });
  if (sending.isSuccess)
    return (
      <MailSent>
        We stuurden een mail naar <strong>{email}</strong>. Klik op de link en kies uw wachtwoord. Daarna logt u ermee
        in.
      </MailSent>
    );
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">
        U hebt nog geen wachtwoord. Dat hoeft ook niet: u logt in met een link die we u mailen. Wilt u er toch een?
      </p>
      <ErrorNotice error={sending.error} />
      <Button
        variant="secondary"
        icon={<KeyRound />}
        busy={sending.isPending}
        busyLabel="Bezig met versturen..."
        onClick={() => sending.mutate()}
      >
        Kies een wachtwoord
      </Button>
    </div>
  );
}
