import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { readHall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { namedById, seatLabels } from "@podium/shared/halls/seat-names";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testHall, testPlan } from "#test/hall-seats.ts";
import { calls, callsOf, pending, refusal, respond, settled } from "#test/network.ts";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { setToken, signOut } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { createSeatStore } from "#ui/hall-plan/seat-store.ts";
import { toast } from "#ui/toast.ts";
import { proposeSeats } from "@podium/shared/halls/propose-seats";
import { seatMessageAtom } from "./cart.actions.ts";
import { cartSeatsAtom, resetCart } from "./cart.atoms.ts";
import { consumePreselected, preselectedAtom } from "./chosen-places.ts";
import { useProposal } from "./use-proposal.ts";

// Seats are held only with a session.
beforeEach(() => setToken("token"));
afterEach(() => {
  vi.restoreAllMocks();
  resetCart();
  signOut();
});

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

/** Accepts the proposal for two of the first four seats. */
async function accepted() {
  const { show, result, propose } = hallWith(ALL_SEATS.slice(0, 4));
  propose(2);
  await expect.poll(() => result.current.seats?.size).toBe(2);
  const seats = [...(result.current.seats ?? [])];
  act(() => result.current.accept());
  return { show, result, propose, seats, others: ALL_SEATS.slice(0, 4).filter((id) => !seats.includes(id)) };
}

it("holds what was accepted in one call, and proposes no other seats when those are no longer free", async () => {
  const holding = pending("holdBestSeats");
  const warned = vi.spyOn(toast, "warning");
  const { show, result, seats } = await accepted();
  show([]);
  await expect
    .poll(() => calls.map(({ name, body }) => [name, body]))
    .toEqual([["holdBestSeats", { count: 2, wheelchair: false, preferred: seats }]]);
  expect(store.get(cartSeatsAtom)).toMatchObject(seats.map((seatId) => ({ seat: { seatId }, busy: true })));
  await act(() => holding.respond(testCart(seats)));
  await expect.poll(() => store.get(cartSeatsAtom).map(({ busy }) => busy)).toEqual([false, false]);
  expect(result.current).toMatchObject({ seats: null, failure: null, heldInstead: null });
  expect(warned).not.toHaveBeenCalled();
});

it("says and shows which seats the visitor has now when somebody else had the proposed ones", async () => {
  const warned = vi.spyOn(toast, "warning");
  const holding = pending("holdBestSeats");
  const { others, result } = await accepted();
  await expect.poll(() => calls).toHaveLength(1);
  await act(() => holding.respond(testCart(others)));
  const words = seatLabels(others.map((id) => namedById(id)));
  await expect
    .poll(() => warned.mock.calls.at(0)?.at(0))
    .toBe(`De voorgestelde stoelen waren net genomen. U hebt nu: ${words}.`);
  expect(store.get(cartSeatsAtom)).toMatchObject(others.map((seatId) => ({ seat: { seatId }, busy: false })));
  await expect.poll(() => [...(result.current.heldInstead ?? [])]).toEqual(others);
});

it("says why nothing was held, and proposes anew when asked", async () => {
  respond("holdBestSeats", () => refusal("TOO_FEW_SEATS"));
  const { result, propose, seats } = await accepted();
  await expect.poll(() => store.get(seatMessageAtom)?.text).toBe(errorMessage("TOO_FEW_SEATS"));
  expect(store.get(cartSeatsAtom)).toEqual([]);
  propose(2);
  await expect.poll(() => [...(result.current.seats ?? [])]).toEqual(seats);
});

it("holds the seats one by one where a server of the previous release does not know the call", async () => {
  respond("holdBestSeats", () => refusal("NOT_FOUND"));
  respond("addSeat", ({ path }) => testCart([path.split("/").at(-1) ?? ""]));
  respond("getCart", null);
  const { seats } = await accepted();
  await expect.poll(() => callsOf("addSeat").map(({ path }) => path.split("/").at(-1))).toEqual(seats);
  expect(store.get(seatMessageAtom)?.text).not.toBe(errorMessage("NOT_FOUND"));
});

/** The first seat of the table nearest to the stage is a wheelchair place, the second a companion place. */
function hallWithWheelchairPlace() {
  const plan = structuredClone(testPlan);
  const [first, second] = plan.groups.find(({ id }) => id === "T4")?.seats ?? [];
  if (first) first.kind = "wheelchair";
  if (second) second.kind = "companion";
  return readHall(plan);
}

it("holds a wheelchair place and its company together", async () => {
  const preferred = ["T4-A", "T4-B", "T4-C"];
  respond("holdBestSeats", testCart(preferred));
  const { result, propose } = hallWith(ALL_SEATS, hallWithWheelchairPlace());
  propose(3, true);
  await expect.poll(() => [...(result.current.seats ?? [])]).toEqual(preferred);
  act(() => result.current.accept());
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ count: 3, wheelchair: true, preferred }]);
});

it("only preselects what was accepted without a session", async () => {
  signOut();
  const { seats } = await accepted();
  expect(store.get(preselectedAtom)?.places.map(({ id }) => id)).toEqual(seats);
  expect(calls).toEqual([]);
  consumePreselected(1);
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
