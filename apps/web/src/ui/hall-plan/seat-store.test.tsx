import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { seatNamed } from "#test/hall-seats.ts";
import { store } from "#platform/state.ts";
import { createSeatStore } from "./seat-store.ts";
import type { SeatState } from "./seat-view.ts";

const [a, b] = [seatNamed("R1-A"), seatNamed("R1-B")];

it("draws again only the seats that look different, and says 'loading' of one that is not known", () => {
  const seats = createSeatStore();
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn++;
    return seats.useSeat(a);
  });
  expect(result.current).toEqual({ state: "unknown" });
  expect(store.get(seats.isLoading)).toBe(true);
  act(() => seats.show(new Map([[a, { state: "available" as const }]])));
  expect(result.current).toEqual({ state: "available" });
  const before = drawn;
  act(() =>
    seats.show(
      new Map([
        [a, { state: "available" as const }],
        [b, { state: "held" as const }],
      ]),
    ),
  );
  expect(drawn).toBe(before);
  expect([store.get(seats.isLoading), store.get(seats.views).get(b)]).toEqual([false, { state: "held" }]);
  act(() => seats.show(new Map([[b, { state: "held" as const }]])));
  expect(result.current).toEqual({ state: "unknown" });
});

it("separates two halls", () => {
  const [one, other] = [createSeatStore(), createSeatStore()];
  one.show(new Map([[a, { state: "held" as const }]]));
  expect(renderHook(() => other.useSeat(a)).result.current).toEqual({ state: "unknown" });
});

it("counts the states of some seats and of all as they change, and counts no other seat again", () => {
  const seats = createSeatStore();
  const [ids, others] = [[a], [b]];
  let counted = 0;
  const { result } = renderHook(() => seats.useTally(ids));
  renderHook(() => {
    counted += 1;
    return seats.useTally(others);
  });
  expect(result.current).toEqual({ unknown: 1 });
  const show = (...views: [typeof a, SeatState][]) =>
    act(() => seats.show(new Map(views.map(([id, state]) => [id, { state }]))));
  show([a, "available"], [b, "held"]);
  expect([result.current, store.get(seats.tally)]).toEqual([{ available: 1 }, { available: 1, held: 1 }]);
  const before = counted;
  show([a, "mine"], [b, "held"]);
  expect([result.current, store.get(seats.tally), counted]).toEqual([{ mine: 1 }, { mine: 1, held: 1 }, before]);
  show([b, "held"]);
  expect([result.current, store.get(seats.tally)]).toEqual([{ unknown: 1 }, { held: 1 }]);
});
