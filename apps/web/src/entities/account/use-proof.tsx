import { type ReactNode, useState } from "react";
import { useLiveQuery } from "#live/use-live-query.ts";
import { oneMoment } from "#messages/nl/site.ts";
import { proof } from "#messages/nl/sign-in.ts";
import { queryClient } from "#platform/query-client.ts";
import { Dialog } from "#ui/dialog.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { isProofNeeded, ProofDialog, type ProofDialogProps } from "./proof-dialog.tsx";
import { secondStepQuery } from "./second-step.ts";

interface AskedProof {
  /** Handles any refused call: opens the dialog only when the refusal asks for a proof. */
  ask: (error: Error) => void;
  /** The dialog to show instead of the refused one; null while no proof is needed. */
  dialog: ReactNode;
}

interface Refused {
  /** Repeats the refused call; runs once the user has proved themselves. */
  again: () => void;
  /** Forgets the refused call; runs when the user closes the dialog. */
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
