import type { SeatKind } from "@podium/shared/contracts/hall-plan";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { readHall } from "@podium/shared/halls/hall";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serverNow } from "#platform/server-clock.ts";
import { setToken, signOut } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { testPlan } from "#test/hall-seats.ts";
import { callsOf, pending, refusal, respond, settled } from "#test/network.ts";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { toast } from "#ui/toast.ts";
import { resetCart, setCart } from "./cart.atoms.ts";
import { addPlaces, preselect, consumePreselected } from "./chosen-places.ts";
import { seatMessageAtom } from "./cart.actions.ts";

const DAY_MS = 86_400_000;
const TODAY = 0;
const KINDS: Readonly<Record<string, SeatKind>> = {
  "T4-A": "wheelchair",
  "T4-B": "companion",
  "T6-A": "wheelchair",
  "T6-B": "companion",
  "T6-C": "wheelchair",
};
const showIn = (days: number) => testShow({ dateTime: new Date(serverNow() + days * DAY_MS).toISOString() });
const show = showIn(14);

const plan = structuredClone(testPlan);
for (const seat of plan.groups.flatMap(({ seats }) => seats)) seat.kind = KINDS[seat.id] ?? "seat";
const hall = readHall(plan);

const placesOf = (ids: readonly string[]) => ids.flatMap((id) => hall.seat(id) ?? []);
const asked = () => callsOf("addSeat").map(({ path }) => path.split("/").at(-1));

/** A cart with the kind of each place, by which a companion place finds its wheelchair place. */
function cartOf(ids: readonly string[], now = 0) {
  const cart = testCart(ids, now, show.id);
  return { ...cart, lines: cart.lines.map((line) => ({ ...line, kind: KINDS[line.seatId] ?? ("seat" as const) })) };
}

/** The server gives each requested seat, except these, which somebody else has by now. */
function reserveMeanwhile(...reserved: readonly string[]): void {
  const given: string[] = [];
  respond("addSeat", ({ path }) => {
    const seat = path.split("/").at(-1) ?? "";
    if (reserved.includes(seat)) return refusal("SEAT_TAKEN", { seat });
    given.push(seat);
    return cartOf(given, given.length);
  });
}

/** Chooses seats without a session, and holds them once there is one. */
async function signInWith(ids: readonly string[], of = show): Promise<void> {
  preselect(of.id, placesOf(ids));
  setToken("token");
  await addPlaces(of, consumePreselected(of.id));
  await settled();
}

beforeEach(() => {
  resetCart();
  respond("getFreeSeats", { packed: "" });
  pending("getCart");
});
afterEach(() => {
  vi.restoreAllMocks();
  resetCart();
  signOut();
});

it("holds the ordinary seats that were chosen with a wheelchair place that somebody else has by now", async () => {
  const warned = vi.spyOn(toast, "warning");
  reserveMeanwhile("T4-A");
  await signInWith(["T4-A", "T4-B", "R3-C", "R3-D"]);
  expect(asked()).toEqual(["T4-A", "R3-C", "R3-D"]);
  expect(store.get(seatMessageAtom)?.text).toBe(errorMessage("SEAT_TAKEN", { seat: "T4-A" }));
  expect(warned).toHaveBeenCalledWith("Ook vrijgegeven, want zonder rolstoelplaats: Tafel 4, stoel B.");
});

it("holds a companion place whose group has another wheelchair place that was given", async () => {
  const warned = vi.spyOn(toast, "warning");
  reserveMeanwhile("T6-A");
  await signInWith(["T6-A", "T6-B", "T6-C"]);
  expect(asked()).toEqual(["T6-A", "T6-C", "T6-B"]);
  expect(warned).not.toHaveBeenCalled();
});

it("holds a companion place whose wheelchair place was in the cart before", async () => {
  reserveMeanwhile("T6-A");
  setCart(cartOf(["T6-C"]));
  await signInWith(["T6-A", "T6-B"]);
  expect(asked()).toEqual(["T6-A", "T6-B"]);
});

it("leaves out no companion place but that of the wheelchair place that was refused", async () => {
  reserveMeanwhile("T4-A");
  await signInWith(["T4-A", "T4-B", "T6-A", "T6-B"]);
  expect(asked()).toEqual(["T4-A", "T6-A", "T6-B"]);
});

it("holds a companion place without its wheelchair place on the day of the show", async () => {
  const warned = vi.spyOn(toast, "warning");
  reserveMeanwhile("T4-A");
  await signInWith(["T4-A", "T4-B"], showIn(TODAY));
  expect(asked()).toEqual(["T4-A", "T4-B"]);
  expect(warned).not.toHaveBeenCalled();
});
