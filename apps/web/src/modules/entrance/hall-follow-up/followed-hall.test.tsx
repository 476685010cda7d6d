import type { CheckInList } from "@podium/shared/contracts/check-in";
import { namedById } from "@podium/shared/halls/seat-names";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { areaPlan } from "#test/area-hall.ts";
import { drawnSeats, drawnState, whenHallIsDrawn } from "#test/drawn-seats.ts";
import { serverEmits } from "#test/fake-socket.ts";
import { testPlan } from "#test/hall-seats.ts";
import { callsOf, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation, testSeats } from "#test/test-reservation.ts";
import { testUser } from "#test/test-user.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { FollowedHall } from "./followed-hall.tsx";

const show = { id: 1, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" };
const checkInList = (tickets: CheckInList["tickets"]): CheckInList => {
  return { show, now: show.dateTime, tickets, moved: [], otherShows: [], conflicts: [] };
};

vi.mock("#ui/hall-plan/use-seat-view.ts", () => import("#test/drawn-seats.ts"));

beforeEach(() => respond("getHallPlan", testPlan));
beforeEach(() => respond("listBlockedSeatIds", []));
afterEach(signOut);

it("draws one chair when one ticket is scanned", async () => {
  setToken("token");
  setUser(testUser({ role: "BOX_OFFICE" }));
  respond("listPresentSeatIds", []);
  respond("listReservations", [testReservation({ status: "CONFIRMED" })]);
  renderScreen(<FollowedHall showId={1} hallPlanId={1} />);
  await whenHallIsDrawn();
  const scan = { showId: 1, reservationId: 7, seatId: "R1-A", present: true, at: "2026-12-05T18:45:00.000Z" };
  await act(async () => serverEmits("scan:recorded", scan));
  await waitFor(() => expect(drawnState("R1-A")).toBe("scanned"));
  expect(new Set(drawnSeats())).toEqual(new Set(["R1-A"]));
});

it("shows blocked seats as such with their count, and follows what is blocked and released", async () => {
  respond("listPresentSeatIds", []);
  respond("getCheckInList", checkInList([]));
  respond("listBlockedSeatIds", ["R4-S", "R4-T"]);
  renderScreen(<FollowedHall showId={1} hallPlanId={1} />);
  await whenHallIsDrawn();
  const counts = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(drawnState("R4-S")).toBe("blocked");
  expect(counts()).toEqual(["0", "0", "2", "191"]);
  const change = (seatId: string, status: string) => ({ showId: 1, seats: [{ seatId, status, version: 2 }] });
  respond("listBlockedSeatIds", ["R4-T", "R1-B"]);
  await act(async () => serverEmits("seats:changed", change("R4-S", "available")));
  await act(async () => serverEmits("seats:changed", change("R1-B", "reserved")));
  await waitFor(() => expect(drawnState("R1-B")).toBe("blocked"));
  expect(drawnState("R4-S")).toBe("free");
  expect(counts()).toEqual(["0", "0", "2", "191"]);
});

it("shows Onthaal and the entrance's devices who is in from the check-in list, and asks for no reservation", async () => {
  const ticket = {
    reservationId: 7,
    ...namedById("R1-A"),
    guest: "Rosa Maas",
    status: "CONFIRMED",
    secretHash: "",
  } as const;
  respond("listPresentSeatIds", ["R1-A"]);
  respond("getCheckInList", checkInList([{ ...ticket, scannedAt: show.dateTime, due: null }]));
  renderScreen(<FollowedHall showId={1} hallPlanId={1} />);
  expect(await screen.findByText(/Rosa Maas/)).toBeDefined();
  expect(callsOf("listReservations")).toEqual([]);
});

it("finds by name who has places of an area, and checks in one after the other", async () => {
  setToken("token");
  setUser(testUser({ role: "BOX_OFFICE" }));
  respond("getHallPlan", areaPlan());
  respond("listPresentSeatIds", ["STA-1"]);
  const places = (...ids: string[]) =>
    testSeats(...ids).map((each) => ({ ...each, seat: { ...each.seat, group: "Staanplaats", label: "" } }));
  const rosa = { id: 3, firstname: "Rosa", lastname: "Maas", email: "rosa@podium.example", number: "" };
  respond("listReservations", [
    testReservation({ id: 7, status: "CONFIRMED", seats: places("STA-1", "STA-2", "STA-3") }),
    testReservation({ id: 8, user: rosa, seats: places("STA-4") }),
  ]);
  renderScreen(<FollowedHall showId={1} hallPlanId={1} />);
  await userEvent.click(await screen.findByRole("button", { name: /^Staanplaats,/ }));
  const dialog = await screen.findByRole("dialog", { name: "Staanplaats" });
  expect(dialog.textContent).toContain("1 van 3 plaatsen binnen, 1 niet betaald.");
  const list = () =>
    within(screen.getByRole("dialog"))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(list()).toEqual(["An Peeters nr. 71 van 3 binnen", "Rosa Maas nr. 81 plaatsNiet betaald"]);
  await userEvent.type(within(dialog).getByRole("searchbox"), "peet");
  await userEvent.click(screen.getByRole("button", { name: /^An Peeters/ }));
  for (const [place, seatId] of [
    [2, "STA-2"],
    [3, "STA-3"],
  ] as const) {
    await userEvent.click(screen.getByRole("button", { name: new RegExp(`^Plaats ${place}`) }));
    respond("scanSeat", { ok: true, seatId, at: "2026-12-05T18:45:00.000Z", message: "" });
    await userEvent.click(await screen.findByRole("button", { name: "Inchecken zonder scan" }));
    const pressed = await screen.findByRole("button", { name: new RegExp(`^Plaats ${place}.*binnen om 19:45`) });
    await waitFor(() => expect(document.activeElement).toBe(pressed));
  }
  expect(callsOf("scanSeat").map(({ path }) => path)).toEqual([
    "/api/reservation/7/scan/STA-2",
    "/api/reservation/7/scan/STA-3",
  ]);
  expect(screen.getByRole("button", { name: /^An Peeters/ }).textContent).toBe("An Peeters nr. 7binnen");
  await userEvent.click(screen.getByRole("button", { name: /^Plaats 1/ }));
  expect(await screen.findByRole("button", { name: "Scan terugnemen" })).toBeTruthy();
});
