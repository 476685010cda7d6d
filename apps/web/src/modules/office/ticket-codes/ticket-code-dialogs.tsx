import type { CodeTermsForm, CodeType, TicketCode } from "@podium/shared/contracts/ticket-codes";
import { serverMessage } from "#entities/admin/admin-errors.ts";
import { SelectField } from "#forms/choice-fields.tsx";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { TextField } from "#ui/text-field.tsx";
import { changeableFields, type CodeFields, NEW_CODE } from "./code-form.ts";
import { codeTypeLabel } from "./ticket-code-columns.tsx";
import { DiscountFields, TermsFields } from "./terms-fields.tsx";
import type { NamedShow } from "#entities/shows/named-shows.ts";

interface CreateTicketCodeDialogProps {
  onClose: () => void;
  onCreated: (code: TicketCode) => void;
}

const options = (["PRE_ORDER", "SPONSOR", "DISCOUNT"] as const).map((value) => ({
  value,
  label: codeTypeLabel(value),
}));

/** Decisions, sections 6 and 11. */
const effects: Record<CodeType, string> = {
  PRE_ORDER: "Wie deze code heeft, kan reserveren voor de verkoop opengaat, aan de gewone prijs.",
  SPONSOR: "Wie deze code heeft, betaalt niets: de reservering is meteen bevestigd.",
  DISCOUNT: "Wie deze code heeft, betaalt minder voor elke stoel.",
};

/** The specification's default type is not offered, so the volunteer must choose. */
export function CreateTicketCodeDialog({ onClose, onCreated }: CreateTicketCodeDialogProps) {
  const form = useContractForm({
    schema: async () => (await import("./code-form-schema.ts")).codeFieldsSchema,
    defaultValues: NEW_CODE,
    submit: (body) => api.createTicketCode({ body }),
    onSuccess: onCreated,
  });
  const type = form.watch("type");
  return (
    <FormDialog
      form={form}
      title="Nieuwe Ticketcode"
      description="De code zelf wordt voor u gemaakt: niet te raden, en makkelijk voor te lezen."
      submitLabel="Aanmaken"
      words={(error) => ({ detail: serverMessage(error) })}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="type"
        sentence="Kies een type."
        label="Type"
        options={options}
        placeholder="Kies een type"
        hint={type ? effects[type] : undefined}
      />
      {type === "DISCOUNT" && <DiscountFields form={form} />}
      <TextField
        label="Maximum aantal tickets:"
        type="number"
        inputMode="numeric"
        min={1}
        max={100}
        {...form.field("maxTickets", "Vul een getal in van 1 tot 100.", { valueAsNumber: true })}
      />
      <TermsFields form={form} />
    </FormDialog>
  );
}

interface ChangeCodeDialogProps {
  code: TicketCode;
  /** All shows, past ones too; undefined while they load. */
  named: readonly NamedShow[] | undefined;
  onClose: () => void;
  onChanged: (code: TicketCode) => void;
}

export function ChangeCodeDialog({ code, named, onClose, onChanged }: ChangeCodeDialogProps) {
  const form = useContractForm<CodeFields, CodeTermsForm, TicketCode>({
    schema: async () => (await import("./code-form-schema.ts")).changedFieldsSchema,
    defaultValues: changeableFields(code),
    submit: (body) => api.updateTicketCode({ params: { id: code.id }, body }),
    onSuccess: onChanged,
  });
  return (
    <FormDialog
      form={form}
      title="Code wijzigen"
      description={
        <>
          <span className="font-mono font-semibold tracking-wide">{code.code}</span> geldt meteen zoals u ze bewaart.
          Reserveringen die ze al gebruikten, blijven zoals ze zijn.
        </>
      }
      submitLabel="Bewaren"
      words={(error) => ({ detail: serverMessage(error) })}
      onClose={onClose}
    >
      <TermsFields form={form} own={code.showIds ?? []} named={named} />
    </FormDialog>
  );
}
