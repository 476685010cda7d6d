import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { areaCart } from "#test/area-hall.ts";
import { callsOf, pending, respond, settled } from "#test/network.ts";
import { testCart } from "#test/test-cart.ts";
import { setToken, signOut } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { addSeat, removeSeat, removeSeats } from "./cart.actions.ts";
import {
  cartAtom,
  cartExpiredAtom,
  cartFailedAtom,
  cartSeatsAtom,
  resetCart,
  millisecondsLeft,
  setCart,
} from "./cart.atoms.ts";
import { pageCart, readCart } from "./cart.sync.ts";
import { followCart } from "./cart.ts";

const { applyCartEvent } = pageCart;

const announced: string[] = [];
vi.mock("#ui/announcer.tsx", () => ({ announce: (words: string) => announced.push(words) }));

beforeEach(() => {
  announced.length = 0;
  vi.useFakeTimers();
  vi.setSystemTime("2026-03-01T12:00:00.000Z");
  setToken("token");
});

afterEach(() => {
  vi.useRealTimers();
  resetCart();
  signOut();
});

describe("a change of another tab", () => {
  it("shows here", () => {
    setCart(testCart(["R1-A"]));
    applyCartEvent({ cart: testCart(["R1-A", "R1-B"], 5), reason: "added" });
    expect(store.get(cartAtom)?.seats).toEqual(["R1-A", "R1-B"]);
  });

  it("is left aside when it is older than what is known", () => {
    setCart(testCart(["R1-A", "R1-B"], 5));
    applyCartEvent({ cart: testCart(["R1-A"], 3), reason: "added" });
    expect(store.get(cartAtom)?.seats).toEqual(["R1-A", "R1-B"]);
  });

  it("ends the cart here when it was reserved", () => {
    setCart(testCart(["R1-A"]));
    applyCartEvent({ cart: null, reason: "reserved" });
    expect(store.get(cartAtom)).toBeNull();
  });

  it("does not end a newer cart with the end of an earlier one: the server is asked", async () => {
    const reading = pending("getCart");
    setCart(testCart(["R1-B"], 10));
    applyCartEvent({ cart: null, reason: "cleared" });
    expect(store.get(cartAtom)?.seats).toEqual(["R1-B"]);
    await reading.respond(testCart(["R1-B"], 11));
    expect(store.get(cartAtom)?.seats).toEqual(["R1-B"]);
  });

  it("ends the cart when the server agrees", async () => {
    const reading = pending("getCart");
    setCart(testCart(["R1-B"], 10));
    applyCartEvent({ cart: null, reason: "cleared" });
    expect((await reading.called()).query.get("orNone")).toBe("true");
    await reading.respond(null);
    expect(store.get(cartAtom)).toBeNull();
  });
});

describe("a first read without a response", () => {
  it("lets pages wait for 5 seconds, and is applied when it comes after all", async () => {
    const reading = pending("getCart");
    const stop = followCart();
    await reading.called();
    await vi.advanceTimersByTimeAsync(4999);
    expect(store.get(cartFailedAtom)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get(cartFailedAtom)).toBe(true);
    await reading.respond(testCart(["R1-A"]));
    expect(store.get(cartAtom)?.seats).toEqual(["R1-A"]);
    expect(store.get(cartFailedAtom)).toBe(false);
    stop();
  });

  it("says nothing of the cart of who signs in after another signed out", async () => {
    const reading = pending("getCart");
    const stop = followCart();
    await reading.called();
    stop();
    setToken("another token");
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.get(cartFailedAtom)).toBe(false);
  });
});

describe("the cart's time", () => {
  it("is counted by the server's clock, whatever this one says", async () => {
    vi.setSystemTime("2031-07-01T00:00:00.000Z");
    const cart = testCart(["R1-A"], 60);
    respond("getCart", cart);
    await readCart();
    expect(millisecondsLeft(cart)).toBe(840_000);
  });

  it("ends on time without a message, and the server is asked a moment later", async () => {
    const reading = pending("getCart");
    const stop = followCart();
    await reading.respond(testCart(["R1-A"]));
    await vi.advanceTimersByTimeAsync(899_000);
    expect(store.get(cartAtom)).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.get(cartAtom)).toBeNull();
    expect(store.get(cartExpiredAtom)).toBe(true);
    const asked = callsOf("getCart").length;
    await vi.advanceTimersByTimeAsync(1000);
    await settled();
    expect(callsOf("getCart")).toHaveLength(asked + 1);
    stop();
  });

  it("announces its last two minutes, and its end", async () => {
    const reading = pending("getCart");
    const stop = followCart();
    await reading.respond(testCart(["R1-A"]));
    await vi.advanceTimersByTimeAsync(779_000);
    expect(announced).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(announced).toEqual(["Nog 2 minuten om uw reservering te bevestigen."]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(announced.at(-1)).toBe("Uw winkelwagen is verlopen. Uw stoelen zijn vrijgegeven.");
    stop();
  });

  it("says that it ran out until a new cart begins", () => {
    pending("getCart");
    setCart(testCart(["R1-A"]));
    applyCartEvent({ cart: null, reason: "expired" });
    vi.setSystemTime("2026-03-01T12:15:00.000Z");
    applyCartEvent({ cart: null, reason: "expired" });
    expect(store.get(cartExpiredAtom)).toBe(true);
    setCart(null);
    expect(store.get(cartExpiredAtom)).toBe(true);
    setCart({ ...testCart(["R1-B"], 901) });
    expect(store.get(cartExpiredAtom)).toBe(false);
  });
});

it("calls a seat what its plan does while it is added, when it is there, and when it is given back", async () => {
  const loge = { seatId: "R1-A", group: "Loge 3", label: "112" };
  const adding = pending("addSeat");
  setCart(testCart(["T4-E"]));
  void addSeat(1, loge);
  expect(store.get(cartSeatsAtom).map(({ seat }) => seat.group)).toEqual(["Tafel 4", "Loge 3"]);
  const both = testCart(["R1-A", "T4-E"], 1);
  await adding.respond({
    ...both,
    lines: both.lines.map((line) => (line.seatId === "R1-A" ? { ...line, ...loge } : line)),
  });
  expect(store.get(cartSeatsAtom).map(({ seat }) => seat.group)).toEqual(["Loge 3", "Tafel 4"]);
  respond("removeSeat", testCart(["T4-E"], 2));
  await removeSeat(1, "R1-A");
  expect(announced).toEqual([
    "Loge 3, stoel 112 gekozen. 2 stoelen in uw winkelwagen.",
    "Loge 3, stoel 112 teruggegeven. 1 stoel in uw winkelwagen.",
  ]);
});

it("names the places that are given back together in one sentence", async () => {
  setCart(areaCart(["STA-1", "STA-2", "R1-A"]));
  respond("removeSeat", areaCart(["STA-2", "R1-A"], 1), { seatId: "STA-1" });
  respond("removeSeat", areaCart(["STA-1", "R1-A"], 1), { seatId: "STA-2" });
  await removeSeats(1, ["STA-1", "STA-2"]);
  expect(announced).toEqual(["Staanplaats, 2 plaatsen teruggegeven. 1 stoel in uw winkelwagen."]);
});
