import { useMutation } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { api } from "#platform/api-client.ts";
import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { contactErrors, type ContactErrors, type ContactMessage } from "./contact-errors.ts";
import { MessageSent } from "./message-sent.tsx";

/** A message to the society. What was typed stays when sending fails. */
export function ContactForm() {
  const user = useAtomValue(userAtom);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>({});
  const sending = useMutation({ mutationFn: (body: ContactMessage) => api.sendContactMessage({ body }) });

  if (sending.isSuccess) return <MessageSent email={sending.variables.email} onAgain={() => sending.reset()} />;

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const value = (name: string): string => {
      const entry = fields.get(name);
      return typeof entry === "string" ? entry : "";
    };
    const message = {
      name: value("name"),
      email: value("email"),
      message: value("message"),
      website: value("website"),
    };
    const found = contactErrors(message);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) sending.mutate(message);
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <Form ref={form} onSubmit={submit}>
      <TextField
        label="Naam"
        name="name"
        autoComplete="name"
        maxLength={120}
        required
        defaultValue={fullName(user)}
        error={errors.name}
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
        defaultValue={user?.email}
        error={errors.email}
      />
      <TextArea label="Bericht" name="message" maxLength={5000} required error={errors.message} />
      <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Laat dit veld leeg
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {sending.isError && (
        <Notice tone="danger" announce title="Er is een fout opgetreden bij het verzenden van het bericht.">
          {sending.error.message}
        </Notice>
      )}
      <Button
        type="submit"
        size="lg"
        busy={sending.isPending}
        busyLabel="Verzenden..."
        icon={<Send aria-hidden className="size-5" />}
        className="self-start"
      >
        Verstuur
      </Button>
    </Form>
  );
}

function fullName(user: { firstname: string; lastname: string } | null): string | undefined {
  return user ? `${user.firstname} ${user.lastname}` : undefined;
}
