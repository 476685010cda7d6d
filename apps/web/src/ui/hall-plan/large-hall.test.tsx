import { type Hall, readHall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { packPlan, unpackPlan } from "@podium/shared/halls/drawn-plan";
import { festivalHall } from "@podium/shared/test/festival-hall.ts";
import { largeHall } from "@podium/shared/test/large-hall.ts";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { flushSync } from "react-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { HallList } from "./hall-list.tsx";
import { HallPlan } from "./hall-plan.tsx";
import { createSeatStore } from "./seat-store.ts";
import type { PickSeat, SeatView } from "./seat-view.ts";

const largest = readHall(largeHall());
const hall = largest;
const frame = { width: 1000, height: 800 };

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => frame.width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(() => frame.height);
});

const AVAILABLE: SeatView = { state: "available" };
const views = (changes: Readonly<Record<string, SeatView>> = {}, of: Hall = hall) =>
  new Map(of.groups.flatMap(({ seatIds }) => seatIds.map((id): [SeatId, SeatView] => [id, changes[id] ?? AVAILABLE])));

function openHall(opened: Hall = largest) {
  const store = createSeatStore();
  store.show(views({}, opened));
  const onPick = vi.fn<PickSeat>();
  const { useSeat, useTally } = store;
  render(<HallPlan hall={opened} label="Zaal" useSeat={useSeat} useTally={useTally} onPick={onPick} />);
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
    expect(rowNumbers()).toContain("9");
    expect(rowNumbers()).not.toContain("50");
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

describe("a hall of twenty thousand seats", () => {
  const openFestival = () => {
    let made = 0;
    const { packed, ...plan } = packPlan(festivalHall());
    if (!packed) throw new Error("The plan is not packed.");
    const groups = packed.groups.map(({ seats, ...rest }) => {
      if (!("prefix" in seats)) throw new Error("A row is not packed.");
      const counted = {
        ...seats,
        get x() {
          made += 1;
          return seats.x;
        },
      };
      return { ...rest, seats: counted };
    });
    const festival = readHall(unpackPlan({ ...plan, packed: { ...packed, groups } }));
    return { festival, rowsMade: () => made };
  };

  it("is drawn from afar as its sections, with the number that is free where a sentence cannot be read", async () => {
    const { festival, rowsMade } = openFestival();
    const { store } = openHall(festival);
    await settled();
    const sections = [...document.querySelectorAll("[data-block]")];
    expect(sections).toHaveLength(55);
    expect(block("Tribune, Vak 203, rij 1 tot 20, nog 400 vrij").textContent).toBe("400");
    expect(drawn()).toEqual([]);
    expect(document.querySelectorAll("svg *").length).toBeLessThan(1000);
    // Seats that nobody looks at cost a phone nothing: only the row of the keyboard's stop, and first rows for names.
    expect(rowsMade()).toBeLessThan(60);
    act(() => store.show(views({ "T21-1": { state: "held" } }, festival)));
    expect(block("Tribune, Vak 203, rij 1 tot 20, nog 399 vrij").textContent).toBe("399");
  });

  it("draws the chairs around the part in view, wherever that is, and makes no others", async () => {
    const { festival, rowsMade } = openFestival();
    openHall(festival);
    await settled();
    fireEvent.click(block("Balkon, Vak 313, rij 1 tot 16"), { detail: 1 });
    await waitFor(() => expect(drawn()).toContain("BC5-1"));
    await settled();
    expect(drawn().length).toBeLessThan(6000);
    expect(rowsMade()).toBeLessThan(400);
    expect(drawn().some((id) => id?.startsWith("P"))).toBe(false);
  });

  it("takes the keyboard from section to section, into one, along its rows, and back out", async () => {
    const { festival } = openFestival();
    const { user, onPick } = openHall(festival);
    await settled();
    await user.tab();
    expect(focused()).toBe("P01");
    await user.keyboard("{ArrowRight}");
    await waitFor(() => expect(focused()).toBe("P11"));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(focused()).toBe("P11-1"));
    await user.keyboard("{ArrowDown}{ArrowRight} ");
    await waitFor(() => expect(onPick.mock.calls).toEqual([["P12-2", "available"]]));
    await user.keyboard("0");
    await waitFor(() => expect(document.activeElement).toBe(block("Parterre, Vak 102, rij 1 tot 20")));
  });

  it("is listed by section, then by row, then by seat, and makes only what is opened", async () => {
    const { festival, rowsMade } = openFestival();
    const store = createSeatStore();
    store.show(views({ "T25-1": { state: "occupied" } }, festival));
    const { useSeat, useTally } = store;
    render(<HallList hall={festival} label="Lijst" useSeat={useSeat} useTally={useTally} onPick={() => undefined} />);
    expect(screen.getAllByRole("button", { expanded: false })).toHaveLength(55);
    expect(rowsMade()).toBeLessThan(60);
    await userEvent.click(screen.getByRole("button", { name: "Vak 203, rij 1 tot 20, nog 399 vrij" }));
    const row = screen.getByRole("button", { name: "Vak 203, rij 5, stoelen 1 tot 20, nog 19 vrij" });
    expect(row.closest("h3, h4")?.tagName).toBe("H4");
    await userEvent.click(row);
    const seats = within(screen.getByRole("list")).getAllByRole("button");
    expect(seats.map(({ ariaLabel }) => ariaLabel)).toContain("Vak 203, rij 5, stoel 1, bezet");
    await userEvent.keyboard("{ArrowDown}{End}");
    expect(document.activeElement?.getAttribute("data-stop")).toBe("T25-20");
  });
});
