import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { Choice } from "./choice.tsx";
import { NumberField } from "./number-field.tsx";
import { SIGNS } from "./numbering-fields.tsx";
import { TableFields } from "./table-fields.tsx";
import { ZoneSelect } from "./zone-select.tsx";

/** Settings of the next table or tables. */
export function TableToolFields() {
  const { settings, changeSettings } = useEditorView();
  const { table, tables, tableColumns } = settings;
  return (
    <>
      <TableFields form={table} onChange={(part) => changeSettings({ table: { ...table, ...part } })} />
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label="Hoeveel tafels"
          value={tables}
          min={1}
          max={200}
          onChange={(count) => changeSettings({ tables: count })}
        />
        {tables > 1 && (
          <NumberField
            label="Naast elkaar"
            value={tableColumns}
            min={1}
            max={30}
            onChange={(count) => changeSettings({ tableColumns: count })}
          />
        )}
      </div>
      <Choice
        label="Stoelen met"
        options={SIGNS}
        value={table.chairLabels}
        onChange={(chairLabels) => changeSettings({ table: { ...table, chairLabels } })}
      />
      <ZoneSelect />
    </>
  );
}
