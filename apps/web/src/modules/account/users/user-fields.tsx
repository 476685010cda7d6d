import type { Sentence } from "#forms/sentence.ts";
import { userFields } from "#messages/nl/forms.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField, type TextFieldProps } from "#ui/text-field.tsx";

interface Fields<Name extends string> {
  field: (name: Name, sentence: Sentence) => Partial<TextFieldProps>;
}

export function UserFields({ field }: Fields<"firstname" | "lastname" | "email">) {
  const t = userFields();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t.firstname} autoComplete="given-name" required {...field("firstname", t.fillFirstname)} />
        <TextField
          label={t.lastname}
          hint={t.lastnameHint}
          autoComplete="family-name"
          {...field("lastname", t.fillLastname)}
        />
      </div>
      <EmailField autoComplete="email" {...field("email", t.fillEmail)} />
    </>
  );
}

export function EmailField(props: Partial<TextFieldProps>) {
  return (
    <TextField label={userFields().email} type="email" autoCapitalize="none" spellCheck={false} required {...props} />
  );
}

export function NewPasswordFields({ label, field }: { label: string } & Fields<"password" | "confirmPassword">) {
  const t = userFields();
  return (
    <>
      <PasswordField
        label={label}
        hint={t.passwordHint}
        autoComplete="new-password"
        required
        {...field("password", t.fillPassword)}
      />
      <PasswordField
        label={t.repeatPassword}
        autoComplete="new-password"
        required
        {...field("confirmPassword", t.fillRepeated)}
      />
    </>
  );
}
