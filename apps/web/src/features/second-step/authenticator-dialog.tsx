import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { QrCode, useQrCode } from "#ui/qr-code.tsx";
import { TextField } from "#ui/text-field.tsx";

interface AuthenticatorDialogProps {
  /** Of the authenticator that was just started. */
  keys: { key: string; uri: string };
  onClose: () => void;
  onConfirmed: (recoveryCodes: readonly string[] | null) => void;
  onFailed: (error: Error) => void;
}

const inGroups = (key: string): string => key.replaceAll(/.{4}(?=.)/g, "$& ");

export function AuthenticatorDialog({ keys: { key, uri }, onClose, onConfirmed, onFailed }: AuthenticatorDialogProps) {
  const code = useQrCode(uri);
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/second-step")).codeForms.TOTP,
    defaultValues: { code: "" },
    submit: (body) => api.confirmAuthenticator({ body }),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: onFailed,
  });
  return (
    <FormDialog
      form={form}
      title="Authenticator-app instellen"
      description={
        <p>
          Dat is een app op uw telefoon die telkens een nieuwe code toont, zoals die van Google of Microsoft. Bij het
          inloggen vragen we daarna ook zo&apos;n code.
        </p>
      }
      submitLabel="Bevestigen"
      words={({ message }) => ({ message: undefined, detail: message })}
      onClose={onClose}
    >
      <ol className="flex list-decimal flex-col gap-3 pl-6">
        <li>
          Scan deze code met de app.
          <QrCode code={code} alt="QR-code voor de authenticator-app" className="mt-2 size-44" />
        </li>
        <li>
          Kunt u niet scannen? Tik dan deze sleutel in de app:
          <span className="mt-1 block rounded-md bg-surface-sunken px-3 py-2 font-mono wrap-anywhere select-all">
            {inGroups(key)}
          </span>
        </li>
        <li>Tik hieronder de code in die de app toont.</li>
      </ol>
      <TextField
        label="Code uit de app"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field("code", "Tik de zes cijfers uit de app in.")}
      />
    </FormDialog>
  );
}
