import { Send } from "virtual:icons";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { mailSent, signInLinkForm } from "#messages/nl/sign-in.ts";
import { userFields } from "#messages/nl/forms.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { MailSent } from "./mail-sent.tsx";
import { EmailField } from "./user-fields.tsx";

export function SignInLinkForm() {
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/account-links")).requestSignInLink.body,
    submit: (body) => api.requestSignInLink({ body }),
  });
  if (form.action.isSuccess) return <SignInLinkSent />;
  return (
    <ContractForm form={form}>
      <ErrorNotice error={form.failure} />
      <EmailField autoComplete="username" {...form.field("email", userFields().fillEmail)} />
      <Button type="submit" size="lg" wide busy={form.busy} busyLabel={mailSent().sending} icon={<Send />}>
        {signInLinkForm().mailLink}
      </Button>
    </ContractForm>
  );
}

export function SignInLinkSent() {
  const t = signInLinkForm();
  return <MailSent otherwise={t.noMail}>{t.sent}</MailSent>;
}
