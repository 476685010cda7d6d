import { MIN_PASSWORD_CHARACTERS } from "@podium/shared/limits";
import { KeyRound } from "lucide-react";
import { useState, type FormEvent } from "react";
import { api, ApiError } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { fieldSentence, PASSWORD_HINT } from "./field-sentences.ts";

const empty = { password: "", confirmPassword: "" };

/** Chooses a new password with the token of the mail's link; `onChosen` runs with what the server says of it. */
export function NewPasswordForm({ token, onChosen }: { token: string; onChosen: (message: string) => void }) {
  const [form, setForm] = useState(empty);
  const [errors, setErrors] = useState<Partial<typeof empty>>({});
  const [failure, setFailure] = useState<{ message: string; linkEnded: boolean } | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = findErrors(form);
    setErrors(found);
    setFailure(null);
    if (found.password ?? found.confirmPassword) return;
    setBusy(true);
    try {
      const { message } = await api.resetPassword({ body: { token, ...form } });
      onChosen(message);
    } catch (error) {
      const message = (error instanceof Error && error.message) || "Onbekende fout";
      setFailure({ message, linkEnded: error instanceof ApiError && error.code === "RESET_LINK_INVALID" });
      setBusy(false);
    }
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      {failure && (
        <Notice tone="danger" announce>
          {failure.message}{" "}
          {failure.linkEnded && (
            <Link to={paths.forgotPassword} className="text-link">
              Vraag een nieuwe link aan
            </Link>
          )}
        </Notice>
      )}
      <PasswordField
        label="Nieuw wachtwoord"
        hint={PASSWORD_HINT}
        name="password"
        autoComplete="new-password"
        required
        value={form.password}
        error={errors.password}
        onChange={(event) => setForm({ ...form, password: event.target.value })}
      />
      <PasswordField
        label="Herhaal wachtwoord"
        name="confirmPassword"
        autoComplete="new-password"
        required
        value={form.confirmPassword}
        error={errors.confirmPassword}
        onChange={(event) => setForm({ ...form, confirmPassword: event.target.value })}
      />
      <Button
        type="submit"
        size="lg"
        wide
        busy={busy}
        busyLabel="Bezig met opslaan..."
        icon={<KeyRound aria-hidden className="size-5" />}
      >
        Wachtwoord opslaan
      </Button>
    </Form>
  );
}

function findErrors({ password, confirmPassword }: typeof empty): Partial<typeof empty> {
  return {
    ...(password.length < MIN_PASSWORD_CHARACTERS && { password: fieldSentence("password") ?? "" }),
    ...(password !== confirmPassword && { confirmPassword: "Wachtwoorden komen niet overeen." }),
  };
}
