import { MAX_ZONES } from "@podium/shared/contracts/hall-plan";
import { Plus } from "virtual:icons";
import { type SubmitEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useAtomValue } from "#platform/state.ts";
import { addZone } from "#modules/editors/hall-editor/commands/zones.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";

interface NewZoneFormProps {
  onAdded: (zoneId: string) => void;
}

/** Adds a zone behind the others. */
export function NewZoneForm({ onAdded }: NewZoneFormProps) {
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
