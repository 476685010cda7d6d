import type { Point } from "@podium/shared/halls/boxes";
import { describe, expect, it } from "vitest";
import {
  centreOn,
  clampView,
  fitIn,
  largestScale,
  pinch,
  type PlanView,
  reveal,
  WHOLE_HALL,
  zoomAround,
} from "./pan-zoom.ts";

const frame = { width: 400, height: 300 };
const onScreen = (view: PlanView, point: Point) => ({
  x: point.x * view.scale + view.x,
  y: point.y * view.scale + view.y,
});

describe("fitting the hall in the frame", () => {
  it("shows it whole, in the middle of a frame that is too wide", () => {
    expect(fitIn({ width: 1000, height: 475 }, { width: 1200, height: 950 })).toEqual({ unit: 0.5, left: 200 });
  });

  it("shows it whole, against the top of a frame that is too high", () => {
    expect(fitIn({ width: 600, height: 900 }, { width: 1200, height: 950 })).toEqual({ unit: 0.5, left: 0 });
  });
});

describe("zooming", () => {
  it("leaves what is under the point in place", () => {
    const view = { scale: 2, x: -120, y: -40 };
    const finger = { x: 310, y: 90 };
    const under = { x: (finger.x - view.x) / view.scale, y: (finger.y - view.y) / view.scale };
    const zoomed = zoomAround(view, 3.7, finger);
    expect(zoomed.scale).toBe(3.7);
    expect(onScreen(zoomed, under).x).toBeCloseTo(finger.x);
    expect(onScreen(zoomed, under).y).toBeCloseTo(finger.y);
  });

  it("stops at the whole hall and at the largest scale", () => {
    expect(clampView({ scale: 0.2, x: 50, y: 50 }, frame, 6)).toEqual(WHOLE_HALL);
    expect(clampView({ scale: 9, x: -100, y: -100 }, frame, 6).scale).toBe(6);
  });

  it("lets seats grow to 72 px, and any hall at least double", () => {
    expect(largestScale(12)).toBe(6);
    expect(largestScale(60)).toBe(2);
    expect(largestScale(0)).toBe(2);
  });

  it("puts a point in the middle of the frame", () => {
    expect(onScreen(centreOn({ x: 90, y: 70 }, 3, frame), { x: 90, y: 70 })).toEqual({ x: 200, y: 150 });
  });
});

describe("dragging", () => {
  it("never shows anything beside the hall", () => {
    expect(clampView({ scale: 2, x: 80, y: -900 }, frame, 6)).toEqual({ scale: 2, x: 0, y: -300 });
    expect(clampView({ scale: 2, x: -900, y: 80 }, frame, 6)).toEqual({ scale: 2, x: -400, y: 0 });
  });

  it("moves no further than needed to show a seat", () => {
    const view = { scale: 2, x: 0, y: 0 };
    const seat = { width: 10, height: 10 };
    expect(reveal(view, { x: 100, y: 100, ...seat }, frame, 24)).toEqual(view);
    expect(reveal(view, { x: 300, y: 100, ...seat }, frame, 24)).toEqual({ scale: 2, x: -244, y: 0 });
    expect(reveal({ scale: 2, x: -400, y: 0 }, { x: 100, y: 100, ...seat }, frame, 24)).toEqual({
      scale: 2,
      x: -176,
      y: 0,
    });
  });
});

describe("pinching", () => {
  const before = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const;

  it("doubles when the fingers double their distance, around their middle", () => {
    const after = [
      { x: 50, y: 100 },
      { x: 250, y: 100 },
    ] as const;
    const view = pinch(WHOLE_HALL, before, after, 6);
    expect(view.scale).toBe(2);
    expect(onScreen(view, { x: 150, y: 100 })).toEqual({ x: 150, y: 100 });
  });

  it("moves along with two fingers that move together", () => {
    const after = [
      { x: 130, y: 80 },
      { x: 230, y: 80 },
    ] as const;
    expect(pinch({ scale: 2, x: -50, y: -50 }, before, after, 6)).toEqual({ scale: 2, x: -20, y: -70 });
  });

  it("does not slide away once the scale is at its end", () => {
    const after = [
      { x: 0, y: 100 },
      { x: 300, y: 100 },
    ] as const;
    expect(pinch({ scale: 2, x: -100, y: -100 }, before, after, 2)).toEqual({ scale: 2, x: -100, y: -100 });
  });
});
