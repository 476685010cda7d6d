import type { CodeTermsForm, TicketCode } from "@podium/shared/contracts/ticket-codes";
import { serverMessage } from "#entities/admin/admin-errors.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { changeableFields, type CodeFields } from "./code-form.ts";
import type { NamedShow } from "./code-terms.ts";
import { TermsFields } from "./terms-fields.tsx";

interface ChangeCodeDialogProps {
  code: TicketCode;
  /** All shows, past ones too; undefined while they load. */
  named: readonly NamedShow[] | undefined;
  onClose: () => void;
  onChanged: (code: TicketCode) => void;
}

/** Changes the name, the shows or the end of a code. */
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
