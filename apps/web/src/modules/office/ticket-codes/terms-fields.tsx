import type { Show } from "@podium/shared/contracts/shows";
import type { TicketCode } from "@podium/shared/contracts/ticket-codes";
import { useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { showsQuery } from "#entities/shows/shows.ts";
import { ChecklistField } from "#forms/choice-fields.tsx";
import type { useContractForm } from "#forms/use-contract-form.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { Loaded } from "#ui/loaded.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { CodeFields } from "./code-form.ts";
import type { NamedShow } from "./code-terms.ts";
import { showChoices } from "./show-choices.ts";

interface TermsFieldsProps<Body> {
  form: ReturnType<typeof useContractForm<CodeFields, Body, TicketCode>>;
  /** The current shows of the code. */
  own?: readonly number[];
  /** All shows, past ones too; undefined while they load. */
  named?: readonly NamedShow[] | undefined;
}

const NONE: readonly number[] = [];

/** Purpose of a code, its shows, and its last day. */
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
