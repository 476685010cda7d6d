import { readHall } from "@podium/shared/halls/hall";
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { hallSeats, seatNamed, testHall, testPlan } from "#test/hall-seats.ts";
import { HallLegend } from "./hall-legend.tsx";
import type { PickSeat } from "./seat-view.ts";
import { HallList } from "./hall-list.tsx";
import { HallPlan } from "./hall-plan.tsx";

describe("the list", () => {
  it("says of every seat the same as the plan", () => {
    const { useSeat } = hallSeats({ "T4-E": "occupied", "R4-T": "held", "T1-A": "mine", "R1-A": "busy" });
    const props = { useSeat, onPick: () => undefined, price: "€ 12,00", highlighted: new Set([seatNamed("T2-A")]) };
    const names = (root: HTMLElement) =>
      [...root.querySelectorAll("[aria-label*=', stoel ']")].map((seat) => [
        seat.getAttribute("aria-label"),
        seat.getAttribute("aria-disabled"),
        seat.getAttribute("aria-busy"),
      ]);
    const plan = render(<HallPlan hall={testHall} label="Plan" {...props} />);
    const list = render(<HallList hall={testHall} label="Lijst" {...props} />);
    expect(names(list.container)).toHaveLength(193);
    expect(names(list.container)).toEqual(names(plan.container));
  });

  it("has a heading above every table and row, to go from one to the next", () => {
    render(<HallList hall={testHall} label="Lijst" useSeat={hallSeats().useSeat} level={3} />);
    const headings = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toHaveLength(testHall.readingOrder.length);
    expect(headings).toContain("Tafel 25");
  });

  it("picks seats, and hands over those that are gone with their state", async () => {
    const onPick = vi.fn<PickSeat>();
    render(
      <HallList
        hall={testHall}
        label="Lijst"
        useSeat={hallSeats({ "R2-F": "occupied", "R2-G": "busy" }).useSeat}
        onPick={onPick}
      />,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Rij 2, stoel E, beschikbaar" }));
    await user.click(screen.getByRole("button", { name: "Rij 2, stoel F, bezet" }));
    await user.click(screen.getByRole("button", { name: "Rij 2, stoel G, even geduld" }));
    expect(onPick.mock.calls).toEqual([
      ["R2-E", "available"],
      ["R2-F", "occupied"],
    ]);
  });

  it("redraws one seat when one seat changes", () => {
    const seats = hallSeats();
    render(<HallList hall={testHall} label="Lijst" useSeat={seats.useSeat} />);
    seats.drawn();
    act(() => seats.set("T25-E", "occupied"));
    expect([...new Set(seats.drawn())]).toEqual(["T25-E"]);
    expect(within(screen.getByRole("list", { name: "Tafel 25" })).getByText("bezet")).toBeDefined();
  });
});

describe("the legend", () => {
  it("explains the given states in their order, in other words where asked", () => {
    render(<HallLegend className="" states={["scanned", "expected"]} words={{ expected: "Verwacht" }} />);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Gescand", "AVerwacht"]);
  });

  it("explains the special places of a hall, and only those that it has", () => {
    const plan = structuredClone(testPlan);
    const [first] = plan.groups[0]?.seats ?? [];
    if (first) first.kind = "wheelchair";
    render(<HallLegend className="" states={["scanned"]} hall={readHall(plan)} />);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Gescand", "rolstoelplaats"]);
    const [, place] = screen.getAllByRole("listitem");
    // The state "scanned" would draw a check instead of the wheelchair.
    expect(place?.querySelector("svg")?.dataset["state"]).toBe("free");
  });
});
