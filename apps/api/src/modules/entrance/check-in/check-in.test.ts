import { randomUUID } from "node:crypto";
import type { CheckInList, OfflineScan, OfflineScanResult } from "@podium/shared/contracts/check-in";
import type { ShowForm } from "@podium/shared/contracts/shows";
import { describe, expect } from "vitest";
import { reserve, ticketsOf } from "@podium/shared/test/steps.ts";
import { call } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { lockRows } from "#test/row-lock.ts";
import { connect, nextEvent } from "#test/screens.ts";
import { startTestApp, type TestApp } from "#test/test-app.ts";
import { secretHash } from "./validate-ticket.ts";
import { apiTest, appBeside } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock, listen: true })
  .extend("other", { scope: "file" }, appBeside({ clock }))
  .extend("entrance", { scope: "file" }, ({ admin, scenario }) => ({
    async paidFor(seatIds = ["T4-E", "R1-A"], form?: Partial<ShowForm>) {
      const paid = await scenario.paid(seatIds, form);
      const tickets = await ticketsOf(paid.owner.api, paid.id);
      const ticket = { showId: paid.show.id, reservationId: paid.id, seatId: "T4-E" };
      const offline = (scan: Partial<OfflineScan> = {}): OfflineScan => ({
        clientId: randomUUID(),
        ...ticket,
        at: clock.now().toISOString(),
        ...scan,
      });
      return { ...paid, tickets, offline };
    },
    listOf: (showId: number) => admin.api.getCheckInList({ params: { showId } }),
    send: (device: string, scans: OfflineScan[]) => admin.api.recordScans({ body: { device, scans } }),
    scan: (id: number, body: unknown, seatId = "T4-E") => scenario.scan(id, seatId, body),
  }));

const byText = (a: unknown, b: unknown): number => String(a).localeCompare(String(b));
const outcomes = (responses: OfflineScanResult[]) => responses.map(({ outcome }) => outcome);
const later = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();

describe("what a device at the entrance loads", () => {
  test("are the show's tickets with names, states and hashes, and no secret", async ({ entrance, admin }) => {
    const { show, id, tickets, owner } = await entrance.paidFor();
    const pending = { reservationId: await reserve(owner.api, show.id, ["R2-A"]), status: "PENDING" };
    const response = await admin.call("GET", `/api/reservation/show/${show.id}/door`);
    const list = response.json<CheckInList>();
    expect(list.show).toEqual({ id: show.id, name: show.name, dateTime: show.dateTime });
    expect(list.now).toBe(clock.now().toISOString());
    expect(list.tickets.map(({ seatId }) => seatId)).toEqual(["R1-A", "R2-A", "T4-E"]);
    expect(list.tickets).toContainEqual({
      reservationId: id,
      seatId: "T4-E",
      group: "Tafel 4",
      label: "E",
      zone: "zaal",
      guest: expect.stringMatching(/^Piet Test\d+$/),
      status: "CONFIRMED",
      secretHash: secretHash(tickets.get("T4-E")?.secret ?? ""),
      scannedAt: null,
      due: null,
    });
    expect(list.tickets).toContainEqual(expect.objectContaining({ ...pending, due: show.pricePerSeat }));
    for (const { secret } of tickets.values()) expect(response.body).not.toContain(secret);
  });

  test("names the reservations of the shows a week around, and of none further off", async ({ entrance }) => {
    const tonight = await entrance.paidFor();
    const daysAway = (days: number) => new Date(Date.parse(tonight.show.dateTime) + days * 86_400_000).toISOString();
    const on = (days: number) => entrance.paidFor(undefined, { dateTime: daysAway(days) });
    const [lastWeek, nextWeek, before, after] = [await on(-7), await on(7), await on(-9), await on(9)];
    const { otherShows } = await entrance.listOf(tonight.show.id);
    const numbers = new Map(otherShows.map(({ id, reservationIds }) => [id, reservationIds]));
    expect([lastWeek, nextWeek].map(({ show }) => numbers.get(show.id))).toEqual([[lastWeek.id], [nextWeek.id]]);
    expect([before, after, tonight].map(({ show }) => numbers.has(show.id))).toEqual([false, false, false]);
  });

  test("is for administrators, and of shows that exist", async ({ entrance, admin }) => {
    const { owner, show } = await entrance.paidFor();
    const refused = await Promise.all([
      owner.call("GET", `/api/reservation/show/${show.id}/door`),
      owner.call("POST", "/api/reservation/scans", { device: "A", scans: [] }),
      admin.call("GET", "/api/reservation/show/999999/door"),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 404]);
  });
});

