import {
  type RowNumbering,
  rowNumbers,
  type SeatNumbering,
  seatNumbers,
  USUAL_ROWS,
  USUAL_SEATS,
} from "@podium/shared/halls/numbering";
import { ListOrdered } from "virtual:icons";
import { type ReactNode, useState } from "react";
import { renumberRows, renumberSeats } from "#modules/editors/hall-editor/commands/renumber.ts";
import { elementsOf } from "#modules/editors/hall-editor/model/drawing.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Choice, NameField, NumberField } from "./fields.tsx";

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

export const SIGNS = [
  { value: "numbers", label: "Cijfers (1, 2, 3)" },
  { value: "letters", label: "Letters (A, B, C)" },
] as const;
const ROWS_FROM = [
  { value: "front", label: "Aan het podium" },
  { value: "back", label: "Achteraan" },
] as const;
const SEATS_FROM = [
  { value: "left", label: "Links" },
  { value: "right", label: "Rechts" },
  { value: "middle", label: "In het midden" },
] as const;
const STEPS = [
  { value: "all", label: "Allemaal" },
  { value: "odd", label: "Alleen oneven" },
  { value: "even", label: "Alleen even" },
] as const;

interface FieldsProps<Numbering> {
  numbering: Numbering;
  onChange: (part: Partial<Numbering>) => void;
}

export function RowNumberingFields({ numbering, onChange }: FieldsProps<RowNumbering>) {
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <Choice label="Met" options={SIGNS} value={numbering.as} onChange={(as) => onChange({ as })} />
        <Choice label="Eerste rij" options={ROWS_FROM} value={numbering.from} onChange={(from) => onChange({ from })} />
        <First numbering={numbering} onChange={onChange} />
      </div>
      {numbering.as === "letters" && <WithoutIO numbering={numbering} onChange={onChange} />}
      <Example labels={rowNumbers(5, numbering)} words="Van het podium naar achteren" />
    </>
  );
}

export function SeatNumberingFields({ numbering, onChange }: FieldsProps<SeatNumbering>) {
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <Choice label="Met" options={SIGNS} value={numbering.as} onChange={(as) => onChange({ as })} />
        <Choice
          label="Eerste stoel"
          options={SEATS_FROM}
          value={numbering.from}
          onChange={(from) => onChange({ from })}
        />
        <First numbering={numbering} onChange={onChange} />
        {numbering.as === "numbers" && numbering.from !== "middle" && (
          <Choice label="Nummers" options={STEPS} value={numbering.step} onChange={(step) => onChange({ step })} />
        )}
      </div>
      {numbering.as === "letters" && <WithoutIO numbering={numbering} onChange={onChange} />}
      <Example labels={seatNumbers(6, numbering)} words="Van links naar rechts" />
    </>
  );
}

interface Common {
  first: number;
  as: "numbers" | "letters";
  withoutIO: boolean;
}

function First({ numbering, onChange }: { numbering: Common; onChange: (part: { first: number }) => void }) {
  return (
    <NumberField
      label={numbering.as === "letters" ? "Begint bij (1 is A)" : "Begint bij"}
      value={numbering.first}
      min={1}
      max={999}
      onChange={(first) => onChange({ first })}
    />
  );
}

function WithoutIO({ numbering, onChange }: { numbering: Common; onChange: (part: { withoutIO: boolean }) => void }) {
  return (
    <Checkbox
      label="Zonder I en O (die lijken op 1 en 0)"
      checked={numbering.withoutIO}
      onChange={({ target }) => onChange({ withoutIO: target.checked })}
    />
  );
}

function Example({ labels, words }: { labels: readonly string[]; words: string }) {
  return (
    <p className="text-sm text-muted">
      {words}: {labels.join(" · ")} …
    </p>
  );
}
