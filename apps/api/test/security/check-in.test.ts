import { createHash, randomUUID } from "node:crypto";
import { buildTicketQr, parseTicketQr } from "@podium/shared/tickets/ticket-qr";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { reserve, ticketsOf } from "@podium/shared/test/steps.ts";
import { lockReservation } from "#modules/sale/reservations/reservations.repository.ts";
import { makeUser, makeShow } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
const test = apiTest()
  /** A paid reservation with the secrets of its tickets. */
  .extend("paidTickets", { scope: "file" }, ({ scenario }) => async (seatIds?: string[]) => {
    const paid = await scenario.paid(seatIds);
    const tickets = await ticketsOf(paid.owner.api, paid.id);
    return { ...paid, secrets: [...tickets.values()].map(({ secret }) => secret) };
  })
  .extend("scanCode", { scope: "file" }, ({ scenario }) => async (id: number, seatId: string, token?: string) => {
    const response = await scenario.scan(id, seatId, token === undefined ? undefined : { token });
    return response.statusCode === 200 ? "in" : response.json<{ code: string }>().code;
  })
  /** Begins a cancellation, which has its locks but is not committed before `end`. */
  .extend(
    "beginToCancel",
    { scope: "file" },
    ({ podium }) =>
      async (id: number): Promise<{ end: () => Promise<void> }> => {
        const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        const cancelling = podium.deps.database.transact(async ({ db }) => {
          await lockReservation(db, id);
          begun.resolve();
          await ended.promise;
          const cancelled = { status: "CANCELLED", endedAt: podium.deps.clock.now() } as const;
          await db.updateTable("reservations").set(cancelled).where("id", "=", id).execute();
        });
        await begun.promise;
        return {
          async end() {
            ended.resolve();
            await cancelling;
          },
        };
      },
  );

describe("a forged ticket", () => {
  test("with a made-up, an empty or another ticket's secret lets nobody in", async ({ paidTickets, scanCode }) => {
    const [mine, theirs] = [await paidTickets(), await paidTickets()];
    for (const token of [
      "",
      "gok",
      mine.secrets[1],
      ...theirs.secrets,
      mine.secrets[0]?.slice(0, -1),
      `${mine.secrets[0]}x`,
    ]) {
      expect(await scanCode(mine.id, "R1-A", token)).toBe("TICKET_FORGED");
    }
    expect(await scanCode(mine.id, "R1-A", mine.secrets[0])).toBe("in");
  });

  test("cannot be drawn from what devices at the entrance store: their hash is no secret", async ({
    paidTickets,
    admin,
    scanCode,
  }) => {
    const { id, show, secrets } = await paidTickets();
    const list = await admin.api.getCheckInList({ params: { showId: show.id } });
    const hashes = list.tickets.map(({ secretHash }) => secretHash);
    expect(hashes).toContain(
      createHash("sha256")
        .update(secrets[0] ?? "")
        .digest("hex"),
    );
    for (const secret of secrets) expect(JSON.stringify(list)).not.toContain(secret);
    for (const hash of hashes) expect(await scanCode(id, "R1-A", hash)).toBe("TICKET_FORGED");
  });

  test("cannot be guessed: every secret is its own, of 128 random bits", async ({ paidTickets }) => {
    const all = (await Promise.all(Array.from({ length: 5 }, () => paidTickets()))).flatMap(({ secrets }) => secrets);
    expect(new Set(all).size).toBe(10);
    for (const secret of all) expect(Buffer.from(secret, "base64url").length).toBeGreaterThanOrEqual(16);
  });

  test("is no ticket to the scanner when it says a thing twice, or has no secret", () => {
    const good = buildTicketQr({ reservationId: 1, seatId: "R1-A", token: "geheim" });
    expect(parseTicketQr(good)).not.toBeNull();
    for (const bad of [
      `${good};seat:R1-B`,
      `${good};token:ander`,
      "reservation:1;seat:R1-A",
      "reservation:1;seat:R1-A;token:",
    ]) {
      expect(parseTicketQr(bad)).toBeNull();
    }
  });
});

