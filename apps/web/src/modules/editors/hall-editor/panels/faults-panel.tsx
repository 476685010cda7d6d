import { CircleCheck, MapPin } from "virtual:icons";
import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { describe } from "#modules/editors/hall-editor/model/describe.ts";
import type { ElementKey } from "#modules/editors/hall-editor/model/drawing.ts";
import { faultsOf, type PlacedFault, thingsToDo } from "#modules/editors/hall-editor/model/faults-by-element.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { usePublication } from "#modules/editors/hall-editor/state/publication.ts";
import { useAtomValue } from "#platform/state.ts";
import { OutgrownButton } from "./paper-buttons.tsx";
import { CompanionAdvice } from "./seat-kinds.tsx";

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

/** Maximum shown at once: a longer list is no help. */
const SHOWN = 50;

interface FaultListProps {
  plan: HallPlan;
  faults: readonly PlacedFault[];
  /** Null for a fault of the whole hall. */
  onPick: (key: ElementKey | null) => void;
}

export function FaultList({ plan, faults, onPick }: FaultListProps) {
  return (
    <>
      <ul className="flex flex-col gap-2">
        {faults.slice(0, SHOWN).map(({ fault, key }) => (
          <li key={fault.path.join(".") + fault.message}>
            <button
              type="button"
              onClick={() => onPick(key)}
              className="flex w-full items-start gap-2 rounded-md border border-line bg-surface p-3 text-left text-ink hover:border-accent hover:bg-accent-soft"
            >
              <MapPin className="mt-0.5 size-5 shrink-0 text-warning" />
              <span>
                {nameBefore(key === null ? "" : describe(plan, key), fault.message)}
                {fault.message}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && <p className="text-muted">En nog {faults.length - SHOWN} andere.</p>}
    </>
  );
}

/** Returns nothing if the sentence itself begins with the name, as most do. */
function nameBefore(name: string, message: string) {
  if (name === "" || message.startsWith(name)) return null;
  return <span className="block font-semibold">{name}</span>;
}
