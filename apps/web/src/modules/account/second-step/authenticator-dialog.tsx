import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { secondStep } from "#messages/nl/account.tsx";
import { api } from "#platform/api-client.ts";
import { QrCode, useQrCode } from "#ui/qr-code.tsx";
import { TextField } from "#ui/text-field.tsx";

interface AuthenticatorDialogProps {
  /** Keys of the authenticator that is being set up. */
  keys: { key: string; uri: string };
  onClose: () => void;
  onConfirmed: (recoveryCodes: readonly string[] | null) => void;
  onFailed: (error: Error) => void;
}

const inGroups = (key: string): string => key.replaceAll(/.{4}(?=.)/g, "$& ");

export function AuthenticatorDialog({ keys: { key, uri }, onClose, onConfirmed, onFailed }: AuthenticatorDialogProps) {
  const t = secondStep();
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
      title={t.setUpAuthenticator}
      description={<p>{t.appExplained}</p>}
      submitLabel={t.confirm}
      words={({ message }) => ({ message: undefined, detail: message })}
      onClose={onClose}
    >
      <ol className="flex list-decimal flex-col gap-3 pl-6">
        <li>
          {t.scan}
          <QrCode code={code} alt={t.qrCode} className="mt-2 size-44" />
        </li>
        <li>
          {t.typeKey}
          <span className="mt-1 block rounded-md bg-surface-sunken px-3 py-2 font-mono wrap-anywhere select-all">
            {inGroups(key)}
          </span>
        </li>
        <li>{t.typeCode}</li>
      </ol>
      <TextField
        label={t.codeLabel}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field("code", t.fillCode)}
      />
    </FormDialog>
  );
}
