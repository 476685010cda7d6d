import { useAtomValue } from "#platform/state.ts";
import { Select } from "#ui/select.tsx";
import { useEditorView } from "../shell/editor-view.ts";
import { zoneOf } from "../tools/make-tool.ts";

/** The zone in which new places come; where there is only one, nothing is asked. */
export function ZoneSelect() {
  const { session, settings, changeSettings } = useEditorView();
  const { plan } = useAtomValue(session.editor.stateAtom);
  if (plan.zones.length < 2) return null;
  return (
    <Select
      label="Zone"
      options={plan.zones.map(({ id, name }) => ({ value: id, label: name }))}
      value={zoneOf(plan, settings)}
      onValueChange={(zone) => changeSettings({ zone })}
    />
  );
}
