import type { Passkey } from "@podium/shared/contracts/second-step";
import { useMutation } from "@tanstack/react-query";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { secondStep } from "#messages/nl/account.tsx";
import { dialogs } from "#messages/nl/forms.ts";
import { api } from "#platform/api-client.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { QrCode, useQrCode } from "#ui/qr-code.tsx";
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

export type Removed = { kind: "passkey"; passkey: Passkey } | { kind: "authenticator" };

interface RemoveDialogProps {
  what: Removed;
  /** Whether the account has no second step without it. */
  isLast: boolean;
  onClose: () => void;
  onRemoved: () => void;
  onFailed: (error: Error) => void;
}

export function RemoveDialog({ what, isLast, onClose, onRemoved, onFailed }: RemoveDialogProps) {
  const t = secondStep();
  const removing = useMutation({
    mutationFn: () =>
      what.kind === "passkey" ? api.removePasskey({ params: { id: what.passkey.id } }) : api.removeAuthenticator(),
    onSuccess: onRemoved,
    onError: onFailed,
  });
  return (
    <ConfirmDialog
      onClose={() => !removing.isPending && onClose()}
      title={what.kind === "passkey" ? t.removePasskey(what.passkey.name) : t.removeAuthenticator}
      description={
        <p>
          {what.kind === "passkey" ? t.passkeyWorksNoMore : t.appWorksNoMore} {isLast ? t.isLast : t.othersStay}
        </p>
      }
      confirmLabel={t.remove}
      cancelLabel={dialogs().cancel}
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
    >
      <ErrorNotice error={removing.error} className="mt-4" />
    </ConfirmDialog>
  );
}
