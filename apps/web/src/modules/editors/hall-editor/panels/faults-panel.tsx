import { CircleCheck } from "virtual:icons";
import { useAtomValue } from "#platform/state.ts";
import { faultsOf, thingsToDo } from "#modules/editors/hall-editor/model/faults-by-element.ts";
import { usePublication } from "#modules/editors/hall-editor/state/publication.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { CompanionAdvice } from "./companion-advice.tsx";
import { FaultList } from "./fault-list.tsx";
import { OutgrownButton } from "./outgrown-button.tsx";

/** Faults that prevent publishing the hall, each with a link to its element. */
export function FaultsPanel() {
  const { session, select, openTab } = useEditorView();
  const { plan } = useAtomValue(session.editor.stateAtom);
  const { all } = faultsOf(plan);
  if (all.length === 0) {
    return (
      <div className="flex flex-col gap-3">
        <InOrder />
        <CompanionAdvice />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-lg">{thingsToDo(all.length)}</h2>
      <p className="text-muted">
        Druk op een regel om de plaats te zien. Tot dan kan de zaal niet gepubliceerd worden.
      </p>
      <OutgrownButton />
      <FaultList plan={plan} faults={all} onPick={(key) => (key === null ? openTab("hall") : select(key))} />
      <CompanionAdvice />
    </div>
  );
}

function InOrder() {
  const publication = usePublication(useEditorView().session);
  return (
    <div className="flex flex-col gap-2">
      <h2 className="flex items-center gap-2 text-lg text-success">
        <CircleCheck className="size-6" /> Alles is in orde
      </h2>
      {publication.status === "published" ? (
        <p className="text-muted">{publication.words}</p>
      ) : (
        <p className="text-muted">
          {publication.status === "changed" && "U wijzigde de tekening na de laatste publicatie. "}
          U kunt deze zaal publiceren.
        </p>
      )}
    </div>
  );
}
