import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hallSeats, seatNamed, testHall } from "#test/hall-seats.ts";
import type { PickSeat } from "./seat-view.ts";
import { HallPlan } from "./hall-plan.tsx";

const PRICE = "€ 12,00";

function renderHall(seats = hallSeats(), highlighted?: readonly string[]) {
  const onPick = vi.fn<PickSeat>();
  const set = highlighted && new Set(highlighted.map(seatNamed));
  render(
    <HallPlan
      hall={testHall}
      label="Plattegrond"
      useSeat={seats.useSeat}
      onPick={onPick}
      price={PRICE}
      highlighted={set}
    />,
  );
  return { seats, onPick, user: userEvent.setup() };
}

const seat = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name},`) });
const focused = () => document.activeElement?.getAttribute("data-seat");

describe("the plan", () => {
  it("names every seat with its state and price", () => {
    renderHall(hallSeats({ "T4-E": "occupied", "R4-T": "held", "T1-A": "mine" }));
    expect(screen.getByRole("button", { name: "Rij 2, stoel F, beschikbaar, € 12,00" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Tafel 4, stoel E, bezet" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Rij 4, stoel T, in een andere winkelwagen" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Tafel 1, stoel A, door u gekozen, € 12,00" })).toBeDefined();
    expect(document.querySelectorAll("[data-seat]")).toHaveLength(193);
  });

  it("groups seats by table and by row", () => {
    renderHall();
    expect(screen.getByRole("group", { name: "Tafel 25" }).querySelectorAll("[data-seat]")).toHaveLength(5);
    expect(screen.getByRole("group", { name: "Rij 3, stoelen K tot T" }).querySelectorAll("[data-seat]")).toHaveLength(
      10,
    );
  });

  it("marks seats that cannot be picked as disabled, and leaves them readable", () => {
    renderHall(hallSeats({ "T4-E": "occupied" }));
    expect(seat("Tafel 4, stoel E").getAttribute("aria-disabled")).toBe("true");
    expect(seat("Tafel 4, stoel D").getAttribute("aria-disabled")).toBeNull();
  });

  it("names and rings the proposed seats", () => {
    renderHall(hallSeats(), ["T3-A"]);
    const proposed = screen.getByRole("button", { name: "Tafel 3, stoel A, beschikbaar, voorstel, € 12,00" });
    expect(proposed.querySelector(".hall-proposed")).not.toBeNull();
    expect(document.querySelectorAll(".hall-proposed")).toHaveLength(1);
  });

  it("has images instead of buttons when it is read-only", () => {
    const seats = hallSeats({ "R1-A": "scanned" });
    render(<HallPlan hall={testHall} label="Zaal" useSeat={seats.useSeat} />);
    expect(screen.getByRole("img", { name: "Rij 1, stoel A, gescand" })).toBeDefined();
    expect(screen.queryByRole("button", { name: /stoel/ })).toBeNull();
  });
});

describe("a change", () => {
  it("redraws its own seat and no other", () => {
    const { seats } = renderHall();
    seats.drawn();
    act(() => seats.set("R2-F", "occupied"));
    expect([...new Set(seats.drawn())]).toEqual(["R2-F"]);
    expect(screen.getByRole("button", { name: "Rij 2, stoel F, bezet" })).toBeDefined();
  });

  it("draws nothing again when the plan's owner draws itself again", () => {
    const seats = hallSeats();
    const plan = () => (
      <HallPlan hall={testHall} label="Zaal" useSeat={seats.useSeat} onPick={() => undefined} price={PRICE} />
    );
    const { rerender } = render(plan());
    seats.drawn();
    rerender(plan());
    expect(seats.drawn()).toEqual([]);
  });
});

describe("the keyboard", () => {
  it("finds one tab stop in the hall, and finds it again where it left", async () => {
    const { user } = renderHall();
    await user.tab();
    expect(focused()).toBe("T1-A");
    await user.keyboard("{ArrowDown}");
    expect(focused()).toBe("T1-B");
    expect(document.querySelectorAll('[data-seat][tabindex="0"]')).toHaveLength(1);
    await user.tab();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Inzoomen");
    await user.tab({ shift: true });
    expect(focused()).toBe("T1-B");
  });

  it.each([
    ["{ArrowRight}", "T1-E"],
    ["{ArrowLeft}", "T1-A"],
    ["{End}", "T1-E"],
    ["{End}{Home}", "T1-A"],
    ["{Control>}{End}{/Control}", "R4-T"],
    ["{Control>}{End}{/Control}{ArrowUp}{ArrowLeft}", "R3-S"],
    ["{Control>}{End}{Home}{/Control}", "T1-A"],
    // The browser's own keys for back and forward.
    ["{Alt>}{ArrowRight}{/Alt}", "T1-A"],
    ["{Meta>}{ArrowRight}{/Meta}", "T1-A"],
  ])("goes with %s from table 1 to %s", async (keys, target) => {
    const { user } = renderHall();
    await user.tab();
    await user.keyboard(keys);
    expect(focused()).toBe(target);
  });

  it("picks with Enter and with Space", async () => {
    const { user, onPick } = renderHall(hallSeats({ "T1-B": "mine" }));
    await user.tab();
    await user.keyboard("{Enter}{ArrowDown} ");
    expect(onPick.mock.calls).toEqual([
      ["T1-A", "available"],
      ["T1-B", "mine"],
    ]);
  });
});

describe("a chair fades", () => {
  const faded: Array<string | null> = [];
  beforeEach(() => {
    faded.length = 0;
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    // jsdom has no animations.
    Element.prototype.animate = function animate(this: Element) {
      faded.push(this.getAttribute("data-seat"));
      return {} as Animation;
    };
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, "animate");
    vi.unstubAllGlobals();
  });

  it("when it changes hands, and not when its state is first known", () => {
    const { seats } = renderHall(hallSeats({ "R1-A": "unknown", "R1-B": "available" }));
    act(() => seats.set("R1-A", "available"));
    expect(faded).toEqual([]);
    act(() => seats.set("R1-B", "held"));
    act(() => seats.set("R1-A", "occupied"));
    expect(faded).toEqual(["R1-B", "R1-A"]);
  });
});

describe("picking", () => {
  it("hands over the seat and its state, also of a seat that is gone", async () => {
    const { user, onPick } = renderHall(hallSeats({ "R1-B": "occupied" }));
    await user.click(seat("Rij 1, stoel A"));
    await user.click(seat("Rij 1, stoel B"));
    expect(onPick.mock.calls).toEqual([
      ["R1-A", "available"],
      ["R1-B", "occupied"],
    ]);
  });

  it("is busy until the server responds for that seat", async () => {
    const { user, onPick } = renderHall(hallSeats({ "R1-A": "busy" }));
    await user.click(seat("Rij 1, stoel A"));
    expect(onPick).not.toHaveBeenCalled();
    expect(seat("Rij 1, stoel A").getAttribute("aria-busy")).toBe("true");
  });

  it("moves the tab stop to the seat that was clicked", async () => {
    const { user } = renderHall();
    await user.click(seat("Tafel 13, stoel C"));
    expect(document.querySelector('[data-seat][tabindex="0"]')?.getAttribute("data-seat")).toBe("T13-C");
  });
});

describe("the name beside a seat", () => {
  it.each([
    ["in the middle", 400, 4],
    ["at the top", 20, 20 + 24 + 1.75 * 24],
  ])("of a finger leaves the seats beside it in view: a chair %s", (_, chairTop, top) => {
    renderHall();
    const chair = seat("Rij 2, stoel F");
    vi.spyOn(chair, "getBoundingClientRect").mockReturnValue(new DOMRect(100, chairTop, 24, 24));
    const frame = document.querySelector(".hall-frame") ?? document.body;
    vi.spyOn(frame, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 360, 500));
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(50);
    fireEvent.pointerDown(chair, { pointerType: "touch" });
    fireEvent.click(chair);
    const tip = document.querySelector<HTMLElement>(".hall-tip");
    expect(tip?.style.transform).toMatch(new RegExp(`, ${top}px\\)$`));
  });

  it("shows with the mouse and with the keyboard, follows the seat's state and goes with Escape", async () => {
    const { user, seats } = renderHall();
    const tip = () => document.querySelector(".hall-tip")?.textContent;
    await user.hover(seat("Rij 2, stoel F"));
    expect(tip()).toBe("Rij 2, stoel Fbeschikbaar, € 12,00");
    act(() => seats.set("R2-F", "occupied"));
    expect(tip()).toBe("Rij 2, stoel Fbezet");
    await user.keyboard("{Escape}");
    expect(tip()).toBeUndefined();
    await user.tab();
    expect(tip()).toBe("Tafel 1, stoel Abeschikbaar, € 12,00");
  });
});
