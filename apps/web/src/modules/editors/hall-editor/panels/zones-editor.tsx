import { countedPlaces } from "@podium/shared/words/counted-places";
import { ArrowDown, ArrowUp, Trash } from "virtual:icons";
import { useAtomValue } from "#platform/state.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { removeZone, renameZone, reorderZone } from "#modules/editors/hall-editor/commands/zones.ts";
import { zoneCounts } from "../model/counts.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { zoneOf } from "#modules/editors/hall-editor/state/make-tool.ts";
import { NameField } from "./name-field.tsx";
import { NewZoneForm } from "./new-zone.tsx";

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
