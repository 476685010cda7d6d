import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { makeShow, makeUser, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import type { TestApp } from "#test/test-app.ts";

const clock = createFakeClock();
const test = apiTest({ clock });
const guest = { firstname: "Gust", lastname: "Peeters" };

/** Each test has its own evening. */
let day = 1;
function eveningAt(time: string): string {
  day += 1;
  const date = `2098-05-${String(day).padStart(2, "0")}`;
  clock.set(new Date(`${date}T${time}:00+02:00`));
  return date;
}

const sell = (volunteer: User, showId: number, seatIds: string[], paid: "cash" | "card" | "transfer") =>
  volunteer.api.reserveForGuest({ params: { id: showId }, body: { guest, seatIds, paid } });

const open = (volunteer: User, opening: number) => volunteer.api.openCashShift({ body: { opening } });

const close = (volunteer: User, id: number, body: { counted: number; note?: string; difference?: number }) =>
  volunteer.api.closeCashShift({ params: { id }, body });

async function untilBlocked({ deps }: TestApp): Promise<void> {
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await deps.database.pool.query(waiting)).rowCount).toBe(1);
}

test("a shift has what its volunteer received and gave back between opening and closing, to the cent", async ({
  podium,
  admin,
}) => {
  const date = eveningAt("19:00");
  const show = await makeShow(podium, { pricePerSeat: 12.35 });
  const [an, bart] = [await makeUser(podium, "BOX_OFFICE"), await makeUser(podium, "BOX_OFFICE")];
  await sell(an, show.id, ["R1-A"], "cash");
  clock.advance(60);
  const shift = await open(an, 150.1);
  expect(shift).toMatchObject({ opening: 150.1, closed: null, volunteer: { id: an.id } });
  const { id: sold } = await sell(an, show.id, ["R1-B", "R1-C"], "cash");
  await sell(an, show.id, ["R1-D"], "card");
  await sell(an, show.id, ["R2-A"], "transfer");
  await sell(bart, show.id, ["R2-B"], "cash");
  await an.api.sellVoucher({ body: { amount: 10.2, paid: "cash", key: randomUUID() } });
  await an.api.sellVoucher({ body: { amount: 50, paid: "transfer", key: randomUUID() } });
  await an.api.cancelReservation({ params: { id: sold }, body: { reason: "Ziek" } });
  for (const { paymentId } of (await an.api.listRefunds()).filter(({ reservation }) => reservation.id === sold))
    await an.api.markRefunded({ params: { paymentId }, body: { paidWith: "CASH" } });
  await sell(an, show.id, ["R2-C"], "cash");
  clock.advance(3600);
  // 150,10 and 24,70 and 10,20 and 12,35, less 24,70.
  const closed = await close(an, shift.id, { counted: 172.65 });
  clock.advance(60);
  await sell(an, show.id, ["R2-D"], "cash");
  expect(closed.closed).toEqual({
    at: "2098-05-02T18:01:00.000Z",
    by: { id: an.id, name: expect.any(String) },
    received: 47.25,
    refunded: 24.7,
    card: 12.35,
    expected: 172.65,
    counted: 172.65,
    difference: 0,
    note: null,
  });
  const { entries, ...rest } = await an.api.getCashShift({ params: { id: shift.id } });
  expect(rest).toEqual(closed);
  expect(entries.map(({ way, amount }) => [way, amount])).toEqual([
    ["CASH", 24.7],
    ["CARD", 12.35],
    ["CASH", 10.2],
    ["CASH", -24.7],
    ["CASH", 12.35],
  ]);
  // Money that was received before and after it is in the cash book without a shift, as Bart's is.
  const book = await admin.api.getCashBook({ query: { day: date } });
  expect(book.entries.filter(({ shiftId }) => shiftId === null).map(({ volunteer }) => volunteer.id)).toEqual([
    an.id,
    bart.id,
    an.id,
  ]);
  expect(book.entries.filter(({ shiftId }) => shiftId === shift.id)).toEqual(entries);
});

