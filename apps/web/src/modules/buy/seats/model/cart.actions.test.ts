import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QueryObserver } from "@tanstack/react-query";
import { seatNamed, testHall } from "#test/hall-seats.ts";
import { calls, offline, pending, refusal, respond, settled } from "#test/network.ts";
import { testCart } from "#test/test-cart.ts";
import { serverEmits } from "#test/fake-socket.ts";
import { backend } from "#live/live.ts";
import { setToken, signOut } from "#platform/session.ts";
import { type ShowSeats, showSeatsQuery } from "#entities/shows/show-seats.ts";
import { liveQueries } from "#live/use-live-query.ts";
import { queryClient } from "#platform/query-client.ts";
import { store } from "#platform/state.ts";
import { cartAtom, cartCountAtom, resetCart, ownSeatsAtom, setCart } from "./cart.atoms.ts";
import { addSeat, emptyCart, refuseSeat, removeSeat, seatMessageAtom, toldToWaitAtom } from "./cart.actions.ts";
import { pickerViews } from "./seat-views.ts";
import { toast } from "#ui/toast.ts";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { namedById } from "@podium/shared/halls/seat-names";

const SHOW = 1;
const seatTaken = () => refusal("SEAT_TAKEN", { seat: "R1-A" });

const { key } = showSeatsQuery(SHOW);

const choose = (seatId: string): Promise<boolean> => addSeat(SHOW, namedById(seatId));

function look(seatId: string) {
  const seats = queryClient.getQueryData<ShowSeats>(key);
  const views = pickerViews({ showId: SHOW, hall: testHall, seats, own: store.get(ownSeatsAtom) });
  return views.get(seatNamed(seatId))?.state;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime("2026-03-01T12:00:00.000Z");
  setToken("token");
  pending("getCart");
  queryClient.setQueryData(key, new Map(testHall.seats.map(({ id }) => [id, { status: "available", version: 1 }])));
});

afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  resetCart();
  signOut();
});

describe("a seat that is clicked", () => {
  it("tells the page when others are first, for which it shows the waiting room", async () => {
    respond("addSeat", () => refusal("WAIT_YOUR_TURN"));
    await choose("R1-A");
    await choose("R1-B");
    expect(store.get(toldToWaitAtom)).toEqual({ showId: SHOW, times: 2 });
    expect(store.get(seatMessageAtom)?.text).toBe(errorMessage("WAIT_YOUR_TURN"));
  });

  it("shows at once and is mine when the server confirms", async () => {
    const adding = pending("addSeat");
    void choose("R1-A");
    expect(look("R1-A")).toBe("busy");
    expect(store.get(cartCountAtom)).toBe(1);
    await adding.respond(testCart(["R1-A"]));
    expect(look("R1-A")).toBe("mine");
    expect(calls.map(({ path }) => path)).toEqual(["/api/carts/seats/1/R1-A"]);
  });

  it("is undone with the server's reason, which stays for 3 seconds; then seats and cart are read again", async () => {
    const adding = pending("addSeat");
    pending("getFreeSeats");
    const seats = new QueryObserver(queryClient, {
      ...liveQueries.options(showSeatsQuery(SHOW)),
      refetchOnMount: false,
    });
    const close = seats.subscribe(() => undefined);
    void choose("R1-A");
    await adding.respond(seatTaken());
    expect(look("R1-A")).toBe("available");
    expect(store.get(seatMessageAtom)?.text).toBe(errorMessage("SEAT_TAKEN", { seat: "R1-A" }));
    vi.advanceTimersByTime(2999);
    expect(store.get(seatMessageAtom)).not.toBeNull();
    await settled();
    expect(calls).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.get(seatMessageAtom)).toBeNull();
    await settled();
    expect(
      calls
        .slice(1)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(["getCart", "getFreeSeats"]);
    close();
  });

  it("says what the specification says when the server has no words", async () => {
    const adding = pending("addSeat");
    void choose("R1-A");
    await adding.respond(offline());
    expect(store.get(seatMessageAtom)?.text).toBe(
      "Er ging iets fout bij het toevoegen van de stoel. Probeer het later opnieuw.",
    );
  });

  it("is requested once, however often it is clicked", async () => {
    const adding = pending("addSeat");
    void choose("R1-A");
    void choose("R1-A");
    await adding.respond(testCart(["R1-A"]));
    expect(calls).toHaveLength(1);
  });

  it("cannot be had when it is somebody else's", () => {
    refuseSeat(SHOW, namedById("T2-A"));
    expect(store.get(seatMessageAtom)?.text).toBe("Tafel 2, stoel A is niet meer beschikbaar");
  });
});

describe("quick clicks in a row", () => {
  const first = { showId: SHOW, seatId: "R1-A" };
  const second = { showId: SHOW, seatId: "R1-B" };

  it("all count, even when no response knows of the others, and the last read replaces them", async () => {
    const adding = [pending("addSeat", first), pending("addSeat", second)] as const;
    const reading = pending("getCart");
    void choose("R1-A");
    void choose("R1-B");
    await adding[1].respond(testCart(["R1-B"], 2));
    await adding[0].respond(testCart(["R1-A"], 3));
    expect([look("R1-A"), look("R1-B")]).toEqual(["mine", "mine"]);
    await reading.respond(testCart(["R1-A", "R1-B"], 4));
    expect(store.get(cartAtom)?.total).toBe(24);
  });

  it("keep the seats that were won when one is refused", async () => {
    const adding = [pending("addSeat", first), pending("addSeat", second)] as const;
    const reading = pending("getCart");
    void choose("R1-A");
    void choose("R1-B");
    await adding[0].respond(seatTaken());
    await adding[1].respond(testCart(["R1-B"], 2));
    await reading.respond(testCart(["R1-B"], 3));
    expect([look("R1-A"), look("R1-B")]).toEqual(["available", "mine"]);
  });
});

