import type { PlanDecor } from "@podium/shared/contracts/hall-plan";
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
} from "virtual:icons";
import { align, distribute, type Edge } from "#modules/editors/hall-editor/commands/arrange.ts";
import { setDecor, setStage } from "#modules/editors/hall-editor/commands/hall.ts";
import { move } from "#modules/editors/hall-editor/commands/move.ts";
import { renameGroups, renameSeat } from "#modules/editors/hall-editor/commands/names.ts";
import { boundsOf } from "#modules/editors/hall-editor/model/bounds.ts";
import { elementsOf, oneOf } from "#modules/editors/hall-editor/model/drawing.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { useAtomValue } from "#platform/state.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { NameField, NumberField, PlaceFields, Section, SizeFields } from "./fields.tsx";

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

export function StageSection() {
  const { session, run } = useEditorView();
  const { stage } = useAtomValue(session.editor.stateAtom).plan;
  return (
    <>
      <NameField
        label="Tekst op het podium"
        maxLength={40}
        optional
        value={stage.label}
        onChange={(label) => run(setStage({ label }))}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <SizeFields
          width={stage.width}
          height={stage.height}
          step={10}
          onChange={(part) => run(setStage(part), { gesture: `stage-${Object.keys(part).join()}` })}
          onDone={session.editor.endGesture}
        />
      </div>
    </>
  );
}

export function DecorSection({ decor, index }: { decor: PlanDecor; index: number }) {
  const { session, run } = useEditorView();
  const done = session.editor.endGesture;
  const change = (part: Parameters<typeof setDecor>[1]): boolean =>
    run(setDecor(index, part), { gesture: `decor-${Object.keys(part).join()}` });
  return (
    <>
      <NameField
        key={index}
        label="Tekst"
        optional={decor.kind !== "text"}
        maxLength={60}
        value={decor.label}
        onChange={(label) => run(setDecor(index, { label }))}
      />
      <div className="grid grid-cols-3 items-start gap-3">
        <SizeFields width={decor.width} height={decor.height} onChange={change} onDone={done} />
        <NumberField
          label="Draaiing"
          value={decor.turn ?? 0}
          min={-180}
          max={180}
          step={5}
          onChange={(turn) => change({ turn })}
          onDone={done}
        />
        {decor.kind === "rail" && (
          <NumberField
            label="Bocht"
            value={decor.bend ?? 0}
            min={-1000}
            max={1000}
            step={4}
            onChange={(bend) => change({ bend })}
            onDone={done}
          />
        )}
      </div>
    </>
  );
}

export function PlaceSection() {
  const { session, run } = useEditorView();
  const { editor } = session;
  const { plan, selection } = useAtomValue(editor.stateAtom);
  const bounds = boundsOf(plan, selection);
  if (!bounds) return null;
  return (
    <Section title="Plaats">
      <div className="grid grid-cols-2 items-start gap-3">
        <PlaceFields
          x={bounds.left}
          y={bounds.top}
          onChange={(to) =>
            "x" in to
              ? run(move(to.x - bounds.left, 0), { gesture: "place-x" })
              : run(move(0, to.y - bounds.top), { gesture: "place-y" })
          }
          onDone={editor.endGesture}
        />
      </div>
    </Section>
  );
}

const EDGES: readonly { edge: Edge; label: string; Icon: typeof AlignStartVertical }[] = [
  { edge: "left", label: "Links gelijk", Icon: AlignStartVertical },
  { edge: "centre", label: "Middens onder elkaar", Icon: AlignCenterVertical },
  { edge: "right", label: "Rechts gelijk", Icon: AlignEndVertical },
  { edge: "top", label: "Vooraan gelijk", Icon: AlignStartHorizontal },
  { edge: "middle", label: "Middens naast elkaar", Icon: AlignCenterHorizontal },
  { edge: "bottom", label: "Achteraan gelijk", Icon: AlignEndHorizontal },
];

export function ArrangeSection() {
  const { run } = useEditorView();
  return (
    <Section title="Uitlijnen en verdelen">
      <div className="-ml-2 flex flex-wrap">
        {EDGES.map(({ edge, label, Icon }) => (
          <IconButton key={edge} label={label} icon={<Icon />} onClick={() => run(align(edge))} />
        ))}
        <IconButton
          label="Naast elkaar verdelen"
          icon={<AlignHorizontalDistributeCenter />}
          onClick={() => run(distribute("across"))}
        />
        <IconButton
          label="Achter elkaar verdelen"
          icon={<AlignVerticalDistributeCenter />}
          onClick={() => run(distribute("down"))}
        />
      </div>
    </Section>
  );
}
