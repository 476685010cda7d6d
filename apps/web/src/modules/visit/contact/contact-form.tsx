import { fullName } from "@podium/shared/words/typed-name";
import { MailCheck, Send } from "virtual:icons";
import { useEffect, useRef } from "react";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { contactForm } from "#messages/nl/society.tsx";
import { api } from "#platform/api-client.ts";
import { memberAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";

/** The input stays when sending fails. */
export function ContactForm() {
  const t = contactForm();
  const user = useAtomValue(memberAtom);
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/contact")).contactSchema,
    values: user ? { name: fullName(user), email: user.email, message: "" } : undefined,
    submit: (body) => api.sendContactMessage({ body }),
  });
  const { isSuccess, variables, reset } = form.action;

  if (isSuccess) {
    const again = (): void => {
      reset();
      form.resetField("message", { defaultValue: "" });
    };
    return <MessageSent email={variables.email} onAgain={again} />;
  }
  return (
    <ContractForm form={form}>
      <TextField label={t.name} autoComplete="name" maxLength={120} required {...form.field("name", t.nameMissing)} />
      <TextField
        label={t.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
        {...form.field("email", {
          empty: t.emailMissing,
          wrong: t.emailWrong,
        })}
      />
      <TextArea label={t.message} maxLength={5000} required {...form.field("message", t.messageMissing)} />
      <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          {t.leaveEmpty}
          <input tabIndex={-1} autoComplete="off" {...form.register("website")} />
        </label>
      </div>
      <ErrorNotice error={form.failure} title={t.failed} />
      <Button type="submit" size="lg" busy={form.busy} busyLabel={t.sending} icon={<Send />} className="self-start">
        {t.send}
      </Button>
    </ContractForm>
  );
}

/** Replaces the form, and takes the focus from its removed button. */
function MessageSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = contactForm();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="flex animate-rise flex-col items-center gap-3 rounded-lg border border-success/40 bg-success-soft px-6 py-12 text-center"
    >
      <MailCheck className="size-12 text-success" />
      <p className="font-display text-2xl font-semibold">{t.thanks}</p>
      <p className="max-w-sm">{t.weAnswer(<strong>{email}</strong>)}</p>
      <Button variant="quiet" onClick={onAgain}>
        {t.another}
      </Button>
    </div>
  );
}
