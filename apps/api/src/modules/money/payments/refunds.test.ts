import type { Refund } from "@podium/shared/contracts/refunds";
import pg from "pg";
import { describe, expect, vi } from "vitest";
import { hold, pay, reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow, call, type User } from "#test/factories.ts";
import { createLogger } from "#platform/process/logger.ts";
import { findPaymentByRef } from "./payments.repository.ts";
import { createSettle } from "./settle.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider, type FakeProvider } from "#test/fake-provider.ts";
import { captureLog } from "#test/log-lines.ts";
import { PAID_SEATS } from "#test/paying-online.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const provider: FakeProvider = createFakeProvider();
const test = apiTest({ clock, paymentProvider: provider, env: { PUBLIC_URL: "https://podium.test" } });

const WEEK = 604_800;

test("a refund due is logged once it is stored, and not when its transaction fails", async ({ online, podium }) => {
  const { database, reservations } = podium.deps;
  const { id, ref } = await online.reserveOnline();
  const payment = await findPaymentByRef(database.db, "fake", ref);
  if (!payment) throw new Error("there is no payment");
  const log = captureLog();
  const logger = createLogger({ level: "warn", destination: log });
  const failing: typeof database = {
    ...database,
    transact: (work) =>
      database.transact(async (transaction) => {
        await work(transaction);
        throw new Error("the connection broke");
      }),
  };
  const paid = { status: "PAID", amountCents: 1, paymentId: payment.id } as const;
  await expect(createSettle({ database: failing, reservations, clock, logger })(payment, paid)).rejects.toThrow(
    "broke",
  );
  expect(log.text()).toBe("");
  await createSettle({ database, reservations, clock, logger })(payment, paid);
  expect(log.lines()).toMatchObject([{ msg: "a refund is due", reservationId: id }]);
});

