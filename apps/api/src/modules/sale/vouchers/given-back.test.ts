import type { Api } from "@podium/shared/contracts/client";
import { correctVoucher, pay, reserve } from "@podium/shared/test/steps.ts";
import type { Updateable } from "kysely";
import { describe, expect } from "vitest";
import type { ReservationsTable } from "#database/tables/reservations.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { lockRows } from "#test/row-lock.ts";
import type { TestApp } from "#test/test-app.ts";
import { voucherTest } from "#test/vouchers.ts";

const clock = createFakeClock();
const WEEK = 604_800;
const test = voucherTest(clock);

/** Sets the status like a process of the previous version, which knows of no vouchers. */
const setStatus = ({ deps }: TestApp, id: number, status: Updateable<ReservationsTable>) =>
  deps.database.db.updateTable("reservations").set(status).where("id", "=", id).execute();

describe("what a voucher paid comes back on it, once", () => {
  test("when the reservation expires, and is spent again by a late payment", async ({ vouchers, podium, admin }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const voucher = await vouchers.sell(10);
    const id = await reserve(user.api, show.id, ["R1-A"], { vouchers: [voucher.code] });
    clock.advance(WEEK);
    await Promise.all([podium.deps.reservations.expireDue(), podium.deps.reservations.expireDue()]);
    await podium.deps.reservations.sweep();
    expect(await vouchers.balance(voucher.id)).toBe(10);
    expect(await vouchers.faults()).toEqual([]);
    await pay(admin.api, id);
    expect(await vouchers.balance(voucher.id)).toBe(0);
    expect(await admin.api.getReservation({ params: { id } })).toMatchObject({ status: "CONFIRMED", totalprice: 2 });
    await admin.api.cancelReservation({ params: { id }, body: { reason: "ziek" } });
    expect(await vouchers.balance(voucher.id)).toBe(10);
    expect(await vouchers.faults()).toEqual([]);
  });

  test("and when it was spent meanwhile, a late payment does not bring the reservation back", async ({
    vouchers,
    podium,
    admin,
    scenario,
  }) => {
    const [user, other, show] = [await makeUser(podium), await makeUser(podium), await makeShow(podium)];
    const voucher = await vouchers.sell(10);
    const id = await reserve(user.api, show.id, ["R1-A"], { vouchers: [voucher.code] });
    clock.advance(WEEK);
    await podium.deps.reservations.expireDue();
    await reserve(other.api, show.id, ["R1-B"], { vouchers: [voucher.code] });
    await expect(pay(admin.api, id)).rejects.toMatchObject({ body: { code: "VOUCHER_SHORT" } });
    expect((await scenario.seat(show.id, "R1-A")).status).toBe("available");
    expect(await vouchers.faults()).toEqual([]);
  });

  test("money first: of seats that are given up, the voucher gets only what money did not pay", async ({
    vouchers,
    podium,
    admin,
    scenario,
  }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const voucher = await vouchers.sell(30);
    const id = await reserve(user.api, show.id, ["R1-A", "R1-B", "R1-C"], { vouchers: [voucher.code] });
    await pay(admin.api, id);
    await admin.api.giveUpSeats({ params: { id }, body: { seatIds: ["R1-C"] } });
    expect(await admin.api.getReservation({ params: { id } })).toMatchObject({ totalprice: 0, grossPrice: 24 });
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 6, reason: "SEATS_GIVEN_UP" });
    expect(await vouchers.balance(voucher.id)).toBe(6);
    await admin.api.giveUpSeats({ params: { id }, body: { seatIds: ["R1-B"] } });
    expect(await vouchers.balance(voucher.id)).toBe(18);
    expect(await vouchers.faults()).toEqual([]);
  });

  test("by the sweep, of what a process of the version before ended", async ({ vouchers, podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const voucher = await vouchers.sell(10);
    const id = await reserve(user.api, show.id, ["R1-A"], { vouchers: [voucher.code] });
    await setStatus(podium, id, { status: "EXPIRED", endedAt: clock.now() });
    for (const _ of [1, 2]) await podium.deps.reservations.sweep();
    expect(await vouchers.balance(voucher.id)).toBe(10);
    expect(await vouchers.faults()).toEqual([]);
  });

  test("when two processes sweep at the same moment", async ({ vouchers, podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const voucher = await vouchers.sell(10);
    const id = await reserve(user.api, show.id, ["R1-A"], { vouchers: [voucher.code] });
    await setStatus(podium, id, { status: "EXPIRED", endedAt: clock.now() });
    const { pool } = podium.deps.database;
    const held = await lockRows(pool, "select from reservations where id = $1 for update", [id]);
    const sweeps = [1, 2].map(() => podium.deps.vouchers.giveBackUnsettled());
    // One sweep waits for the row, the other for its turn.
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(2);
    held.release();
    await Promise.all(sweeps);
    expect(await vouchers.balance(voucher.id)).toBe(10);
    expect(await vouchers.faults()).toEqual([]);
  });

  test("by seats that are given up: the one given last gets back first", async ({ vouchers, podium, admin }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const [early, late] = [await vouchers.sell(20), await vouchers.sell(20)];
    const codes = { vouchers: [late.code, early.code] };
    const id = await reserve(user.api, show.id, ["R1-A", "R1-B", "R1-C"], codes);
    expect((await admin.api.getReservation({ params: { id } })).vouchers?.map(({ amount }) => amount)).toEqual([
      20, 16,
    ]);
    await admin.api.giveUpSeats({ params: { id }, body: { seatIds: ["R1-C"] } });
    expect([await vouchers.balance(late.id), await vouchers.balance(early.id)]).toEqual([0, 16]);
    expect(await vouchers.faults()).toEqual([]);
  });
});