describe("while the connection is lost, a click", () => {
  const words = "Er is even geen verbinding. Deze stoel is nog niet gekozen.";
  const membership = { leave: () => undefined as void };

  beforeEach(async () => {
    const { leave } = backend.rooms.ownCart.enter({ onJoined: () => undefined, onEvent: () => undefined });
    membership.leave = leave;
    await vi.advanceTimersByTimeAsync(0);
    serverEmits("connect");
  });
  afterEach(() => {
    serverEmits("connect");
    membership.leave();
  });

  it("says so at once, and gives the seat back when no response comes for long", async () => {
    serverEmits("disconnect");
    pending("addSeat");
    pending("getFreeSeats");
    void choose("R1-A");
    expect(store.get(seatMessageAtom)?.text).toBe(words);
    expect(look("R1-A")).toBe("busy");
    await vi.advanceTimersByTimeAsync(4000);
    expect(look("R1-A")).toBe("available");
  });

  it("says so as soon as the connection is lost, when it waits for its response", async () => {
    pending("addSeat");
    void choose("R1-A");
    expect(store.get(seatMessageAtom)).toBeNull();
    serverEmits("disconnect");
    expect(store.get(seatMessageAtom)?.text).toBe(words);
  });

  it("still counts when the response comes, because the live connection alone may be lost", async () => {
    serverEmits("disconnect");
    const adding = pending("addSeat");
    void choose("R1-A");
    await adding.respond(testCart(["R1-A"]));
    expect(look("R1-A")).toBe("mine");
  });
});

describe("a seat that is given back", () => {
  it("waits for the server and is free at once when it agrees", async () => {
    const removing = pending("removeSeat");
    setCart(testCart(["R1-A", "R1-B"]));
    queryClient.setQueryData<ShowSeats>(
      key,
      (seats) => seats && new Map(seats).set("R1-A", { status: "held", version: 2 }),
    );
    void removeSeat(SHOW, "R1-A");
    expect(look("R1-A")).toBe("busy");
    await removing.respond(testCart(["R1-B"], 1));
    expect(look("R1-A")).toBe("available");
    expect(calls.map(({ path }) => path)).toEqual(["/api/carts/seats/R1-A"]);
  });

  it("releases the companion place that the server gave back with it, and says so", async () => {
    const toasted = vi.spyOn(toast, "warning");
    const removing = pending("removeSeat");
    const cart = testCart(["R1-A", "R1-B", "R1-C"]);
    const kinds = ["wheelchair", "companion", "seat"] as const;
    setCart({ ...cart, lines: cart.lines.map((line, index) => ({ ...line, kind: kinds[index] ?? "seat" })) });
    queryClient.setQueryData(key, new Map(testHall.seats.map(({ id }) => [id, { status: "held", version: 1 }])));
    void removeSeat(SHOW, "R1-A");
    await removing.respond(testCart(["R1-C"], 1));
    expect(["R1-A", "R1-B", "R1-C"].map(look)).toEqual(["available", "available", "mine"]);
    expect(toasted).toHaveBeenCalledWith("Ook vrijgegeven, want zonder rolstoelplaats: Rij 1, stoel B.");
  });

  it("says so also when another request crosses it", async () => {
    const toasted = vi.spyOn(toast, "warning");
    const removing = pending("removeSeat");
    pending("addSeat");
    const cart = testCart(["R1-A", "R1-B"]);
    const kinds = ["wheelchair", "companion"] as const;
    setCart({ ...cart, lines: cart.lines.map((line, index) => ({ ...line, kind: kinds[index] ?? "seat" })) });
    void removeSeat(SHOW, "R1-A");
    void choose("R2-A");
    await removing.respond(null);
    expect(toasted).toHaveBeenCalledWith("Ook vrijgegeven, want zonder rolstoelplaats: Rij 1, stoel B.");
  });

  it("empties the cart with the last one", async () => {
    respond("removeSeat", null);
    setCart(testCart(["R1-A"]));
    await removeSeat(SHOW, "R1-A");
    expect(store.get(cartAtom)).toBeNull();
  });

  it("stays mine when that failed, and says so", async () => {
    respond("removeSeat", offline);
    setCart(testCart(["R1-A"]));
    await removeSeat(SHOW, "R1-A");
    expect(look("R1-A")).toBe("mine");
    expect(store.get(seatMessageAtom)?.text).toBe("Er ging iets fout bij het verwijderen van de stoel");
  });
});

it("the whole cart can be emptied", async () => {
  respond("clearCart", null);
  setCart(testCart(["R1-A", "R1-B"]));
  await emptyCart();
  expect(store.get(cartAtom)).toBeNull();
});

it("a response that arrives after another user signed in is not shown to them", async () => {
  const adding = pending("addSeat");
  void choose("R1-A");
  setToken("another token");
  resetCart();
  await adding.respond(testCart(["R1-A"]));
  expect(store.get(cartAtom)).toBeNull();
});
