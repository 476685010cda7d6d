import { act, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { DRAWING_MS, drawnSeats, drawnState, whenHallIsDrawn } from "#test/drawn-seats.ts";
import { serverEmits } from "#test/fake-socket.ts";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { FollowedHall } from "./followed-hall.tsx";

vi.mock("#ui/hall-plan/use-seat-view.ts", () => import("#test/drawn-seats.ts"));

it(
  "draws one chair when one ticket is scanned",
  async () => {
    respond("listPresentSeatIds", []);
    respond("listReservations", [testReservation({ status: "CONFIRMED" })]);
    renderScreen(<FollowedHall showId={1} />);
    await whenHallIsDrawn();
    const scan = { showId: 1, reservationId: 7, seatId: "R1-A", present: true, at: "2026-12-05T18:45:00.000Z" };
    await act(async () => serverEmits("scan:recorded", scan));
    await waitFor(() => expect(drawnState("R1-A")).toBe("scanned"));
    expect(new Set(drawnSeats())).toEqual(new Set(["R1-A"]));
  },
  DRAWING_MS,
);
