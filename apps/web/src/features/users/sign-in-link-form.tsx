import { Send } from "lucide-react";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { MailSent } from "./mail-sent.tsx";
import { EmailField, sentences } from "./user-fields.tsx";

/** An address without an account, or that one left less than 72 hours ago, gets none. */
export const NO_MAIL = "Komt er geen mail? Gebruik dan een ander e-mailadres, of neem contact met ons op.";

export function SignInLinkForm() {
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/account-links")).requestSignInLink.body,
    submit: (body) => api.requestSignInLink({ body }),
  });
  if (form.action.isSuccess) return <SignInLinkSent />;
  return (
    <ContractForm form={form}>
      <ErrorNotice error={form.failure} />
      <EmailField autoComplete="username" {...form.field("email", sentences.email)} />
      <Button type="submit" size="lg" wide busy={form.busy} busyLabel="Bezig met versturen..." icon={<Send />}>
        Stuur mij een inloglink
      </Button>
    </ContractForm>
  );
}

export function SignInLinkSent() {
  return (
    <MailSent otherwise={NO_MAIL}>
      Als er een account met dit e-mailadres bestaat, krijgt u een mail met een link om in te loggen. De link blijft 15
      minuten geldig.
    </MailSent>
  );
}
