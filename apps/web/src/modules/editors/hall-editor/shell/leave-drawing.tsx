import { Download } from "virtual:icons";
import { savePlanFile } from "#entities/halls/plan-file.ts";
import { LeaveGuard } from "#forms/drafts/leave-guard.tsx";
import { Button } from "#ui/button.tsx";
import type { HallSession } from "#modules/editors/hall-editor/state/hall-session.ts";

/** Lets a user who leaves download the drawing as a file. */
export function LeaveDrawing({ session: { saver, editor } }: { session: HallSession }) {
  return (
    <LeaveGuard saver={saver} stays={STAYS} gone={GONE}>
      <Button variant="secondary" icon={<Download />} onClick={() => savePlanFile(editor.state().plan)}>
        Als bestand
      </Button>
    </LeaveGuard>
  );
}

const STAYS =
  "Gaat u nu al weg, dan blijft wat u tekende op dit toestel staan. Opent u deze zaal later hier opnieuw, dan kunt u ermee verder. Anderen zien het nog niet.";
const GONE =
  "Iemand heeft deze zaal intussen verwijderd. Gaat u weg, dan bent u uw tekening kwijt. Neem ze eerst als bestand: daarvan maakt u bij Zalen een nieuwe zaal.";
