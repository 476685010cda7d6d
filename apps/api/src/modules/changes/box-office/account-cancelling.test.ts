import { rooms } from "@podium/shared/contracts/realtime";
import { describe, expect } from "vitest";
import { hold, pay, reserve } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { mailTest } from "#test/fixtures.ts";
import { lockRows } from "#test/row-lock.ts";

const test = mailTest();
const reason = "Veel plaatsen, geen betaling.";

describe("everything of one account", () => {
  test("that is not paid is cancelled at once, with one mail and one line of the log; what is paid stays", async ({
    podium,
    admin,
    scenario,
    mailbox,
    sendMails,
  }) => {
    const [user, show, other] = [await makeUser(podium), await makeShow(podium), await makeShow(podium)];
    const paid = await reserve(user.api, show.id, ["R1-A"]);
    await pay(admin.api, paid);
    const unpaid = [await reserve(user.api, show.id, ["R1-B", "R1-C"]), await reserve(user.api, other.id, ["R1-A"])];
    await hold(user.api, other.id, ["R1-B"]);
    await sendMails();
    const before = (await mailbox.mailsTo(user.email)).length;
    const params = { id: user.id };
    const seen = await admin.api.getAccountUnpaid({ params });
    expect({ ...seen, unpaid: seen.unpaid.map(({ id }) => id).toReversed() }).toEqual({
      unpaid,
      paid: 1,
      cartSeatIds: ["R1-B"],
      cartSeats: [{ seatId: "R1-B", group: "Rij 1", label: "B" }],
    });
    expect(await admin.api.cancelAccountUnpaid({ params, body: { reason } })).toEqual({ reservations: 2, seats: 3 });

    expect((await user.api.listMyReservations()).map(({ id, status }) => [id, status]).toReversed()).toEqual([
      [paid, "CONFIRMED"],
      ...unpaid.map((id) => [id, "CANCELLED"]),
    ]);
    expect((await user.call("GET", "/api/carts")).statusCode).toBe(404);
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "reserved", "R1-B": "available" });
    expect(await scenario.seatStates(other.id)).toMatchObject({ "R1-A": "available", "R1-B": "available" });
    await sendMails();
    const mails = (await mailbox.mailsTo(user.email)).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Uw 2 reserveringen zijn geannuleerd (nrs. ${unpaid.join(", ")})`,
    ]);
    expect(mails[0]?.text).toContain(reason);
    const { items } = await admin.api.listAudit({ query: { search: `account #${user.id} ` } });
    expect(items.map(({ action, summary, actor }) => [action, summary, actor?.id])).toEqual([
      [
        "ACCOUNT_CANCELLED",
        `Alles van account #${user.id} geannuleerd wat niet betaald was: 2 reserveringen, 3 stoelen`,
        admin.id,
      ],
    ]);
  });

  test("is announced to the account's open screens", async ({ podium, admin }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(user.api, show.id, ["R1-A"]);
    const events: unknown[] = [];
    const { realtime } = podium.deps;
    const emit = realtime.emit.bind(realtime);
    realtime.emit = (room, event, payload) => {
      events.push([room, event, payload]);
      return emit(room, event, payload);
    };
    await admin.api.cancelAccountUnpaid({ params: { id: user.id }, body: { reason } });
    realtime.emit = emit;
    const reservation = expect.objectContaining({ id, status: "CANCELLED", cancelReason: reason });
    expect(events).toContainEqual([rooms.user(user.id), "reservation:changed", { reservation }]);
  });

  test("has what the account reserves at that moment in it", async ({ podium, admin }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    await hold(user.api, show.id, ["R1-A"]);
    const { pool } = podium.deps.database;
    // Continues once the reservation has read the account and waits for the cart's row.
    const cart = await lockRows(pool, "select from carts where user_id = $1 for update", [user.id]);
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    const made = user.call("POST", `/api/reservation/${show.id}`, { seatIds: ["R1-A"], paymentMethod: "MANUAL" });
    await expect.poll(cart.waiting).toBe(1);
    const cancelled = admin.api.cancelAccountUnpaid({ params: { id: user.id }, body: { reason } });
    await expect
      .poll(async () => (await pool.query(waiting)).rows.length)
      .toBe(2)
      .finally(cart.release);
    expect((await made).statusCode).toBe(201);
    expect(await cancelled).toEqual({ reservations: 1, seats: 1 });
    expect((await user.api.getMyLatestReservation()).status).toBe("CANCELLED");
  });

  test("of an account that is none is refused", async ({ admin }) => {
    const response = await admin.call("POST", "/api/admin/accounts/999999/unpaid/cancel", { reason });
    expect(response.json()).toMatchObject({ statusCode: 404, code: "USER_NOT_FOUND" });
  });
});
