import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { secondStep } from "#messages/nl/account.tsx";
import { api } from "#platform/api-client.ts";
import { TextField } from "#ui/text-field.tsx";

interface PasskeyDialogProps {
  onClose: () => void;
  onAdded: (recoveryCodes: readonly string[] | null) => void;
  onFailed: (error: Error) => void;
}

export function PasskeyDialog({ onClose, onAdded, onFailed }: PasskeyDialogProps) {
  const t = secondStep();
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
      title={t.addPasskey}
      description={<p>{t.passkeyExplained}</p>}
      submitLabel={t.goOn}
      words={({ message }) => ({ message: undefined, detail: message })}
      onClose={onClose}
    >
      <TextField label={t.nameLabel} hint={t.nameHint} autoComplete="off" {...form.field("name", t.fillName)} />
    </FormDialog>
  );
}
