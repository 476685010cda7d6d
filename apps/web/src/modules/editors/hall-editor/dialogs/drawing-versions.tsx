import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import type { HallDraft } from "@podium/shared/contracts/halls";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { Download } from "virtual:icons";
import { placesOf } from "#entities/halls/all-halls.ts";
import { savePlanFile } from "#entities/halls/plan-file.ts";
import type { ResumeQuestion } from "#forms/drafts/draft-editor.tsx";
import { ConflictDialog, ResumeDialog } from "#forms/drafts/version-dialogs.tsx";
import type { DraftContent, HallSession } from "#modules/editors/hall-editor/state/hall-session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { HallPicture } from "#ui/hall-plan/hall-picture.tsx";

export function ResumeDrawing({ draft, unsaved, onChoose }: ResumeQuestion<HallDraft, DraftContent>) {
  const { plan } = unsaved.content;
  return (
    <ResumeDialog
      unsaved={unsaved}
      onChoose={onChoose}
      own="Verder met wat u tekende"
      other="De bewaarde openen"
      besides={<SaveFile plan={plan} label="Als bestand" />}
    >
      <p>
        De vorige keer was er geen verbinding om alles te bewaren. Op dit toestel staat het nog.
        {unsaved.revision < draft.revision && " Intussen bewaarde iemand anders deze zaal ook."}
      </p>
      <TwoDrawings
        drawings={[
          { title: "Wat u tekende", plan },
          { title: "Bewaard", plan: draft.plan },
        ]}
      />
    </ResumeDialog>
  );
}

export function DrawingConflict({ session }: { session: HallSession }) {
  const { plan } = useAtomValue(session.editor.stateAtom);
  return (
    <ConflictDialog
      session={session}
      title="Iemand anders bewaarde deze zaal ook"
      own="Die van mij bewaren"
      other="De andere openen"
      besides={<SaveFile plan={plan} label="De mijne als bestand" />}
    >
      {(theirs) => (
        <>
          <p>
            Terwijl u tekende, bewaarde iemand anders een andere versie. Welke blijft? Opent u de andere, dan haalt u de
            uwe met ‘Ongedaan maken’ terug.
          </p>
          <TwoDrawings
            drawings={[
              { title: "Die van u", plan },
              { title: "De andere", plan: theirs.plan },
            ]}
          />
        </>
      )}
    </ConflictDialog>
  );
}

function SaveFile({ plan, label }: { plan: HallPlan; label: string }) {
  return (
    <Button variant="quiet" icon={<Download />} onClick={() => savePlanFile(plan)}>
      {label}
    </Button>
  );
}

interface TwoDrawingsProps {
  drawings: readonly { title: string; plan: HallPlan }[];
}

function TwoDrawings({ drawings }: TwoDrawingsProps) {
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      {drawings.map(({ title, plan }) => (
        <figure key={title}>
          <figcaption className="mb-1">
            <strong>{title}</strong>
            <span className="text-muted"> · {countedPlaces(placesOf(plan))}</span>
          </figcaption>
          <HallPicture plan={plan} label={title} className="h-44 w-full rounded-md bg-surface-sunken" />
        </figure>
      ))}
    </div>
  );
}
