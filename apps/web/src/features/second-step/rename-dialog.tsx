import type { Passkey } from "@podium/shared/contracts/second-step";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { TextField } from "#ui/text-field.tsx";

interface RenameDialogProps {
  passkey: Pick<Passkey, "id" | "name">;
  onClose: () => void;
  onRenamed: () => void;
}

export function RenameDialog({ passkey: { id, name }, onClose, onRenamed }: RenameDialogProps) {
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/second-step")).renamePasskey.body,
    defaultValues: { name },
    submit: (body) => api.renamePasskey({ params: { id }, body }),
    onSuccess: onRenamed,
  });
  return (
    <FormDialog
      form={form}
      title="Passkey een andere naam geven"
      description={
        <p>De naam helpt alleen u: zo weet u van welk toestel deze passkey is. Inloggen blijft hetzelfde.</p>
      }
      submitLabel="Bewaren"
      words={({ message }) => ({ message: undefined, detail: message })}
      onClose={onClose}
    >
      <TextField
        label="Naam"
        hint="Bijvoorbeeld: mijn telefoon, laptop van de kassa."
        autoComplete="off"
        {...form.field("name", "Geef de passkey een naam, van ten hoogste 60 tekens.")}
      />
    </FormDialog>
  );
}
