import { describe, expect, it } from "vitest";
import { festivalHall } from "../../test/festival-hall.ts";
import { largeHall } from "../../test/large-hall.ts";
import { findFaults } from "./faults.ts";
import { readHall } from "./hall.ts";
import { blockShapes } from "./block-shapes.ts";

const halls = [largeHall(), festivalHall()].map((plan) => readHall(plan));

describe.each(halls)("$plan.name", (hall) => {
  const { sections, blocks } = blockShapes(hall);

  it("can be published", () => {
    expect(findFaults(hall.plan)).toEqual([]);
  });

  it("has each seat in one section and in one block", () => {
    for (const parts of [sections, blocks]) {
      const groups = parts.flatMap((part) => part.groups);
      expect(groups.toSorted((a, b) => a - b)).toEqual([...hall.groups.keys()]);
    }
  });

  it("shows no more sections than fit on a screen, and no block of more than 150 seats", () => {
    const sizes = blocks.map(({ groups }) =>
      groups.reduce((sum, at) => sum + (hall.groups[at]?.seatIds.length ?? 0), 0),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(150);
    expect(sections.length).toBeLessThanOrEqual(64);
  });
});

it("takes the sections that were built as sections", () => {
  const [, festival] = halls;
  const names =
    festival &&
    blockShapes(festival).sections.map(
      ({ groups }) => new Set(groups.map((at) => festival.groups[at]?.label.split(",")[0])),
    );
  expect(names?.every((labels) => labels.size === 1)).toBe(true);
  expect(names).toHaveLength(55);
});
