import type { Show } from "@podium/shared/contracts/shows";
import type { TicketCode, TicketCodeForm } from "@podium/shared/contracts/ticket-codes";
import { useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { type NamedShow, showChoices } from "#entities/shows/named-shows.ts";
import { showsQuery } from "#entities/shows/shows.ts";
import { ChecklistField, SelectField } from "#forms/choice-fields.tsx";
import type { useContractForm } from "#forms/use-contract-form.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { Loaded } from "#ui/loaded.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { CodeFields } from "./code-form.ts";

interface TermsFieldsProps<Body> {
  form: ReturnType<typeof useContractForm<CodeFields, Body, TicketCode>>;
  /** The current shows of the code. */
  own?: readonly number[];
  /** All shows, past ones too; undefined while they load. */
  named?: readonly NamedShow[] | undefined;
}

const NONE: readonly number[] = [];

export function TermsFields<Body>({ form, own = NONE, named }: TermsFieldsProps<Body>) {
  const shows = useLiveQuery(showsQuery);
  return (
    <>
      <TextField
        label="Naam"
        optional
        maxLength={60}
        autoComplete="off"
        hint="Waarvoor de code is, zoals Sponsors of Ledenavond. Enkel vrijwilligers lezen dit, ook in het logboek."
        {...form.field("name", "Een naam heeft ten hoogste 60 tekens, op één lijn.")}
      />
      <Loaded query={shows} loading="Voorstellingen laden..." words={adminErrorWords}>
        {(coming) => <ShowsField form={form} coming={coming} own={own} named={named} />}
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

function ShowsField<Body>({ form, coming, own = NONE, named }: TermsFieldsProps<Body> & { coming: readonly Show[] }) {
  // The first list stays: a show that disappears would take the focus of a user who is on it along.
  const [offered] = useState(coming);
  return (
    <ChecklistField
      form={form}
      name="showIds"
      sentence="Kies ten hoogste 100 voorstellingen, of geen enkele."
      legend="Enkel voor deze voorstellingen"
      hint="Kiest u er geen, dan geldt de code voor alle voorstellingen, ook die u later plant."
      choices={showChoices(offered, own, named)}
    />
  );
}

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
