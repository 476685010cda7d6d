import { Send } from "virtual:icons";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { forgotPassword } from "#messages/nl/forgot-password.ts";
import { mailSent } from "#messages/nl/mail-sent.ts";
import { userFields } from "#messages/nl/user-fields.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { MailSent } from "./mail-sent.tsx";
import { EmailField } from "./user-fields.tsx";

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
