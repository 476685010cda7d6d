import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { testPlan } from "#test/hall-seats.ts";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { SmallHall, SmallHallLegend } from "./small-hall.tsx";

beforeEach(() => respond("getHallPlan", testPlan));

it("draws each kind of seat as the legend does, each in a shape that no other has", async () => {
  const marks = new Map([
    ["R1-A", "expected"],
    ["R1-B", "unpaid"],
    ["R1-C", "scanned"],
    ["R1-D", "blocked"],
  ] as const);
  renderScreen(
    <>
      <SmallHall hallPlanId={1} marks={marks} label="Zaal" />
      <SmallHallLegend />
    </>,
  );
  const looks = (root: Element) => [...root.querySelectorAll("path")].map((path) => path.getAttribute("class") ?? "");
  const inHall = looks(await screen.findByRole("img", { name: "Zaal" }));
  const legend = screen.getByRole("list", { name: "Legende" });
  expect(new Set(inHall)).toEqual(new Set(looks(legend)));
  expect(inHall).toHaveLength(5);
  // A free seat is the only empty disc, a blocked one the only shape made of lines.
  const shapes = [...legend.querySelectorAll("path")].map((path) => [
    path.getAttribute("d"),
    path.getAttribute("class")?.includes("fill-transparent"),
  ]);
  expect(new Set(shapes.map((shape) => shape.join())).size).toBe(5);
});
