import { describe, expect } from "vitest";
import { ticketsOf } from "@podium/shared/test/steps.ts";
import { parseTicketQr } from "@podium/shared/tickets/ticket-qr";
import { makeUser, type User } from "#test/factories.ts";
import { mailTest } from "#test/fixtures.ts";

const ROSA = { name: "Rosa Maas", email: "rosa@podium.example" };

const test = mailTest().extend("boxOffice", { scope: "file" }, ({ podium, scenario, admin }) => ({
  paid: (seatIds = ["R1-A", "R1-B"]) => scenario.paid(seatIds, { giveBack: "MONEY" }),
  idOf: async ({ owner, id }: { owner: User; id: number }, seatId: string) =>
    (await owner.api.getTickets({ params: { id } })).seats.find(({ seat }) => seat.seatId === seatId)?.id ?? 0,
  pass: async ({ owner, id }: { owner: User; id: number }, ...ticketIds: number[]) =>
    owner.call("POST", `/api/reservation/${id}/pass-on`, { ticketIds, ...ROSA }),
  takeBack: async ({ owner, id }: { owner: User; id: number }, ...ticketIds: number[]) =>
    owner.call("POST", `/api/reservation/${id}/take-back`, { ticketIds }),
  secretOf: async (ticketId: number) =>
    (
      await podium.deps.database.db
        .selectFrom("reservationSeats")
        .select("secret")
        .where("id", "=", ticketId)
        .executeTakeFirst()
    )?.secret,
  list: (showId: number) => admin.api.getCheckInList({ params: { showId } }),
}));

