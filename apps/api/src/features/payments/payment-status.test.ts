import { onlinePaymentStatusSchema } from "@podium/shared/contracts/online-payments";
import { expect } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow } from "#test/factories.ts";
import { changeStatus, insertPayment, markOpen } from "./payments.repository.ts";
import { apiTest } from "#test/fixtures.ts";

const open = { providerRef: "tr_1", checkoutUrl: "https://pay.example/tr_1" };
const test = apiTest().extend("paymentId", { scope: "file" }, async ({ podium }) => {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  const now = podium.deps.clock.now();
  const payment = await insertPayment(podium.deps.database.db, {
    reservationId: await reserve(user.api, show.id, ["R1-A"]),
    provider: "test",
    amountCents: 1200,
    createdAt: now,
    nextCheckAt: now,
  });
  return payment.id;
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
