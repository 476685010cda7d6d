import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { useMemo } from "react";
import { elementOf, NOTHING } from "#modules/editors/hall-editor/model/drawing.ts";
import type { AddTool } from "#modules/editors/hall-editor/state/tool.ts";
import { DrawnDecor, DrawnGroup } from "./drawn-plan.tsx";

interface GhostProps {
  readonly tool: AddTool;
  readonly plan: HallPlan;
}

/** Preview of the element that the tool will add, drawn around 0,0; the live layer moves it. */
export function Ghost({ tool, plan }: GhostProps) {
  const elements = useMemo(() => {
    const middle = { x: plan.width / 2, y: plan.height / 2 };
    // The command selects exactly the elements that it adds.
    const { plan: after, selection } = tool.place(middle).apply({ plan, selection: NOTHING });
    return { middle, added: [...selection].flatMap((key) => elementOf(after, key) ?? []) };
  }, [tool, plan]);
  const { middle, added } = elements;
  return (
    <g data-part="ghost" className="editor-ghost" visibility="hidden">
      <g transform={`translate(${-middle.x} ${-middle.y})`}>
        {added.map((element) => {
          if (element.type === "group") return <DrawnGroup key={element.group.id} group={element.group} tint={null} />;
          if (element.type === "decor") {
            const { height } = plan;
            return <DrawnDecor key={element.index} {...element} groups={[]} hallHeight={height} />;
          }
          return null;
        })}
      </g>
    </g>
  );
}
