import { useAtomValue } from "#platform/state.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { zoneOf } from "#modules/editors/hall-editor/state/make-tool.ts";
import { ZoneList } from "./new-zone.tsx";

/** The zone for new places. */
export function ZoneSelect() {
  const { session, settings, changeSettings } = useEditorView();
  const { plan } = useAtomValue(session.editor.stateAtom);
  return <ZoneList value={zoneOf(plan, settings)} onValueChange={(zone) => changeSettings({ zone })} />;
}
