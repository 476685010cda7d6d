import type { Passkey } from "@podium/shared/contracts/second-step";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { secondStep } from "#messages/nl/account.tsx";
import { api } from "#platform/api-client.ts";
import { TextField } from "#ui/text-field.tsx";

interface RenameDialogProps {
  passkey: Pick<Passkey, "id" | "name">;
  onClose: () => void;
  onRenamed: () => void;
}

export function RenameDialog({ passkey: { id, name }, onClose, onRenamed }: RenameDialogProps) {
  const t = secondStep();
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/second-step")).renamePasskey.body,
    defaultValues: { name },
    submit: (body) => api.renamePasskey({ params: { id }, body }),
    onSuccess: onRenamed,
  });
  return (
    <FormDialog
      form={form}
      title={t.renameTitle}
      description={<p>{t.renameExplained}</p>}
      submitLabel={t.keep}
      words={({ message }) => ({ message: undefined, detail: message })}
      onClose={onClose}
    >
      <TextField label={t.nameLabel} hint={t.nameHint} autoComplete="off" {...form.field("name", t.fillName)} />
    </FormDialog>
  );
}
