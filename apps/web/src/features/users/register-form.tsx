import type { RequestOf } from "@podium/shared/contracts/client";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useForm, type Resolver } from "react-hook-form";
import { api, ApiError } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { signInWith } from "./api/sign-in.ts";
import { fieldSentence, PASSWORD_HINT } from "./field-sentences.ts";
import { PersonFields } from "./person-fields.tsx";

type Registration = RequestOf<"register">["body"];

/** The rules come with the first submit: they weigh as much as the page itself. */
const resolver: Resolver<Registration> = async (...form) => {
  const { registrationResolver } = await import("./registration-resolver.ts");
  return registrationResolver(...form);
};

const empty: Registration = { firstname: "", lastname: "", email: "", number: "", password: "", confirmPassword: "" };

export interface RegisterFormProps {
  /** The account is there and signed in. */
  onSignedIn: () => void;
  /** The account is there, but signing in did not work: one can try by hand. */
  onRegistered: () => void;
}

/** Makes an account and signs in with it (specification, section 4). */
export function RegisterForm({ onSignedIn, onRegistered }: RegisterFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<Registration>({ defaultValues: empty, resolver });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<string | null>(null);

  const submit = handleSubmit(async (form) => {
    setFailure(null);
    try {
      await api.register({ body: form });
    } catch (error) {
      setFailure((error instanceof Error && error.message) || "Onbekende fout");
      for (const field of refusedFields(error)) setError(field, { message: fieldSentence(field) ?? "" });
      return;
    }
    await signInWith(form.email, form.password).then(onSignedIn, onRegistered);
  });

  return (
    <Form onSubmit={(event) => void submit(event)}>
      {failure !== null && (
        <Notice tone="danger" announce>
          {failure}
        </Notice>
      )}
      <PersonFields register={register} errors={errors} />
      <TextField
        label="Telefoon"
        type="tel"
        autoComplete="tel"
        required
        error={errors.number?.message}
        {...register("number")}
      />
      <PasswordField
        label="Wachtwoord"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        required
        error={errors.password?.message}
        {...register("password")}
      />
      <PasswordField
        label="Herhaal wachtwoord"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...register("confirmPassword")}
      />
      <Button
        type="submit"
        size="lg"
        wide
        busy={isSubmitting}
        busyLabel="Bezig met registreren..."
        icon={<UserPlus aria-hidden className="size-5" />}
      >
        Registreren
      </Button>
    </Form>
  );
}

/** The fields that the server finds fault with. */
function refusedFields(error: unknown): (keyof Registration)[] {
  if (!(error instanceof ApiError)) return [];
  if (error.code === "EMAIL_TAKEN") return [];
  const named = new Set(error.details.map(({ field }) => field));
  // Object.keys forgets which keys there are.
  return (Object.keys(empty) as (keyof Registration)[]).filter((field) => named.has(field));
}