describe("a ticket that is passed on", () => {
  test("has a new code that its giver does not see; the old one is dead, also without a network", async ({
    boxOffice,
    scenario,
  }) => {
    const paid = await boxOffice.paid();
    const before = await ticketsOf(paid.owner.api, paid.id);
    const old = before.get("R1-A")?.secret;
    const ticketId = await boxOffice.idOf(paid, "R1-A");
    expect((await boxOffice.pass(paid, ticketId)).json()).toMatchObject({
      passed: [{ ticketId, ...ROSA, canTakeBack: true }],
    });
    const { qrContents, qrCodes } = await paid.owner.api.getTickets({ params: { id: paid.id } });
    expect([qrContents?.[0], qrCodes?.[0]]).toEqual(["", ""]);
    expect(parseTicketQr(qrContents?.[1] ?? "")?.token).toBe(before.get("R1-B")?.secret);

    expect((await scenario.scan(paid.id, "R1-A", { token: old })).json()).toMatchObject({
      code: "TICKET_MOVED",
      message: "Deze QR-code geldt niet meer. Het ticket is nu van Rosa Maas.",
    });
    const { tickets, moved } = await boxOffice.list(paid.show.id);
    expect(tickets.map(({ guest }) => guest)).toEqual(["Rosa Maas", expect.stringContaining("Piet Test")]);
    expect(moved).toMatchObject([{ seatId: "R1-A", nowSeatId: "R1-A", renewed: true }]);
    expect((await scenario.scan(paid.id, "R1-A", { token: await boxOffice.secretOf(ticketId) })).statusCode).toBe(200);
  });

  test("is mailed to who gets it, with its name on it, and again when its seat changes", async ({
    boxOffice,
    mailbox,
    sendMails,
    scenario,
    podium,
  }) => {
    const paid = await boxOffice.paid();
    const ids = [await boxOffice.idOf(paid, "R1-A"), await boxOffice.idOf(paid, "R1-B")];
    /** Runs `action` and returns the mails that Rosa gets. */
    const newMails = async (action: () => Promise<unknown>) => {
      await sendMails();
      const before = (await mailbox.mailsTo(ROSA.email)).length;
      await action();
      await sendMails();
      return (await mailbox.mailsTo(ROSA.email)).slice(before);
    };
    const [mail, ...more] = await newMails(() => boxOffice.pass(paid, ...ids));
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/ gaf u tickets door voor De vrek$/);
    expect(mail?.text).toContain("Rij 1, stoelen A en B");
    expect(mail?.attachments.map(({ mimeType }) => mimeType)).toContain("application/pdf");

    const again = await newMails(async () => {
      await scenario.boxOffice(paid.id, "move", { seatIds: ["R2-A", "R1-B"] });
      await Promise.all([podium.deps.passedTickets.sweep(), podium.deps.passedTickets.sweep()]);
    });
    expect(again).toHaveLength(1);
    expect(again[0]?.text).toContain("Rij 2, stoel A");

    const ended = await newMails(async () => {
      await scenario.boxOffice(paid.id, "cancel", { reason: "Ziek" });
      await podium.deps.passedTickets.sweep();
      await podium.deps.passedTickets.sweep();
    });
    expect(ended.map(({ subject }) => subject)).toEqual(ids.map(() => "Uw ticket voor De vrek geldt niet meer"));
  });

  test("is taken back: the code of who had it is dead, and they are notified", async ({
    boxOffice,
    mailbox,
    sendMails,
    scenario,
  }) => {
    const paid = await boxOffice.paid();
    const ticketId = await boxOffice.idOf(paid, "R1-A");
    await boxOffice.pass(paid, ticketId);
    const theirs = await boxOffice.secretOf(ticketId);
    expect((await boxOffice.takeBack(paid, ticketId)).json()).toMatchObject({ passed: [] });
    expect((await boxOffice.takeBack(paid, ticketId)).json()).toMatchObject({ code: "TICKET_NOT_FOUND" });
    expect((await scenario.scan(paid.id, "R1-A", { token: theirs })).json()).toMatchObject({ code: "TICKET_MOVED" });
    const own = (await ticketsOf(paid.owner.api, paid.id)).get("R1-A")?.secret;
    expect((await scenario.scan(paid.id, "R1-A", { token: own })).statusCode).toBe(200);
    await sendMails();
    expect((await mailbox.mailsTo(ROSA.email)).at(-1)?.subject).toBe("Uw ticket voor De vrek geldt niet meer");
    expect((await scenario.auditOf(paid.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(["TICKETS_PASSED_ON", "TICKETS_TAKEN_BACK"]),
    );
  });

  test("is void in the wallet of its giver, and does not come back there", async ({ boxOffice, podium }) => {
    const paid = await boxOffice.paid();
    const ticketId = await boxOffice.idOf(paid, "R1-A");
    const { db } = podium.deps.database;
    const pass = { reservationId: paid.id, ticketId, factsHash: "", changedAt: new Date() };
    const { id } = await db.insertInto("walletPasses").values(pass).returning("id").executeTakeFirstOrThrow();
    await boxOffice.pass(paid, ticketId);
    const found = await db.selectFrom("walletPasses").select("ticketId").where("id", "=", id).executeTakeFirstOrThrow();
    expect(found.ticketId).toBeNull();
  });
});

test("passing on is refused of scanned tickets, of others', of what is passed on already, and giving it back", async ({
  boxOffice,
  podium,
  scenario,
}) => {
  const paid = await boxOffice.paid();
  const [one, two] = [await boxOffice.idOf(paid, "R1-A"), await boxOffice.idOf(paid, "R1-B")];
  await scenario.scan(paid.id, "R1-A");
  expect((await boxOffice.pass(paid, one, two)).json()).toMatchObject({ code: "TICKET_USED" });
  expect((await boxOffice.pass(paid, two)).statusCode).toBe(200);
  expect((await boxOffice.pass(paid, two)).json()).toMatchObject({ code: "TICKET_PASSED_ON" });
  expect((await boxOffice.takeBack(paid, one)).json()).toMatchObject({ code: "TICKET_USED" });
  const giveBack = await paid.owner.call("POST", `/api/reservation/${paid.id}/give-back`, { ticketIds: [two] });
  expect(giveBack.json()).toMatchObject({ code: "TICKET_PASSED_ON" });
  const elsewhere = await boxOffice.paid();
  expect((await boxOffice.pass(elsewhere, two)).json()).toMatchObject({ code: "TICKET_NOT_FOUND" });
  const stranger = await makeUser(podium);
  expect((await boxOffice.pass({ owner: stranger, id: paid.id }, two)).json()).toMatchObject({
    code: "RESERVATION_NOT_FOUND",
  });
});

test("passing on and taking back end when the doors open: an entrance without a network may have let the old code in", async ({
  boxOffice,
  scenario,
  podium,
}) => {
  const startsIn = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  // The doors open an hour before the start.
  const soon = await scenario.paid(["R1-A"], { dateTime: startsIn(90).toISOString() });
  const ticketId = await boxOffice.idOf(soon, "R1-A");
  expect((await boxOffice.pass(soon, ticketId)).statusCode).toBe(200);
  const { db } = podium.deps.database;
  await db
    .updateTable("shows")
    .set({ startsAt: startsIn(59) })
    .where("id", "=", soon.show.id)
    .execute();
  expect(await soon.owner.api.getHandedTickets({ params: { id: soon.id } })).toMatchObject({
    canPassOn: false,
    passed: [{ canTakeBack: false }],
  });
  expect((await boxOffice.takeBack(soon, ticketId)).json()).toMatchObject({ code: "PASS_ON_CLOSED" });
  const late = await scenario.paid(["R1-A"], { dateTime: startsIn(59).toISOString() });
  expect((await boxOffice.pass(late, await boxOffice.idOf(late, "R1-A"))).json()).toMatchObject({
    code: "PASS_ON_CLOSED",
  });
});

test("of a show that does not go ahead, no ticket is passed on, taken back, given back or restored: the refusal says so", async ({
  boxOffice,
  podium,
  scenario,
}) => {
  const paid = await scenario.paid(["R1-A", "R1-B", "R1-C"], { giveBack: "MONEY" });
  const [one, two] = [await boxOffice.idOf(paid, "R1-A"), await boxOffice.idOf(paid, "R1-B")];
  const at = `/api/reservation/${paid.id}`;
  const giveBack = (ticketId: number) => paid.owner.call("POST", `${at}/give-back`, { ticketIds: [ticketId] });
  expect((await boxOffice.pass(paid, one)).statusCode).toBe(200);
  expect((await giveBack(await boxOffice.idOf(paid, "R1-C"))).json()).toMatchObject({ returned: [{ canKeep: true }] });
  const { db } = podium.deps.database;
  await db.updateTable("shows").set({ cancelledAt: new Date() }).where("id", "=", paid.show.id).execute();
  const { returned } = await paid.owner.api.getHandedTickets({ params: { id: paid.id } });
  expect(returned).toMatchObject([{ canKeep: false }]);
  const keep = () => paid.owner.call("POST", `${at}/keep`, { returnedId: returned[0]?.id });
  for (const action of [
    () => boxOffice.pass(paid, two),
    () => boxOffice.takeBack(paid, one),
    () => giveBack(two),
    keep,
  ])
    expect((await action()).json()).toMatchObject({ statusCode: 409, code: "SHOW_CANCELLED" });
});

describe("at the same moment", () => {
  test("a code is either scanned, or dead because its ticket is passed on", async ({ boxOffice, scenario }) => {
    const paid = await boxOffice.paid(["R1-A", "R1-B", "R1-C", "R1-D"]);
    const secrets = await ticketsOf(paid.owner.api, paid.id);
    for (const { id, seat } of (await paid.owner.api.getTickets({ params: { id: paid.id } })).seats) {
      const token = secrets.get(seat.seatId)?.secret;
      const [passed, scanned] = await Promise.all([
        boxOffice.pass(paid, id),
        scenario.scan(paid.id, seat.seatId, { token }),
      ]);
      expect([passed.statusCode, scanned.statusCode].filter((status) => status === 200)).toHaveLength(1);
    }
  });

  test("a ticket is passed on to one", async ({ boxOffice }) => {
    const paid = await boxOffice.paid(["R1-A"]);
    const ticketId = await boxOffice.idOf(paid, "R1-A");
    const statuses = (await Promise.all([boxOffice.pass(paid, ticketId), boxOffice.pass(paid, ticketId)])).map(
      ({ statusCode }) => statusCode,
    );
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });
});