test("a difference is said after the count, and closes only with a note about that same difference", async ({
  podium,
  admin,
}) => {
  eveningAt("19:00");
  const [show, an] = [await makeShow(podium), await makeUser(podium, "BOX_OFFICE")];
  const { id } = await open(an, 100);
  await sell(an, show.id, ["R1-A"], "cash");
  const differs = (expected: string, difference: string) => ({
    status: 409,
    body: {
      code: "CASH_SHIFT_DIFFERS",
      details: [
        { field: "expected", message: expected },
        { field: "difference", message: difference },
      ],
    },
  });
  await expect(close(an, id, { counted: 110.5 })).rejects.toMatchObject(differs("112.00", "-1.50"));
  await expect(close(an, id, { counted: 110.5, difference: -1.5 })).rejects.toMatchObject(differs("112.00", "-1.50"));
  // A payment that came meanwhile makes another difference, which the note does not explain.
  await sell(an, show.id, ["R1-B"], "cash");
  const note = "Te veel teruggegeven";
  await expect(close(an, id, { counted: 110.5, difference: -1.5, note })).rejects.toMatchObject(
    differs("124.00", "-13.50"),
  );
  expect((await an.api.listCashShifts({ query: {} })).own).toMatchObject({ id, closed: null });
  const { closed } = await close(an, id, { counted: 122.5, difference: -1.5, note });
  expect(closed).toMatchObject({ expected: 124, counted: 122.5, difference: -1.5, note });
  const log = await admin.api.listAudit({ query: { action: "CASH_SHIFT_CLOSED" } });
  expect(log.items[0]).toMatchObject({
    summary: `Kassadienst ${id} afgesloten: € 122,50 geteld, € 124,00 verwacht, € 1,50 te weinig. Reden: ${note}`,
    details: { expected: 124, counted: 122.5, difference: -1.5, reason: note },
  });
});

test("a volunteer has one open shift, also when two tabs open one at once", async ({ podium }) => {
  eveningAt("19:00");
  const an = await makeUser(podium, "BOX_OFFICE");
  const tabs = await Promise.allSettled([open(an, 100), open(an, 100), open(an, 50)]);
  const refused = tabs.flatMap((tab) => (tab.status === "rejected" ? [tab.reason as unknown] : []));
  expect(refused).toMatchObject([{ body: { code: "CASH_SHIFT_OPEN" } }, { body: { code: "CASH_SHIFT_OPEN" } }]);
  const { own } = await an.api.listCashShifts({ query: {} });
  await close(an, own?.id ?? 0, { counted: own?.opening ?? 0 });
  const next = await open(an, 20);
  expect(next).toMatchObject({ opening: 20 });
  await close(an, next.id, { counted: 20 });
});

test("a shift is closed once, and never changes afterwards", async ({ podium, admin }) => {
  eveningAt("19:00");
  const an = await makeUser(podium, "BOX_OFFICE");
  const { id } = await open(an, 80);
  const counts = await Promise.allSettled([close(an, id, { counted: 80 }), close(admin, id, { counted: 80 })]);
  const refused = counts.flatMap((count) => (count.status === "rejected" ? [count.reason as unknown] : []));
  expect(refused).toMatchObject([{ status: 409, body: { code: "CASH_SHIFT_CLOSED" } }]);
  for (const change of ["counted_cents = 9000", "closed_at = null", "note = 'toch niet'", "opening_cents = 0"])
    await expect(
      sql`update cash_shifts set ${sql.raw(change)} where id = ${id}`.execute(podium.deps.database.db),
    ).rejects.toThrow("CASH_SHIFT_CLOSED");
  const log = await admin.api.listAudit({ query: { action: "CASH_SHIFT_CLOSED" } });
  expect(log.items.filter(({ details }) => details["shift"] === id)).toHaveLength(1);
});

test("a payment that is being noted is waited for, and counts in the shift that it began in", async ({ podium }) => {
  eveningAt("20:00");
  const [show, an] = [await makeShow(podium), await makeUser(podium, "BOX_OFFICE")];
  const { id } = await open(an, 100);
  const { db } = podium.deps.database;
  const closing = await db.transaction().execute(async (payment) => {
    await sql`
      insert into audit_log (at, actor_id, action, subject_type, subject_id, summary, details)
      values (${clock.now()}, ${an.id}, 'SEATS_ADDED', 'show', ${show.id}, '', '{"paid": "cash", "total": 12}')`.execute(
      payment,
    );
    const count = close(an, id, { counted: 112 });
    await untilBlocked(podium);
    return { count };
  });
  expect((await closing.count).closed).toMatchObject({ received: 12, expected: 112, difference: 0 });
});

test("a payment that comes while a shift is being closed is not of that shift, and is listed without one", async ({
  podium,
}) => {
  eveningAt("20:00");
  const [show, an] = [await makeShow(podium), await makeUser(podium, "BOX_OFFICE")];
  const { id } = await open(an, 100);
  const { db } = podium.deps.database;
  const { payment } = await db.transaction().execute(async (closing) => {
    await sql`
      update cash_shifts set closed_at = ${clock.now()}, closed_by = ${an.id}, received_cents = 0, refunded_cents = 0,
        card_cents = 0, counted_cents = 10000 where id = ${id}`.execute(closing);
    const sale = sell(an, show.id, ["R1-A"], "cash");
    await untilBlocked(podium);
    return { payment: sale };
  });
  const { id: reservationId } = await payment;
  const { entries } = await an.api.getCashBook({ query: {} });
  expect(entries.find((entry) => entry.reservationId === reservationId)?.shiftId).toBeNull();
  expect((await an.api.getCashShift({ params: { id } })).entries).toEqual([]);
});

