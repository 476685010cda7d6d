import { TextField, type TextFieldProps } from "#ui/text-field.tsx";

/** Error message for a missing name. */
export const NAME_MISSING = "Geef de zaal een naam, bijvoorbeeld Parochiezaal.";

/** @param field of the form: `form.field("name", NAME_MISSING)` */
export function HallNameField({ field }: { field: Partial<TextFieldProps> }) {
  return (
    <TextField
      label="Naam van de zaal"
      maxLength={80}
      autoComplete="off"
      hint="Zo kiest u ze later bij een voorstelling."
      {...field}
    />
  );
}
