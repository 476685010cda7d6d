import { SelectField } from "#forms/choice-fields.tsx";
import type { useContractForm } from "#forms/use-contract-form.ts";
import { TextField } from "#ui/text-field.tsx";
import type { TicketCode, TicketCodeForm } from "@podium/shared/contracts/ticket-codes";
import type { CodeFields } from "./code-form.ts";

const kinds = [
  { value: "percent", label: "Een percentage" },
  { value: "amountPerSeat", label: "Een bedrag per stoel" },
];

type CodeForm = ReturnType<typeof useContractForm<CodeFields, TicketCodeForm, TicketCode>>;

export function DiscountFields({ form }: { form: CodeForm }) {
  return (
    <>
      <SelectField form={form} name="kind" sentence="Kies een soort korting." label="Korting" options={kinds} />
      {form.watch("kind") === "percent" ? (
        <TextField
          label="Percentage (%)"
          inputMode="numeric"
          autoComplete="off"
          {...form.field("percent", "Vul een getal in van 1 tot 100.")}
        />
      ) : (
        <TextField
          label="Bedrag per stoel (€)"
          inputMode="decimal"
          autoComplete="off"
          hint="Nooit meer dan de stoel kost."
          {...form.field("amountPerSeat", "Vul een bedrag in, zoals 2 of 2,50.")}
        />
      )}
    </>
  );
}
