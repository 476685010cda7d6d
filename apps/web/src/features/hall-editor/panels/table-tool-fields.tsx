import { Select } from "#ui/select.tsx";
import { useEditorView } from "../shell/editor-view.ts";
import { NumberField } from "./number-field.tsx";
import { TableFields } from "./table-fields.tsx";
import { ZoneSelect } from "./zone-select.tsx";

/** The table, or the tables, that come next. */
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
      <Select
        label="Stoelen met"
        options={[
          { value: "letters", label: "Letters (A, B, C)" },
          { value: "numbers", label: "Cijfers (1, 2, 3)" },
        ]}
        value={table.chairLabels}
        onValueChange={(value) =>
          changeSettings({ table: { ...table, chairLabels: value === "numbers" ? "numbers" : "letters" } })
        }
      />
      <ZoneSelect />
    </>
  );
}
