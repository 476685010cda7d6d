import type { Tickets } from "@podium/shared/contracts/tickets";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { testReservation, testSeats } from "#test/test-reservation.ts";
import { localQrContent, TicketCard, TicketQrCode } from "./ticket-card.tsx";

const { qrDataUrl } = vi.hoisted(() => ({ qrDataUrl: vi.fn<(content: string) => Promise<string>>() }));
vi.mock("@podium/shared/tickets/qr-image", () => ({ qrDataUrl }));

const of = (seatId: string): Tickets => testReservation({ id: 42, status: "CONFIRMED", seats: testSeats(seatId) });

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const view = (seatId: string) => (
  <QueryClientProvider client={client}>
    <TicketQrCode reservation={of(seatId)} index={0} label="code" />
  </QueryClientProvider>
);

it("draws the code anew after the ticket was moved to another seat", async () => {
  qrDataUrl.mockImplementation((content: string) => Promise.resolve(`data:,${JSON.parse(content).seatId}`));
  const { rerender } = render(view("R1-A"));
  expect(await screen.findByRole("img")).toHaveProperty("src", "data:,R1-A");
  rerender(view("T3-B"));
  await expect.poll(() => screen.queryByRole("img")?.getAttribute("src")).toBe("data:,T3-B");
});

it("says so when the code cannot be drawn", async () => {
  qrDataUrl.mockRejectedValue(new Error("no canvas"));
  render(view("R4-B"));
  expect(await screen.findByText(/kon niet getekend worden/)).toBeDefined();
});

it("says what the server's own code would say when that is known", () => {
  const qrContents = ["reservation:42;seat:R2-F;token:x"];
  expect(localQrContent({ ...of("R2-F"), qrContents }, 0, new Date())).toBe(qrContents[0]);
});

it("names reservation, seat, show, user and moment when it is not", () => {
  const now = new Date("2026-03-02T08:00:00.000Z");
  expect(JSON.parse(localQrContent(of("R2-F"), 0, now))).toEqual({
    reservationId: 42,
    seatId: "R2-F",
    showId: 1,
    userId: 2,
    timestamp: "2026-03-02T08:00:00.000Z",
    seatInfo: "Rij 2, stoel F",
  });
});

it("says what the ticket costs, also nothing, unless a server of the previous release did not say it", () => {
  const reservation = testReservation({ status: "CONFIRMED", seats: testSeats("R1-A", "R1-B", "R1-C") });
  const [full, free, older] = reservation.seats;
  if (!full || !free || !older) throw new Error("no seats");
  const { ticketPrice: _unknown, ...old } = older;
  const seats = [full, { ...free, ticketPrice: 0 }, old] as Tickets["seats"];
  render(
    <QueryClientProvider client={client}>
      {seats.map(({ id }, index) => (
        <TicketCard
          key={id}
          reservation={{ ...reservation, seats, qrCodes: seats.map(() => "data:,") }}
          index={index}
        />
      ))}
    </QueryClientProvider>,
  );
  const prices = screen.getAllByRole("article").map(({ textContent }) => /Prijs: €\s[\d,]+/.exec(textContent)?.[0]);
  expect(prices.map((price) => price?.replace(/\s/g, " "))).toEqual(["Prijs: € 12,00", "Prijs: € 0,00", undefined]);
});
