import { namedById } from "@podium/shared/halls/seat-names";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { drawnSeats, drawnState, whenHallIsDrawn } from "#test/drawn-seats.ts";
import { serverEmits } from "#test/fake-socket.ts";
import { testPlan } from "#test/hall-seats.ts";
import { callsOf, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { testUser } from "#test/test-user.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { FollowedHall } from "./followed-hall.tsx";

vi.mock("#ui/hall-plan/use-seat-view.ts", () => import("#test/drawn-seats.ts"));

beforeEach(() => respond("getHallPlan", testPlan));
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

it("shows Onthaal and the entrance's devices who is in from the check-in list, and asks for no reservation", async () => {
  const show = { id: 1, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" };
  const ticket = {
    reservationId: 7,
    ...namedById("R1-A"),
    guest: "Rosa Maas",
    status: "CONFIRMED",
    secretHash: "",
  } as const;
  respond("listPresentSeatIds", ["R1-A"]);
  respond("getCheckInList", {
    show,
    now: show.dateTime,
    tickets: [{ ...ticket, scannedAt: show.dateTime, due: null }],
    moved: [],
    otherShows: [],
    conflicts: [],
  });
  renderScreen(<FollowedHall showId={1} hallPlanId={1} />);
  expect(await screen.findByText(/Rosa Maas/)).toBeDefined();
  expect(callsOf("listReservations")).toEqual([]);
});
