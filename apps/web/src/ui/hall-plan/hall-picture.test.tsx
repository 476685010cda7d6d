import type { PlanGroup } from "@podium/shared/contracts/hall-plan";
import { emptyHall } from "@podium/shared/halls/drafts";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { HallPicture } from "./hall-picture.tsx";

const table: PlanGroup = { id: "t1", kind: "table", label: "Tafel 1", zone: "zaal", x: 200, y: 300, seats: [] };

it("draws a table as large and as turned as the hall does, also one without a size", () => {
  const groups: PlanGroup[] = [
    { ...table, shape: "long", turn: 30 },
    { ...table, id: "t2", shape: "round", width: 80, height: 60 },
  ];
  const { container } = render(<HallPicture plan={{ ...emptyHall("Zaal"), groups }} label="Zaal" />);
  const long = container.querySelector("rect[class*=table]");
  expect(["width", "height", "transform"].map((name) => long?.getAttribute(name))).toEqual([
    "108",
    "54",
    "rotate(30 200 300)",
  ]);
  const round = container.querySelector("ellipse");
  expect(["rx", "ry"].map((name) => round?.getAttribute(name))).toEqual(["40", "30"]);
});
