import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { TextField } from "#ui/text-field.tsx";

interface PasskeyDialogProps {
  onClose: () => void;
  onAdded: (recoveryCodes: readonly string[] | null) => void;
  onFailed: (error: Error) => void;
}

export function PasskeyDialog({ onClose, onAdded, onFailed }: PasskeyDialogProps) {
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/second-step")).renamePasskey.body,
    defaultValues: { name: "" },
    submit: async ({ name }) => {
      const [{ createPasskey }, options] = await Promise.all([
        import("#entities/account/webauthn.ts"),
        api.startPasskey(),
      ]);
      const passkey = await createPasskey(options);
      return api.addPasskey({ body: { challenge: options.challenge, name, passkey } });
    },
    onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes),
    onError: onFailed,
  });
  return (
    <FormDialog
      form={form}
      title="Passkey toevoegen"
      description={
        <p>
          Met een passkey logt u in met uw vinger, uw gezicht of de code van uw toestel, zonder wachtwoord. Geef ze een
          naam waaraan u ze herkent; daarna vraagt uw toestel om te bevestigen.
        </p>
      }
      submitLabel="Verder"
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
