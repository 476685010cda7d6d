import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hallSeats, testHall } from "#test/hall-seats.ts";
import type { PickSeat } from "./seat-view.ts";
import { HallPlan } from "./hall-plan.tsx";

/** The frame's width in CSS pixels: at 1200 a seat is 32 px, at 360 it is under 10. */
let frameWidth = 1200;
/** Timestamp of the next event, in milliseconds: on a busy machine drawing alone takes longer than a double tap. */
let now: number;

beforeEach(() => {
  now = 1000;
  vi.spyOn(Event.prototype, "timeStamp", "get").mockImplementation(() => now);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => frameWidth);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(() => (frameWidth * 950) / 1200);
  HTMLElement.prototype.setPointerCapture = vi.fn<(pointerId: number) => void>();
});

function renderHall(width: number) {
  frameWidth = width;
  const onPick = vi.fn<PickSeat>();
  render(<HallPlan hall={testHall} label="Zaal" useSeat={hallSeats().useSeat} onPick={onPick} />);
  return onPick;
}

const seat = () => screen.getByRole("button", { name: /^Tafel 8, stoel C/ });
const floor = () => screen.getByRole("group", { name: "Zaal" });
const scale = () => Number(/scale\((.+)\)/.exec(floor().style.transform)?.[1] ?? 1);
const zoomIn = () => fireEvent.click(screen.getByRole("button", { name: "Inzoomen" }));

type Finger = readonly [x: number, y: number];

function press(on: Element, pointerType: string, [x, y]: Finger, pointerId = 1) {
  fireEvent.pointerDown(on, { pointerType, pointerId, button: 0, clientX: x, clientY: y });
}

function move(on: Element, pointerType: string, [x, y]: Finger, pointerId = 1) {
  fireEvent.pointerMove(on, { pointerType, pointerId, clientX: x, clientY: y });
}

/** Lifts a finger; like a browser, sends the click straight after. */
function lift(on: Element, pointerType: string, [x, y]: Finger, pointerId = 1) {
  fireEvent.pointerUp(on, { pointerType, pointerId, clientX: x, clientY: y });
  fireEvent.click(on, { detail: 1, clientX: x, clientY: y });
}

function tap(on: Element, at: Finger) {
  press(on, "touch", at);
  lift(on, "touch", at);
}

describe("a finger on a seat that is large enough", () => {
  it("picks it with a tap, also when it trembles", () => {
    const onPick = renderHall(1200);
    press(seat(), "touch", [200, 200]);
    move(seat(), "touch", [206, 205]);
    lift(seat(), "touch", [206, 205]);
    expect(onPick).toHaveBeenCalledExactlyOnceWith("T8-C", "available");
  });

  it("drags without picking", () => {
    const onPick = renderHall(1200);
    zoomIn();
    const place = () => floor().parentElement?.style.transform;
    const before = place();
    press(seat(), "touch", [200, 200]);
    move(seat(), "touch", [240, 230]);
    lift(seat(), "touch", [240, 230]);
    expect(onPick).not.toHaveBeenCalled();
    expect(place()).not.toBe(before);
    tap(seat(), [240, 230]);
    expect(onPick).toHaveBeenCalledOnce();
  });

  it("pinches with a second finger without picking", () => {
    const onPick = renderHall(1200);
    press(seat(), "touch", [200, 200], 1);
    press(seat(), "touch", [300, 200], 2);
    move(seat(), "touch", [350, 200], 2);
    lift(seat(), "touch", [350, 200], 2);
    lift(seat(), "touch", [200, 200], 1);
    expect(scale()).toBeCloseTo(1.5);
    expect(onPick).not.toHaveBeenCalled();
  });
});

describe("a finger where seats are too small to be hit", () => {
  it("zooms in first, until seats are 40 px, and then picks", () => {
    const onPick = renderHall(360);
    tap(seat(), [100, 100]);
    expect(onPick).not.toHaveBeenCalled();
    expect(scale() * 32 * (360 / 1200)).toBeCloseTo(40);
  });

  it("does not pick with the second half of a double tap", () => {
    const onPick = renderHall(360);
    const chair = seat();
    tap(chair, [100, 100]);
    now += 399;
    tap(chair, [100, 100]);
    expect(onPick).not.toHaveBeenCalled();
    expect(scale()).toBeGreaterThan(2);
  });

  it("still picks for assistive technology, which clicks without a pointer", () => {
    const onPick = renderHall(360);
    fireEvent.click(seat(), { detail: 0 });
    expect(onPick).toHaveBeenCalledOnce();
  });
});

describe("a double tap beside the seats", () => {
  it("zooms in", () => {
    renderHall(1200);
    tap(floor(), [20, 20]);
    expect(scale()).toBe(1);
    now += 399;
    tap(floor(), [22, 21]);
    expect(scale()).toBe(2);
  });

  it("goes back to the whole hall when zoomed in", () => {
    renderHall(1200);
    zoomIn();
    tap(floor(), [20, 20]);
    tap(floor(), [22, 21]);
    expect(scale()).toBe(1);
  });

  it.each([
    ["in place", [220, 20], 100],
    ["in time", [20, 20], 400],
  ] as const)("does nothing when the taps are apart %s", (_, at, later) => {
    renderHall(1200);
    tap(floor(), [20, 20]);
    now += later;
    tap(floor(), at);
    expect(scale()).toBe(1);
  });
});

describe("the mouse", () => {
  it("picks when it slips a little, since a plan shown whole cannot be dragged", () => {
    const onPick = renderHall(1200);
    press(seat(), "mouse", [200, 200]);
    move(seat(), "mouse", [209, 204]);
    lift(seat(), "mouse", [209, 204]);
    expect(onPick).toHaveBeenCalledOnce();
  });

  it("scrolls the page with the wheel, and zooms only with Ctrl", () => {
    renderHall(1200);
    expect(fireEvent.wheel(floor(), { deltaY: -200 })).toBe(true);
    expect(scale()).toBe(1);
    // jsdom's wheel events are not cancelable by default.
    expect(fireEvent.wheel(floor(), { deltaY: -200, ctrlKey: true, cancelable: true })).toBe(false);
    expect(scale()).toBeCloseTo(Math.exp(0.8), 3);
  });
});

describe("the buttons", () => {
  it("zoom in, out and back to the whole hall, and say when there is no further", () => {
    renderHall(1200);
    const button = (name: string) => screen.getByRole("button", { name });
    expect(button("Uitzoomen").getAttribute("aria-disabled")).toBe("true");
    zoomIn();
    expect(scale()).toBeCloseTo(1.6);
    zoomIn();
    expect(scale()).toBeCloseTo(2.25);
    expect(button("Inzoomen").getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(button("Uitzoomen"));
    expect(scale()).toBeCloseTo(2.25 / 1.6);
    fireEvent.click(button("Hele zaal tonen"));
    expect(scale()).toBe(1);
  });
});
