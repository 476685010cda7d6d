import { packSeats } from "@podium/shared/halls/packed-seats";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resetCart } from "#modules/buy/seats/model/cart.atoms.ts";
import { preselectedAtom, consumePreselected } from "#modules/buy/seats/model/chosen-places.ts";
import { clearQueriesOnSessionChange } from "#platform/query-client.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { sent, serverEmits, socket } from "#test/fake-socket.ts";
import { testHall, testPlan } from "#test/hall-seats.ts";
import { calls, callsOf, pending, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { testSite } from "#test/test-site.ts";
import { testAccount, testUser } from "#test/test-user.ts";
import type { HallProps } from "#ui/hall-plan/seat-view.ts";
import { TicketsPage } from "./tickets.tsx";

const IDS = testHall.seats.map(({ id }) => id).filter((id) => /^R3-[CD]$/.test(id));

/** Two chairs of the hall. `data-mounted` identifies a mount of the plan: a new mount would lose the zoom. */
vi.mock("#ui/hall-plan/hall-plan.tsx", () => ({
  HallPlan({ label, useSeat, onPick }: HallProps) {
    return (
      <div role="group" aria-label={label} data-mounted={useMounted()}>
        {IDS.map((id) => (
          <Chair key={id} id={id} useSeat={useSeat} onPick={onPick} />
        ))}
      </div>
    );
  },
}));

function Chair({ id, useSeat, onPick }: Pick<HallProps, "useSeat" | "onPick"> & { id: SeatId }) {
  // oxlint-disable-next-line react/hooks
  const { state } = useSeat(id);
  return (
    <button type="button" onClick={() => onPick?.(id, state)}>
      {id} {state}
    </button>
  );
}

let mounts = 0;
const useMounted = () => useState(() => (mounts += 1))[0];

const nobody = testAccount({ id: 4, firstname: "", lastname: "", email: "", number: "", anonymous: true });
const PANEL = { name: "Inloggen vereist" };
const allSeats = (isFree: boolean) =>
  testHall.seats.map(({ id }) => ({ seatId: id, status: isFree ? "available" : "reserved", version: 1 }));

const FREE = { packed: packSeats(IDS.map((seatId) => ({ seatId, status: "available", version: 0 }))) };
let seats = allSeats(true);
let stop = (): void => undefined;
beforeEach(() => {
  stop = clearQueriesOnSessionChange();
  seats = allSeats(true);
  vi.spyOn(socket, "emit").mockImplementation((event, { showId }, ack) => {
    if (event.endsWith(":join")) queueMicrotask(() => ack({ ok: true, showId, seats }));
    return sent.push({ event, showId, ack });
  });
  respond("getSite", testSite());
  respond("listShows", [testShow({ id: 1 }), testShow({ id: 2, name: "Tartuffe" })]);
  respond("getHallPlan", testPlan);
  respond("getFreeSeats", FREE);
  respond("listMyReservations", []);
  respond("listWaitingPlaces", []);
  respond("getCart", null);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  consumePreselected(1);
  resetCart();
  signOut();
});

const chair = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => userEvent.click(await chair(name));

it("holds the seats that were chosen before, at once and on the same plan, and loads nothing of the page anew", async () => {
  renderScreen(<TicketsPage />);
  await press("R3-C available");
  await press("R3-D available");
  await press("R3-D mine");
  expect((await screen.findByRole("region", PANEL)).textContent).toContain("Gekozen: Rij 3, stoel C.");
  const plan = () => screen.getByRole("group", { name: /^Zaalplan/ }).dataset["mounted"];
  const [before, loaded] = [plan(), calls.length];

  respond("openAnonymous", { token: "nobody's", user: nobody });
  const adding = pending("addSeat", { showId: 1, seatId: "R3-C" });
  await press("Verder zonder wachtwoord");
  await chair("R3-C busy");
  respond("getCart", testCart(["R3-C"], 1));
  await act(() => adding.respond(testCart(["R3-C"])));
  await chair("R3-C mine");
  expect(screen.queryByRole("region", PANEL)).toBeNull();
  expect(plan()).toBe(before);
  const since = new Set(calls.slice(loaded).map(({ name }) => name));
  expect([...since].toSorted()).toEqual(["addSeat", "getCart", "openAnonymous"]);
});

it("shows a chosen seat that somebody else got meanwhile as theirs", async () => {
  renderScreen(<TicketsPage />);
  await press("R3-C available");
  await chair("R3-C mine");
  await expect.poll(() => sent.filter(({ event }) => event === "show:join")).toHaveLength(1);
  const change = { seatId: "R3-C", status: "held", version: 2 };
  await act(async () => serverEmits("seats:changed", { showId: 1, seats: [change] }));
  expect(await chair("R3-C held")).toBeDefined();
});

it("holds chosen seats for whoever signs in, after the question when their cart has seats of another show", async () => {
  renderScreen(<TicketsPage />);
  await press("R3-C available");
  await chair("R3-C mine");
  respond("getCart", testCart(["R1-A"], 0, 2));
  respond("addSeat", testCart(["R3-C"], 1));
  act(() => {
    setToken("hers");
    setUser(testUser());
  });
  await screen.findByRole("alertdialog", { name: "Winkelwagen leegmaken?" });
  expect(callsOf("addSeat")).toEqual([]);
  await press("Winkelwagen leegmaken");
  await expect.poll(() => callsOf("addSeat").map(({ path }) => path)).toEqual(["/api/carts/seats/1/R3-C"]);
  // The server ends the old cart once it holds the seat, so a refusal does not lose the old cart.
  expect(callsOf("clearCart")).toEqual([]);
});

it("asks nobody to sign in for a plan without a free seat, nor holds one before the sale", async () => {
  seats = allSeats(false);
  respond("getFreeSeats", { packed: "" });
  respond("listShows", [testShow({ seatsAvailable: 0 })]);
  const { unmount } = renderScreen(<TicketsPage />);
  expect(await screen.findByText("Er is geen stoel meer vrij.", { exact: false })).toBeDefined();
  expect(screen.queryByRole("region", PANEL)).toBeNull();
  unmount();

  seats = allSeats(true);
  respond("getFreeSeats", FREE);
  const salesOpenAt = new Date(Date.now() + 86_400_000).toISOString();
  const salesCloseAt = new Date(Date.now() + 2 * 86_400_000).toISOString();
  respond("listShows", [testShow({ salesOpen: false, salesOpenAt, salesCloseAt })]);
  renderScreen(<TicketsPage />);
  await press("R3-C available");
  expect((await screen.findAllByText("De verkoop is nog niet open.")).length).toBeGreaterThan(0);
  expect(store.get(preselectedAtom)).toBeNull();
});
