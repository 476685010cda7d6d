import { MailCheck, Send } from "lucide-react";
import { useEffect, useRef } from "react";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { memberAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";

/** The input stays when sending fails. */
export function ContactForm() {
  const user = useAtomValue(memberAtom);
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/contact")).contactSchema,
    values: user ? { name: `${user.firstname} ${user.lastname}`, email: user.email, message: "" } : undefined,
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
      <TextField label="Naam" autoComplete="name" maxLength={120} required {...form.field("name", "Vul uw naam in.")} />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
        {...form.field("email", {
          empty: "Vul uw e-mailadres in.",
          wrong: "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be.",
        })}
      />
      <TextArea label="Bericht" maxLength={5000} required {...form.field("message", "Schrijf een bericht.")} />
      <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Laat dit veld leeg
          <input tabIndex={-1} autoComplete="off" {...form.register("website")} />
        </label>
      </div>
      <ErrorNotice error={form.failure} title="Er is een fout opgetreden bij het verzenden van het bericht." />
      <Button type="submit" size="lg" busy={form.busy} busyLabel="Verzenden..." icon={<Send />} className="self-start">
        Verstuur
      </Button>
    </ContractForm>
  );
}

/** Replaces the form, and receives the focus that its button had. */
function MessageSent({ email, onAgain }: { email: string; onAgain: () => void }) {
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
      <p className="font-display text-2xl font-semibold">Bedankt voor uw bericht!</p>
      <p className="max-w-sm">
        We antwoorden zo snel mogelijk op <strong>{email}</strong>. Dat duurt meestal niet langer dan drie dagen.
      </p>
      <Button variant="quiet" onClick={onAgain}>
        Nog een bericht schrijven
      </Button>
    </div>
  );
}
