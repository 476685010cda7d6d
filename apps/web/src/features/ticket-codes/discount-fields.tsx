import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { showsQuery } from "#entities/shows/shows.ts";
import { ChecklistField, SelectField } from "#forms/choice-fields.tsx";
import type { useContractForm } from "#forms/use-contract-form.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { Loaded } from "#ui/loaded.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { TicketCode, TicketCodeForm } from "@podium/shared/contracts/ticket-codes";
import type { CodeFields } from "./code-form.ts";
import { showWords } from "./code-terms.ts";

const kinds = [
  { value: "percent", label: "Een percentage" },
  { value: "amountPerSeat", label: "Een bedrag per stoel" },
];

type CodeForm = ReturnType<typeof useContractForm<CodeFields, TicketCodeForm, TicketCode>>;

/** What a code takes off, for which shows, and until when. */
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
      <Loaded query={shows} loading="Voorstellingen laden..." words={adminErrorWords}>
        {(coming) => (
          <ChecklistField
            form={form}
            name="showIds"
            sentence="Kies ten hoogste 100 voorstellingen, of geen enkele."
            legend="Enkel voor deze voorstellingen"
            hint="Kiest u er geen, dan geldt de code voor alle voorstellingen, ook die u later plant."
            choices={coming
              .filter(({ cancelledAt }) => cancelledAt === undefined)
              .map((show) => ({ key: show.id, label: showWords(show) }))}
          />
        )}
      </Loaded>
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
