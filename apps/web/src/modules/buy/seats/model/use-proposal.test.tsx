import { readHall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testHall, testPlan } from "#test/hall-seats.ts";
import { calls, pending, refusal, respond, settled } from "#test/network.ts";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { setToken, signOut } from "#platform/session.ts";
import { createSeatStore } from "#ui/hall-plan/seat-store.ts";
import { toast } from "#ui/toast.ts";
import { proposeSeats } from "@podium/shared/halls/propose-seats";
import { useProposal } from "./use-proposal.ts";

// Seats are held only with a session.
beforeEach(() => setToken("token"));
afterEach(signOut);

const ALL_SEATS = testHall.seats.map(({ id }) => id);

function hallWith(free: Iterable<SeatId>, drawn = testHall) {
  const hall = createSeatStore();
  const show = (seats: Iterable<SeatId>) =>
    act(() => hall.show(new Map([...seats].map((id) => [id, { state: "available" }]))));
  show(free);
  const { result } = renderHook(() => useProposal(testShow({ id: 1 }), drawn, hall));
  return {
    show,
    result,
    propose: (count: number, wheelchair = false) => act(() => result.current.propose({ count, wheelchair })),
  };
}

const proposed = (free: Iterable<SeatId>, count: number) => new Set(proposeSeats(testHall, new Set(free), count));

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
  await expect.poll(() => result.current.failure?.count).toBe(2);
  expect(result.current.seats).toBeNull();
  act(() => result.current.dismiss());
  expect(result.current.failure).toBeNull();
});

it("puts what was accepted in the cart, and proposes no other seats when those are no longer free", async () => {
  respond("addSeat", testCart(ALL_SEATS.slice(0, 2)));
  const { show, result, propose } = hallWith(ALL_SEATS.slice(0, 4));
  propose(2);
  await expect.poll(() => result.current.seats?.size).toBe(2);
  const seats = [...(result.current.seats ?? [])];
  act(() => result.current.accept());
  show([]);
  const paths = seats.map((id) => `/api/carts/seats/1/${id}`).toSorted();
  await expect.poll(() => calls.map(({ path }) => path).toSorted()).toEqual(paths);
  expect([result.current.seats, result.current.failure]).toEqual([null, null]);
});

/** The first seat of the table nearest to the stage is a wheelchair place, the second a companion place. */
function hallWithWheelchairPlace() {
  const plan = structuredClone(testPlan);
  const [first, second] = plan.groups.find(({ id }) => id === "T4")?.seats ?? [];
  if (first) first.kind = "wheelchair";
  if (second) second.kind = "companion";
  return readHall(plan);
}

it("puts the wheelchair place in the cart before the companion place is asked for", async () => {
  const adding = pending("addSeat");
  const { result, propose } = hallWith(ALL_SEATS, hallWithWheelchairPlace());
  propose(3, true);
  await expect.poll(() => [...(result.current.seats ?? [])]).toEqual(["T4-A", "T4-B", "T4-C"]);
  act(() => result.current.accept());
  const asked = () => calls.map(({ path }) => path.split("/").at(-1));
  await expect.poll(asked).toEqual(["T4-A"]);
  await act(() => adding.respond(testCart(["T4-A"])));
  respond("addSeat", testCart(["T4-A", "T4-B", "T4-C"]));
  await expect.poll(() => new Set(asked().slice(1))).toEqual(new Set(["T4-B", "T4-C"]));
});

it("asks for no companion place when somebody else got the wheelchair place", async () => {
  const adding = pending("addSeat");
  const { result, propose } = hallWith(ALL_SEATS, hallWithWheelchairPlace());
  propose(2, true);
  await expect.poll(() => result.current.seats?.size).toBe(2);
  act(() => result.current.accept());
  await expect.poll(() => calls).toHaveLength(1);
  await act(() => adding.respond(refusal("SEAT_TAKEN", { seat: "T4-A" })));
  await act(settled);
  expect(calls.map(({ path }) => path.split("/").at(-1))).toEqual(["T4-A"]);
});

it("says that no wheelchair place is left, which is not that too few seats are", async () => {
  const hall = hallWithWheelchairPlace();
  const { result, propose } = hallWith(
    ALL_SEATS.filter((id) => id !== "T4-A"),
    hall,
  );
  propose(2, true);
  await expect.poll(() => result.current.failure).toEqual({ count: 2, wheelchair: true, noWheelchairPlace: true });
  propose(300, false);
  await expect.poll(() => result.current.failure?.wheelchair).toBe(false);
});

it("says so when the proposer could not be loaded", async () => {
  vi.resetModules();
  vi.doMock("@podium/shared/halls/propose-seats", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const toasted = vi.spyOn(toast, "error");
  const { result, propose } = hallWith(ALL_SEATS);
  propose(2);
  await expect.poll(() => toasted.mock.calls.at(0)?.at(0)).toMatch(/konden geen stoelen zoeken/);
  expect(result.current.seats).toBeNull();
});
