import { readHall } from "@podium/shared/halls/hall";
import { largeHall } from "@podium/shared/test/large-hall.ts";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hallSeats, testHall } from "#test/hall-seats.ts";
import { HallList } from "./hall-list.tsx";
import { createSeatStore } from "./seat-store.ts";
import type { PickSeat } from "./seat-view.ts";

const focused = () => document.activeElement?.getAttribute("aria-label");
const stops = () => document.querySelectorAll("[tabindex='0']");

describe("the keyboard in the list", () => {
  const onPick = vi.fn<PickSeat>();
  beforeEach(async () => {
    onPick.mockClear();
    render(
      <>
        <button type="button">Voor</button>
        <HallList hall={testHall} label="Lijst" useSeat={hallSeats({ "T1-B": "occupied" }).useSeat} onPick={onPick} />
        <button type="button">Na</button>
      </>,
    );
    screen.getByRole("button", { name: "Voor" }).focus();
    await userEvent.tab();
  });

  it("passes the whole list with one Tab, and comes back to where it was", async () => {
    expect(focused()).toBe("Tafel 1, stoel A, beschikbaar");
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Na");
    await userEvent.tab({ shift: true });
    expect(focused()).toBe("Tafel 1, stoel B, bezet");
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe("Voor");
    expect(stops()).toHaveLength(1);
  });

  it("goes up and down through all seats, and left and right to the same place of the group beside", async () => {
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}");
    expect(focused()).toBe("Tafel 2, stoel C, beschikbaar");
    await userEvent.keyboard("{ArrowLeft}{End}{ArrowDown}");
    expect(focused()).toBe("Tafel 2, stoel A, beschikbaar");
    await userEvent.keyboard("{ArrowUp}");
    expect(focused()).toMatch(/^Tafel 1, /);
  });

  it("goes to the ends of a row with Home and End, of the hall with Ctrl as well, and not beyond", async () => {
    await userEvent.keyboard("{Control>}{End}{/Control}");
    const last = testHall.readingOrder.at(-1);
    expect(focused()).toContain(`${last?.label}, stoel ${last?.seats.at(-1)?.label},`);
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    expect(focused()).toContain(`${last?.label}, stoel ${last?.seats.at(-1)?.label},`);
    await userEvent.keyboard("{Home}");
    expect(focused()).toContain(`${last?.label}, stoel ${last?.seats[0]?.label},`);
    await userEvent.keyboard("{Control>}{Home}{/Control}{ArrowUp}{ArrowLeft}");
    expect(focused()).toBe("Tafel 1, stoel A, beschikbaar");
  });

  it("goes with a letter to the seat of that name, and picks with Enter and Space, which move nothing", async () => {
    await userEvent.keyboard("d{Enter}");
    expect(focused()).toBe("Tafel 1, stoel D, beschikbaar");
    await userEvent.keyboard("b[Space]");
    expect(focused()).toBe("Tafel 1, stoel B, bezet");
    expect(onPick.mock.calls).toEqual([
      ["T1-D", "available"],
      ["T1-B", "occupied"],
    ]);
  });

  it.each(["Alt", "Meta"])(
    "leaves arrows with %s to the browser, which goes back and forward with them",
    async (key) => {
      const ends: boolean[] = [];
      const note = (event: Event): void => void (event instanceof KeyboardEvent && ends.push(event.defaultPrevented));
      document.addEventListener("keydown", note);
      await userEvent.keyboard(`{${key}>}{ArrowLeft}{ArrowRight}{/${key}}`);
      document.removeEventListener("keydown", note);
      expect(ends).toEqual([false, false, false]);
      expect(focused()).toBe("Tafel 1, stoel A, beschikbaar");
    },
  );

  it("says its keys where it is, in sight and to screen readers", () => {
    const list = screen.getByRole("group", { name: "Lijst", description: /^Pijltjes gaan naar een andere stoel/ });
    expect(within(list).getByText(/^Pijltjes gaan naar een andere stoel/)).toBeDefined();
  });
});

describe("the keyboard in the list of a large hall", () => {
  const hall = readHall(largeHall());
  const [first, second] = hall.readingOrder;

  it("is one stop as well: folded rows, and the seats of an open one", async () => {
    const store = createSeatStore();
    store.show(new Map(hall.seats.map(({ id }) => [id, { state: "available" as const }])));
    const onPick = vi.fn<PickSeat>();
    render(<HallList hall={hall} label="Lijst" useSeat={store.useSeat} useTally={store.useTally} onPick={onPick} />);
    expect(stops()).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{Enter}{ArrowDown}{ArrowDown}");
    expect(focused()).toContain(`${second?.label}, stoel ${second?.seats[1]?.label},`);
    expect(stops()).toHaveLength(1);
    await userEvent.keyboard("{Home}{ArrowUp}");
    expect(focused()).toContain(first?.label);
    // A click that moves no focus folds the group that has the tab stop: the list still has one.
    const folded = within(screen.getByRole("group", { name: "Lijst" })).getAllByRole("button", { expanded: true });
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    act(() => void folded[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    expect(stops()).toHaveLength(1);
  });
});
