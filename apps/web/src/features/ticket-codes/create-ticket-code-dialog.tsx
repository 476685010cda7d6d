import type { CodeType, TicketCode } from "@podium/shared/contracts/ticket-codes";
import { serverMessage } from "#entities/admin/admin-errors.ts";
import { SelectField } from "#forms/choice-fields.tsx";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { codeTypeLabel } from "./code-type-badge.tsx";

interface CreateTicketCodeDialogProps {
  onClose: () => void;
  onCreated: (code: TicketCode) => void;
}

const FORM_ID = "new-code";
const options = (["PRE_ORDER", "SPONSOR"] as const).map((value) => ({ value, label: codeTypeLabel(value) }));

/** Decisions, section 6. */
const effects: Record<CodeType, string> = {
  PRE_ORDER: "Wie deze code heeft, kan reserveren voor de verkoop opengaat, aan de gewone prijs.",
  SPONSOR: "Wie deze code heeft, betaalt niets: de reservering is meteen bevestigd.",
};

/** The specification's default type is not offered, so the volunteer must choose. */
export function CreateTicketCodeDialog({ onClose, onCreated }: CreateTicketCodeDialogProps) {
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/ticket-codes")).ticketCodeFormSchema,
    defaultValues: { maxTickets: 1 },
    submit: (body) => api.createTicketCode({ body }),
    onSuccess: onCreated,
  });
  const type = form.watch("type");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Nieuwe Ticketcode"
      description="De code zelf wordt voor u gemaakt: niet te raden, en makkelijk voor te lezen."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuleren
          </Button>
          <Button type="submit" form={FORM_ID} busy={form.busy}>
            Aanmaken
          </Button>
        </>
      }
    >
      <ContractForm form={form} id={FORM_ID} className="flex flex-col gap-4">
        <SelectField
          form={form}
          name="type"
          sentence="Kies een type."
          label="Type"
          options={options}
          placeholder="Kies een type"
          hint={type && effects[type]}
        />
        <TextField
          label="Maximum aantal tickets:"
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          {...form.field("maxTickets", "Vul een getal in van 1 tot 100.", { valueAsNumber: true })}
        />
        <ErrorNotice error={form.failure} words={(error) => ({ detail: serverMessage(error) })} />
      </ContractForm>
    </Dialog>
  );
}
