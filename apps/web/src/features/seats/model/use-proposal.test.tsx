import { ALL_SEATS } from "@podium/shared/hall-plan";
import type { SeatId } from "@podium/shared/seat-id";
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { calls, respond, settled } from "#test/network.ts";
import { testCart } from "#test/test-cart.ts";
import { createSeatStore } from "#ui/hall-plan/seat-store.ts";
import { toast } from "#ui/toast.ts";
import { proposeSeats } from "./propose-seats.ts";
import { useProposal } from "./use-proposal.ts";

function hallWith(free: Iterable<SeatId>) {
  const hall = createSeatStore();
  const show = (seats: Iterable<SeatId>) =>
    act(() => hall.show(new Map([...seats].map((id) => [id, { state: "available" }]))));
  show(free);
  const { result } = renderHook(() => useProposal(1, hall));
  return { show, result, propose: (count: number) => act(() => result.current.propose(count)) };
}

const proposed = (free: Iterable<SeatId>, count: number) => new Set(proposeSeats(new Set(free), count));

it("proposes the best free seats, and again only when one of them is lost", async () => {
  const { show, result, propose } = hallWith(ALL_SEATS);
  propose(3);
  await expect.poll(() => result.current.seats).toEqual(proposed(ALL_SEATS, 3));
  const first = result.current.seats;
  const [lost] = first ?? [];
  const another = ALL_SEATS.findLast((id) => !first?.has(id));
  show(ALL_SEATS.filter((id) => id !== another));
  await act(settled);
  expect(result.current.seats).toBe(first);
  const left = ALL_SEATS.filter((id) => id !== lost && id !== another);
  show(left);
  await expect.poll(() => result.current.seats).toEqual(proposed(left, 3));
});

it("says for how many there is no room, also when a proposed seat is lost, until it is dismissed", async () => {
  const { show, result, propose } = hallWith(ALL_SEATS.slice(0, 2));
  propose(2);
  await expect.poll(() => result.current.seats?.size).toBe(2);
  show(ALL_SEATS.slice(0, 1));
  await expect.poll(() => result.current.failedFor).toBe(2);
  expect(result.current.seats).toBeNull();
  act(() => result.current.dismiss());
  expect(result.current.failedFor).toBeNull();
});

it("puts what was accepted in the cart, and proposes no other seats when those are no longer free", async () => {
  respond("addSeat", testCart(ALL_SEATS.slice(0, 2)));
  const { show, result, propose } = hallWith(ALL_SEATS.slice(0, 4));
  propose(2);
  await expect.poll(() => result.current.seats?.size).toBe(2);
  const seats = [...(result.current.seats ?? [])];
  act(() => result.current.accept());
  show([]);
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(seats.map((id) => `/api/carts/seats/1/${id}`));
  expect([result.current.seats, result.current.failedFor]).toEqual([null, null]);
});

it("says so when the proposer could not be loaded", async () => {
  vi.resetModules();
  vi.doMock("./propose-seats.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const complain = vi.spyOn(toast, "error");
  const { result, propose } = hallWith(ALL_SEATS);
  propose(2);
  await expect.poll(() => complain.mock.calls.at(0)?.at(0)).toMatch(/konden geen stoelen zoeken/);
  expect(result.current.seats).toBeNull();
});
