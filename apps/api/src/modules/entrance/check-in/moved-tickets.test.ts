import { randomUUID } from "node:crypto";
import type { OfflineScan } from "@podium/shared/contracts/check-in";
import { describe, expect } from "vitest";
import { ticketsOf } from "@podium/shared/test/steps.ts";
import { apiTest } from "#test/fixtures.ts";
import { secretHash } from "./validate-ticket.ts";

const test = apiTest().extend("entrance", { scope: "file" }, ({ admin, scenario }) => {
  const move = (id: number, seatIds: string[]) => scenario.boxOffice(id, "move", { seatIds });
  return {
    move,
    /** Moves T4-E to T3-A and on to T7-A; R1-A stays. */
    async movedTwice() {
      const paid = await scenario.paid(["T4-E", "R1-A"]);
      const tickets = await ticketsOf(paid.owner.api, paid.id);
      const [old, other] = [tickets.get("T4-E")?.secret ?? "", tickets.get("R1-A")?.secret ?? ""];
      await move(paid.id, ["T3-A", "R1-A"]);
      await move(paid.id, ["T7-A", "R1-A"]);
      const ticket = { showId: paid.show.id, reservationId: paid.id, seatId: "T4-E", token: old };
      const offline = { clientId: randomUUID(), ...ticket, at: new Date().toISOString() };
      return { ...paid, old, other, offline };
    },
    listOf: (showId: number) => admin.api.getCheckInList({ params: { showId } }),
    send: (scans: OfflineScan[]) => admin.api.recordScans({ body: { device: "A", scans } }),
    scan: (id: number, body: unknown, seatId = "T4-E") => scenario.scan(id, seatId, body),
  };
});

describe("the old QR code of a ticket that was moved", () => {
  test("says where the seat is now and whose it is, and lets nobody in", async ({ entrance }) => {
    const { id, show, old } = await entrance.movedTwice();
    const response = await entrance.scan(id, { token: old, showId: show.id });
    expect(response.json()).toEqual({
      statusCode: 409,
      code: "TICKET_MOVED",
      message: "Verplaatst: nu Tafel 7, stoel A.",
      details: [
        { field: "seatId", message: "T7-A" },
        { field: "group", message: "Tafel 7" },
        { field: "label", message: "A" },
        { field: "guest", message: expect.stringMatching(/^Piet Test\d+$/) },
      ],
    });
    expect((await entrance.listOf(show.id)).tickets.every(({ scannedAt }) => scannedAt === null)).toBe(true);
    await entrance.scan(id, {}, "T7-A");
    expect((await entrance.scan(id, { token: old })).json()).toMatchObject({ code: "ALREADY_SCANNED" });
  });

  test("says nothing to who has another secret, or none; also when the seat has another ticket by now", async ({
    entrance,
  }) => {
    const { id, show, other, old } = await entrance.movedTwice();
    const codes = async () =>
      Promise.all(
        [{ token: "AAAAAAAAAAAAAAAAAAAAAA" }, { token: other }].map(
          async (body) => (await entrance.scan(id, body)).json<{ code: string }>().code,
        ),
      );
    expect(await codes()).toEqual(["RESERVATION_NOT_FOUND", "RESERVATION_NOT_FOUND"]);
    expect((await entrance.scan(id, {})).json()).toMatchObject({ code: "RESERVATION_NOT_FOUND" });
    const elsewhere = await entrance.movedTwice();
    expect((await entrance.scan(elsewhere.id, { token: old })).json()).toMatchObject({ code: "RESERVATION_NOT_FOUND" });
    expect((await entrance.scan(id, { token: old, showId: elsewhere.show.id })).json()).toMatchObject({
      code: "OTHER_SHOW",
    });
    await entrance.move(id, ["T7-A", "T4-E"]);
    expect(await codes()).toEqual(["TICKET_FORGED", "TICKET_FORGED"]);
    expect((await entrance.scan(id, { token: old, showId: show.id })).json()).toMatchObject({ code: "TICKET_MOVED" });
  });

  test("is known to a device without a network by its hash", async ({ entrance }) => {
    const { id, show, old } = await entrance.movedTwice();
    const { moved } = await entrance.listOf(show.id);
    expect(moved).toHaveLength(2);
    expect(moved[0]).toEqual({
      reservationId: id,
      seatId: "T4-E",
      secretHash: secretHash(old),
      nowSeatId: "T7-A",
      nowGroup: "Tafel 7",
      nowLabel: "A",
      renewed: false,
    });
    expect(moved[1]).toMatchObject({ seatId: "T3-A", nowSeatId: "T7-A" });
  });

  test("is listed for the volunteers when a device that did not know of the move let it in", async ({ entrance }) => {
    const { show, offline } = await entrance.movedTwice();
    expect(await entrance.send([offline])).toMatchObject([
      {
        outcome: "refused",
        message: "Dit ticket was intussen verplaatst of doorgegeven: deze QR-code geldt niet meer.",
      },
    ]);
    expect((await entrance.listOf(show.id)).conflicts).toMatchObject([{ seatId: "T4-E" }]);
  });
});
