import { describe, expect } from "vitest";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { errorMessage } from "@podium/shared/error-codes";
import { makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider } from "#test/fake-provider.ts";
import { PAID_SEATS } from "#test/paying-online.ts";
import { camt, type Confirmed, entry, statementTest } from "#test/statements.ts";

const clock = createFakeClock();
const provider = createFakeProvider();
const test = statementTest({ clock, paymentProvider: provider })
  .extend("refundsOf", { scope: "file" }, ({ admin }) => async (id: number) => {
    const refunds = await admin.api.listRefunds();
    return refunds
      .filter(({ reservation }) => reservation.id === id)
      .map(({ amount, reason, method, payer }) => ({ amount, reason, method, payer }))
      .toSorted((one, other) => one.reason.localeCompare(other.reason));
  })
  .extend("checkout", { scope: "file" }, ({ online, podium }) => async () => {
    const { id, ref } = await online.reserveOnline();
    const payOnline = () => {
      provider.say(ref, "PAID");
      return online.webhook(ref);
    };
    return { id, lastname: (await podium.deps.reservations.get(id)).user.lastname, payOnline };
  });

let references = 0;
/** A statement of its own with one transfer for the reservation. */
const transferFor = ({ id, lastname }: { id: number; lastname: string }, amount = "12.00") =>
  camt(
    entry({ ref: `m${references++}`, message: `Tickets #${id} - ${lastname} Piet`, amount, name: `Piet ${lastname}` }),
  );

describe("a transfer that comes twice", () => {
  test("is a refund due as soon as it is read, once however often that is", async ({
    pending,
    statements,
    refundsOf,
  }) => {
    const one = await pending();
    const [first] = await statements.linesOf(transferFor(one));
    await statements.confirm({ transactionId: first?.transactionId ?? 0, reservationId: one.id });
    const again = transferFor(one);
    for (const _ of [1, 2]) {
      expect(await statements.linesOf(again)).toMatchObject([
        { match: "none", reason: "Deze reservering is al betaald; het bedrag staat bij ‘Terug te betalen’." },
      ]);
      expect(await refundsOf(one.id)).toEqual([
        { amount: 12, reason: "ALREADY_CONFIRMED", method: "TRANSFER", payer: `Piet ${one.lastname}` },
      ]);
    }
  });

  test("in one file is a refund due once the other is confirmed, also when both are confirmed at once", async ({
    pending,
    statements,
    refundsOf,
    podium,
  }) => {
    for (const together of [false, true]) {
      const one = await pending();
      const message = `Tickets #${one.id} - ${one.lastname} Piet`;
      const lines = await statements.linesOf(
        camt(...["x", "y"].map((ref) => entry({ ref: `${one.id}${ref}`, message }))),
      );
      expect(lines.map(({ match }) => match)).toEqual(["doubtful", "doubtful"]);
      const matches = lines.map(({ transactionId }) => ({ transactionId, reservationId: one.id }));
      const sent = together ? matches : matches.slice(0, 1);
      const responses = await Promise.all(sent.map((match) => statements.confirm(match)));
      const oks = responses.flatMap((response) => response.json<Confirmed[]>()).filter(({ ok }) => ok);
      expect(oks).toHaveLength(1);
      expect((await podium.deps.reservations.get(one.id)).status).toBe("CONFIRMED");
      expect(await refundsOf(one.id)).toMatchObject([{ amount: 12, reason: "ALREADY_CONFIRMED" }]);
    }
  });
});

describe("a transfer for what a volunteer confirmed by hand", () => {
  test("is its money; only a second one goes back", async ({ pending, statements, refundsOf, admin }) => {
    const one = await pending();
    await pay(admin.api, one.id);
    expect(await statements.linesOf(transferFor(one))).toMatchObject([{ match: "done", reason: null }]);
    expect(await refundsOf(one.id)).toEqual([]);
    await statements.linesOf(transferFor(one));
    expect(await refundsOf(one.id)).toMatchObject([{ amount: 12, reason: "ALREADY_CONFIRMED" }]);
  });

  test("is no refund when it is a part of the amount", async ({ pending, statements, refundsOf, admin }) => {
    const one = await pending();
    await pay(admin.api, one.id);
    await statements.linesOf(transferFor(one, "7.00"));
    await statements.linesOf(transferFor(one, "5.00"));
    expect(await refundsOf(one.id)).toEqual([]);
  });
});

test("a transfer of too much confirms when a volunteer says so, and the difference goes back", async ({
  pending,
  statements,
  refundsOf,
  podium,
}) => {
  const one = await pending();
  const [line] = await statements.linesOf(transferFor(one, "15.50"));
  expect(line).toMatchObject({ match: "doubtful", reservation: { id: one.id } });
  expect(await refundsOf(one.id)).toEqual([]);
  await statements.confirm({ transactionId: line?.transactionId ?? 0, reservationId: one.id });
  expect((await podium.deps.reservations.get(one.id)).status).toBe("CONFIRMED");
  expect(await refundsOf(one.id)).toMatchObject([{ amount: 3.5, reason: "PAID_TOO_MUCH", method: "TRANSFER" }]);
});

test("a transfer for what was confirmed by hand and then lost a seat is its money: only the seat goes back", async ({
  checkout,
  statements,
  refundsOf,
  scenario,
  admin,
}) => {
  const one = await checkout();
  await pay(admin.api, one.id);
  await scenario.boxOffice(one.id, "give-up", { seatIds: [PAID_SEATS[0]] });
  expect(await statements.linesOf(transferFor(one, "24.00"))).toMatchObject([{ match: "done", reason: null }]);
  expect(await refundsOf(one.id)).toMatchObject([{ amount: 12, reason: "SEATS_GIVEN_UP" }]);
  await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
  expect((await refundsOf(one.id)).map(({ amount }) => amount)).toEqual([12, 12]);
});

