import { MailCheck, Send } from "lucide-react";
import { useEffect, useRef } from "react";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { EmailField, sentences } from "./user-fields.tsx";

/** The message is the same whether the address has an account or not. */
export function ForgotPasswordForm() {
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/password-reset")).forgotPassword.body,
    submit: (body) => api.forgotPassword({ body }),
  });
  if (form.action.isSuccess) return <Sent message={form.action.data.message} />;
  return (
    <ContractForm form={form}>
      <ErrorNotice error={form.failure} />
      <EmailField autoComplete="username" {...form.field("email", sentences.email)} />
      <Button type="submit" size="lg" wide busy={form.busy} busyLabel="Bezig met versturen..." icon={<Send />}>
        Stuur mij een link
      </Button>
    </ContractForm>
  );
}

/** Replaces the form, and receives its focus. */
function Sent({ message }: { message: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className="flex flex-col items-center gap-3 py-4 text-center">
      <MailCheck className="size-12 text-success" />
      <p className="font-display text-xl font-semibold">Kijk in uw mailbox</p>
      <p className="max-w-sm">{message}</p>
      <p className="max-w-sm text-muted">Niets gekregen? Kijk ook bij de ongewenste mails.</p>
    </div>
  );
}
