import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { drawnSeats, drawnState, whenHallIsDrawn } from "#test/drawn-seats.ts";
import { sent, serverEmits } from "#test/fake-socket.ts";
import { testHall, testPlan } from "#test/hall-seats.ts";
import { callsOf, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation, testSeats } from "#test/test-reservation.ts";
import { testShow } from "#test/test-show.ts";
import { SeatPicker } from "./seat-picker.tsx";

const picker = (signedIn = true, notYet: string | null = null) => (
  <SeatPicker
    show={testShow()}
    signedIn={signedIn}
    phase="open"
    notYet={notYet}
    whenSoldOut={<p>Uitverkocht</p>}
    WaitFor={() => null}
    guard={(action) => action()}
  />
);

const ALL_SEATS = testHall.seats.map(({ id }) => id);

vi.mock("#ui/hall-plan/use-seat-view.ts", () => import("#test/drawn-seats.ts"));

beforeEach(() => {
  respond("listMyReservations", []);
  respond("getHallPlan", testPlan);
});

it("draws one chair when one chair changes", async () => {
  pending("getFreeSeats");
  renderScreen(picker());
  await waitFor(() => expect(sent).toHaveLength(1));
  const seats = ALL_SEATS.map((seatId) => ({ seatId, status: "available", version: 1 }));
  await act(async () => sent[0]?.ack({ ok: true, showId: 1, seats }));
  await whenHallIsDrawn();
  const change = { seatId: "R1-A", status: "held", version: 2 };
  await act(async () => serverEmits("seats:changed", { showId: 1, seats: [change] }));
  await waitFor(() => expect(drawnState("R1-A")).toBe("held"));
  expect(drawnSeats()).toEqual(["R1-A"]);
});

it("says that the hall is sold out and chooses for nobody while no seat can be chosen, and no longer once one is back", async () => {
  const before = sent.length;
  pending("getFreeSeats");
  renderScreen(picker());
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  expect(screen.queryByText("Uitverkocht")).toBeNull();
  const seats = ALL_SEATS.map((seatId) => ({ seatId, status: seatId === "R1-A" ? "held" : "reserved", version: 1 }));
  await act(async () => sent.at(-1)?.ack({ ok: true, showId: 1, seats }));
  expect(await screen.findByText("Uitverkocht")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Kies voor mij" })).toBeNull();
  const change = { seatId: "R1-A", status: "available", version: 2 };
  await act(async () => serverEmits("seats:changed", { showId: 1, seats: [change] }));
  await waitFor(() => expect(screen.queryByText("Uitverkocht")).toBeNull());
  expect(await screen.findByRole("button", { name: "Kies voor mij" })).toBeTruthy();
});

it("shows one's own reserved seats apart from those of others: in the plan, the legend and for a screen reader, live", async () => {
  const reservation = testReservation({ status: "CONFIRMED" });
  const ended = testReservation({
    id: 8,
    status: "CANCELLED",
    seats: testSeats("R2-A"),
  });
  const reservations = pending("listMyReservations");
  pending("getFreeSeats");
  const before = sent.length;
  renderScreen(picker());
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  const reserved = new Set(["R1-A", "R1-B", "R1-C", "R2-A"]);
  const seats = ALL_SEATS.map((seatId) => ({
    seatId,
    status: reserved.has(seatId) ? "reserved" : "available",
    version: 1,
  }));
  const joined = sent.findLast(({ event }) => event === "show:join");
  await act(async () => joined?.ack({ ok: true, showId: 1, seats }));
  await whenHallIsDrawn();
  const states = () => [...reserved].map(drawnState);
  expect(states()).toEqual(["occupied", "occupied", "occupied", "occupied"]);
  expect(screen.queryByText("Uw reservering")).toBeNull();

  // The reservations arrive after the hall.
  await act(() => reservations.respond([reservation, ended]));
  await waitFor(() => expect(states()).toEqual(["own", "own", "occupied", "occupied"]));
  expect(drawnSeats().toSorted()).toEqual(["R1-A", "R1-B"]);
  expect(screen.getByText("Uw reservering")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Rij 1, stoel A, uw reservering" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Rij 1, stoel C, bezet" })).toBeTruthy();

  respond("listMyReservations", [{ ...reservation, status: "CANCELLED" }, ended]);
  await act(async () => serverEmits("reservation:changed", { reservation: { ...reservation, status: "CANCELLED" } }));
  await waitFor(() => expect(states()).toEqual(["occupied", "occupied", "occupied", "occupied"]));
  expect(screen.queryByText("Uw reservering")).toBeNull();
});

it("shows no seat as one's own any more once one has signed out", async () => {
  respond("listMyReservations", [testReservation({ status: "CONFIRMED" })]);
  pending("getFreeSeats");
  const before = sent.length;
  const { rerender } = renderScreen(picker());
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  const seats = ALL_SEATS.map((seatId) => ({ seatId, status: "reserved", version: 1 }));
  const joined = sent.findLast(({ event }) => event === "show:join");
  await act(async () => joined?.ack({ ok: true, showId: 1, seats }));
  await waitFor(() => expect(drawnState("R1-A")).toBe("own"));
  rerender(picker(false));
  await waitFor(() => expect(drawnState("R1-A")).toBe("occupied"));
});

it("says at a press why no seat can be chosen yet, and asks the server for none", async () => {
  const before = sent.length;
  pending("listAvailableSeats");
  renderScreen(picker(true, "U bent nog niet aan de beurt."));
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  const seats = ALL_SEATS.map((seatId) => ({ seatId, status: "available", version: 1 }));
  await act(async () => sent.at(-1)?.ack({ ok: true, showId: 1, seats }));
  await whenHallIsDrawn();
  const chair = screen.getByRole("button", { name: /^Rij 1, stoel A, beschikbaar/ });
  expect(chair.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(chair);
  expect((await screen.findByRole("alert")).textContent).toBe("U bent nog niet aan de beurt.");
  expect(screen.queryByRole("button", { name: "Kies voor mij" })).toBeNull();
  expect(callsOf("addSeat")).toEqual([]);
});

it("asks once for the seats of a show that the server does not know, and once more at each press on 'try again'", async () => {
  const joins = () => sent.filter(({ event }) => event === "show:join");
  const before = joins().length;
  const isRefused = async (times: number) => {
    await waitFor(() => expect(joins()).toHaveLength(before + times));
    const message = "Deze voorstelling bestaat niet (meer).";
    await act(async () => joins().at(-1)?.ack({ ok: false, code: "SHOW_NOT_FOUND", message }));
    const retry = await screen.findByRole("button", { name: "Probeer opnieuw" });
    expect(callsOf("getFreeSeats")).toHaveLength(times);
    return retry;
  };
  respond("getFreeSeats", () => refusal("SHOW_NOT_FOUND"));
  renderScreen(picker());
  fireEvent.click(await isRefused(1));
  await isRefused(2);
});

it("asks once for a plan that the server does not know", async () => {
  pending("getFreeSeats");
  respond("getHallPlan", () => refusal("NOT_FOUND"));
  renderScreen(picker());
  fireEvent.click(await screen.findByRole("button", { name: "Probeer opnieuw" }));
  await waitFor(() => expect(callsOf("getHallPlan")).toHaveLength(2));
  await screen.findByRole("button", { name: "Probeer opnieuw" });
  expect(callsOf("getHallPlan")).toHaveLength(2);
});
