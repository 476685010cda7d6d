import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "virtual:icons";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { ownPassword } from "#messages/nl/account.tsx";
import { userFields } from "#messages/nl/forms.ts";
import { mailSent } from "#messages/nl/sign-in.ts";
import { api } from "#platform/api-client.ts";
import { replaceToken } from "#platform/session.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { toast } from "#ui/toast.ts";
import { MailSent } from "./done.tsx";

const NOTHING = { currentPassword: "", newPassword: "", confirmPassword: "" };

/** @param email for the browser's password manager */
export function ChangePasswordForm({ email }: { email: string }) {
  const t = ownPassword();
  const fields = userFields();
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/passwords")).changePasswordFormSchema,
    defaultValues: NOTHING,
    submit: ({ currentPassword, newPassword }) => api.changePassword({ body: { currentPassword, newPassword } }),
    onSuccess: ({ token }) => {
      replaceToken(token);
      form.adopt(NOTHING);
      toast.success(t.changed);
    },
  });
  return (
    <ContractForm form={form}>
      <ErrorNotice error={form.failure} />
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t.current}
        autoComplete="current-password"
        required
        {...form.field("currentPassword", t.fillCurrent)}
      />
      <PasswordField
        label={fields.newPassword}
        hint={fields.passwordHint}
        autoComplete="new-password"
        required
        {...form.field("newPassword", fields.fillPassword)}
      />
      <PasswordField
        label={t.repeatNew}
        autoComplete="new-password"
        required
        {...form.field("confirmPassword", fields.fillRepeated)}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={form.busy}
        busyLabel={t.changing}
        icon={<KeyRound />}
        className="self-start"
      >
        {t.change}
      </Button>
    </ContractForm>
  );
}

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
