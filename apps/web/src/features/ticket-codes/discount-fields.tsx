import { showsQuery } from "#entities/shows/shows.ts";
import { SelectField } from "#forms/choice-fields.tsx";
import type { useContractForm } from "#forms/use-contract-form.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { TextField } from "#ui/text-field.tsx";
import type { TicketCode, TicketCodeForm } from "@podium/shared/contracts/ticket-codes";
import { ALL_SHOWS, type CodeFields } from "./code-form.ts";
import { showWords } from "./code-terms.ts";

const kinds = [
  { value: "percent", label: "Een percentage" },
  { value: "amountPerSeat", label: "Een bedrag per stoel" },
];

type CodeForm = ReturnType<typeof useContractForm<CodeFields, TicketCodeForm, TicketCode>>;

/** What a code takes off, for which show, and until when. */
export function DiscountFields({ form }: { form: CodeForm }) {
  const shows = useLiveQuery(showsQuery);
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
      <SelectField
        form={form}
        name="showId"
        sentence="Kies een voorstelling."
        label="Voor welke voorstelling"
        options={[
          { value: ALL_SHOWS, label: "Alle voorstellingen" },
          ...(shows.data ?? []).map((show) => ({ value: String(show.id), label: showWords(show) })),
        ]}
      />
      <TextField
        label="Geldig tot en met"
        type="date"
        optional
        hint="Leeg: zolang er tickets over zijn."
        {...form.field("validUntil", "Kies een dag, of laat leeg.")}
      />
    </>
  );
}
