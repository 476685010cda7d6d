/** A published plan on its way to a screen: a large one is packed, with the parts that it is drawn as from afar. */
import type { DrawnPlan, HallPlan, PackedPart } from "#contracts/hall-plan.ts";
import type { Point } from "./boxes.ts";
import { noteStageFront, stageFront } from "./drawing.ts";
import { readHall } from "./hall.ts";
import { numbersOf, packGroups, stepsOf, unpackGroups } from "./packed-plan.ts";
import { type BlockShape, MANY_SEATS, noteBlockShapes, blockShapes } from "./block-shapes.ts";

/** Takes a tenth of a second for 20,000 seats. */
export function packPlan(plan: HallPlan): DrawnPlan {
  const hall = readHall(plan);
  if (hall.size <= MANY_SEATS) return plan;
  const { sections, blocks } = blockShapes(hall);
  const packed = {
    groups: packGroups(plan.groups),
    front: stageFront(plan),
    sections: sections.map(packPart),
    ...(blocks !== sections && { blocks: blocks.map(packPart) }),
  };
  return { ...plan, groups: [], packed };
}

export function unpackPlan({ packed, ...drawn }: DrawnPlan): HallPlan {
  if (!packed) return drawn;
  const plan = { ...drawn, groups: unpackGroups(packed.groups) };
  const sections = packed.sections.map(unpackPart);
  noteStageFront(plan, packed.front);
  noteBlockShapes(plan, { sections, blocks: packed.blocks?.map(unpackPart) ?? sections });
  return plan;
}

function packPart({ groups, outline }: BlockShape): PackedPart {
  return {
    count: groups.length,
    groups: stepsOf(groups) ?? [],
    outline: outline.flatMap(({ x, y }, index) => {
      const before = outline[index - 1] ?? { x: 0, y: 0 };
      return [x - before.x, y - before.y];
    }),
  };
}

function unpackPart({ count, groups, outline: steps }: PackedPart): BlockShape {
  let [x, y] = [0, 0];
  const outline: Point[] = [];
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    outline.push({ x, y });
  }
  return { groups: numbersOf(groups, count), outline };
}
