import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import {
  continuedWords,
  MOST_ROWS,
  MOST_SEATS,
  nextRows,
  type ToolSettings,
} from "#modules/editors/hall-editor/state/make-tool.ts";
import { useAtomValue } from "#platform/state.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Notice } from "#ui/notice.tsx";
import { NameField, NumberField, Section } from "./fields.tsx";
import { RowNumberingFields, SeatNumberingFields } from "./numbering.tsx";
import { AisleFields, RowShapeFields } from "./row-fields.tsx";
import { ZoneSelect } from "./zones.tsx";

export function RowsToolFields() {
  const { session, settings, changeSettings } = useEditorView();
  const { plan } = useAtomValue(session.editor.stateAtom);
  const { rows } = settings;
  const next = nextRows(plan, settings);
  const continued = continuedWords(plan, settings);
  const change = (part: Partial<ToolSettings["rows"]>): void => changeSettings({ rows: { ...rows, ...part } });
  const middle = Math.floor(rows.seats / 2);
  const isMiddle = rows.aislesAfter.length === 1 && rows.aislesAfter[0] === middle;
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label="Rijen"
          value={rows.rows}
          min={1}
          max={MOST_ROWS}
          onChange={(count) => change({ rows: count })}
        />
        <NumberField
          label="Stoelen per rij"
          value={rows.seats}
          min={1}
          max={MOST_SEATS}
          onChange={(seats) => change({ seats, aislesAfter: isMiddle ? [Math.floor(seats / 2)] : rows.aislesAfter })}
        />
      </div>
      <Checkbox
        label="Gangpad in het midden"
        checked={isMiddle}
        onChange={({ target }) => change({ aislesAfter: target.checked ? [middle] : [] })}
      />
      <AisleFields
        after={rows.aislesAfter}
        width={rows.aisleWidth}
        seats={rows.seats}
        onAfter={(aislesAfter) => change({ aislesAfter })}
        onWidth={(aisleWidth) => change({ aisleWidth })}
      />
      <ZoneSelect />
      <Section title="Vorm">
        <div className="grid grid-cols-2 items-start gap-3">
          <RowShapeFields shape={rows} onChange={change} />
        </div>
        <p className="text-sm text-muted">Een stoel is 32 breed. Met een bocht komen de uiteinden naar het podium.</p>
      </Section>
      <Section title="Namen van de rijen">
        {continued !== null && <Notice tone="info">{continued}</Notice>}
        <NameField
          label="Woord ervoor"
          hint="Bijvoorbeeld Rij: dan heten ze Rij 1, Rij 2…"
          optional
          value={rows.word}
          onChange={(word) => change({ word })}
        />
        <RowNumberingFields
          numbering={next.rowNumbering}
          onChange={(part) => {
            if (part.first !== undefined) changeSettings({ firstRow: part.first });
            else change({ rowNumbering: { ...rows.rowNumbering, ...part } });
          }}
        />
      </Section>
      <Section title="Nummers van de stoelen">
        <SeatNumberingFields
          numbering={rows.seatNumbering}
          onChange={(part) => change({ seatNumbering: { ...rows.seatNumbering, ...part } })}
        />
      </Section>
    </>
  );
}
