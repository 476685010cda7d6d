import { ShieldCheck } from "virtual:icons";
import { lazy, Suspense, useState } from "react";
import { proof } from "#messages/nl/sign-in.ts";
import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { loadProfile } from "./profile.ts";

// The dialog opens at most once per session, so it loads only then.
const ProofDialog = lazy(() =>
  import("./proof-dialog.tsx").then(({ ProofDialog: component }) => ({ default: component })),
);

/** Asks users who came by a mailed link about one reservation for a proof, which opens their whole account. */
export function ProofBesides() {
  const user = useAtomValue(userAtom);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button icon={<ShieldCheck />} className="self-start" onClick={() => setAsks(true)}>
        {proof().begin}
      </Button>
      {asks && (
        <Suspense>
          <ProofDialog
            why={proof().whyByLink}
            overview={{ hasPassword: user?.hasPassword === true, passkeys: [], authenticatorSince: null }}
            onClose={() => setAsks(false)}
            onProven={() => void loadProfile().finally(() => setAsks(false))}
          />
        </Suspense>
      )}
    </>
  );
}
