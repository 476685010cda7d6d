import { countedPlaces } from "@podium/shared/words/counted-places";
import { ArrowDown, ArrowUp, Plus, Trash } from "virtual:icons";
import { MAX_ZONES } from "@podium/shared/contracts/hall-plan";
import { type SubmitEvent, useState } from "react";
import { addZone, removeZone, renameZone, reorderZone } from "#modules/editors/hall-editor/commands/zones.ts";
import { zoneCounts } from "#modules/editors/hall-editor/model/describe.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { zoneOf } from "#modules/editors/hall-editor/state/make-tool.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { NameField } from "./fields.tsx";

/** The zones from the stage to the back. The chosen one is used for painting and for new elements. */
export function ZonesEditor() {
  const { session, settings, changeSettings, run } = useEditorView();
  const { plan } = useAtomValue(session.editor.stateAtom);
  const zones = zoneCounts(plan);
  const chosen = zoneOf(plan, settings);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">
        Zones komen in deze volgorde in de lijst voor bezoekers, van het podium naar achteren.
      </p>
      <ul className="flex flex-col gap-2">
        {zones.map(({ zoneId, name: zoneName, seats }, index) => (
          <li key={zoneId} className="rounded-md border border-line p-2">
            <div className="flex items-center gap-2">
              <input
                type="radio"
                name="zone"
                aria-label={`Schilderen met ${zoneName}`}
                checked={zoneId === chosen}
                onChange={() => changeSettings({ zone: zoneId })}
                className="size-5 shrink-0"
              />
              <NameField
                label={`Naam van zone ${index + 1}`}
                hideLabel
                className="min-w-0 flex-1"
                maxLength={40}
                value={zoneName}
                onChange={(next) => run(renameZone(zoneId, next))}
              />
            </div>
            <div className="flex items-center">
              <span className="flex-1 pl-7 text-sm text-muted">{countedPlaces(seats)}</span>
              <IconButton
                label={`${zoneName} eerder`}
                icon={<ArrowUp />}
                disabled={index === 0}
                onClick={() => run(reorderZone(zoneId, -1))}
              />
              <IconButton
                label={`${zoneName} later`}
                icon={<ArrowDown />}
                disabled={index === zones.length - 1}
                onClick={() => run(reorderZone(zoneId, 1))}
              />
              <IconButton
                label={
                  zones.length === 1
                    ? "De laatste zone blijft"
                    : `${zoneName} verwijderen; de plaatsen gaan naar een andere`
                }
                tone="danger"
                icon={<Trash />}
                disabled={zones.length === 1}
                onClick={() => run(removeZone(zoneId, (zones[index - 1] ?? zones[index + 1])?.zoneId ?? zoneId))}
              />
            </div>
          </li>
        ))}
      </ul>
      <NewZoneForm onAdded={(zone) => changeSettings({ zone })} />
    </div>
  );
}

interface NewZoneFormProps {
  onAdded: (zoneId: string) => void;
}

function NewZoneForm({ onAdded }: NewZoneFormProps) {
  const { session, run } = useEditorView();
  const [name, setName] = useState("");
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === "" || session.editor.state().plan.zones.length >= MAX_ZONES) return;
    run(addZone(wanted));
    setName("");
    onAdded(session.editor.state().plan.zones.at(-1)?.id ?? "");
  };
  return (
    <form className="flex items-end gap-2" onSubmit={add}>
      <TextField
        label="Nieuwe zone"
        placeholder="Balkon"
        className="flex-1"
        maxLength={40}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="secondary" icon={<Plus />} disabled={name.trim() === ""}>
        Toevoegen
      </Button>
    </form>
  );
}

/** Value of the option for a new zone: zone ids only contain letters, digits and dashes. */
const NEW = "+";

interface ZoneListProps {
  value: string;
  onValueChange: (zoneId: string) => void;
}

/** Chooses a zone, or adds one, which is chosen once it has a name. */
export function ZoneList({ value, onValueChange }: ZoneListProps) {
  const { session } = useEditorView();
  const { plan } = useAtomValue(session.editor.stateAtom);
  const [isNew, setNew] = useState(false);
  const options = plan.zones.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Select
        label="Zone"
        placeholder="Verschillend"
        options={plan.zones.length < MAX_ZONES ? [...options, { value: NEW, label: "Nieuwe zone…" }] : options}
        value={value}
        onValueChange={(zoneId) => {
          setNew(zoneId === NEW);
          if (zoneId !== NEW) onValueChange(zoneId);
        }}
      />
      {isNew && (
        <div className="col-span-full">
          <NewZoneForm
            onAdded={(zoneId) => {
              setNew(false);
              onValueChange(zoneId);
            }}
          />
        </div>
      )}
    </>
  );
}

export function ZoneSelect() {
  const { session, settings, changeSettings } = useEditorView();
  const { plan } = useAtomValue(session.editor.stateAtom);
  return <ZoneList value={zoneOf(plan, settings)} onValueChange={(zone) => changeSettings({ zone })} />;
}
