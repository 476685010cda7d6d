import { useMutation } from "@tanstack/react-query";
import { KeyRound, LogIn } from "virtual:icons";
import { useState } from "react";
import { type Asked, type Chosen, enter } from "#entities/account/enter.ts";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { passkeySignIn, secondStepForm } from "#messages/nl/sign-in.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { signInWithPasskey } from "./passkey-sign-in.tsx";

interface SecondStepFormProps {
  asked: Asked;
  /** Returns to the first step: this step has expired, or the user does not want it. */
  onAgain: () => void;
  /** Gets the outcome for seats that were chosen here; without it the page notices the sign-in by itself. */
  onEntered?: (chosen: Chosen) => void;
}

const isOver = (error: Error): boolean => error instanceof ApiError && error.code === "SIGNIN_EXPIRED";

const isWrong = (error: Error): boolean => error instanceof ApiError && error.statusCode === 400;

/** Asks after the password or link for a passkey, a code of the app, or a recovery code. The page then redirects. */
export function SecondStepForm({ asked: { challenge, methods }, onAgain, onEntered }: SecondStepFormProps) {
  const t = secondStepForm();
  const hasPasskey = methods.includes("PASSKEY");
  const hasApp = methods.includes("TOTP");
  const [recovery, setRecovery] = useState(false);
  const [over, setOver] = useState(false);
  const endIfOver = (error: Error): void => setOver(isOver(error));
  const passkey = useMutation({
    mutationFn: () => signInWithPasskey(challenge),
    onSuccess: (chosen) => onEntered?.(chosen),
    onError: endIfOver,
  });
  const ends = { challenge, onFailure: endIfOver, onEntered };
  if (over) return <Over onAgain={onAgain} />;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="text-xl">{t.title}</h2>
        <p className="mt-1 text-muted">{t.why}</p>
      </div>
      {hasPasskey && !recovery && (
        <>
          <Button
            size="lg"
            wide
            icon={<KeyRound />}
            busy={passkey.isPending}
            busyLabel={passkeySignIn().confirmOnDevice}
            onClick={() => passkey.mutate()}
          >
            {t.usePasskey}
          </Button>
          <ErrorNotice error={passkey.error} />
          {passkey.error && <p>{passkeySignIn().elsewhere}</p>}
        </>
      )}
      {recovery && <CodeForm key="recovery" method="RECOVERY" {...ends} />}
      {hasApp && !recovery && <CodeForm key="app" method="TOTP" secondary={hasPasskey} {...ends} />}
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-4">
        <Button variant="quiet" onClick={() => setRecovery(!recovery)}>
          {recovery ? t.useOther : t.useRecovery}
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          {t.startAgain}
        </Button>
      </div>
      <p className="text-muted">
        {t.lost}{" "}
        <Link to={paths.contact} className="text-link inline-block py-1">
          {t.contact}
        </Link>
      </p>
    </div>
  );
}

interface CodeFormProps {
  method: "TOTP" | "RECOVERY";
  challenge: string;
  /** Whether another button beside it is the first choice. */
  secondary?: boolean;
  onFailure: (error: Error) => void;
  onEntered: ((chosen: Chosen) => void) | undefined;
}

function CodeForm({ method, challenge, secondary = false, onFailure, onEntered }: CodeFormProps) {
  const t = secondStepForm();
  const isApp = method === "TOTP";
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/second-step")).codeForms[method],
    defaultValues: { code: "" },
    submit: async ({ code }) => {
      const { token } = await api.secondStep({ body: { challenge, method, code } });
      const chosen = await enter(token);
      onEntered?.(chosen);
    },
    onError: (error) => {
      onFailure(error);
      if (isWrong(error)) form.setValue("code", "");
      form.setFocus("code");
    },
  });
  return (
    <ContractForm form={form} className="flex flex-col gap-4">
      <TextField
        label={isApp ? t.appLabel : t.recoveryLabel}
        hint={isApp ? t.appHint : t.recoveryHint}
        {...(isApp
          ? { inputMode: "numeric", autoComplete: "one-time-code" }
          : { autoComplete: "off", autoCapitalize: "characters", spellCheck: false })}
        {...form.field("code", isApp ? t.fillApp : t.fillRecovery)}
      />
      <ErrorNotice error={form.failure} />
      <Button
        type="submit"
        size="lg"
        wide
        variant={secondary ? "secondary" : "primary"}
        busy={form.busy}
        busyLabel={t.signingIn}
        icon={<LogIn />}
      >
        {t.signIn}
      </Button>
    </ContractForm>
  );
}

function Over({ onAgain }: { onAgain: () => void }) {
  const t = secondStepForm();
  return (
    <Notice tone="warning" announce title={t.over}>
      <p>{t.beginAgain}</p>
      <Button className="mt-3" onClick={onAgain}>
        {t.signInAgain}
      </Button>
    </Notice>
  );
}
