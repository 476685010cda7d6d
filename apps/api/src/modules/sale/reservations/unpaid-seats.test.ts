import { MAX_UNPAID_SEATS } from "@podium/shared/contracts/reservations";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { sql } from "kysely";
import { expect } from "vitest";
import { hold, pay, reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest();

test("seats that the account reserves while its request waits for the cart count as unpaid too", async ({ podium }) => {
  const { database, reservations } = podium.deps;
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  await hold(user.api, show.id, ["R1-A"]);
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const { responded } = await database.transact(async (transaction) => {
    await transaction.db.selectFrom("carts").where("userId", "=", user.id).selectAll().forUpdate().execute();
    const body = { seatIds: ["R1-A"], paymentMethod: "MANUAL" };
    const response = user.call("POST", `/api/reservation/${show.id}`, body);
    await expect.poll(async () => (await waiting.execute(database.db)).rows.length).toBeGreaterThan(0);
    const ticket = {
      ticketTypeId: show.ticketTypes[0]?.id ?? 0,
      grossCents: 1200,
      priceCents: 1200,
      isComplimentary: false,
    };
    await reservations.place(transaction, {
      userId: user.id,
      showId: show.id,
      tickets: ALL_SEATS.slice(-MAX_UNPAID_SEATS.beforePayment).map((seatId) => ({ ...ticket, seatId })),
      seatsFrom: { blockedIds: [] },
      totalCents: 1200 * MAX_UNPAID_SEATS.beforePayment,
      paymentMethod: "MANUAL",
      paid: false,
    });
    return { responded: response };
  });
  expect((await responded).json()).toMatchObject({ statusCode: 409, code: "TOO_MANY_UNPAID" });
});

const CART = ALL_SEATS.slice(0, MAX_UNPAID_SEATS.beforePayment);
const [NEXT = ""] = ALL_SEATS.slice(MAX_UNPAID_SEATS.beforePayment);

test("what was paid and refunded later was paid once; what a sponsor's code gave was not", async ({
  podium,
  admin,
}) => {
  const show = await makeShow(podium);
  const [refunded, sponsored] = [await makeUser(podium), await makeUser(podium)];
  const paid = await reserve(refunded.api, show.id, ["R4-T"]);
  await pay(admin.api, paid);
  await admin.api.cancelReservation({ params: { id: paid }, body: { reason: "De zaal is te klein." } });
  const { code: ticketCode } = await admin.api.createTicketCode({ body: { type: "SPONSOR", maxTickets: 1 } });
  await reserve(sponsored.api, show.id, ["R4-S"], { ticketCode });

  const answers: number[] = [];
  for (const user of [refunded, sponsored]) {
    const other = await makeShow(podium);
    await reserve(user.api, other.id, CART);
    await hold(user.api, other.id, [NEXT]);
    const body = { seatIds: [NEXT], paymentMethod: "MANUAL" };
    answers.push((await user.call("POST", `/api/reservation/${other.id}`, body)).statusCode);
  }
  expect(answers).toEqual([201, 409]);
});
