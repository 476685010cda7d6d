import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "virtual:icons";
import { type Chosen, enter } from "#entities/account/enter.ts";
import { passkeySignIn } from "#messages/nl/sign-in.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";

/** @param challenge of a known account; without it the passkey says which account it belongs to */
export async function signInWithPasskey(challenge?: string): Promise<Chosen> {
  const [{ askPasskey }, asked] = await Promise.all([
    import("#entities/account/webauthn.ts"),
    challenge ?? api.startPasskeySignIn().then((result) => result.challenge),
  ]);
  const passkey = await askPasskey(asked);
  const { token } = await api.secondStep({ body: { challenge: asked, method: "PASSKEY", passkey } });
  return enter(token);
}

export function PasskeySignIn() {
  const t = passkeySignIn();
  const signingIn = useMutation({ mutationFn: () => signInWithPasskey() });
  return (
    <div className="mt-5 flex flex-col gap-3">
      <Button
        variant="secondary"
        wide
        icon={<KeyRound />}
        busy={signingIn.isPending}
        busyLabel={t.confirmOnDevice}
        onClick={() => signingIn.mutate()}
      >
        {t.signIn}
      </Button>
      <ErrorNotice error={signingIn.error} />
      {signingIn.error && (
        <p>
          {t.elsewhere} {t.otherWay}
        </p>
      )}
    </div>
  );
}
