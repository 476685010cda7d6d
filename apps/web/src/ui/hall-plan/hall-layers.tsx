import type { Hall, HallGroup } from "@podium/shared/halls/hall";
import type { ReactNode } from "react";
import { isLarge } from "./detail.ts";
import { hallBlocks } from "./hall-blocks.ts";

/** A layer of the drawing, as large as the surface: a browser that paints one again need not paint the others. */
export function Layer({ hall, children }: { hall: Hall; children: ReactNode }) {
  const { width, height } = hall.plan;
  return (
    <svg className="hall-layer" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMin meet">
      {children}
    </svg>
  );
}

const known = new WeakMap<Hall, ReadonlyMap<HallGroup, string>>();

/** Returns the groups by the layer that they are drawn in: a large hall has a layer per block, any other just one. */
export function inLayers(hall: Hall, groups: readonly HallGroup[]): [name: string, HallGroup[]][] {
  const names = layerNames(hall);
  return [...Map.groupBy(groups, (group) => names.get(group) ?? "")];
}

function layerNames(hall: Hall): ReadonlyMap<HallGroup, string> {
  let names = known.get(hall);
  if (!names) {
    const blocks = isLarge(hall) ? hallBlocks(hall) : [];
    names = new Map(blocks.flatMap((block) => block.groups.map((group) => [group, block.id] as const)));
    known.set(hall, names);
  }
  return names;
}
