import { errorMessage } from "@podium/shared/error-codes";
import { LogIn } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { ApiError } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { signInWith } from "./api/sign-in.ts";

const LOGIN_FAILED = errorMessage("SIGNIN_FAILED");
const empty = { email: "", password: "" };

/** Email and password. What is refused is cleared (specification, section 5); what could not be asked stays as it was typed. */
export function LoginForm() {
  const [form, setForm] = useState(empty);
  const [missing, setMissing] = useState<Partial<typeof empty>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = findMissing(form);
    setMissing(found);
    setFailure(null);
    if (found.email ?? found.password) return;
    setBusy(true);
    try {
      // The page goes on by itself once the session knows who is here.
      await signInWith(form.email, form.password);
    } catch (error) {
      const refused = error instanceof ApiError && (error.statusCode === 401 || error.statusCode === 400);
      setFailure(error instanceof ApiError && !refused ? error.message : LOGIN_FAILED);
      if (refused) setForm(empty);
      setBusy(false);
      emailField.current?.focus();
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
        ref={emailField}
        label="E-mailadres"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={form.email}
        error={missing.email}
        onChange={(event) => setForm({ ...form, email: event.target.value })}
      />
      <PasswordField
        label="Wachtwoord"
        name="password"
        autoComplete="current-password"
        required
        value={form.password}
        error={missing.password}
        onChange={(event) => setForm({ ...form, password: event.target.value })}
      />
      <Button
        type="submit"
        size="lg"
        wide
        busy={busy}
        busyLabel="Bezig met inloggen..."
        icon={<LogIn aria-hidden className="size-5" />}
      >
        Inloggen
      </Button>
    </Form>
  );
}

function findMissing({ email, password }: typeof empty): Partial<typeof empty> {
  return {
    ...(email.trim() === "" && { email: "Vul uw e-mailadres in." }),
    ...(password === "" && { password: "Vul uw wachtwoord in." }),
  };
}
