import { countedPlaces } from "@podium/shared/words/counted-places";
import { readHall } from "@podium/shared/halls/hall";
import { useMemo } from "react";
import { placesOf } from "#entities/halls/all-halls.ts";
import { zoneCounts } from "#modules/editors/hall-editor/model/describe.ts";
import { faultsOf } from "#modules/editors/hall-editor/model/faults-by-element.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { HallViews } from "#ui/hall-plan/hall-views.tsx";
import type { SeatView } from "#ui/hall-plan/seat-view.ts";

const AVAILABLE: SeatView = { state: "available" };
const nothing = (): void => undefined;

export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const { session } = useEditorView();
  const { plan } = useAtomValue(session.editor.stateAtom);
  const faults = faultsOf(plan).all.length;
  const hall = readHall(plan);
  const views = useMemo(() => new Map(hall.seats.map(({ id }) => [id, AVAILABLE])), [hall]);
  return (
    <Dialog
      title="Zo zien bezoekers de zaal"
      size="xl"
      onClose={onClose}
      description={
        <>
          {countedPlaces(placesOf(plan))}
          {plan.zones.length > 1 &&
            `: ${zoneCounts(plan)
              .map(({ name, seats }) => `${name} ${seats}`)
              .join(", ")}`}
          .{faults > 0 && " Wat nog niet in orde is, kan er vreemd uitzien."}
        </>
      }
      footer={
        <Button variant="secondary" onClick={onClose}>
          Terug naar de tekening
        </Button>
      }
    >
      <HallViews hall={hall} views={views} onPick={nothing} className="" />
    </Dialog>
  );
}
