import { useMutation } from "@tanstack/react-query";
import { KeyRound, LogIn } from "lucide-react";
import { useState } from "react";
import { type Asked, type Chosen, enter } from "#entities/account/enter.ts";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { signInWithPasskey } from "./passkey-sign-in.tsx";

interface SecondStepFormProps {
  asked: Asked;
  /** Back to the first step: this one is over, or was not meant. */
  onAgain: () => void;
  /** With what became of seats that were chosen here; none: the page sees by itself that somebody is signed in. */
  onEntered?: (chosen: Chosen) => void;
}

const isOver = (error: Error): boolean => error instanceof ApiError && error.code === "SIGNIN_EXPIRED";

const isWrong = (error: Error): boolean => error instanceof ApiError && error.statusCode === 400;

/** After the password or the link: a passkey, a code of the app, or a recovery code. The page then redirects. */
export function SecondStepForm({ asked: { challenge, methods }, onAgain, onEntered }: SecondStepFormProps) {
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
        <h2 className="text-xl">Nog één stap</h2>
        <p className="mt-1 text-muted">Zo weten we zeker dat u het bent, ook als iemand uw wachtwoord kent.</p>
      </div>
      {hasPasskey && !recovery && (
        <>
          <Button
            size="lg"
            wide
            icon={<KeyRound />}
            busy={passkey.isPending}
            busyLabel="Bevestig op uw toestel…"
            onClick={() => passkey.mutate()}
          >
            Gebruik mijn passkey
          </Button>
          <ErrorNotice error={passkey.error} />
        </>
      )}
      {recovery && <CodeForm key="recovery" method="RECOVERY" {...ends} />}
      {hasApp && !recovery && <CodeForm key="app" method="TOTP" secondary={hasPasskey} {...ends} />}
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-4">
        <Button variant="quiet" onClick={() => setRecovery(!recovery)}>
          {recovery ? "Toch een andere manier" : "Gebruik een herstelcode"}
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          Opnieuw beginnen
        </Button>
      </div>
    </div>
  );
}

interface CodeFormProps {
  method: "TOTP" | "RECOVERY";
  challenge: string;
  /** Beside a button that is the first choice. */
  secondary?: boolean;
  onFailure: (error: Error) => void;
  onEntered: ((chosen: Chosen) => void) | undefined;
}

const fields = {
  TOTP: {
    label: "Code uit uw authenticator-app",
    hint: "Zes cijfers, die elke halve minuut veranderen.",
    sentence: "Tik de zes cijfers uit uw app in.",
  },
  RECOVERY: {
    label: "Herstelcode",
    hint: "Een van de codes die u afdrukte of bewaarde. Elke code werkt één keer.",
    sentence: "Tik een herstelcode in, zoals ABCD-EFGH-JKMN.",
  },
} as const;

function CodeForm({ method, challenge, secondary = false, onFailure, onEntered }: CodeFormProps) {
  const { sentence, ...field } = fields[method];
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
        {...field}
        {...(method === "TOTP"
          ? { inputMode: "numeric", autoComplete: "one-time-code" }
          : { autoComplete: "off", autoCapitalize: "characters", spellCheck: false })}
        {...form.field("code", sentence)}
      />
      <ErrorNotice error={form.failure} />
      <Button
        type="submit"
        size="lg"
        wide
        variant={secondary ? "secondary" : "primary"}
        busy={form.busy}
        busyLabel="Bezig met inloggen..."
        icon={<LogIn />}
      >
        Inloggen met deze code
      </Button>
    </ContractForm>
  );
}

function Over({ onAgain }: { onAgain: () => void }) {
  return (
    <Notice tone="warning" announce title="Dit duurde te lang, of er waren te veel pogingen.">
      <p>Begin opnieuw met uw e-mailadres en wachtwoord.</p>
      <Button className="mt-3" onClick={onAgain}>
        Opnieuw inloggen
      </Button>
    </Notice>
  );
}
