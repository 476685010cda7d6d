import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ListEnd, ListStart, SlidersHorizontal, Trash } from "virtual:icons";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { reorder } from "#modules/editors/hall-editor/commands/order.ts";
import { move } from "#modules/editors/hall-editor/commands/move.ts";
import { remove } from "#modules/editors/hall-editor/commands/remove.ts";
import { type ElementKey, keyParts } from "#modules/editors/hall-editor/model/drawing.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { NamesSection } from "./names-section.tsx";

/** Distance of a move, in units of the drawing. */
const STEP = 10;

/** Actions on a selected line of the list. */
export function PartActs({ part }: { part: ElementKey }) {
  const { session, run, openTab, canvas } = useEditorView();
  const { selection } = useAtomValue(session.editor.stateAtom);
  const { type } = keyParts(part);
  if (selection.size !== 1) return null;
  const shift = (dx: number, dy: number) => (): void => {
    run(move(dx, dy), { gesture: "list-move" });
    canvas.current?.reveal([part]);
  };
  return (
    <div className="flex flex-col gap-2 pb-3 pl-2">
      <NamesSection />
      <div className="-ml-2 flex flex-wrap items-center">
        <IconButton label="Naar links" icon={<ArrowLeft />} onClick={shift(-STEP, 0)} />
        <IconButton label="Naar rechts" icon={<ArrowRight />} onClick={shift(STEP, 0)} />
        <IconButton label="Naar voren" icon={<ArrowUp />} onClick={shift(0, -STEP)} />
        <IconButton label="Naar achteren" icon={<ArrowDown />} onClick={shift(0, STEP)} />
        {type !== "stage" && (
          <>
            <IconButton label="Eerder in de volgorde" icon={<ListStart />} onClick={() => run(reorder(part, -1))} />
            <IconButton label="Later in de volgorde" icon={<ListEnd />} onClick={() => run(reorder(part, 1))} />
            <IconButton label="Verwijderen" tone="danger" icon={<Trash />} onClick={() => run(remove())} />
          </>
        )}
        <Button size="sm" variant="quiet" icon={<SlidersHorizontal />} onClick={() => openTab("properties")}>
          Kenmerken
        </Button>
      </div>
    </div>
  );
}
