import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { savePlanFile } from "#entities/halls/plan-file.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import type { HallSession } from "../session.ts";
import { useHeldNavigation } from "./use-held-navigation.ts";

/** Saving takes less as a rule: nobody is asked anything then. */
const ASKS_AFTER_MS = 800;

/** Who leaves with something unsaved goes once it is saved, and is asked where that takes long or cannot be. */
export function LeaveGuard({ session }: { session: HallSession }) {
  const { saver, editor } = session;
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
  // Another question comes first (`ConflictDialog`): with its answer saving goes on, and so does who leaves.
  if (status === "conflict") return null;
  const waits = status === "saving" || status === "offline";
  return (
    <ConfirmDialog
      title="Nog niet alles is bewaard"
      description={<p>{status === "gone" ? GONE : waits ? `${WAITS} ${STAYS}` : STAYS}</p>}
      cancelLabel="Hier blijven"
      confirmLabel="Toch weggaan"
      tone="plain"
      onConfirm={held.go}
      onClose={() => setHeld(null)}
    >
      <div className="mt-4">
        <Button variant="secondary" icon={<Download />} onClick={() => savePlanFile(editor.state().plan)}>
          Als bestand
        </Button>
      </div>
    </ConfirmDialog>
  );
}

const WAITS = "Zodra het bewaren lukt, gaat u vanzelf verder.";
const STAYS =
  "Gaat u nu al weg, dan blijft wat u tekende op dit toestel staan. Opent u deze zaal later hier opnieuw, dan kunt u ermee verder. Anderen zien het nog niet.";
const GONE =
  "Iemand heeft deze zaal intussen verwijderd. Gaat u weg, dan bent u uw tekening kwijt. Neem ze eerst als bestand: daarvan maakt u bij Zalen een nieuwe zaal.";