describe("a scan with a network", () => {
  test("of the same ticket by two devices at two processes is a success at exactly one, with one line in the log", async ({
    entrance,
    admin,
    podium,
    other,
  }) => {
    const { id, tickets } = await entrance.paidFor();
    const by = { token: admin.token, body: { token: tickets.get("T4-E")?.secret } };
    const scanAt = (app: TestApp) => call(app, "POST", `/api/reservation/${id}/scan/T4-E`, by);
    const responses = await Promise.all(Array.from({ length: 10 }, (_, index) => scanAt(index % 2 ? podium : other)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(responses.filter((response) => response.json<{ code?: string }>().code === "ALREADY_SCANNED")).toHaveLength(
      9,
    );
    const log = await podium.deps.database.db.selectFrom("scans").where("reservationId", "=", id).selectAll().execute();
    expect(log).toHaveLength(1);
  });

  test("refuses a ticket for another show, whose name it says", async ({ entrance }) => {
    const [tonight, tomorrow] = [await entrance.paidFor(), await entrance.paidFor()];
    const response = await entrance.scan(tomorrow.id, {
      token: tomorrow.tickets.get("T4-E")?.secret,
      showId: tonight.show.id,
    });
    expect(response.json()).toMatchObject({
      statusCode: 409,
      code: "OTHER_SHOW",
      message: expect.stringContaining(tomorrow.show.name),
    });
    expect((await entrance.listOf(tomorrow.show.id)).tickets.every(({ scannedAt }) => scannedAt === null)).toBe(true);
  });

  test("succeeds again when its response was lost and the device repeats it, and fails for anybody else", async ({
    entrance,
  }) => {
    const { id } = await entrance.paidFor();
    const clientId = randomUUID();
    expect((await entrance.scan(id, { clientId, device: "A" })).statusCode).toBe(200);
    expect((await entrance.scan(id, { clientId, device: "A" })).statusCode).toBe(200);
    expect((await entrance.scan(id, { clientId: randomUUID() })).json()).toMatchObject({ code: "ALREADY_SCANNED" });
    // Another scan's id does not admit a ticket.
    expect((await entrance.scan(id, { clientId }, "R1-A")).json()).toMatchObject({ code: "ALREADY_SCANNED" });
    expect((await entrance.listOf((await entrance.paidFor()).show.id)).conflicts).toEqual([]);
  });
});

describe("scans made without a network", () => {
  test("are stored with the time at which they happened, and announced to the hall", async ({
    entrance,
    podium,
    admin,
  }) => {
    const { id, show, tickets, offline } = await entrance.paidFor();
    const socket = await connect(podium.url, admin.token);
    try {
      await socket.emitWithAck("hall:join", { showId: show.id });
      const seen = nextEvent(socket, "scan:recorded");
      const at = later(-20);
      const responses = await entrance.send("Toestel A", [offline({ at, token: tickets.get("T4-E")?.secret })]);
      expect(responses).toEqual([
        { clientId: expect.any(String), outcome: "accepted", at, otherAt: null, message: "Welkom! Tafel 4, stoel E." },
      ]);
      expect(await seen).toEqual({ showId: show.id, seatId: "T4-E", reservationId: id, present: true, at });
      expect((await entrance.listOf(show.id)).tickets.find(({ seatId }) => seatId === "T4-E")?.scannedAt).toBe(at);
    } finally {
      socket.disconnect();
    }
  });

  test("count once, however often the batch is sent, also twice at once", async ({ entrance, podium }) => {
    const { show, offline } = await entrance.paidFor();
    const batch = [offline(), offline({ seatId: "R1-A" })];
    const sent = await Promise.all([entrance.send("A", batch), entrance.send("A", batch), entrance.send("A", batch)]);
    sent.push(await entrance.send("A", batch));
    for (const responses of sent) expect(outcomes(responses)).toEqual(["accepted", "accepted"]);
    const log = await podium.deps.database.db.selectFrom("scans").where("showId", "=", show.id).selectAll().execute();
    expect(log).toHaveLength(2);
    expect((await entrance.listOf(show.id)).conflicts).toEqual([]);
  });

  test("of two devices merge whatever order they come in: the first time counts, the conflict shown with both times", async ({
    entrance,
  }) => {
    for (const order of [
      ["early", "late"],
      ["late", "early"],
    ] as const) {
      const { show, offline } = await entrance.paidFor();
      const scans = { early: offline({ at: later(-10) }), late: offline({ at: later(-4) }) };
      const alone = offline({ seatId: "R1-A", at: later(-9) });
      const first = await entrance.send(`Toestel ${order[0]}`, [scans[order[0]], alone]);
      const second = await entrance.send(`Toestel ${order[1]}`, [scans[order[1]]]);
      expect(outcomes([...first, ...second])).toEqual(["accepted", "accepted", "conflict"]);
      const list = await entrance.listOf(show.id);
      expect(list.tickets.map(({ seatId, scannedAt }) => [seatId, scannedAt]).toSorted(byText)).toEqual([
        ["R1-A", later(-9)],
        ["T4-E", later(-10)],
      ]);
      expect(list.conflicts).toHaveLength(1);
      const [conflict] = list.conflicts;
      expect([conflict?.at, conflict?.otherAt].toSorted(byText)).toEqual([later(-10), later(-4)]);
      expect([conflict?.device, conflict?.otherDevice].toSorted(byText)).toEqual(["Toestel early", "Toestel late"]);
    }
  });

  test("at the same ticket by two devices whose batches meet: one accepted, one conflict, nothing lost", async ({
    entrance,
  }) => {
    const { show, offline } = await entrance.paidFor();
    const responses = await Promise.all([entrance.send("A", [offline()]), entrance.send("B", [offline()])]);
    expect(outcomes(responses.flat()).toSorted(byText)).toEqual(["accepted", "conflict"]);
    expect((await entrance.listOf(show.id)).conflicts).toHaveLength(1);
  });

  test("of a ticket that the same device let in before are no conflict", async ({ entrance, admin }) => {
    const { id, show, offline } = await entrance.paidFor();
    await admin.api.scanSeat({ params: { reservationId: id, seatId: "T4-E" }, body: { device: "A" } });
    expect(outcomes(await entrance.send("A", [offline({ at: later(-1) })]))).toEqual(["already"]);
    expect((await entrance.listOf(show.id)).conflicts).toEqual([]);
  });

  test("whose response to the single call was lost are recognised by their id", async ({ entrance, admin }) => {
    const { id, offline } = await entrance.paidFor();
    const clientId = randomUUID();
    await admin.api.scanSeat({ params: { reservationId: id, seatId: "T4-E" }, body: { clientId, device: "A" } });
    expect(outcomes(await entrance.send("A", [offline({ clientId })]))).toEqual(["accepted"]);
  });

  test("that should not have been let in are refused one by one, listed for the volunteers, and stop no other", async ({
    entrance,
  }) => {
    const [tonight, tomorrow] = [await entrance.paidFor(), await entrance.paidFor()];
    const unpaid = await reserve(tonight.owner.api, tonight.show.id, ["R3-A"]);
    const responses = await entrance.send("A", [
      tonight.offline({ token: "forged-forged-forged" }),
      tonight.offline({ reservationId: 999_999 }),
      tonight.offline({ reservationId: unpaid, seatId: "R3-A" }),
      tonight.offline({ reservationId: tomorrow.id }),
      tonight.offline({ seatId: "R1-A" }),
    ]);
    expect(outcomes(responses)).toEqual(["refused", "refused", "refused", "refused", "accepted"]);
    expect(responses.map(({ message }) => message)).toEqual([
      expect.stringContaining("niet echt"),
      "Dit ticket bestaat niet.",
      expect.stringContaining("nog niet betaald"),
      "Dit ticket is voor een andere voorstelling.",
      expect.stringContaining("Welkom"),
    ]);
    expect((await entrance.listOf(tonight.show.id)).conflicts).toHaveLength(4);
    expect((await entrance.listOf(tonight.show.id)).tickets.filter(({ scannedAt }) => scannedAt !== null)).toHaveLength(
      1,
    );
  });

  test("that were undone afterwards stay undone when the batch comes again", async ({ entrance, admin }) => {
    const { id, show, offline } = await entrance.paidFor();
    const batch = [offline()];
    await entrance.send("A", batch);
    await admin.api.unscanSeat({ params: { reservationId: id, seatId: "T4-E" } });
    expect(outcomes(await entrance.send("A", batch))).toEqual(["accepted"]);
    expect((await entrance.listOf(show.id)).tickets.find(({ seatId }) => seatId === "T4-E")?.scannedAt).toBeNull();
  });

  test("never lie in the future, however wrong the device's clock is", async ({ entrance }) => {
    const { offline } = await entrance.paidFor();
    const [response] = await entrance.send("A", [offline({ at: later(60) })]);
    expect(response?.at).toBe(clock.now().toISOString());
  });

  test("of a batch that broke off are whole: what was done stays done, the rest is done when it comes again", async ({
    entrance,
    podium,
    admin,
  }) => {
    const seats = ["R1-A", "R1-B", "R1-C", "R1-D", "R1-E", "R1-F"];
    const { show, offline } = await entrance.paidFor(seats);
    const batch = seats.map((seatId) => offline({ seatId }));
    // Another transaction locks the fourth ticket, so the batch waits there; then its connection dies.
    const dying = await startTestApp({ clock, beside: podium, databaseConnections: 1 });
    const { db, pool } = podium.deps.database;
    const present = async () =>
      (await entrance.listOf(show.id)).tickets.filter(({ scannedAt }) => scannedAt !== null).length;
    const fourth = "select from reservation_seats where show_id = $1 and seat_id = 'R1-D' for update";
    const lock = await lockRows(pool, fourth, [show.id]);
    const body = { device: "A", scans: batch };
    const killed = call(dying, "POST", "/api/reservation/scans", { token: admin.token, body });
    try {
      await expect.poll(lock.waiting).toBe(1);
      expect(await lock.endWaiting()).toBe(1);
      expect((await killed).statusCode).toBe(503);
    } finally {
      // Release the lock, because it would block the file's other tests.
      lock.release();
      await dying.close();
    }
    const log = await db.selectFrom("scans").where("showId", "=", show.id).selectAll().execute();
    expect([await present(), log.length]).toEqual([3, 3]);
    expect(outcomes(await entrance.send("A", batch))).toEqual(seats.map(() => "accepted"));
    expect(await present()).toBe(seats.length);
    expect(await db.selectFrom("scans").where("showId", "=", show.id).selectAll().execute()).toHaveLength(seats.length);
  });

  test("are read strictly: nonsense is refused as a whole and nothing of it is done", async ({ entrance, admin }) => {
    const { show, offline } = await entrance.paidFor();
    for (const scans of [
      [],
      [offline(), { ...offline(), clientId: "1" }],
      [offline({ at: "yesterday" })],
      Array.from({ length: 101 }, () => offline()),
    ]) {
      expect((await admin.call("POST", "/api/reservation/scans", { device: "A", scans })).statusCode).toBe(400);
    }
    expect((await entrance.listOf(show.id)).tickets.every(({ scannedAt }) => scannedAt === null)).toBe(true);
  });
});
