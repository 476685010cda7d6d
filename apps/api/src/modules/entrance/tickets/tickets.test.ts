import type { Tickets } from "@podium/shared/contracts/tickets";
import { isWholeTicketQr, parseTicketQr } from "@podium/shared/tickets/ticket-qr";
import { describe, expect } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow, type User } from "#test/factories.ts";
import { createTicketsService } from "./tickets.service.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock });
const ticketsOf = async (user: User, id: number) => user.call("GET", `/api/reservation/tickets/${id}`);

describe("the tickets of a reservation", () => {
  test("come with a QR code per seat, in seat order, once it is confirmed", async ({ scenario }) => {
    const { owner, id } = await scenario.paid(["T4-E", "R1-B", "R1-A"]);
    const tickets = (await ticketsOf(owner, id)).json<Tickets>();
    const seats = tickets.seats.map((entry) => entry.seat.seatId);
    const codes = (tickets.qrContents ?? []).map(parseTicketQr);
    expect(codes.map((code) => code?.seatId)).toEqual(seats);
    expect(codes.map((code) => code?.reservationId)).toEqual([id, id, id]);
    expect(new Set(codes.map((code) => code?.token)).size).toBe(3);
    // 132 bits, of which 96 are required: the length that a hand scanner without an end character waits for.
    for (const text of tickets.qrContents ?? []) expect(isWholeTicketQr(text)).toBe(true);
    expect(tickets.qrCodes).toHaveLength(3);
    for (const url of tickets.qrCodes ?? []) {
      const png = Buffer.from(url.replace("data:image/png;base64,", ""), "base64");
      expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["PNG", 300, 300]);
    }
  });

  test("are read in one snapshot: those of a reservation that is moved meanwhile are the old ones, complete", async ({
    scenario,
    podium,
    admin,
  }) => {
    const { id } = await scenario.paid(["R1-A", "R1-B"]);
    const before = (await podium.deps.tickets.get(id)).qrContents;
    const { database, reservations } = podium.deps;
    const tickets = createTicketsService({
      database,
      society: podium.deps.society,
      doorsOpenMinutes: 60,
      reservations: {
        ...reservations,
        async getIn(reading, reservationId) {
          const reservation = await reservations.getIn(reading, reservationId);
          await admin.api.moveReservation({ params: { id }, body: { seatIds: ["R2-A", "R2-B"] } });
          return reservation;
        },
      },
    });
    expect((await tickets.get(id)).qrContents).toEqual(before);
    expect((await podium.deps.tickets.get(id)).reservation.seats.map(({ seatId }) => seatId)).toEqual(["R2-A", "R2-B"]);
  });

  test("have no QR code before the payment", async ({ podium }) => {
    const [owner, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(owner.api, show.id, ["R2-A"]);
    const response = await ticketsOf(owner, id);
    expect(response.statusCode).toBe(200);
    expect(response.json()).not.toHaveProperty("qrCodes");
    expect(response.json()).not.toHaveProperty("qrContents");
  });

  test("are for their owner and administrators; for others they do not exist", async ({ scenario, podium, admin }) => {
    const { owner, id } = await scenario.paid();
    const stranger = await makeUser(podium);
    const responses = await Promise.all([owner, admin, stranger].map((user) => ticketsOf(user, id)));
    expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 404]);
    expect((await ticketsOf(owner, 999_999)).json()).toMatchObject({ code: "RESERVATION_NOT_FOUND" });
  });
});
