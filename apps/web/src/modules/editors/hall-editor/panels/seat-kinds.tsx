import type { SeatKind } from "@podium/shared/contracts/hall-plan";
import { companionsApart, placesForCompanion } from "@podium/shared/halls/companions";
import { companionBeside } from "#modules/editors/hall-editor/commands/kinds.ts";
import { describe } from "#modules/editors/hall-editor/model/describe.ts";
import { seatKey } from "#modules/editors/hall-editor/model/drawing.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

export const SEAT_KIND_OPTIONS: readonly { value: SeatKind; label: string; hint: string }[] = [
  { value: "seat", label: "Gewone stoel", hint: "Voor iedereen." },
  { value: "wheelchair", label: "Rolstoelplaats", hint: "Een plaats zonder stoel, voor wie zijn stoel meebrengt." },
  {
    value: "companion",
    label: "Begeleidersplaats",
    hint: "Naast een rolstoelplaats van dezelfde rij of tafel; alleen daarmee te koop, tot de dag vooraf.",
  },
  { value: "restricted", label: "Beperkt zicht", hint: "Wie ze kiest, leest dat vooraf." },
];

/** Maximum shown at once: a longer list is no help. */
const SHOWN = 5;

/** Stray companion places. They are no fault, since a hall may lack the room, but shown where they are made. */
export function CompanionAdvice() {
  const { session, select, run } = useEditorView();
  const { plan } = useAtomValue(session.editor.stateAtom);
  const apart = plan.groups.flatMap((group) =>
    // A group without any wheelchair place has a fault instead, which is reported elsewhere.
    group.seats.some(({ kind }) => kind === "wheelchair")
      ? companionsApart(group).map((index) => ({ group, index, key: seatKey(group.id, index) }))
      : [],
  );
  if (apart.length === 0) return null;
  return (
    <Notice tone="warning" title="Niet naast de rolstoelplaats">
      <p>Wie meekomt, zit zo niet naast wie in een rolstoel komt.</p>
      <ul className="mt-2 flex flex-col gap-2">
        {apart.slice(0, SHOWN).map(({ group, index, key }) => (
          <li key={key} className="flex flex-wrap items-center gap-2">
            <button type="button" className="text-link min-h-6" onClick={() => select(key)}>
              {describe(plan, key)}
            </button>
            {placesForCompanion(group).length > 0 && (
              <Button
                variant="secondary"
                aria-label={`Zet ${describe(plan, key)} naast de rolstoelplaats`}
                onClick={() => run(companionBeside(group.id, index))}
              >
                Zet ernaast
              </Button>
            )}
          </li>
        ))}
      </ul>
      {apart.length > SHOWN && <p className="mt-2">En nog {apart.length - SHOWN} andere.</p>}
    </Notice>
  );
}