describe("a transfer for a reservation that was cancelled", () => {
  test("before it was paid goes back", async ({ pending, statements, refundsOf, scenario }) => {
    const one = await pending();
    await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
    expect(await statements.linesOf(transferFor(one))).toMatchObject([
      { match: "none", reason: "Deze reservering is geannuleerd; het bedrag staat bij ‘Terug te betalen’." },
    ]);
    expect(await refundsOf(one.id)).toMatchObject([{ amount: 12, reason: "RESERVATION_CLOSED" }]);
  });

  test("after it was confirmed by hand is the money that goes back already", async ({
    pending,
    statements,
    refundsOf,
    scenario,
    admin,
  }) => {
    const one = await pending();
    await pay(admin.api, one.id);
    await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
    expect(await refundsOf(one.id)).toMatchObject([{ amount: 12, reason: "RESERVATION_CANCELLED", payer: "" }]);
    await statements.linesOf(transferFor(one));
    expect(await refundsOf(one.id)).toEqual([
      { amount: 12, reason: "RESERVATION_CANCELLED", method: "TRANSFER", payer: `Piet ${one.lastname}` },
    ]);
  });

  test("brings back what it was too much, when the rest had gone back before it was read", async ({
    pending,
    statements,
    refundsOf,
    scenario,
    admin,
  }) => {
    const one = await pending();
    await pay(admin.api, one.id);
    await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
    const noted = (await admin.api.listRefunds()).find(({ reservation }) => reservation.id === one.id);
    await admin.api.markRefunded({ params: { paymentId: noted?.paymentId ?? 0 } });
    const file = transferFor(one, "13.50");
    for (const _ of [1, 2]) {
      expect(await statements.linesOf(file)).toMatchObject([
        { match: "none", reason: "Deze reservering is geannuleerd; het bedrag staat bij ‘Terug te betalen’." },
      ]);
      expect(await refundsOf(one.id)).toMatchObject([
        { amount: 1.5, reason: "PAID_TOO_MUCH", payer: `Piet ${one.lastname}` },
        { amount: 12, reason: "RESERVATION_CANCELLED", payer: `Piet ${one.lastname}` },
      ]);
    }
  });

  test("brings back what it was too much, when its owner gave the rest to the society", async ({
    pending,
    statements,
    refundsOf,
    scenario,
    admin,
    podium,
  }) => {
    const { database, refunds } = podium.deps;
    const one = await pending();
    await pay(admin.api, one.id);
    await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
    await database.transact((transaction) => refunds.waive(transaction, one.id));
    expect(await statements.linesOf(transferFor(one, "13.50"))).toMatchObject([
      { match: "done", reason: "Er is te veel betaald; het verschil staat bij ‘Terug te betalen’." },
    ]);
    expect(await refundsOf(one.id)).toMatchObject([{ amount: 1.5, reason: "PAID_TOO_MUCH" }]);
  });

  test("after a transfer had confirmed it goes back once", async ({ pending, statements, refundsOf, scenario }) => {
    const one = await pending();
    const file = transferFor(one);
    const [line] = await statements.linesOf(file);
    await statements.confirm({ transactionId: line?.transactionId ?? 0, reservationId: one.id });
    await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
    await statements.linesOf(file);
    expect(await refundsOf(one.id)).toMatchObject([{ amount: 12, reason: "RESERVATION_CANCELLED" }]);
  });

  test("goes back once beside the online payment, whichever of the two was for nothing", async ({
    checkout,
    statements,
    refundsOf,
    scenario,
    admin,
  }) => {
    const [paid, byHand] = [await checkout(), await checkout()];
    await paid.payOnline();
    await statements.linesOf(transferFor(paid, "24.00"));
    await scenario.boxOffice(paid.id, "cancel", { reason: "Ziek" });
    expect(await refundsOf(paid.id)).toMatchObject([
      { amount: 24, reason: "ALREADY_CONFIRMED", method: "TRANSFER" },
      { amount: 24, reason: "RESERVATION_CANCELLED", method: "ONLINE" },
    ]);

    await pay(admin.api, byHand.id);
    await byHand.payOnline();
    await scenario.boxOffice(byHand.id, "cancel", { reason: "Ziek" });
    for (const _ of [1, 2]) await statements.linesOf(transferFor(byHand, "24.00"));
    expect(await refundsOf(byHand.id)).toMatchObject([
      { reason: "ALREADY_CONFIRMED", method: "ONLINE" },
      { reason: "RESERVATION_CANCELLED", method: "TRANSFER" },
      { reason: "RESERVATION_CLOSED", method: "TRANSFER" },
    ]);
  });
});

test("a transfer for an expired reservation whose seats are somebody else's goes back", async ({
  pending,
  statements,
  refundsOf,
  podium,
  showId,
}) => {
  const one = await pending();
  clock.advance(604_800);
  await podium.deps.reservations.expireDue();
  await reserve((await makeUser(podium)).api, showId, [one.seatId]);
  const [line] = await statements.linesOf(transferFor(one));
  const response = await statements.confirm({ transactionId: line?.transactionId ?? 0, reservationId: one.id });
  expect(response.json()).toMatchObject([{ ok: false, message: errorMessage("SEATS_GONE") }]);
  expect(await refundsOf(one.id)).toMatchObject([{ amount: 12, reason: "SEATS_GONE" }]);
});
