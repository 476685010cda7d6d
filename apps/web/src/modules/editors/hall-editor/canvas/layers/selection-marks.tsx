import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { memo } from "react";
import { handlesFor } from "#modules/editors/hall-editor/canvas/gestures/handles.ts";
import { boundsOf, groupBounds } from "#modules/editors/hall-editor/model/bounds.ts";
import type { Selection } from "#modules/editors/hall-editor/model/drawing.ts";
import { boxPath, outlineOf } from "#modules/editors/hall-editor/model/outlines.ts";

interface SelectionMarksProps {
  readonly plan: HallPlan;
  readonly selection: Selection;
  readonly within: string | null;
}

export const SelectionMarks = memo(function SelectionMarks({ plan, selection, within }: SelectionMarksProps) {
  const bounds = boundsOf(plan, selection);
  const entered = within === null ? undefined : plan.groups.find(({ id }) => id === within);
  return (
    <>
      {entered && <path className="editor-entered" d={boxPath(groupBounds(entered))} />}
      {bounds && (
        <>
          <path className="editor-selected" d={outlineOf({ plan, selection })} />
          <path className="editor-selected-box" d={boxPath(bounds)} />
          {handlesFor(plan, selection).map((handle) => (
            <g
              key={handle.id}
              className="editor-handle"
              data-handle={handle.id}
              data-look={handle.look}
              transform={`translate(${handle.x} ${handle.y})`}
            >
              <g className="editor-upright">
                {handle.look === "rotate" && <path className="editor-handle-stalk" d="M0 0V-30" />}
                <circle className="editor-handle-reach" cy={handle.look === "rotate" ? -30 : 0} r="15" />
                <circle className="editor-handle-knob" cy={handle.look === "rotate" ? -30 : 0} r="6.5" />
              </g>
            </g>
          ))}
        </>
      )}
    </>
  );
});