describe("money that comes for an expired reservation", () => {
  test("reserves the seats again when they are free", async ({ online, podium }) => {
    const { user, id, ref } = await online.reserveOnline();
    clock.advance(WEEK);
    await podium.deps.reservations.expireDue();
    provider.say(ref, "PAID");
    await online.webhook(ref);
    expect(await online.outcome(user, id)).toMatchObject({
      reservation: { status: "CONFIRMED" },
      payment: { refund: null },
    });
  });

  test("is a refund due when somebody else has a seat, and is marked once it was paid", async ({
    online,
    podium,
    scenario,
    admin,
  }) => {
    const { user, show, id, ref } = await online.reserveOnline();
    clock.advance(WEEK);
    await podium.deps.reservations.expireDue();
    await reserve((await makeUser(podium)).api, show, [PAID_SEATS[1] ?? ""]);
    provider.say(ref, "PAID");
    for (const _ of [1, 2]) expect((await online.webhook(ref)).statusCode).toBe(200);
    expect(await online.outcome(user, id)).toMatchObject({
      reservation: { status: "EXPIRED" },
      payment: { status: "PAID", refund: "SEATS_GONE" },
    });
    const seat = podium.deps.database.db
      .selectFrom("seats")
      .selectAll()
      .where("showId", "=", show)
      .where("seatId", "=", "R1-A");
    expect((await seat.executeTakeFirstOrThrow()).status).toBe("available");

    const refund = await scenario.refundOf(id);
    expect(refund).toMatchObject({
      amount: 24,
      reason: "SEATS_GONE",
      providerReference: ref,
      refundedAt: null,
      message: expect.stringMatching(/stoelen/),
    });
    const done = () => admin.call("POST", `/api/admin/refunds/${refund?.paymentId}/done`);
    const first = (await done()).json<Refund>().refundedAt;
    expect(first).toBe(clock.now().toISOString());
    clock.advance(60);
    expect((await done()).json<Refund>().refundedAt).toBe(first);
    const log = (await admin.api.listAudit({ query: { reservationId: id } })).items;
    expect(log.map((entry) => [entry.action, entry.actor?.id])).toEqual([["REFUNDED", admin.id]]);
  });

  test("is a refund due when its seats are free and others bought its product", async ({
    online,
    podium,
    scenario,
    admin,
  }) => {
    const programme = { name: "Programma", price: 3, vatRate: 6, stock: 1, showIds: [] };
    const { id: productId } = await admin.api.createProduct({ body: programme });
    const add = async (buyer: User) => buyer.api.setCartProduct({ body: { productId, count: 1 } });
    const { user, show, id, ref } = await online.reserveOnline("nl", add);
    clock.advance(WEEK);
    await podium.deps.reservations.expireDue();
    const other = await makeUser(podium);
    await hold(other.api, show, ["R1-C"]);
    await add(other);
    provider.say(ref, "PAID");
    expect((await online.webhook(ref)).statusCode).toBe(200);
    expect(await online.outcome(user, id)).toMatchObject({
      reservation: { status: "EXPIRED" },
      payment: { status: "PAID", refund: "PRODUCTS_GONE" },
    });
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 27, message: expect.stringMatching(/uitverkocht/) });
    await admin.api.deleteProduct({ params: { id: productId } });
  });

  test("is listed with as many questions to the database, however much there is", async ({ podium, online, admin }) => {
    const questions = vi.spyOn(pg.Client.prototype, "query");
    async function ask(): Promise<{ refunds: number; questions: number }> {
      questions.mockClear();
      const refunds = await podium.deps.refunds.list();
      return { refunds: refunds.length, questions: questions.mock.calls.length };
    }
    const before = await ask();
    for (const _ of [1, 2, 3]) {
      const { id, ref } = await online.reserveOnline();
      await pay(admin.api, id);
      provider.say(ref, "PAID");
      await online.webhook(ref);
    }
    const after = await ask();
    questions.mockRestore();
    expect(after).toEqual({ refunds: before.refunds + 3, questions: before.questions });
  });

  test("of a reservation that was confirmed by hand meanwhile is left for a volunteer to decide", async ({
    online,
    admin,
    scenario,
  }) => {
    const { id, ref } = await online.reserveOnline();
    await pay(admin.api, id);
    provider.say(ref, "PAID");
    await online.webhook(ref);
    expect(await scenario.refundOf(id)).toMatchObject({ reason: "ALREADY_CONFIRMED" });
    expect(await online.ticketMails(id)).toBe(1);
  });

  test("is for administrators to see; other payments are no refunds", async ({ online, scenario, admin }) => {
    const { user, id, ref } = await online.reserveOnline();
    expect((await user.call("GET", "/api/admin/refunds")).statusCode).toBe(403);
    provider.say(ref, "PAID");
    await online.webhook(ref);
    expect(await scenario.refundOf(id)).toBeUndefined();
    expect((await admin.call("POST", "/api/admin/refunds/999999/done")).json()).toMatchObject({
      code: "PAYMENT_NOT_FOUND",
    });
  });
});

describe("the details of a transfer", () => {
  test("name the society's account, the amount, the reference and the EPC text", async ({ podium }) => {
    const user = await makeUser(podium);
    const reservedAt = clock.now();
    clock.set(new Date("2027-01-07T10:00:00Z"));
    const id = await reserve(user.api, (await makeShow(podium)).id, PAID_SEATS);
    const details = await user.api.getTransferDetails({ params: { id } });
    clock.set(reservedAt);
    expect(details).toMatchObject({
      amount: 24,
      iban: "BE71096123456769",
      beneficiary: "Toneelkring De Voorbeeldspelers (voorbeeld)",
      reference: expect.stringMatching(new RegExp(`^Tickets #${id} - Test\\d+ Piet$`)),
      payBefore: "2027-01-12T10:00:00.000Z",
    });
    expect(details.epc).toBe(
      `BCD\n002\n1\nSCT\nGKCCBEBB\nToneelkring De Voorbeeldspelers (voorbeeld)\nBE71096123456769\nEUR24.00\n\n\n${details.reference}`,
    );
  });

  test("have no EPC text once nothing is due, and are nobody else's business", async ({ podium, admin }) => {
    const [user, stranger] = [await makeUser(podium), await makeUser(podium)];
    const id = await reserve(user.api, (await makeShow(podium)).id, PAID_SEATS);
    expect((await stranger.call("GET", `/api/reservation/${id}/payment`)).statusCode).toBe(404);
    expect((await call(podium, "GET", `/api/reservation/${id}/payment`)).statusCode).toBe(401);
    await pay(admin.api, id);
    expect((await user.api.getTransferDetails({ params: { id } })).epc).toBeNull();
  });
});
