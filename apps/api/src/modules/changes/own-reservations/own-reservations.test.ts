import { describe, expect } from "vitest";
import { pay, reserve, sellVoucher } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider, type FakeProvider } from "#test/fake-provider.ts";
import { apiTest } from "#test/fixtures.ts";
import { lockRows } from "#test/row-lock.ts";

const clock = createFakeClock();
const provider: FakeProvider = createFakeProvider();
const test = apiTest({ clock, paymentProvider: provider, env: { PUBLIC_URL: "https://podium.test" } });

const WEEK = 604_800;
const cancel = (user: User, id: number) => user.call("POST", `/api/reservation/${id}/cancel`);

describe("a visitor who cancels an unpaid reservation", () => {
  test("frees its seats, gives code and voucher back what they paid, and is mailed", async ({
    podium,
    admin,
    scenario,
  }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const { code: ticketCode } = await podium.deps.codes.create({ type: "PRE_ORDER", maxTickets: 5 });
    const voucher = await sellVoucher(admin.api, 10);
    const codes = { ticketCode, vouchers: [voucher.code] };
    const id = await reserve(user.api, show.id, ["R1-A", "R1-B"], codes);

    const response = await cancel(user, id);
    expect([response.statusCode, response.json()]).toMatchObject([200, { id, status: "CANCELLED" }]);
    expect(response.json()).not.toHaveProperty("cancelReason");
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "available", "R1-B": "available" });
    expect((await podium.deps.codes.list()).find(({ code }) => code === ticketCode)?.usedCount).toBe(0);
    expect((await admin.api.getVoucher({ params: { id: voucher.id } })).balance).toBe(10);
    expect(await scenario.mailsAbout(id)).toContainEqual({ kind: "RESERVATION_CANCELLED", status: "WAITING" });
    expect((await scenario.auditOf(id))[0]).toMatchObject({
      action: "RESERVATION_CANCELLED",
      actor: { id: user.id },
      summary: `Reservering #${id} geannuleerd`,
    });
    expect((await cancel(user, id)).json()).toMatchObject({ statusCode: 409, code: "RESERVATION_CLOSED" });
  });

  test("leaves a paid one to the box office, and somebody else's does not exist, also for volunteers", async ({
    scenario,
    admin,
    podium,
  }) => {
    const { owner, id, show } = await scenario.paid();
    expect((await cancel(owner, id)).json()).toMatchObject({ statusCode: 409, code: "ALREADY_PAID" });
    const unpaid = await reserve((await makeUser(podium)).api, show.id, ["R2-A"]);
    expect((await cancel(admin, unpaid)).json()).toMatchObject({ statusCode: 404, code: "RESERVATION_NOT_FOUND" });
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "reserved", "R2-A": "reserved" });
  });

  test("waits for a payment that is under way, and need not when it was left without paying", async ({ online }) => {
    const { user, id, ref } = await online.reserveOnline();
    expect((await cancel(user, id)).json()).toMatchObject({ statusCode: 409, code: "PAYMENT_UNDER_WAY" });
    provider.say(ref, "CANCELLED");
    expect((await cancel(user, id)).json()).toMatchObject({ status: "CANCELLED" });
  });

  test("reads that it is paid when the payment turns out to have come", async ({ online }) => {
    const { user, id, ref } = await online.reserveOnline();
    provider.say(ref, "PAID");
    expect((await cancel(user, id)).json()).toMatchObject({ statusCode: 409, code: "ALREADY_PAID" });
    expect(await online.outcome(user, id)).toMatchObject({ reservation: { status: "CONFIRMED" } });
  });

  test("begins no payment for it at the same moment", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(user.api, show.id, ["R1-A"]);
    const { pool } = podium.deps.database;
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    const row = await lockRows(pool, "select from reservations where id = $1 for update", [id]);
    const cancelled = cancel(user, id);
    await expect.poll(row.waiting).toBe(1);
    const started = user.call("POST", `/api/reservation/${id}/online-payment`);
    await expect
      .poll(async () => (await pool.query(waiting)).rows.length)
      .toBe(2)
      .finally(row.release);
    expect((await cancelled).json()).toMatchObject({ status: "CANCELLED" });
    expect((await started).json()).toMatchObject({ code: "RESERVATION_CLOSED" });
  });

  test("at the moment of its payment ends as one of both, and as one of both at its expiry", async ({
    podium,
    admin,
    scenario,
  }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const [paid, due] = [
      await reserve(user.api, show.id, ["R1-A"]),
      await reserve(user.api, show.id, ["R1-B", "R1-C"]),
    ];
    const [ended, confirmed] = await Promise.all([
      cancel(user, paid),
      pay(admin.api, paid).then(
        () => true,
        () => false,
      ),
    ]);
    expect(ended.statusCode === 200).toBe(!confirmed);
    expect((await scenario.seat(show.id, "R1-A")).status).toBe(confirmed ? "reserved" : "available");
    clock.advance(WEEK);
    const [last] = await Promise.all([cancel(user, due), podium.deps.reservations.expireDue()]);
    const mails = (await scenario.mailsAbout(due)).map(({ kind }) => kind);
    const kinds = ["RESERVATION_CANCELLED", "RESERVATION_LAPSED"] as const;
    expect(mails.filter((kind) => kinds.some((one) => one === kind))).toEqual([
      last.statusCode === 200 ? kinds[0] : kinds[1],
    ]);
    expect((await scenario.seat(show.id, "R1-B")).status).toBe("available");
  });
});
