import { randomUUID } from "node:crypto";
import { RETURNED_TICKET } from "@podium/shared/tickets/check-in-rules";
import { ticketsOf } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import type { User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { returnsTest } from "#test/returns.ts";
import { secretHash } from "#modules/entrance/check-in/validate-ticket.ts";

interface Owned {
  owner: User;
  id: number;
}

const ROSA = { name: "Rosa Maas", email: "rosa@podium.example" };
const ROSAS_CODE_ONLY = "Deze QR-code geldt niet meer. Het ticket is nu van Rosa Maas.";

const test = returnsTest(createFakeClock()).extend("door", { scope: "file" }, ({ podium, scenario, admin }) => ({
  secretOf: async ({ owner, id }: Owned, seatId: string) => (await ticketsOf(owner.api, id)).get(seatId)?.secret ?? "",
  /** Reads the secret of a ticket, whoever holds it. */
  secretNow: async ({ id }: Owned, seatId: string) =>
    (
      await podium.deps.database.db
        .selectFrom("reservationSeats")
        .select("secret")
        .where("reservationId", "=", id)
        .where("seatId", "=", seatId)
        .executeTakeFirstOrThrow()
    ).secret,
  async pass({ owner, id }: Owned, seatId: string, holder = ROSA) {
    const { seats } = await owner.api.getTickets({ params: { id } });
    const ticketIds = seats.filter(({ seat }) => seat.seatId === seatId).map((seat) => seat.id);
    expect((await owner.call("POST", `/api/reservation/${id}/pass-on`, { ticketIds, ...holder })).statusCode).toBe(200);
  },
  async move({ id }: Owned, ...seatIds: string[]) {
    expect((await scenario.boxOffice(id, "move", { seatIds })).statusCode).toBe(200);
  },
  scan: async ({ id }: Owned, seatId: string, token?: string) =>
    (await scenario.scan(id, seatId, { token })).json<{ code?: string; message: string; details?: unknown }>(),
  list: (showId: number) => admin.api.getCheckInList({ params: { showId } }),
}));

describe("the giver's old code of a ticket that was passed on and also moved", () => {
  test.for([["move", "pass"] as const, ["pass", "move"] as const])(
    "names who has it now and not its seat, by the server and on a device: first %s, then %s",
    async (steps, { boxOffice, door }) => {
      const paid = await boxOffice.paid(["R1-A", "R1-B"]);
      const old = await door.secretOf(paid, "R1-A");
      for (const [index, step] of steps.entries()) {
        if (step === "move") await door.move(paid, "R2-A", "R1-B");
        else await door.pass(paid, index === 0 ? "R1-A" : "R2-A");
      }
      expect(await door.scan(paid, "R1-A", old)).toMatchObject({
        code: "TICKET_MOVED",
        message: ROSAS_CODE_ONLY,
        details: [{ field: "guest", message: "Rosa Maas" }],
      });
      const { moved } = await door.list(paid.show.id);
      expect(moved.find((move) => move.secretHash === secretHash(old))).toMatchObject({
        seatId: "R1-A",
        nowSeatId: "R2-A",
        renewed: true,
      });
    },
  );

  test("is another one than that of its holder, which says where the seat is now", async ({ boxOffice, door }) => {
    const paid = await boxOffice.paid(["R1-A", "R1-B"]);
    await door.pass(paid, "R1-A");
    const theirs = await door.secretNow(paid, "R1-A");
    await door.move(paid, "R2-A", "R1-B");
    expect(await door.scan(paid, "R1-A", theirs)).toMatchObject({
      code: "TICKET_MOVED",
      message: "Verplaatst: nu Rij 2, stoel A.",
    });
    const { moved } = await door.list(paid.show.id);
    expect(moved.map(({ renewed }) => renewed)).toEqual([true, false]);
  });

  test("is no old code of who moved away and back: that says where the seat is now", async ({ boxOffice, door }) => {
    const paid = await boxOffice.paid(["R1-A", "R1-B"]);
    const old = await door.secretOf(paid, "R1-A");
    await door.move(paid, "R2-A", "R1-B");
    await door.move(paid, "R1-A", "R1-B");
    expect((await door.scan(paid, "R1-A", old)).message).toBe("Verplaatst: nu Rij 1, stoel A.");
  });
});

describe("the code of a ticket that was given back", () => {
  test("says so, by the server and on a device, and not to who has another one or none", async ({
    boxOffice,
    door,
  }) => {
    const paid = await boxOffice.paid(["R1-A", "R1-B"]);
    const old = await door.secretOf(paid, "R1-A");
    await boxOffice.give(paid, "R1-A");
    expect(await door.scan(paid, "R1-A", old)).toMatchObject({ code: "NOT_CONFIRMED", message: RETURNED_TICKET });
    expect((await door.list(paid.show.id)).returned).toEqual([
      { reservationId: paid.id, seatId: "R1-A", secretHash: secretHash(old) },
    ]);
    for (const token of [await door.secretOf(paid, "R1-B"), undefined])
      expect((await door.scan(paid, "R1-A", token)).code).toBe("RESERVATION_NOT_FOUND");
    await boxOffice.sell(paid.show.id, "R1-A");
    expect((await door.scan(paid, "R1-A", old)).message).toBe(RETURNED_TICKET);
  });

  test("says so too once the reservation has that seat again, with another ticket", async ({ boxOffice, door }) => {
    const paid = await boxOffice.paid(["R1-A", "R1-B"]);
    const old = await door.secretOf(paid, "R1-A");
    await boxOffice.give(paid, "R1-A");
    await door.move(paid, "R1-A");
    expect((await door.scan(paid, "R1-A", old)).message).toBe(RETURNED_TICKET);
    expect((await door.list(paid.show.id)).returned).toMatchObject([{ seatId: "R1-A" }]);
    expect((await door.scan(paid, "R1-A", await door.secretOf(paid, "R1-A"))).message).toMatch(/^Welkom/);
  });

  test("is valid again once the ticket is restored", async ({ boxOffice, door }) => {
    const paid = await boxOffice.paid(["R1-A"]);
    const old = await door.secretOf(paid, "R1-A");
    await boxOffice.give(paid, "R1-A");
    await boxOffice.keep(paid);
    expect((await door.list(paid.show.id)).returned).toEqual([]);
    expect((await door.scan(paid, "R1-A", old)).message).toMatch(/^Welkom/);
  });

  test("is listed for the volunteers when a device that did not know of it let it in", async ({
    boxOffice,
    door,
    admin,
    podium,
  }) => {
    const paid = await boxOffice.paid(["R1-A"]);
    const token = await door.secretOf(paid, "R1-A");
    await boxOffice.give(paid, "R1-A");
    const scan = { clientId: randomUUID(), showId: paid.show.id, reservationId: paid.id, seatId: "R1-A", token };
    const at = podium.deps.clock.now().toISOString();
    expect(await admin.api.recordScans({ body: { device: "A", scans: [{ ...scan, at }] } })).toMatchObject([
      { outcome: "refused", message: "Dit ticket was intussen geannuleerd, vervallen of teruggegeven." },
    ]);
    expect((await door.list(paid.show.id)).conflicts).toMatchObject([{ seatId: "R1-A" }]);
  });
});

test("the entrance and the box office know the holders; those of one name differ by address", async ({
  boxOffice,
  door,
  admin,
}) => {
  const paid = await boxOffice.paid(["R1-A", "R1-B", "R1-C", "R1-D"]);
  await door.pass(paid, "R1-A");
  await door.pass(paid, "R1-B", { ...ROSA, email: "other-rosa@podium.example" });
  await door.pass(paid, "R1-C", { ...ROSA, email: "ROSA@podium.example" });
  const [first, second, again, payers] = (await door.list(paid.show.id)).tickets.map(({ holderId }) => holderId);
  expect([again, payers]).toEqual([first, undefined]);
  expect(new Set([first, second, undefined]).size).toBe(3);

  const holders = ({ seats }: { seats: ReadonlyArray<{ holder?: string | undefined }> }) =>
    seats.map(({ holder }) => holder);
  const rosa = ["Rosa Maas", "Rosa Maas", "Rosa Maas", undefined];
  expect(holders(await admin.api.getReservation({ params: { id: paid.id } }))).toEqual(rosa);
  expect(holders(await paid.owner.api.getMyLatestReservation())).toEqual(rosa.map(() => undefined));
});
