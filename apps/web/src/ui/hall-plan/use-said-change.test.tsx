import { act, render } from "@testing-library/react";
import { expect, it } from "vitest";
import { hallSeats, testHall } from "#test/hall-seats.ts";
import { Announcer } from "#ui/announcer.tsx";
import { HallList } from "./hall-list.tsx";
import { HallPlan } from "./hall-plan.tsx";
import type { SeatState } from "./seat-view.ts";

it.each([
  ["plan", HallPlan, (id: string) => `[data-seat="${id}"]`],
  ["list", HallList, (id: string) => `[data-stop="${id}"]`],
] as const)(
  "in the %s, what others do to the seat that has the focus is said, and to no other",
  (_name, View, seat) => {
    const { set, useSeat } = hallSeats();
    const change = (id: string, state: SeatState) => act(() => set(id, state));
    const { container } = render(
      <>
        <View hall={testHall} label="Zaal" useSeat={useSeat} onPick={() => undefined} price="€ 12,00" />
        <Announcer />
      </>,
    );
    const said = () => container.querySelector("[aria-live]")?.textContent ?? "";
    const before = said();
    act(() => container.querySelector<HTMLElement>(seat("T4-E"))?.focus());
    change("T4-D", "held");
    expect(said()).toBe(before);
    change("T4-E", "held");
    expect(said()).toBe("Tafel 4, stoel E, in een andere winkelwagen");
    change("T4-E", "available");
    expect(said()).toBe("Tafel 4, stoel E, beschikbaar, € 12,00");
    // The cart announces the visitor's own changes.
    change("T4-E", "busy");
    change("T4-E", "mine");
    expect(said()).toBe("Tafel 4, stoel E, beschikbaar, € 12,00");
  },
);
