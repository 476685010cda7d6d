import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "virtual:icons";
import { mailSent } from "#messages/nl/sign-in.ts";
import { ownPassword } from "#messages/nl/account.tsx";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { MailSent } from "./mail-sent.tsx";

/** Chooses a password for an account without one. */
export function ChoosePassword({ email }: { email: string }) {
  const t = ownPassword();
  const sending = useMutation({ mutationFn: () => api.forgotPassword({ body: { email } }) });
  if (sending.isSuccess) return <MailSent>{t.mailed(<strong>{email}</strong>)}</MailSent>;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">{t.noneYet}</p>
      <ErrorNotice error={sending.error} />
      <Button
        variant="secondary"
        icon={<KeyRound />}
        busy={sending.isPending}
        busyLabel={mailSent().sending}
        onClick={() => sending.mutate()}
      >
        {t.choose}
      </Button>
    </div>
  );
}
