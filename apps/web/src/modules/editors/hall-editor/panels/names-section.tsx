import { useAtomValue } from "#platform/state.ts";
import { renameGroups, renameSeat } from "#modules/editors/hall-editor/commands/names.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { NameField } from "./name-field.tsx";
import { elementsOf, oneOf } from "#modules/editors/hall-editor/model/selected-elements.ts";

/** Name of one row (of all its selected blocks), table or seat. */
export function NamesSection() {
  const { session, run } = useEditorView();
  const elements = elementsOf(useAtomValue(session.editor.stateAtom));
  const groups = elements.flatMap((each) => (each.type === "group" ? [each.group] : []));
  const label = oneOf(groups.map((group) => group.label));
  const [element] = elements;
  if (!element) return null;
  if (label !== null && groups.length === elements.length) {
    const ids = groups.map(({ id }) => id);
    return (
      <NameField
        key={ids.join()}
        label="Naam"
        hint="Zo staat het op de tickets."
        maxLength={40}
        value={label}
        onChange={(name) => run(renameGroups(ids, name))}
      />
    );
  }
  if (elements.length !== 1) return null;
  if (element.type === "seat") {
    const { group, seat, index } = element;
    return (
      <NameField
        key={`${group.id}/${index}`}
        label="Nummer of letter"
        hint={`De stoel heet dan: ${group.label}, stoel ${seat.label}.`}
        maxLength={6}
        value={seat.label}
        onChange={(name) => run(renameSeat(group.id, index, name))}
      />
    );
  }
  return null;
}
