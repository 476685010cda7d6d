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
import { IconButton } from "#ui/icon-button.tsx";
import { align, distribute, type Edge } from "#modules/editors/hall-editor/commands/arrange.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { Section } from "./section.tsx";

const EDGES: readonly { edge: Edge; label: string; Icon: typeof AlignStartVertical }[] = [
  { edge: "left", label: "Links gelijk", Icon: AlignStartVertical },
  { edge: "centre", label: "Middens onder elkaar", Icon: AlignCenterVertical },
  { edge: "right", label: "Rechts gelijk", Icon: AlignEndVertical },
  { edge: "top", label: "Vooraan gelijk", Icon: AlignStartHorizontal },
  { edge: "middle", label: "Middens naast elkaar", Icon: AlignCenterHorizontal },
  { edge: "bottom", label: "Achteraan gelijk", Icon: AlignEndHorizontal },
];

/** Aligns elements, or spaces them evenly. */
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
