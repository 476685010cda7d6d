import type { SecondStepOverview } from "@podium/shared/contracts/second-step";
import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "virtual:icons";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { proof } from "#messages/nl/proof.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";

export interface ProofDialogProps {
  overview: Pick<SecondStepOverview, "hasPassword" | "passkeys" | "authenticatorSince">;
  onClose: () => void;
  onProven: () => void;
}

export function isProofNeeded(error: Error): boolean {
  return error instanceof ApiError && error.code === "PROOF_NEEDED";
}

/** As completely as when signing in: a passkey, or the password with a code when there is a second step. */
export function ProofDialog(props: ProofDialogProps) {
  const t = proof();
  if (props.overview.hasPassword) return <PasswordProof {...props} />;
  return (
    <Dialog title={t.title} description={<p>{t.why}</p>} onClose={props.onClose}>
      <PasskeyProof {...props} />
      {props.overview.passkeys.length === 0 && <Notice>{t.noPassword}</Notice>}
    </Dialog>
  );
}

function PasskeyProof({ overview, onProven }: ProofDialogProps) {
  const t = proof();
  const proving = useMutation({
    mutationFn: async () => {
      const [{ askPasskey }, { challenge }] = await Promise.all([import("./webauthn.ts"), api.startPasskeySignIn()]);
      await api.prove({ body: { challenge, passkey: await askPasskey(challenge) } });
    },
    onSuccess: onProven,
  });
  if (overview.passkeys.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <Button
        wide
        icon={<KeyRound />}
        variant={overview.hasPassword ? "secondary" : "primary"}
        busy={proving.isPending}
        busyLabel={t.confirmOnDevice}
        onClick={() => proving.mutate()}
      >
        {t.usePasskey}
      </Button>
      <ErrorNotice error={proving.error} />
    </div>
  );
}

function PasswordProof(props: ProofDialogProps) {
  const t = proof();
  const { overview, onClose, onProven } = props;
  const hasApp = overview.authenticatorSince !== null;
  const needsCode = overview.passkeys.length > 0 || hasApp;
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/second-step")).passwordProofSchema,
    defaultValues: { password: "" },
    submit: (body) => api.prove({ body }),
    onSuccess: onProven,
  });
  return (
    <FormDialog
      form={form}
      title={t.title}
      description={<p>{t.why}</p>}
      submitLabel={t.confirm}
      words={({ message }) => ({ message: undefined, detail: message })}
      onClose={onClose}
    >
      <PasskeyProof {...props} />
      <PasswordField label={t.password} autoComplete="current-password" {...form.field("password", t.fillPassword)} />
      {needsCode && (
        <TextField
          label={hasApp ? t.appLabel : t.recoveryLabel}
          autoComplete="one-time-code"
          {...form.field("code", hasApp ? t.fillApp : t.fillRecovery)}
        />
      )}
    </FormDialog>
  );
}
