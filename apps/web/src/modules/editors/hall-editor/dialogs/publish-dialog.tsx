import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { useMutation } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { placesOf, refetchHalls } from "#entities/halls/all-halls.ts";
import { isDraftChanged } from "#forms/drafts/draft-session.ts";
import { zoneCounts } from "#modules/editors/hall-editor/model/describe.ts";
import type { ElementKey } from "#modules/editors/hall-editor/model/drawing.ts";
import { faultsOf, faultsOfDetails, thingsToDo } from "#modules/editors/hall-editor/model/faults-by-element.ts";
import { FaultList } from "#modules/editors/hall-editor/panels/faults-panel.tsx";
import { goToArea } from "#modules/editors/hall-editor/state/areas.ts";
import { type PanelTab, useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { type Publication, usePublication } from "#modules/editors/hall-editor/state/publication.ts";
import { ApiError } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Loading } from "#ui/loading.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { publishChanges } from "./publish-changes.ts";

export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { session, openTab, select } = useEditorView();
  const publication = usePublication(session);
  const { plan } = useAtomValue(session.editor.stateAtom);
  const faults = faultsOf(plan).all.length;
  const navigate = useNavigate();
  const publishing = useMutation({
    mutationFn: session.publish,
    onSuccess: () => {
      void refetchHalls();
      onClose();
      toast.success(`${plan.name} is gepubliceerd.`, {
        description: "Kies dit plan nu bij een voorstelling.",
        duration: 12_000,
        action: { label: "Naar de voorstellingen", onClick: () => void navigate(paths.shows) },
      });
    },
    onError: (refusal) => {
      if (isDraftChanged(refusal)) onClose();
    },
  });
  const goTo = (tab: PanelTab, key: ElementKey | null = null): void => {
    flushSync(() => {
      onClose();
      openTab(tab);
    });
    // After the panel opened: on a phone, the drawing then has less room.
    if (key !== null) select(key);
    // After the closing dialog has returned the focus, which also takes a turn of the event loop.
    setTimeout(() => goToArea("panel"));
  };
  const { error } = publishing;
  const refused = error instanceof ApiError ? faultsOfDetails(plan, error.details) : [];
  const isPublished = publication.status === "published" && faults === 0;
  return (
    <Dialog
      title="Publiceren"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {isPublished ? "Sluiten" : "Nog niet"}
          </Button>
          {faults > 0 && <Button onClick={() => goTo("faults")}>Toon wat er nog moet</Button>}
          {faults === 0 && !isPublished && (
            <Button busy={publishing.isPending} onClick={() => publishing.mutate()}>
              Publiceren
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {faults > 0 ? (
          <Notice tone="warning" title={thingsToDo(faults)}>
            Een zaal met fouten kan niet verkocht worden. Elke fout staat op de tekening gemarkeerd.
          </Notice>
        ) : isPublished ? (
          <Notice tone="success" title="Er is niets nieuws om te publiceren.">
            {publication.words}
          </Notice>
        ) : (
          <p>
            Daarna kunt u dit plan bij een voorstelling kiezen. Voorstellingen die al een plan hebben, houden dat tot u
            het daar verandert.
          </p>
        )}
        {publication.status === "loading" ? (
          <Loading label="Wijzigingen opzoeken…" />
        ) : (
          <Contents plan={plan} publication={publication} />
        )}
        <ErrorNotice error={error} title="De zaal is niet gepubliceerd." />
        {refused.length > 0 && (
          <FaultList plan={plan} faults={refused} onPick={(key) => goTo(key === null ? "hall" : "properties", key)} />
        )}
      </div>
    </Dialog>
  );
}

function Contents({ plan, publication }: { plan: HallPlan; publication: Publication }) {
  const zones = zoneCounts(plan);
  return (
    <ul className="list-disc space-y-1 pl-5">
      <li>
        <strong>{countedPlaces(placesOf(plan))}</strong>
        {zones.length > 1 && `: ${zones.map(({ name, seats }) => `${name} ${seats}`).join(", ")}`}
      </li>
      {publication.status === "changed" &&
        changeWords(publication.newest, plan).map((words) => <li key={words}>{words}</li>)}
      {publication.status === "never" && <li>Dit is het eerste plan van deze zaal.</li>}
    </ul>
  );
}

function changeWords(before: HallPlan, after: HallPlan): string[] {
  const { added, removed, changed } = publishChanges(before, after);
  const words = [
    added > 0 && `${countedPlaces(added)} erbij`,
    removed > 0 && `${countedPlaces(removed)} minder`,
    changed > 0 && `${countedPlaces(changed)} verplaatst of met een andere naam`,
  ].filter((each) => each !== false);
  return words.length > 0 ? words : ["Geen enkele plaats verandert."];
}
