import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QueryObserver } from "@tanstack/react-query";
import { fakeServer } from "#test/fake-server.ts";
import { testCart } from "#test/test-cart.ts";
import { setToken, signOut } from "#platform/session.ts";
import { type ShowSeats, showSeatsQuery, withSeats } from "#entities/shows/show-seats.ts";
import { liveQueries } from "#live/use-live-query.ts";
import { queryClient } from "#platform/query-client.ts";
import { store } from "#platform/state.ts";
import { cartAtom, cartCountAtom, resetCart, ownSeatsAtom, setCart } from "./cart.atoms.ts";
import { emptyCart, removeSeat, refuseSeat, addSeat } from "./cart.actions.ts";
import { seatMessageAtom } from "./seat-message.atoms.ts";
import { pickerViews } from "./seat-views.ts";
import { ALL_SEATS } from "@podium/shared/hall-plan";
import { parseSeatId } from "@podium/shared/seat-id";

const SHOW = 1;
const taken = {
  statusCode: 409,
  code: "SEAT_TAKEN",
  message: "Stoel R1-A is al gereserveerd in een andere winkelwagen. Probeer een andere stoel.",
};

const { key } = showSeatsQuery(SHOW);

function look(seatId: string) {
  const id = parseSeatId(seatId);
  const views = pickerViews(SHOW, queryClient.getQueryData<ShowSeats>(key), store.get(ownSeatsAtom));
  return id && views.get(id)?.state;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime("2026-03-01T12:00:00.000Z");
  setToken("token");
  queryClient.setQueryData(key, new Map(ALL_SEATS.map((id) => [id, { status: "available", version: 1 }])));
});

afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  resetCart();
  signOut();
});

describe("a seat that is clicked", () => {
  it("shows at once and is mine when the server confirms", async () => {
    const server = fakeServer();
    void addSeat(SHOW, "R1-A");
    expect(look("R1-A")).toBe("busy");
    expect(store.get(cartCountAtom)).toBe(1);
    await server.last("POST", "/api/carts/seats/1/R1-A").answer(200, testCart(["R1-A"]));
    expect(look("R1-A")).toBe("mine");
  });

  it("is undone with the server's reason, which stays for 3 seconds; then seats and cart are read again", async () => {
    const server = fakeServer();
    const seats = new QueryObserver(queryClient, {
      ...liveQueries.options(showSeatsQuery(SHOW)),
      refetchOnMount: false,
    });
    const close = seats.subscribe(() => undefined);
    void addSeat(SHOW, "R1-A");
    await server.last("POST", "/api/carts/seats").answer(409, taken);
    expect(look("R1-A")).toBe("available");
    expect(store.get(seatMessageAtom)?.text).toBe(taken.message);
    vi.advanceTimersByTime(2999);
    expect(store.get(seatMessageAtom)?.text).toBe(taken.message);
    expect(server.calls).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.get(seatMessageAtom)).toBeNull();
    expect(server.calls.slice(1).map(({ path }) => path)).toEqual(["/api/reservation/availableSeats/1", "/api/carts"]);
    close();
  });

  it("says what the specification says when the server has no words", async () => {
    const server = fakeServer();
    void addSeat(SHOW, "R1-A");
    await server.last("POST", "/api/carts/seats").drop();
    expect(store.get(seatMessageAtom)?.text).toBe(
      "Er ging iets fout bij het toevoegen van de stoel. Probeer het later opnieuw.",
    );
  });

  it("is requested once, however often it is clicked", async () => {
    const server = fakeServer();
    void addSeat(SHOW, "R1-A");
    void addSeat(SHOW, "R1-A");
    expect(server.calls).toHaveLength(1);
    await server.last("POST", "/api/carts/seats").answer(200, testCart(["R1-A"]));
  });

  it("cannot be had when it is somebody else's", () => {
    refuseSeat(SHOW, "T2-A");
    expect(store.get(seatMessageAtom)?.text).toBe("Stoel T2-A is niet meer beschikbaar");
  });
});

describe("quick clicks in a row", () => {
  it("all count, even when no response knows of the others, and the last read replaces them", async () => {
    const server = fakeServer();
    void addSeat(SHOW, "R1-A");
    void addSeat(SHOW, "R1-B");
    await server.last("POST", "/api/carts/seats/1/R1-B").answer(200, testCart(["R1-B"], 2));
    await server.last("POST", "/api/carts/seats/1/R1-A").answer(200, testCart(["R1-A"], 3));
    expect([look("R1-A"), look("R1-B")]).toEqual(["mine", "mine"]);
    await server.last("GET", "/api/carts").answer(200, testCart(["R1-A", "R1-B"], 4));
    expect(store.get(cartAtom)?.total).toBe(24);
  });

  it("keep the seats that were won when one is refused", async () => {
    const server = fakeServer();
    void addSeat(SHOW, "R1-A");
    void addSeat(SHOW, "R1-B");
    await server.last("POST", "/api/carts/seats/1/R1-A").answer(409, taken);
    await server.last("POST", "/api/carts/seats/1/R1-B").answer(200, testCart(["R1-B"], 2));
    await server.last("GET", "/api/carts").answer(200, testCart(["R1-B"], 3));
    expect([look("R1-A"), look("R1-B")]).toEqual(["available", "mine"]);
  });
});

describe("a seat that is given back", () => {
  it("waits for the server and is free at once when it agrees", async () => {
    const server = fakeServer();
    setCart(testCart(["R1-A", "R1-B"]));
    queryClient.setQueryData<ShowSeats>(
      key,
      (seats) => seats && withSeats(seats, [{ seatId: "R1-A", status: "held", version: 2 }]),
    );
    void removeSeat(SHOW, "R1-A");
    expect(look("R1-A")).toBe("busy");
    await server.last("DELETE", "/api/carts/seats/R1-A").answer(200, testCart(["R1-B"], 1));
    expect(look("R1-A")).toBe("available");
  });

  it("empties the cart with the last one", async () => {
    const server = fakeServer();
    setCart(testCart(["R1-A"]));
    void removeSeat(SHOW, "R1-A");
    await server.last("DELETE", "/api/carts/seats/R1-A").answer(204);
    expect(store.get(cartAtom)).toBeNull();
  });

  it("stays mine when that failed, and says so", async () => {
    const server = fakeServer();
    setCart(testCart(["R1-A"]));
    void removeSeat(SHOW, "R1-A");
    await server.last("DELETE", "/api/carts/seats/R1-A").drop();
    expect(look("R1-A")).toBe("mine");
    expect(store.get(seatMessageAtom)?.text).toBe("Er ging iets fout bij het verwijderen van de stoel");
  });
});

it("the whole cart can be emptied", async () => {
  const server = fakeServer();
  setCart(testCart(["R1-A", "R1-B"]));
  const emptied = emptyCart();
  await server.last("DELETE", "/api/carts/remove/cart").answer(204);
  await emptied;
  expect(store.get(cartAtom)).toBeNull();
});

it("a response that arrives after another user signed in is not shown to them", async () => {
  const server = fakeServer();
  void addSeat(SHOW, "R1-A");
  setToken("another token");
  resetCart();
  await server.last("POST", "/api/carts/seats").answer(200, testCart(["R1-A"]));
  expect(store.get(cartAtom)).toBeNull();
});
