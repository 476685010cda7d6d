import { MailCheck, Send } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { fieldSentence } from "./field-sentences.ts";

/** Something, an at sign, something with a dot: the server judges the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Asks for a mail with a link. What it says afterwards is the same whether somebody has that address or not. */
export function ForgotPasswordForm() {
  const [email, setEmail] = useState("");
  const [wrong, setWrong] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  if (sent !== null) return <Sent message={sent} />;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const typed = email.trim();
    setWrong(!EMAIL.test(typed));
    setFailure(null);
    if (!EMAIL.test(typed)) return;
    setBusy(true);
    try {
      const { message } = await api.forgotPassword({ body: { email: typed } });
      setSent(message);
    } catch (error) {
      setFailure((error instanceof Error && error.message) || "Onbekende fout");
      setBusy(false);
    }
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      {failure !== null && (
        <Notice tone="danger" announce>
          {failure}
        </Notice>
      )}
      <TextField
        label="E-mailadres"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        error={wrong ? fieldSentence("email") : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button
        type="submit"
        size="lg"
        wide
        busy={busy}
        busyLabel="Bezig met versturen..."
        icon={<Send aria-hidden className="size-5" />}
      >
        Stuur mij een link
      </Button>
    </Form>
  );
}

/** In the place of the form, whose focus it takes. */
function Sent({ message }: { message: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className="flex flex-col items-center gap-3 py-4 text-center">
      <MailCheck aria-hidden className="size-12 text-success" />
      <p className="font-display text-xl font-semibold">Kijk in uw mailbox</p>
      <p className="max-w-sm">{message}</p>
      <p className="max-w-sm text-muted">Niets gekregen? Kijk ook bij de ongewenste mails.</p>
    </div>
  );
}
