import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serverEmits } from "#test/fake-socket.ts";
import { testReservation } from "#test/test-reservation.ts";
import { queryClient } from "#platform/query-client.ts";
import { BoxOfficeReservation } from "./box-office-reservation.tsx";

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const refusal = (code: string, message: string) => json({ statusCode: 409, code, message }, 409);

let reservation: Reservation;
let seats: BoxOfficeSeat[];
let posted: { path: string; body: unknown }[];
let answerPost: () => Response;

beforeEach(() => {
  reservation = testReservation();
  seats = ["R1-A", "R1-B"].map((seatId) => ({ seatId, status: "reserved", reservationId: 7 }));
  seats.push({ seatId: "R1-C", status: "available", reservationId: null });
  posted = [];
  answerPost = () => json(reservation);
  vi.stubGlobal("fetch", (path: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "POST") {
      posted.push({ path, body: typeof body === "string" ? JSON.parse(body) : undefined });
      return Promise.resolve(answerPost());
    }
    return Promise.resolve(json(path.includes("/seats") ? seats : reservation));
  });
});
afterEach(() => {
  queryClient.clear();
});

async function open() {
  const onActed = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <BoxOfficeReservation id={7} history={<p>Niets.</p>} onClose={() => undefined} onActed={onActed} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByText("An Peeters");
  return onActed;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

describe("what can be done with a reservation", () => {
  it("depends on its status: unpaid ones have no tickets to send", async () => {
    await open();
    expect(screen.queryByRole("button", { name: /opnieuw versturen/ })).toBeNull();
    act(() => serverEmits("payment:changed", { reservation: testReservation({ status: "CONFIRMED" }) }));
    expect(await screen.findByRole("button", { name: /opnieuw versturen/ })).toBeDefined();
    const cancelled = testReservation({ status: "CANCELLED", cancelReason: "Ziek" });
    act(() => serverEmits("payment:changed", { reservation: cancelled }));
    await screen.findByText("Ziek");
    for (const name of ["Verplaatsen", "Annuleren"]) expect(screen.queryByRole("button", { name })).toBeNull();
  });

  it("is neither moving nor cancelling once somebody is in the hall", async () => {
    reservation = testReservation({ status: "CONFIRMED" });
    const [first] = reservation.seats;
    if (first) first.scannedAt = "2026-12-05T18:40:00.000Z";
    await open();
    for (const name of ["Verplaatsen", "Annuleren"])
      expect(screen.getByRole("button", { name }).getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText(/neem eerst de scan terug/)).toBeDefined();
  });
});

describe("cancelling", () => {
  it("says what will happen, and wants a reason first", async () => {
    const onActed = await open();
    await press("Annuleren");
    const dialog = within(screen.getByRole("alertdialog"));
    expect(dialog.getByText(/Rij 1 A, Rij 1 B zijn meteen weer vrij/)).toBeDefined();
    await press("Reservatie annuleren");
    expect(await dialog.findByText("Vul een reden in.")).toBeDefined();
    expect(posted).toEqual([]);
    await userEvent.type(dialog.getByLabelText("Reden"), "  Ziek ");
    await press("Reservatie annuleren");
    await waitFor(() => expect(onActed).toHaveBeenCalledOnce());
    expect(posted).toEqual([{ path: "/api/admin/reservations/7/cancel", body: { reason: "Ziek" } }]);
  });

  it("that is refused says why and keeps the reason that was typed", async () => {
    answerPost = () => refusal("RESERVATION_CLOSED", "Deze reservering is geannuleerd of vervallen.");
    await open();
    await press("Annuleren");
    await userEvent.type(screen.getByLabelText("Reden"), "Ziek");
    await press("Reservatie annuleren");
    expect((await screen.findByRole("alert")).textContent).toContain("geannuleerd of vervallen");
    expect(screen.getByLabelText<HTMLTextAreaElement>("Reden").value).toBe("Ziek");
  });
});

describe("moving", () => {
  const chair = (seatId: string) => document.querySelector(`.hall-seat[data-seat="${seatId}"]`);
  const move = () => screen.getByRole("button", { name: "Verplaatsen" });

  async function startMove() {
    const onActed = await open();
    await press("Verplaatsen");
    await waitFor(() => expect(chair("R1-C")?.getAttribute("data-state")).toBe("available"));
    return onActed;
  }

  it("is possible once other seats are chosen, as many as there were", async () => {
    const onActed = await startMove();
    expect(move().getAttribute("aria-disabled")).toBe("true");
    await press("Rij 1 A weglaten");
    expect(screen.getByText("Kies nog 1 plaats.")).toBeDefined();
    expect(move().getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(chair("R1-C") ?? document.body);
    await userEvent.click(move());
    await waitFor(() => expect(onActed).toHaveBeenCalledOnce());
    expect(posted).toEqual([{ path: "/api/admin/reservations/7/move", body: { seatIds: ["R1-B", "R1-C"] } }]);
  });

  it("keeps the choice when a seat turns out to be taken, and names it", async () => {
    await startMove();
    await userEvent.click(chair("R1-C") ?? document.body);
    answerPost = () => refusal("SEATS_NOT_FREE", "Niet al deze stoelen zijn nog vrij.");
    seats = seats.map((seat) => (seat.seatId === "R1-C" ? { ...seat, status: "held" } : seat));
    await userEvent.click(move());
    expect(await screen.findByText("Niet al deze stoelen zijn nog vrij.")).toBeDefined();
    expect(await screen.findByText(/Rij 1 C is intussen niet meer vrij/)).toBeDefined();
    expect(screen.getByRole("button", { name: "Rij 1 C weglaten" })).toBeDefined();
    expect(move().getAttribute("aria-disabled")).toBe("true");
  });

  it("shows at once that somebody else got a chosen seat", async () => {
    await startMove();
    await userEvent.click(chair("R1-C") ?? document.body);
    seats = seats.map((seat) => (seat.seatId === "R1-C" ? { ...seat, status: "reserved", reservationId: 9 } : seat));
    act(() => serverEmits("seats:changed", { showId: 1, seats: [] }));
    expect(await screen.findByText(/Rij 1 C is intussen niet meer vrij/)).toBeDefined();
  });
});
