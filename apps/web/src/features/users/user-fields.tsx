import { MIN_PASSWORD_CHARACTERS } from "@podium/shared/limits";
import type { Sentence } from "#forms/sentence.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField, type TextFieldProps } from "#ui/text-field.tsx";

export const sentences = {
  firstname: "Vul uw voornaam in.",
  lastname: "Vul uw achternaam in.",
  email: "Vul een geldig e-mailadres in, bijvoorbeeld jan@voorbeeld.be.",
  number: "Vul een geldig telefoonnummer in, bijvoorbeeld 0470123456.",
  password: `Kies een wachtwoord van minstens ${MIN_PASSWORD_CHARACTERS} tekens.`,
  confirmPassword: "Herhaal uw wachtwoord.",
} as const;

interface Fields<Name extends string> {
  field: (name: Name, sentence: Sentence) => Partial<TextFieldProps>;
}

export function UserFields({ field }: Fields<"firstname" | "lastname" | "email">) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Voornaam" autoComplete="given-name" required {...field("firstname", sentences.firstname)} />
        <TextField label="Achternaam" autoComplete="family-name" required {...field("lastname", sentences.lastname)} />
      </div>
      <EmailField autoComplete="email" {...field("email", sentences.email)} />
    </>
  );
}

export function EmailField(props: Partial<TextFieldProps>) {
  return <TextField label="E-mailadres" type="email" autoCapitalize="none" spellCheck={false} required {...props} />;
}

/** A new password, twice. */
export function NewPasswordFields({ label, field }: { label: string } & Fields<"password" | "confirmPassword">) {
  return (
    <>
      <PasswordField
        label={label}
        hint={`Minstens ${MIN_PASSWORD_CHARACTERS} tekens.`}
        autoComplete="new-password"
        required
        {...field("password", sentences.password)}
      />
      <PasswordField
        label="Herhaal wachtwoord"
        autoComplete="new-password"
        required
        {...field("confirmPassword", sentences.confirmPassword)}
      />
    </>
  );
}