describe("a copied ticket", () => {
  test("lets one guest in, however many devices scan it at once", async ({ paidTickets, scanCode }) => {
    const { id, secrets } = await paidTickets();
    const codes = await Promise.all(Array.from({ length: 8 }, () => scanCode(id, "R1-A", secrets[0])));
    expect(codes.toSorted()).toEqual([...Array<string>(7).fill("ALREADY_SCANNED"), "in"]);
  });

  test("of a seat that was moved opens neither the old seat nor the new one", async ({
    paidTickets,
    admin,
    scanCode,
  }) => {
    const { id, secrets } = await paidTickets(["R1-A"]);
    await admin.api.moveReservation({ params: { id }, body: { seatIds: ["R4-T"] } });
    expect(await scanCode(id, "R1-A", secrets[0])).toBe("TICKET_MOVED");
    expect(await scanCode(id, "R4-T", secrets[0])).toBe("TICKET_FORGED");
  });

  test("of a cancelled reservation lets nobody in", async ({ paidTickets, admin, scenario }) => {
    const { id, secrets } = await paidTickets();
    await admin.api.cancelReservation({ params: { id }, body: { reason: "Terugbetaald" } });
    expect((await scenario.scan(id, "R1-A", { token: secrets[0] })).json()).toMatchObject({
      statusCode: 409,
      code: "NOT_CONFIRMED",
      message: "Deze reservering is geannuleerd of vervallen.",
    });
  });

  test.for([
    ["at the entrance", "NOT_CONFIRMED"],
    ["without a network", "REFUSED RESERVATION_CLOSED"],
  ] as const)(
    "of a reservation that is being cancelled waits for the end of that, and lets nobody in %s",
    async ([where, said], { admin, paidTickets, podium, beginToCancel, scanCode }) => {
      const { id, show, secrets } = await paidTickets();
      const { database, checkIn, clock } = podium.deps;
      const cancelling = await beginToCancel(id);
      const ticket = { showId: show.id, reservationId: id, seatId: "R1-A", token: secrets[0] ?? "" };
      const scanned =
        where === "at the entrance"
          ? scanCode(id, "R1-A", secrets[0])
          : checkIn
              .record({ role: "ADMIN", device: "Toestel 1", scannedBy: admin.id, scannedByDevice: null }, [
                { clientId: randomUUID(), at: clock.now(), ...ticket },
              ])
              .then(([recorded]) => `${recorded?.outcome} ${recorded?.reason}`);
      await expect
        .poll(async () => (await sql`select from pg_locks where not granted`.execute(database.db)).rows.length)
        .toBeGreaterThan(0);
      await cancelling.end();
      expect(await scanned).toBe(said);
    },
  );

  test("for another show is refused", async ({ paidTickets, admin }) => {
    const [tonight, later] = [await paidTickets(), await paidTickets()];
    const response = await admin.call("POST", `/api/reservation/${later.id}/scan/R1-A`, {
      token: later.secrets[0],
      showId: tonight.show.id,
    });
    expect(response.json()).toMatchObject({ statusCode: 409, code: "OTHER_SHOW" });
  });
});

test("an unpaid reservation has no ticket to show, and its seats let nobody in", async ({ podium, scanCode }) => {
  const [owner, show] = [await makeUser(podium), await makeShow(podium)];
  const id = await reserve(owner.api, show.id, ["R1-A"]);
  const tickets = await owner.call("GET", `/api/reservation/tickets/${id}`);
  expect(tickets.body).not.toMatch(/qrContents|qrCodes|token/);
  expect(await scanCode(id, "R1-A")).toBe("NOT_CONFIRMED");
});

test("no guest lets a ticket in, not even its owner", async ({ paidTickets }) => {
  const { owner, id, secrets } = await paidTickets();
  expect((await owner.call("POST", `/api/reservation/${id}/scan/R1-A`, { token: secrets[0] })).statusCode).toBe(403);
});
