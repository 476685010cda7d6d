import { type ReactNode, useState } from "react";
import { useLiveQuery } from "#live/use-live-query.ts";
import { queryClient } from "#platform/query-client.ts";
import { Dialog } from "#ui/dialog.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { isProofNeeded, PROOF_TITLE, ProofDialog, type ProofDialogProps } from "./proof-dialog.tsx";
import { secondStepQuery } from "./second-step.ts";

interface AskedProof {
  /** Call with each refusal: only the one that wants a proof opens the dialog. */
  ask: (error: Error) => void;
  /** Shown instead of what was refused; null while nothing is asked. */
  dialog: ReactNode;
}

/** @param again does what was refused, by itself, once there is a proof */
export function useProof(again: () => void): AskedProof {
  const [asking, setAsking] = useState(false);
  const stop = (): void => setAsking(false);
  const proven = (): void => {
    void queryClient.invalidateQueries({ queryKey: secondStepQuery.key });
    stop();
    again();
  };
  return {
    ask: (error) => setAsking(isProofNeeded(error)),
    dialog: asking ? <OwnProofDialog onClose={stop} onProven={proven} /> : null,
  };
}

function OwnProofDialog(props: Omit<ProofDialogProps, "overview">) {
  const query = useLiveQuery(secondStepQuery);
  if (query.data) return <ProofDialog overview={query.data} {...props} />;
  return (
    <Dialog title={PROOF_TITLE} onClose={props.onClose}>
      <LoadState query={query} loading="Even geduld…" />
    </Dialog>
  );
}