describe("a reservation that a process of the version before brought back", () => {
  const broughtBack = async (podium: TestApp, api: Api, code: string) => {
    const user = await makeUser(podium);
    const id = await reserve(user.api, (await makeShow(podium)).id, ["R1-A", "R1-B"], { vouchers: [code] });
    clock.advance(WEEK);
    await podium.deps.reservations.expireDue();
    const bringBack = async () => {
      await setStatus(podium, id, { status: "CONFIRMED", confirmedAt: clock.now(), endedAt: null });
      for (const _ of [1, 2]) await podium.deps.reservations.sweep();
      return api.getReservation({ params: { id } });
    };
    return { id, bringBack };
  };

  test("spends again what its voucher pays of it, once", async ({ vouchers, podium, admin }) => {
    const voucher = await vouchers.sell(10);
    const { bringBack } = await broughtBack(podium, admin.api, voucher.code);
    expect(await bringBack()).toMatchObject({ status: "CONFIRMED", totalprice: 14, vouchers: [{ amount: 10 }] });
    expect(await vouchers.balance(voucher.id)).toBe(0);
    expect(await vouchers.faults()).toEqual([]);
  });

  test("spends what is left on it, and the log says what lacks", async ({ vouchers, podium, admin, scenario }) => {
    const voucher = await vouchers.sell(10);
    const { id, bringBack } = await broughtBack(podium, admin.api, voucher.code);
    await correctVoucher(admin.api, voucher.id, -6);
    expect(await bringBack()).toMatchObject({ status: "CONFIRMED", totalprice: 14, vouchers: [{ amount: 4 }] });
    expect(await vouchers.balance(voucher.id)).toBe(0);
    const noted = (await scenario.auditOf(id)).filter(({ action }) => action === "VOUCHER_SHORT");
    expect(noted.map(({ summary }) => summary)).toEqual([expect.stringContaining("€ 6,00 te weinig")]);
    await admin.api.giveUpSeats({ params: { id }, body: { seatIds: ["R1-B"] } });
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 9 });
    expect(await vouchers.faults()).toEqual([]);
  });
});
