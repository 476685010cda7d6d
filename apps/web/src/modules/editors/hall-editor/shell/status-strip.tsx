import { countedPlaces } from "@podium/shared/words/counted-places";
import { CircleCheck, Send, TriangleAlert } from "virtual:icons";
import { placesOf } from "#entities/halls/all-halls.ts";
import { zoneCounts } from "#modules/editors/hall-editor/model/describe.ts";
import { faultsOf, thingsToDo } from "#modules/editors/hall-editor/model/faults-by-element.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { usePublication } from "#modules/editors/hall-editor/state/publication.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";

export function StatusStrip() {
  const { session, openTab } = useEditorView();
  const { plan } = useAtomValue(session.editor.stateAtom);
  const faults = faultsOf(plan).all.length;
  const zones = zoneCounts(plan);
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-t border-line bg-surface px-4 py-1">
      <p>
        <strong>{countedPlaces(placesOf(plan))}</strong>
        {zones.length > 1 && (
          <span className="text-muted"> · {zones.map(({ name, seats }) => `${name} ${seats}`).join(" · ")}</span>
        )}
      </p>
      {faults === 0 ? (
        <WithoutFaults />
      ) : (
        <Button
          variant="quiet"
          size="sm"
          className="text-warning"
          icon={<TriangleAlert />}
          onClick={() => openTab("faults")}
        >
          {thingsToDo(faults)}
        </Button>
      )}
    </div>
  );
}

function WithoutFaults() {
  const publication = usePublication(useEditorView().session);
  // Nothing while loading: the text would change a moment later.
  if (publication.status === "loading") return null;
  const isPublished = publication.status === "published";
  return (
    <p className="flex items-center gap-1.5 font-semibold text-success [&_svg]:size-5 [&_svg]:shrink-0">
      {isPublished ? <CircleCheck /> : <Send />}
      {isPublished
        ? publication.words
        : publication.status === "changed"
          ? "Gewijzigd: klaar om te publiceren"
          : "Klaar om te publiceren"}
    </p>
  );
}
