import type { Passkey } from "@podium/shared/contracts/second-step";
import { useMutation } from "@tanstack/react-query";
import { KeyRound, Pencil, Smartphone, Trash } from "virtual:icons";
import { useState } from "react";
import { useLiveQuery } from "#live/use-live-query.ts";
import { secondStep } from "#messages/nl/account.tsx";
import { api } from "#platform/api-client.ts";
import { formatShortDate } from "#platform/format.ts";
import { queryClient } from "#platform/query-client.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { secondStepQuery } from "#entities/account/second-step.ts";
import {
  AuthenticatorDialog,
  PasskeyDialog,
  type Removed,
  RemoveDialog,
  RenameDialog,
} from "./second-step-dialogs.tsx";
import { isProofNeeded, ProofDialog } from "#entities/account/proof-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

/** The open action; each needs a proof of identity first. */
type Step = { kind: "passkey" } | { kind: "authenticator" } | { kind: "renew" } | { kind: "remove"; what: Removed };

type Shown =
  | Exclude<Step, { kind: "authenticator" | "renew" }>
  | { kind: "keys"; keys: { key: string; uri: string } }
  | {
      kind: "codes";
      codes: readonly string[];
      /** Shown once the codes are stored: before, the message would cover them. */ done?: string;
    }
  /** Renaming needs no proof, because a name gives no access. */
  | { kind: "rename"; passkey: Passkey };

export function SecondStepSection({ whose }: { whose: string }) {
  const t = secondStep();
  const query = useLiveQuery(secondStepQuery);
  const { data } = query;
  const [proofFor, setProofFor] = useState<Step | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const reload = (): void => void queryClient.invalidateQueries({ queryKey: secondStepQuery.key });

  const opening = useMutation({
    mutationFn: async (step: Step): Promise<Shown> => {
      if (step.kind === "authenticator") return { kind: "keys", keys: await api.startAuthenticator() };
      if (step.kind === "renew") return { kind: "codes", codes: (await api.renewRecoveryCodes()).recoveryCodes };
      return step;
    },
    onSuccess: setShown,
    onError: (error, step) => askProof(error, step),
  });

  /** Asks for a new proof when the earlier one no longer counts. */
  function askProof(error: Error, step: Step): void {
    if (!isProofNeeded(error)) return;
    setShown(null);
    setProofFor(step);
  }

  if (data === undefined) return <LoadState query={query} loading={t.loading} />;
  const begin = (step: Step): void => (data.proven ? opening.mutate(step) : setProofFor(step));
  const finish = (codes: readonly string[] | null, words: string): void => {
    reload();
    if (codes === null) toast.success(words);
    setShown(codes && { kind: "codes", codes, done: words });
  };
  const hasOne = data.passkeys.length > 0 || data.authenticatorSince !== null;

  return (
    <div className="flex flex-col gap-6">
      <p className="text-muted">{t.why}</p>
      <section aria-labelledby="passkeys">
        <h3 id="passkeys" className="mb-2 text-lg">
          {t.passkeys}
        </h3>
        {data.passkeys.length > 0 && (
          <ul className="mb-3 divide-y divide-line">
            {data.passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRename={() => setShown({ kind: "rename", passkey })}
                onRemove={() => begin({ kind: "remove", what: { kind: "passkey", passkey } })}
              />
            ))}
          </ul>
        )}
        <Button variant="secondary" icon={<KeyRound />} onClick={() => begin({ kind: "passkey" })}>
          {t.addPasskey}
        </Button>
      </section>
      <section aria-labelledby="authenticator">
        <h3 id="authenticator" className="mb-2 text-lg">
          {t.authenticator}
        </h3>
        {data.authenticatorSince === null ? (
          <Button
            variant="secondary"
            icon={<Smartphone />}
            busy={opening.isPending && opening.variables.kind === "authenticator"}
            onClick={() => begin({ kind: "authenticator" })}
          >
            {t.setUpAuthenticator}
          </Button>
        ) : (
          <p className="flex items-center justify-between gap-3">
            <span>{t.setUpOn(formatShortDate(data.authenticatorSince))}</span>
            <IconButton
              label={t.removeAuthenticator}
              tone="danger"
              icon={<Trash />}
              onClick={() => begin({ kind: "remove", what: { kind: "authenticator" } })}
            />
          </p>
        )}
      </section>
      {hasOne && (
        <section aria-labelledby="recovery-codes">
          <h3 id="recovery-codes" className="mb-2 text-lg">
            {t.recoveryCodes}
          </h3>
          <p className="mb-3">{data.recoveryCodesLeft === 0 ? t.noCodesLeft : t.codesLeft(data.recoveryCodesLeft)}</p>
          <Button
            variant="secondary"
            busy={opening.isPending && opening.variables.kind === "renew"}
            onClick={() => begin({ kind: "renew" })}
          >
            {t.renewCodes}
          </Button>
        </section>
      )}
      <ErrorNotice error={proofFor === null && shown === null ? opening.error : null} />
      {proofFor && (
        <ProofDialog
          overview={data}
          onClose={() => setProofFor(null)}
          onProven={() => {
            reload();
            setProofFor(null);
            opening.mutate(proofFor);
          }}
        />
      )}
      {shown?.kind === "passkey" && (
        <PasskeyDialog
          onClose={() => setShown(null)}
          onAdded={(codes) => finish(codes, t.passkeyAdded)}
          onFailed={(error) => askProof(error, shown)}
        />
      )}
      {shown?.kind === "keys" && (
        <AuthenticatorDialog
          keys={shown.keys}
          onClose={() => setShown(null)}
          onConfirmed={(codes) => finish(codes, t.authenticatorSetUp)}
          onFailed={(error) => askProof(error, { kind: "authenticator" })}
        />
      )}
      {shown?.kind === "rename" && (
        <RenameDialog
          passkey={shown.passkey}
          onClose={() => {
            // Another tab may have removed the passkey.
            reload();
            setShown(null);
          }}
          onRenamed={() => finish(null, t.renamed)}
        />
      )}
      {shown?.kind === "remove" && (
        <RemoveDialog
          what={shown.what}
          isLast={data.passkeys.length + (data.authenticatorSince === null ? 0 : 1) === 1}
          onClose={() => setShown(null)}
          onRemoved={() => finish(null, t.removed)}
          onFailed={(error) => askProof(error, shown)}
        />
      )}
      {shown?.kind === "codes" && (
        <RecoveryCodesDialog
          codes={shown.codes}
          whose={whose}
          onSaved={() => {
            if (shown.done !== undefined) toast.success(shown.done);
            reload();
            setShown(null);
          }}
        />
      )}
    </div>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const t = secondStep();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="min-w-0 grow wrap-anywhere">
        <strong>{name}</strong>
        <span className="block text-sm text-muted">
          {t.addedOn(formatShortDate(createdAt))}
          {lastUsedAt === null ? "" : `, ${t.usedOn(formatShortDate(lastUsedAt))}`}
        </span>
      </span>
      <IconButton label={t.renamePasskey(name)} icon={<Pencil />} onClick={onRename} />
      <IconButton label={t.removePasskey(name)} tone="danger" icon={<Trash />} onClick={onRemove} />
    </li>
  );
}
