import type { SecondStepOverview } from "@podium/shared/contracts/second-step";
import { useMutation } from "@tanstack/react-query";
import { KeyRound, Mail } from "virtual:icons";
import { type ReactNode, useState } from "react";
import { ContractForm } from "#forms/contract-form.tsx";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { mailSent, proof } from "#messages/nl/sign-in.ts";
import { oneMoment } from "#messages/nl/site.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Link } from "#ui/link.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { secondStepQuery } from "./second-step.ts";

interface AskedProof {
  /** Handles any refused call: opens the dialog only when the refusal asks for a proof. */
  ask: (error: Error) => void;
  dialog: ReactNode;
}

interface Refused {
  again: () => void;
  reset: () => void;
}

export function useProof({ again, reset }: Refused): AskedProof {
  const [asking, setAsking] = useState(false);
  const cancel = (): void => {
    setAsking(false);
    reset();
  };
  const proven = (): void => {
    void queryClient.invalidateQueries({ queryKey: secondStepQuery.key });
    setAsking(false);
    again();
  };
  return {
    ask: (error) => setAsking(isProofNeeded(error)),
    dialog: asking ? <OwnProofDialog onClose={cancel} onProven={proven} /> : null,
  };
}

function OwnProofDialog(props: Omit<ProofDialogProps, "overview">) {
  const query = useLiveQuery(secondStepQuery);
  if (query.data) return <ProofDialog overview={query.data} {...props} />;
  return (
    <Dialog title={proof().title} onClose={props.onClose}>
      <LoadState query={query} loading={oneMoment().wait} />
    </Dialog>
  );
}

export interface ProofDialogProps {
  overview: Pick<SecondStepOverview, "hasPassword" | "passkeys" | "authenticatorSince">;
  why?: string;
  onClose: () => void;
  onProven: () => void;
}

export function isProofNeeded(error: Error): boolean {
  return error instanceof ApiError && error.code === "PROOF_NEEDED";
}

/** Asks for the same proof as signing in; users without a password type a mailed code. */
export function ProofDialog(props: ProofDialogProps) {
  const t = proof();
  const { overview, why = t.why, onClose } = props;
  if (overview.hasPassword) return <PasswordProof {...props} />;
  return (
    <Dialog title={t.title} description={<p>{why}</p>} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <PasskeyProof {...props} />
        <MailedProof {...props} />
      </div>
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
      {proving.error && (
        <p>
          {t.passkeyElsewhere} {t.lost}{" "}
          <Link to={paths.contact} className="text-link inline-block py-1">
            {t.contact}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Asks for a mailed code on this page: a mailed link would let the mail's reader prove somebody else's session. */
function MailedProof({ overview, onProven }: ProofDialogProps) {
  const t = proof();
  const [needsCode, setNeedsCode] = useState<boolean | null>(null);
  const mailing = useMutation({
    mutationFn: () => api.mailProofCode(),
    onSuccess: ({ secondStep }) => setNeedsCode(secondStep),
  });
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/proof")).mailedProofSchema,
    defaultValues: { mailedCode: "" },
    submit: (body) => api.prove({ body }),
    onSuccess: onProven,
  });
  const again = needsCode !== null;
  const mail = (
    <>
      <Button
        wide={!again}
        variant={again ? "quiet" : overview.passkeys.length > 0 ? "secondary" : "primary"}
        icon={<Mail />}
        busy={mailing.isPending}
        busyLabel={mailSent().sending}
        onClick={() => mailing.mutate()}
      >
        {again ? t.mailCodeAgain : t.mailCode}
      </Button>
      <ErrorNotice error={mailing.error} />
    </>
  );
  if (!again) return mail;
  return (
    <ContractForm form={form} className="flex flex-col gap-4">
      <Notice tone="success" announce>
        {t.codeSent}
      </Notice>
      <TextField
        label={t.mailedCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field("mailedCode", t.fillMailedCode)}
      />
      {needsCode && <TextField label={t.appLabel} autoComplete="off" {...form.field("code", t.fillApp)} />}
      <ErrorNotice error={form.failure} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={form.busy}>
          {t.confirm}
        </Button>
        {mail}
      </div>
    </ContractForm>
  );
}

function PasswordProof(props: ProofDialogProps) {
  const t = proof();
  const { overview, why = t.why, onClose, onProven } = props;
  const hasApp = overview.authenticatorSince !== null;
  const needsCode = overview.passkeys.length > 0 || hasApp;
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/proof")).passwordProofSchema,
    defaultValues: { password: "" },
    submit: (body) => api.prove({ body }),
    onSuccess: onProven,
  });
  return (
    <FormDialog
      form={form}
      title={t.title}
      description={<p>{why}</p>}
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
