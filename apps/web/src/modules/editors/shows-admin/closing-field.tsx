import type { Control } from "react-hook-form";
import { SelectField } from "#forms/choice-fields.tsx";
import { closingOptions } from "./closing-options.ts";
import type { ShowFields, ShowInput } from "./show-form.ts";

interface ClosingFieldProps {
  form: { control: Control<ShowFields, unknown, ShowInput>; watch: (name: "closesBefore") => string | undefined };
}

/** Chooses when the sale of each show of a series closes. */
export function ClosingField({ form }: ClosingFieldProps) {
  return (
    <SelectField
      form={form}
      name="closesBefore"
      sentence="Kies wanneer de verkoop sluit."
      label="Verkoop sluit"
      options={closingOptions(form.watch("closesBefore"))}
    />
  );
}
