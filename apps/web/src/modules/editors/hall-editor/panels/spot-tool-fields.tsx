import { RadioCards } from "#ui/radio-cards.tsx";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { NameField } from "./name-field.tsx";
import { SEAT_KIND_OPTIONS } from "./seat-kind-options.ts";
import { ZoneSelect } from "./zone-select.tsx";

/** Settings of the next single place. */
export function SpotToolFields() {
  const { settings, changeSettings } = useEditorView();
  const { spot } = settings;
  return (
    <>
      <NameField
        label="Naam"
        hint="Er komt een nummer achter: Plaats 1, Plaats 2…"
        maxLength={34}
        value={spot.label}
        onChange={(label) => changeSettings({ spot: { ...spot, label } })}
      />
      <RadioCards
        legend="Wat voor plaats?"
        options={SEAT_KIND_OPTIONS}
        value={spot.kind}
        onChange={(kind) => changeSettings({ spot: { ...spot, kind } })}
      />
      <ZoneSelect />
    </>
  );
}
