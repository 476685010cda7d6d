import { CircleCheck, MapPin } from "lucide-react";
import { useAtomValue } from "#platform/state.ts";
import { describe } from "../model/describe.ts";
import { faultsOf } from "../model/faults-by-element.ts";
import { useEditorView } from "../shell/editor-view.ts";
import { thingsToDo } from "../words.ts";
import { OutgrownButton } from "./outgrown-button.tsx";

/** More at once help nobody. */
const SHOWN = 50;

/** What keeps the hall from being published, each with its place. */
export function FaultsPanel() {
  const { session, select, openTab } = useEditorView();
  const { plan } = useAtomValue(session.editor.stateAtom);
  const { all } = faultsOf(plan);
  if (all.length === 0)
    return (
      <div className="flex flex-col gap-2">
        <h2 className="flex items-center gap-2 text-lg text-success">
          <CircleCheck className="size-6" /> Alles is in orde
        </h2>
        <p className="text-muted">U kunt deze zaal publiceren.</p>
      </div>
    );
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-lg">{thingsToDo(all.length)}</h2>
      <p className="text-muted">
        Druk op een regel om de plaats te zien. Tot dan kan de zaal niet gepubliceerd worden.
      </p>
      <OutgrownButton />
      <ul className="flex flex-col gap-2">
        {all.slice(0, SHOWN).map(({ fault, key }) => (
          <li key={fault.path.join(".") + fault.message}>
            <button
              type="button"
              onClick={() => (key === null ? openTab("hall") : select(key))}
              className="flex w-full items-start gap-2 rounded-md border border-line p-3 text-left hover:border-accent hover:bg-accent-soft"
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
      {all.length > SHOWN && <p className="text-muted">En nog {all.length - SHOWN} andere.</p>}
    </div>
  );
}

/** Most sentences name the place themselves. */
function nameBefore(name: string, message: string) {
  if (name === "" || message.startsWith(name)) return null;
  return <span className="block font-semibold">{name}</span>;
}
