import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer } from "#test/fake-server.ts";
import { testCart } from "#test/test-cart.ts";
import { setToken, signOut } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { cartAtom, cartExpiredAtom, resetCart, millisecondsLeft, setCart } from "./cart.atoms.ts";
import { applyCartEvent, followCart, readCart } from "./cart.ts";

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

describe("what another tab did", () => {
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
    const server = fakeServer();
    setCart(testCart(["R1-B"], 10));
    applyCartEvent({ cart: null, reason: "cleared" });
    expect(store.get(cartAtom)?.seats).toEqual(["R1-B"]);
    await server.last("GET", "/api/carts").answer(200, testCart(["R1-B"], 11));
    expect(store.get(cartAtom)?.seats).toEqual(["R1-B"]);
  });

  it("ends the cart when the server agrees", async () => {
    const server = fakeServer();
    setCart(testCart(["R1-B"], 10));
    applyCartEvent({ cart: null, reason: "cleared" });
    await server.last("GET", "/api/carts").answer(404, { statusCode: 404, code: "CART_NOT_FOUND", message: "" });
    expect(store.get(cartAtom)).toBeNull();
  });
});

describe("the cart's time", () => {
  it("is counted by the server's clock, whatever this one says", async () => {
    const server = fakeServer();
    vi.setSystemTime("2031-07-01T00:00:00.000Z");
    const cart = testCart(["R1-A"], 60);
    const asked = readCart();
    await server.last("GET", "/api/carts").answer(200, cart);
    await asked;
    expect(millisecondsLeft(cart)).toBe(840_000);
  });

  it("ends on time without a message, and the server is asked a moment later", async () => {
    const server = fakeServer();
    const stop = followCart();
    await server.last("GET", "/api/carts").answer(200, testCart(["R1-A"]));
    await vi.advanceTimersByTimeAsync(899_000);
    expect(store.get(cartAtom)).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.get(cartAtom)).toBeNull();
    expect(store.get(cartExpiredAtom)).toBe(true);
    const asked = server.calls.length;
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.calls).toHaveLength(asked + 1);
    stop();
  });

  it("announces its last two minutes, and its end", async () => {
    const server = fakeServer();
    const stop = followCart();
    await server.last("GET", "/api/carts").answer(200, testCart(["R1-A"]));
    await vi.advanceTimersByTimeAsync(779_000);
    expect(announced).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(announced).toEqual(["Nog 2 minuten om uw reservering te bevestigen."]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(announced.at(-1)).toBe("Cart verlopen. Uw stoelen zijn vrijgegeven.");
    stop();
  });

  it("says that it ran out until a new cart begins", () => {
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
