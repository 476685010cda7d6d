import { expect, it } from "vitest";
import { isLabelled, scaleOf } from "./chart-parts.tsx";

const bars = (...sums: number[][]) => sums.map((values, key) => ({ key, label: "", title: "", values }));

it("ends an axis at a round figure that the longest stack of bars does not pass", () => {
  expect(scaleOf(bars([300, 33], [100, 20]), { whole: false })).toEqual({ top: 400, ticks: [0, 100, 200, 300, 400] });
  expect(scaleOf(bars([150, 50]), { whole: true })).toEqual({ top: 200, ticks: [0, 50, 100, 150, 200] });
});

it("marks no half seats on an axis, nor any figure but nothing and one where nothing was sold", () => {
  expect(scaleOf(bars([1]), { whole: true })).toEqual({ top: 1, ticks: [0, 1] });
  expect(scaleOf(bars([0, 0]), { whole: true })).toEqual({ top: 1, ticks: [0, 1] });
  expect(scaleOf(bars([1]), { whole: false }).ticks).toContain(0.2);
});

it("labels every bar while they fit, and then every second, third or later one", () => {
  const labelled = (count: number) =>
    Array.from({ length: count }, (_, index) => index).filter((index) => isLabelled(index, count, 5));
  expect(labelled(5)).toEqual([0, 1, 2, 3, 4]);
  expect(labelled(6)).toEqual([0, 2, 4]);
  expect(labelled(45)).toEqual([0, 9, 18, 27, 36]);
});
