import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { memo } from "react";
import { elementBounds, groupBounds } from "#modules/editors/hall-editor/model/bounds.ts";
import { describe } from "#modules/editors/hall-editor/model/describe.ts";
import { type Element, type ElementKey, elementOf } from "#modules/editors/hall-editor/model/drawing.ts";
import type { Faults } from "#modules/editors/hall-editor/model/faults-by-element.ts";
import { boxPath, circlePath } from "#modules/editors/hall-editor/model/outlines.ts";

/** More flags than this would hide the drawing; the list of faults has them all. */
const MOST_FLAGS = 100;
const FAULT_RING = 20;
const TIP_WIDTH = 220;

interface FaultFlagsProps {
  readonly plan: HallPlan;
  readonly faults: Faults;
  readonly onChoose: (key: ElementKey) => void;
}

export const FaultFlags = memo(function FaultFlags({ plan, faults, onChoose }: FaultFlagsProps) {
  const faulty = [...faults.byKey].flatMap(([key, sentences]) => {
    const element = elementOf(plan, key);
    return element ? [{ key, element, sentences }] : [];
  });
  const seatGroups = new Set(faulty.flatMap(({ element }) => (element.type === "seat" ? [element.group.id] : [])));
  const rings = faulty.flatMap(({ element }) => ringOf(element, seatGroups));
  const flags = faulty.filter(({ element }) => element.type !== "seat").slice(0, MOST_FLAGS);
  return (
    <>
      <path className="editor-fault-ring" d={rings.join("")} />
      {flags.map(({ key, element, sentences }) => {
        const { right, top } = elementBounds(element);
        const words = `${describe(plan, key)}: ${[...new Set(sentences)].join(" ")}`;
        return (
          <g
            key={key}
            className="editor-flag"
            role="button"
            tabIndex={0}
            aria-label={words}
            data-control=""
            transform={`translate(${right} ${top})`}
            onClick={() => onChoose(key)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              onChoose(key);
            }}
          >
            <g className="editor-upright">
              <circle className="editor-flag-reach" r="14" />
              <circle className="editor-flag-ground" r="10" />
              <path className="editor-flag-sign" d="M0-5V1M0 4.6V5" />
              <foreignObject {...tipPlace(right, plan.width)} className="editor-flag-tip">
                <p>{words}</p>
              </foreignObject>
            </g>
          </g>
        );
      })}
    </>
  );
});

/** In CSS pixels from the flag, on the side with more room. */
function tipPlace(right: number, width: number) {
  return { x: right > width / 2 ? -16 - TIP_WIDTH : 16, y: -12, width: TIP_WIDTH, height: 1 };
}

/** Circles the faulty seats, and then not their group as well. */
function ringOf(element: Element, seatGroups: ReadonlySet<string>): string[] {
  if (element.type === "seat") return [circlePath(element.seat, FAULT_RING)];
  if (element.type === "group") {
    return seatGroups.has(element.group.id) ? [] : [boxPath(groupBounds(element.group))];
  }
  return [boxPath(elementBounds(element))];
}
