import { KeyRound, Send } from "virtual:icons";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { userFields } from "#messages/nl/forms.ts";
import { forgotPassword, mailedLink, resetPassword } from "#messages/nl/mailed-links.ts";
import { mailSent } from "#messages/nl/sign-in.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { MailSent } from "./done.tsx";
import { EmailField, NewPasswordFields } from "./user-fields.tsx";

/** The message is the same whether the address has an account or not. */
export function ForgotPasswordForm() {
  const t = forgotPassword();
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/passwords")).forgotPassword.body,
    submit: (body) => api.forgotPassword({ body }),
  });
  if (form.action.isSuccess) return <MailSent>{form.action.data.message}</MailSent>;
  return (
    <ContractForm form={form}>
      <ErrorNotice error={form.failure} />
      <EmailField autoComplete="username" {...form.field("email", userFields().fillEmail)} />
      <Button type="submit" size="lg" wide busy={form.busy} busyLabel={mailSent().sending} icon={<Send />}>
        {t.mailLink}
      </Button>
    </ContractForm>
  );
}

export function NewPasswordForm({ token, onChosen }: { token: string; onChosen: (message: string) => void }) {
  const t = resetPassword();
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/passwords")).resetPassword.body,
    defaultValues: { token },
    submit: (body) => api.resetPassword({ body }),
    onSuccess: ({ message }) => onChosen(message),
  });
  const { failure } = form;
  if (failure instanceof ApiError && failure.code === "RESET_LINK_INVALID")
    return (
      <div className="flex flex-col gap-5">
        <ErrorNotice error={failure} />
        <ButtonLink to={paths.forgotPassword}>{mailedLink().askNew}</ButtonLink>
      </div>
    );
  return (
    <ContractForm form={form}>
      <ErrorNotice error={failure} />
      <NewPasswordFields label={userFields().newPassword} field={form.field} />
      <Button type="submit" size="lg" wide busy={form.busy} busyLabel={t.saving} icon={<KeyRound />}>
        {t.save}
      </Button>
    </ContractForm>
  );
}
