import { useMutation } from "@tanstack/react-query";
import { Send } from "virtual:icons";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { userFields } from "#messages/nl/forms.ts";
import { mailSent, signInLinkForm } from "#messages/nl/sign-in.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { MailSent } from "./done.tsx";
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

/** Offers a link that opens the existing account of an address, instead of a second account. */
export function KnownAddress({ email, onSent }: { email: string; onSent: () => void }) {
  const t = signInLinkForm();
  return (
    <>
      <Notice tone="danger" announce>
        {t.known} {t.noMail}
      </Notice>
      <SendSignInLink email={email.trim()} onSent={onSent} />
    </>
  );
}

interface SendSignInLinkProps {
  email: string;
  /** Called once the link was sent, for a message that replaces more than the button. */
  onSent?: () => void;
}

export function SendSignInLink({ email, onSent }: SendSignInLinkProps) {
  const sending = useMutation({
    mutationFn: () => api.requestSignInLink({ body: { email } }),
    ...(onSent && { onSuccess: onSent }),
  });
  if (sending.isSuccess) return <SignInLinkSent />;
  return (
    <>
      <ErrorNotice error={sending.error} />
      <Button
        variant="secondary"
        icon={<Send />}
        busy={sending.isPending}
        busyLabel={mailSent().sending}
        onClick={() => sending.mutate()}
        className="self-start"
      >
        {signInLinkForm().mailLink}
      </Button>
    </>
  );
}
