import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "#ui/text-field.tsx";

type PersonField = "firstname" | "lastname" | "email";

export interface PersonFieldsProps {
  register: (field: PersonField) => UseFormRegisterReturn;
  errors: FieldErrors<Record<PersonField, string>>;
}

/** Name and address of a person, as asked on registering and on the account's page. */
export function PersonFields({ register, errors }: PersonFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Voornaam"
          autoComplete="given-name"
          required
          error={errors.firstname?.message}
          {...register("firstname")}
        />
        <TextField
          label="Achternaam"
          autoComplete="family-name"
          required
          error={errors.lastname?.message}
          {...register("lastname")}
        />
      </div>
      <TextField
        label="E-mailadres"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
        {...register("email")}
      />
    </>
  );
}
