import { readHall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { largeHall } from "@podium/shared/test/large-hall.ts";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { flushSync } from "react-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { HallList } from "./hall-list.tsx";
import { HallPlan } from "./hall-plan.tsx";
import { createSeatStore } from "./seat-store.ts";
import type { PickSeat, SeatView } from "./seat-view.ts";

const hall = readHall(largeHall());
const frame = { width: 1000, height: 800 };

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => frame.width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(() => frame.height);
});

const views = (changes: Readonly<Record<string, SeatView>> = {}) =>
  new Map(hall.seats.map(({ id }): [SeatId, SeatView] => [id, changes[id] ?? { state: "available" }]));

function openHall() {
  const store = createSeatStore();
  store.show(views());
  const onPick = vi.fn<PickSeat>();
  const { useSeat, useTally } = store;
  render(<HallPlan hall={hall} label="Zaal" useSeat={useSeat} useTally={useTally} onPick={onPick} />);
  return { store, onPick, user: userEvent.setup() };
}

const block = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });
const drawn = () => [...document.querySelectorAll("[data-seat]")].map((seat) => seat.getAttribute("data-seat"));
const rowNumbers = () => [...document.querySelectorAll(".hall-row-number")].map(({ textContent }) => textContent);
const focused = () =>
  document.activeElement?.getAttribute("data-seat") ?? document.activeElement?.getAttribute("data-block");
const settled = () => waitFor(() => expect(screen.getByRole("group", { name: "Zaal" }).ariaBusy).toBeNull());

describe("a hall of three thousand seats from afar", () => {
  it("is drawn as blocks that together have every seat, without a chair or a row's number", async () => {
    openHall();
    await settled();
    expect(drawn()).toEqual([]);
    expect(rowNumbers()).toEqual([]);
    const counts = screen.getAllByText(/^nog \d+ vrij$/).map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3000);
    expect(Math.max(...counts)).toBeLessThanOrEqual(150);
  });

  it("counts live, in the block of the seat alone", async () => {
    const { store } = openHall();
    await settled();
    const first = block("Zaal, Rij 1 tot 9, stoelen 1 tot 15, nog 135 vrij");
    const others = () => screen.getAllByText("nog 135 vrij").length;
    const before = others();
    act(() => store.show(views({ "1-1": { state: "held" }, "1-2": { state: "mine" } })));
    expect(first.getAttribute("aria-label")).toContain("nog 133 vrij, 1 gekozen");
    expect(others()).toBe(before - 1);
    act(() => store.show(new Map([...views()].map(([id]) => [id, { state: "occupied" }]))));
    await waitFor(() => expect(first.getAttribute("aria-label")).toContain("vol"));
  });

  it("shows chairs that can be read, and only those around, once one presses a block", async () => {
    openHall();
    await settled();
    fireEvent.click(block("Zaal, Rij 1 tot 9, stoelen 1 tot 15"), { detail: 1 });
    await waitFor(() => expect(drawn()).toContain("1-1"));
    await settled();
    expect(drawn()).toContain("9-15");
    expect(drawn()).not.toContain("50-60");
    expect(drawn().length).toBeLessThan(1000);
    expect(screen.queryByText(/^nog/)).toBeNull();
    expect(rowNumbers()).toContain("50");
  });

  it("paints a chair that changes with those of its block, and no other", async () => {
    openHall();
    await settled();
    fireEvent.click(block("Zaal, Rij 1 tot 9, stoelen 1 tot 15"), { detail: 1 });
    await waitFor(() => expect(drawn()).toContain("1-1"));
    await settled();
    const layers = [...document.querySelectorAll("svg")].map((layer) =>
      [...layer.querySelectorAll("[data-seat]")].map((seat) => seat.getAttribute("data-seat")),
    );
    expect(layers.filter((seats) => seats.includes("1-1"))).toEqual([expect.arrayContaining(["9-15"])]);
    expect(layers.find((seats) => seats.includes("1-1"))).not.toContain("1-16");
    expect(Math.max(...layers.map(({ length }) => length))).toBeLessThanOrEqual(150);
    // A browser composes each element with a transform separately in every frame, so chairs must have none.
    expect(document.querySelectorAll("[data-seat] [transform], [data-seat][transform]")).toHaveLength(0);
  });
});

describe("the keyboard in a hall of three thousand seats", () => {
  it("goes from block to block, into one, on to chairs that are not drawn yet, and back out to the block", async () => {
    const { user, onPick } = openHall();
    await settled();
    await user.tab();
    expect(focused()).toBe("R1-1");
    await user.keyboard("{ArrowRight}");
    await waitFor(() => expect(focused()).toBe("R1-2"));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(focused()).toBe("1-16"));
    await user.keyboard("{ArrowDown}{ArrowDown} ");
    expect(onPick.mock.calls).toEqual([["3-16", "available"]]);
    await user.keyboard("{Control>}{End}{/Control}");
    await waitFor(() => expect(focused()).toBe("50-60"));
    await user.keyboard("0");
    await waitFor(() => expect(block("Balkon, Rij 44 tot 50, stoelen 46 tot 60").tabIndex).toBe(0));
    await waitFor(() => expect(document.activeElement).toBe(block("Balkon, Rij 44 tot 50, stoelen 46 tot 60")));
  });
});

it("keys that come before the chair they lead to is drawn go on from that chair, and pick no other", async () => {
  const { user, onPick } = openHall();
  await settled();
  await user.tab();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(focused()).toBe("1-1"));
  await settled();
  const last = Math.max(...drawn().map((id) => Number(/^(\d+)-1$/.exec(id ?? "")?.[1] ?? 0)));
  const chair = document.querySelector<SVGElement>(`[data-seat="${last}-1"]`);
  if (!chair) throw new Error("The last row has no chair.");
  // The focus is as under a finger: focus by keyboard would move the plan, and draw the next row before the first key.
  const visible = vi.spyOn(chair, "matches").mockReturnValue(false);
  act(() => chair.focus());
  visible.mockRestore();
  // React renders urgent changes between two keys, and the chairs later, as in a browser.
  const press = (key: string) =>
    flushSync(() => chair.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  act(() => {
    press("ArrowDown");
    expect([focused(), drawn().includes(`${last + 1}-1`)]).toEqual([`${last}-1`, false]);
    press("ArrowDown");
    press("Enter");
  });
  await waitFor(() => expect(focused()).toBe(`${last + 2}-1`));
  expect(onPick).not.toHaveBeenCalled();
});

describe("the list of three thousand seats", () => {
  it("has each row folded with what is left in it, under its zone, and its seats when it is opened", async () => {
    const store = createSeatStore();
    store.show(views({ "1-1": { state: "occupied" } }));
    const { useSeat, useTally } = store;
    render(<HallList hall={hall} label="Lijst" useSeat={useSeat} useTally={useTally} onPick={() => undefined} />);
    expect(screen.queryByText("Stoel 1")).toBeNull();
    const row = screen.getByRole("button", { name: "Rij 1, stoelen 1 tot 15, nog 14 vrij" });
    expect(screen.getAllByRole("button", { expanded: false })).toHaveLength(200);
    const zones = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(zones).toEqual(["Zaal", "Balkon"]);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(200);
    await userEvent.click(row);
    const seats = within(screen.getByRole("list")).getAllByRole("button");
    expect(seats.map(({ ariaLabel }) => ariaLabel)).toContain("Rij 1, stoel 1, bezet");
    expect(seats).toHaveLength(15);
  });
});
