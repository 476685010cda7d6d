import { type ReactNode, useEffect, useState } from "react";
import { useAtomValue } from "#platform/state.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import type { Saving } from "./draft-saver.ts";
import { useHeldNavigation } from "./use-held-navigation.ts";

/** Saving usually takes less: then nobody is asked anything. */
const ASKS_AFTER_MS = 800;

interface LeaveGuardProps {
  saver: Saving;
  /** Sentence about the unsaved changes, for a user who leaves all the same. */
  stays: string;
  /** The same sentence for a draft that the server no longer has. */
  gone: string;
  /** A way to take the draft along. */
  children?: ReactNode;
}

/** Lets a user leave once their changes are saved; asks when saving takes long or is impossible. */
export function LeaveGuard({ saver, stays, gone, children }: LeaveGuardProps) {
  const { status } = useAtomValue(saver.stateAtom);
  const [held, setHeld] = useState<{ go: () => void } | null>(null);
  const [isSlow, setSlow] = useState(false);
  useHeldNavigation(
    () => saver.state().status !== "saved",
    (go) => {
      setHeld({ go });
      setSlow(false);
      void saver.flush();
    },
  );
  useEffect(() => {
    if (!held) return;
    if (status === "saved") return held.go();
    const timer = setTimeout(() => setSlow(true), ASKS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [held, status]);
  if (!held || status === "saved" || (status === "saving" && !isSlow)) return null;
  // The question which version remains comes first: its answer resumes saving, and then leaving.
  if (status === "conflict") return null;
  const waits = status === "saving" || status === "offline";
  return (
    <ConfirmDialog
      title="Nog niet alles is bewaard"
      description={<p>{status === "gone" ? gone : waits ? `${WAITS} ${stays}` : stays}</p>}
      cancelLabel="Hier blijven"
      confirmLabel="Toch weggaan"
      tone="plain"
      onConfirm={held.go}
      onClose={() => setHeld(null)}
    >
      {children !== undefined && <div className="mt-4">{children}</div>}
    </ConfirmDialog>
  );
}

const WAITS = "Zodra het bewaren lukt, gaat u vanzelf verder.";
