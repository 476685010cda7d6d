import type { GiveBack } from "@podium/shared/contracts/shows";
import type { Control } from "react-hook-form";
import { SelectField } from "#forms/choice-fields.tsx";
import type { ShowFields, ShowInput } from "./show-form.ts";

const OPTIONS: ReadonlyArray<{ value: GiveBack; label: string }> = [
  { value: "NO", label: "Niet" },
  { value: "VOUCHER", label: "Ja, het geld komt terug als cadeaubon" },
  { value: "MONEY", label: "Ja, het geld wordt terugbetaald" },
];

/** Whether visitors may give their tickets of a show back. */
export function GiveBackField({ form }: { form: { control: Control<ShowFields, unknown, ShowInput> } }) {
  return (
    <SelectField
      form={form}
      name="giveBack"
      sentence="Kies of tickets teruggegeven mogen worden."
      label="Tickets teruggeven"
      hint="Wie niet kan komen, geeft zijn ticket terug. De plaats gaat naar de wachtlijst of opnieuw in verkoop. Het geld komt pas terug als de plaats opnieuw verkocht en betaald is."
      options={OPTIONS}
    />
  );
}
