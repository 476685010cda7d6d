import { ALL_SEATS } from "@podium/shared/hall-plan";
import { act, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { DRAWING_MS, drawnSeats, drawnState, whenHallIsDrawn } from "#test/drawn-seats.ts";
import { sent, serverEmits } from "#test/fake-socket.ts";
import { pending } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { SeatPicker } from "./seat-picker.tsx";

vi.mock("#ui/hall-plan/use-seat-view.ts", () => import("#test/drawn-seats.ts"));

it(
  "draws one chair when one chair changes",
  async () => {
    pending("listAvailableSeats");
    renderScreen(<SeatPicker show={testShow()} signedIn onSale guard={(take) => take()} />);
    await waitFor(() => expect(sent).toHaveLength(1));
    const seats = ALL_SEATS.map((seatId) => ({ seatId, status: "available", version: 1 }));
    await act(async () => sent[0]?.ack({ ok: true, showId: 1, seats }));
    await whenHallIsDrawn();
    const change = { seatId: "R1-A", status: "held", version: 2 };
    await act(async () => serverEmits("seats:changed", { showId: 1, seats: [change] }));
    await waitFor(() => expect(drawnState("R1-A")).toBe("held"));
    expect(drawnSeats()).toEqual(["R1-A"]);
  },
  DRAWING_MS,
);
