import { ALL_SEATS } from "@podium/shared/hall-plan";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { DRAWING_MS, drawnSeats, drawnState, whenHallIsDrawn } from "#test/drawn-seats.ts";
import { sent, serverEmits } from "#test/fake-socket.ts";
import { pending } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { SeatPicker } from "./seat-picker.tsx";

const picker = () => (
  <SeatPicker show={testShow()} signedIn onSale whenSoldOut={<p>Uitverkocht</p>} guard={(take) => take()} />
);

vi.mock("#ui/hall-plan/use-seat-view.ts", () => import("#test/drawn-seats.ts"));

it(
  "draws one chair when one chair changes",
  async () => {
    pending("listAvailableSeats");
    renderScreen(picker());
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

it(
  "says that the hall is sold out while no seat can be chosen, and no longer once one is back",
  async () => {
    const before = sent.length;
    pending("listAvailableSeats");
    renderScreen(picker());
    await waitFor(() => expect(sent.length).toBeGreaterThan(before));
    expect(screen.queryByText("Uitverkocht")).toBeNull();
    const seats = ALL_SEATS.map((seatId) => ({ seatId, status: seatId === "R1-A" ? "held" : "reserved", version: 1 }));
    await act(async () => sent.at(-1)?.ack({ ok: true, showId: 1, seats }));
    expect(await screen.findByText("Uitverkocht")).toBeTruthy();
    const change = { seatId: "R1-A", status: "available", version: 2 };
    await act(async () => serverEmits("seats:changed", { showId: 1, seats: [change] }));
    await waitFor(() => expect(screen.queryByText("Uitverkocht")).toBeNull());
  },
  DRAWING_MS,
);
