import { type RowNumbering, type SeatNumbering, USUAL_ROWS, USUAL_SEATS } from "@podium/shared/halls/numbering";
import { ListOrdered } from "virtual:icons";
import { type ReactNode, useState } from "react";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { renumberRows } from "#modules/editors/hall-editor/commands/renumber-rows.ts";
import { renumberSeats } from "#modules/editors/hall-editor/commands/renumber-seats.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { NameField } from "./name-field.tsx";
import { RowNumberingFields, SeatNumberingFields } from "./numbering-fields.tsx";
import { elementsOf } from "#modules/editors/hall-editor/model/selected-elements.ts";

/** Renumbers the selection, only when its button is pressed. */
export function NumberingSection() {
  const { session, run } = useEditorView();
  const groups = elementsOf(useAtomValue(session.editor.stateAtom)).flatMap((each) =>
    each.type === "group" ? [each.group] : [],
  );
  const [rows, setRows] = useState<RowNumbering>(USUAL_ROWS);
  const [seats, setSeats] = useState<SeatNumbering>(USUAL_SEATS);
  const [word, setWord] = useState("");
  const isRows = groups.some(({ kind }) => kind === "row");
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-2">
      {groups.length > 1 && (
        <Folded title={isRows ? "Rijen hernummeren" : "Hernummeren"}>
          <NameField label="Woord ervoor" hint="Leeg: zoals ze nu heten." optional value={word} onChange={setWord} />
          <RowNumberingFields numbering={rows} onChange={(part) => setRows({ ...rows, ...part })} />
          <Apply onPress={() => run(renumberRows({ ...rows, ...(word !== "" && { word }) }))}>
            {isRows ? "Hernummer de rijen" : "Hernummer"}
          </Apply>
        </Folded>
      )}
      <Folded title="Stoelen hernummeren">
        <SeatNumberingFields numbering={seats} onChange={(part) => setSeats({ ...seats, ...part })} />
        <Apply onPress={() => run(renumberSeats(seats))}>Hernummer de stoelen</Apply>
      </Folded>
    </div>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold text-accent">{title}</summary>
      <div className="flex flex-col gap-3 pb-3">{children}</div>
    </details>
  );
}

function Apply({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <div>
      <Button size="sm" variant="secondary" icon={<ListOrdered />} onClick={onPress}>
        {children}
      </Button>
    </div>
  );
}
