import { onlinePaymentStatusSchema } from "@podium/shared/contracts/payments";
import { sql } from "kysely";
import { expect } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow } from "#test/factories.ts";
import { changeStatus, insertPayment, markOpen } from "./payments.repository.ts";
import { apiTest } from "#test/fixtures.ts";

const open = { providerRef: "tr_1", checkoutUrl: "https://pay.example/tr_1" };
const test = apiTest()
  .extend("reserved", { scope: "file" }, ({ podium }) => async () => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    return reserve(user.api, show.id, ["R1-A"]);
  })
  .extend("pay", { scope: "file" }, ({ podium }) => async (reservationId: number) => {
    const now = podium.deps.clock.now();
    const payment = { reservationId, provider: "test", createdAt: now, nextCheckAt: now };
    const inserted = await insertPayment(podium.deps.database.db, payment);
    if (!inserted) throw new Error(`reservation ${reservationId} is not unpaid`);
    return inserted;
  })
  .extend("paymentId", { scope: "file" }, async ({ pay, reserved }) => (await pay(await reserved())).id);

test("a payment is of the new amount when a volunteer changes the reservation at that moment", async ({
  podium,
  reserved,
  pay,
}) => {
  const { db } = podium.deps.database;
  const id = await reserved();
  let payment: ReturnType<typeof pay> | undefined;
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable("reservations").set({ totalCents: 3600 }).where("id", "=", id).execute();
    payment = pay(id);
    const waiting = sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1);
  });
  expect((await payment)?.amountCents).toBe(3600);
});

test.for([
  ["CREATED", ["OPEN", "PAID", "FAILED", "CANCELLED", "EXPIRED"]],
  ["OPEN", ["PAID", "FAILED", "CANCELLED", "EXPIRED"]],
  ["FAILED", ["PAID"]],
  ["CANCELLED", ["PAID"]],
  ["EXPIRED", ["PAID"]],
  ["PAID", []],
] as const)(
  "a payment that is %s changes to %j and to nothing else",
  async ([from, reachable], { podium, paymentId }) => {
    const { db } = podium.deps.database;
    const paid = () => ({ ...open, paidAt: podium.deps.clock.now(), paidCents: 1200 });
    const reached: string[] = [];
    for (const to of onlinePaymentStatusSchema.options) {
      await db
        .updateTable("payments")
        .set({ status: from, paidAt: null, paidCents: null, ...(from === "PAID" ? paid() : open) })
        .where("id", "=", paymentId)
        .execute();
      const changed =
        to === "OPEN"
          ? await markOpen(db, paymentId, open)
          : await changeStatus(db, paymentId, to, to === "PAID" ? paid() : {});
      if (changed) reached.push(to);
      const { status } = await db
        .selectFrom("payments")
        .select("status")
        .where("id", "=", paymentId)
        .executeTakeFirstOrThrow();
      expect(status).toBe(reached.at(-1) === to ? to : from);
    }
    expect(reached).toEqual(reachable);
  },
);