test("payments while shifts are opened and closed land in exactly one shift or in none, and the sums say which", async ({
  podium,
}) => {
  const date = eveningAt("20:00");
  const [show, an] = [await makeShow(podium), await makeUser(podium, "BOX_OFFICE")];
  const seats = ["R1", "R2", "R3", "R4"].flatMap((row) => ["A", "B", "C", "D"].map((seat) => `${row}-${seat}`));
  const shifts: number[] = [];
  async function changeShifts(): Promise<void> {
    for (let times = 0; times < 4; times++) {
      const { id } = await open(an, 10);
      shifts.push(id);
      const refused = await close(an, id, { counted: 0 }).then(
        () => null,
        (error: { body: { details: Array<{ message: string }> } }) => error.body.details,
      );
      // Counted as it is now, with a note for whatever came in between.
      for (let counted = Number(refused?.[0]?.message ?? 0); ;) {
        const again = await close(an, id, { counted, note: "onderweg" }).catch(
          (error: { body: { details: Array<{ message: string }> } }) => Number(error.body.details[0]?.message),
        );
        if (typeof again !== "number") break;
        counted = again;
      }
    }
  }
  await Promise.all([changeShifts(), ...seats.map((seat) => sell(an, show.id, [seat], "cash"))]);
  const { entries } = await an.api.getCashBook({ query: { day: date } });
  expect(entries).toHaveLength(16);
  let inShifts = 0;
  for (const id of shifts) {
    const { closed, entries: own } = await an.api.getCashShift({ params: { id } });
    expect(closed?.received).toBe(own.length * 12);
    inShifts += own.length;
  }
  expect(entries.filter(({ shiftId }) => shiftId === null)).toHaveLength(16 - inShifts);
});

test("the box office sees and closes its own shifts, an administrator all", async ({ podium, admin }) => {
  const date = eveningAt("19:00");
  const [an, bart] = [await makeUser(podium, "BOX_OFFICE"), await makeUser(podium, "BOX_OFFICE")];
  const [ofAn, ofBart] = [await open(an, 10), await open(bart, 20)];
  const missing = { status: 404, body: { code: "CASH_SHIFT_NOT_FOUND" } };
  await expect(bart.api.getCashShift({ params: { id: ofAn.id } })).rejects.toMatchObject(missing);
  await expect(close(bart, ofAn.id, { counted: 10 })).rejects.toMatchObject(missing);
  await expect(close(admin, 999_999, { counted: 10 })).rejects.toMatchObject(missing);
  const listed = async (who: User) =>
    (await who.api.listCashShifts({ query: { day: date } })).shifts.map(({ id }) => id);
  expect(await listed(bart)).toEqual([ofBart.id]);
  expect(await listed(admin)).toEqual([ofAn.id, ofBart.id]);
  expect((await admin.api.listCashShifts({ query: {} })).own).toBeNull();
  const { closed } = await close(admin, ofAn.id, { counted: 10 });
  expect(closed?.by.id).toBe(admin.id);
  const log = await admin.api.listAudit({ query: { action: "CASH_SHIFT_CLOSED" } });
  expect(log.items[0]).toMatchObject({
    summary: `Kassadienst ${ofAn.id} van iemand anders afgesloten: € 10,00 geteld, zoals verwacht`,
    person: { id: an.id },
  });
});

test("a shift is of each evening in which it was open", async ({ podium, admin }) => {
  const first = eveningAt("22:00");
  const an = await makeUser(podium, "BOX_OFFICE");
  const { id } = await open(an, 10);
  const second = eveningAt("04:59");
  const third = eveningAt("19:00");
  const of = async (evening: string) =>
    (await admin.api.listCashShifts({ query: { day: evening } })).shifts.some((shift) => shift.id === id);
  expect([await of(first), await of(second), await of(third)]).toEqual([true, true, true]);
  expect((await an.api.listCashShifts({ query: {} })).own?.id).toBe(id);
  clock.set(new Date(`${second}T04:59:00+02:00`));
  await close(an, id, { counted: 10 });
  expect([await of(first), await of(second), await of(third)]).toEqual([true, false, false]);
});

test("a count that cannot be is refused", async ({ podium }) => {
  const an = await makeUser(podium, "BOX_OFFICE");
  for (const opening of [-1, 0.001, 100_001])
    await expect(open(an, opening)).rejects.toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } });
});
