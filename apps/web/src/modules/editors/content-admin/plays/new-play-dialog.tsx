import { createPlay } from "@podium/shared/contracts/plays";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { CONTENT_KEY } from "#modules/editors/content-admin/documents/document.ts";
import { api } from "#platform/api-client.ts";
import { queryClient } from "#platform/query-client.ts";
import { TextField } from "#ui/text-field.tsx";

interface NewPlayDialogProps {
  onClose: () => void;
  onCreated: (id: number) => void;
}

/** Creates a play with only a title; the rest is written in its draft. */
export function NewPlayDialog({ onClose, onCreated }: NewPlayDialogProps) {
  const form = useContractForm({
    schema: () => Promise.resolve(createPlay.body),
    defaultValues: { title: { nl: "" } },
    submit: (body) => api.createPlay({ body }),
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: CONTENT_KEY });
      onCreated(id);
    },
  });
  return (
    <FormDialog form={form} title="Nieuw stuk" submitLabel="Aanmaken" words={adminErrorWords} onClose={onClose}>
      <TextField
        label="Titel"
        maxLength={120}
        autoComplete="off"
        hint="Bezoekers zien het stuk pas als u het publiceert."
        {...form.field("title.nl", "Geef het stuk een titel.")}
      />
    </FormDialog>
  );
}
