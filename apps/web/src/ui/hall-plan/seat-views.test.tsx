import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { seatNamed } from "#test/hall-seats.ts";
import { createSeatViews } from "./seat-views.ts";

it("draws again only the seats that look different, and says 'loading' of one that is not known", () => {
  const seats = createSeatViews();
  const [a, b] = [seatNamed("R1-A"), seatNamed("R1-B")];
  let drawn = 0;
  const follow = renderHook(() => {
    drawn++;
    return seats.useSeat(a);
  });
  expect(follow.result.current).toEqual({ state: "unknown" });
  act(() => seats.show(new Map([[a, { state: "available" as const }]])));
  expect(follow.result.current).toEqual({ state: "available" });
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
  act(() => seats.show(new Map([[b, { state: "held" as const }]])));
  expect(follow.result.current).toEqual({ state: "unknown" });
});
