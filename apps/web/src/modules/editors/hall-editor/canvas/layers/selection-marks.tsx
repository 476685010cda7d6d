import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { memo } from "react";
import { groupBounds } from "../../model/bounds.ts";
import { boundsOf } from "../../model/bounds.ts";
import type { Selection } from "../../model/drawing.ts";
import { outlineOf } from "../gestures/preview.ts";
import { handlesFor } from "../handles.ts";
import { boxPath } from "../live-layer.ts";

interface SelectionMarksProps {
  readonly plan: HallPlan;
  readonly selection: Selection;
  /** The group that the user has entered. */
  readonly within: string | null;
}

/** Outlines of the selection with its handles, and of the entered group. */
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
