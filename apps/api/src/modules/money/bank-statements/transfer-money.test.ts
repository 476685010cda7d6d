import { describe, expect } from "vitest";
import { pay } from "@podium/shared/test/steps.ts";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { PAID_SEATS } from "#test/paying-online.ts";
import { camt, entry, lineOf, transferFor, transferMoneyTest as test } from "#test/statements.ts";

describe("a transfer that comes twice", () => {
  test("goes back when a volunteer says so, once, and reading it changes nothing", async ({
    pending,
    statements,
    refundsOf,
  }) => {
    const one = await pending();
    await statements.decide(await lineOf(statements, transferFor(one)));
    const again = transferFor(one);
    for (const _ of [1, 2]) {
      expect(await lineOf(statements, again)).toMatchObject({ match: "none", acts: ["refund"], back: 12 });
      expect(await refundsOf(one.id)).toEqual([]);
    }
    const line = await lineOf(statements, again);
    const both = await Promise.all([statements.decide(line), statements.decide(line)]);
    expect(new Set(both.map(({ ok, message }) => ok || message))).toEqual(
      new Set([errorMessage("TRANSFER_USED"), true]),
    );
    expect(await refundsOf(one.id)).toEqual([
      { amount: 12, reason: "ALREADY_CONFIRMED", method: "TRANSFER", payer: `Piet ${one.lastname}` },
    ]);
    expect(await lineOf(statements, again)).toMatchObject({
      match: "none",
      acts: [],
      reason: "Deze reservering is al betaald; het bedrag staat bij ‘Terug te betalen’.",
    });
  });

  test("in one file confirms once, also when both are confirmed at once; the other may then go back", async ({
    pending,
    statements,
    refundsOf,
  }) => {
    const one = await pending();
    const message = `Tickets #${one.id} - ${one.lastname} Piet`;
    const lines = await statements.linesOf(
      camt(...["x", "y"].map((ref) => entry({ ref: `${one.id}${ref}`, message }))),
    );
    expect(lines.map(({ match }) => match)).toEqual(["doubtful", "doubtful"]);
    const both = await Promise.all(lines.map((line) => statements.decide(line)));
    const refused = both.filter(({ ok }) => !ok);
    expect(refused).toMatchObject([{ message: errorMessage("ALREADY_PAID"), line: { acts: ["refund"], back: 12 } }]);
    expect(await refundsOf(one.id)).toEqual([]);
    const [rest] = refused;
    if (rest?.line) await statements.decide(rest.line);
    expect(await refundsOf(one.id)).toMatchObject([{ amount: 12, reason: "ALREADY_CONFIRMED" }]);
  });
});

describe("a transfer for what a volunteer confirmed by hand", () => {
  test("is its money; only a second one may go back", async ({ pending, statements, refundsOf, admin }) => {
    const one = await pending();
    await pay(admin.api, one.id);
    const [first, second] = [await lineOf(statements, transferFor(one)), await lineOf(statements, transferFor(one))];
    expect(first).toMatchObject({ match: "certain", acts: ["link"], back: null });
    expect(await statements.decide(first)).toMatchObject({ ok: true });
    const refused = await statements.decide(second);
    expect(refused).toMatchObject({ ok: false, line: { match: "none", acts: ["refund"], back: 12 } });
    expect(await refundsOf(one.id)).toEqual([]);
    if (refused.line) await statements.decide(refused.line);
    expect(await refundsOf(one.id)).toMatchObject([{ amount: 12, reason: "ALREADY_CONFIRMED" }]);
  });

  test("is left alone when it is a part of the amount", async ({ pending, statements, refundsOf, admin }) => {
    const one = await pending();
    await pay(admin.api, one.id);
    for (const amount of ["7.00", "5.00"])
      expect(await lineOf(statements, transferFor(one, amount))).toMatchObject({ match: "none", acts: [] });
    expect(await refundsOf(one.id)).toEqual([]);
  });
});

describe.for(["CASH", "CARD"] as const)("a transfer for what was paid at the box office (%s)", (paymentMethod) => {
  test("may only go back, all of it, and is no money of the reservation", async ({
    pending,
    statements,
    refundsOf,
    scenario,
    admin,
  }) => {
    const one = await pending();
    await admin.api.confirmReservation({ params: { id: one.id }, body: { paymentMethod } });
    const line = await lineOf(statements, transferFor(one));
    expect(line).toMatchObject({ match: "none", acts: ["refund"], back: 12 });
    expect(line.reason).toContain("al betaald");
    expect(await statements.decide(line)).toMatchObject({ ok: true });
    await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
    expect(await refundsOf(one.id)).toMatchObject([
      { amount: 12, reason: "ALREADY_CONFIRMED", method: "TRANSFER" },
      { amount: 12, reason: "RESERVATION_CANCELLED", method: paymentMethod },
    ]);
  });

  test("may only go back after it was cancelled too, beside what was paid there", async ({
    pending,
    statements,
    refundsOf,
    scenario,
    admin,
  }) => {
    const one = await pending();
    await admin.api.confirmReservation({ params: { id: one.id }, body: { paymentMethod } });
    await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
    const line = await lineOf(statements, transferFor(one));
    expect(line).toMatchObject({ match: "none", acts: ["refund"], back: 12 });
    expect(await statements.decide(line)).toMatchObject({ ok: true });
    expect(await refundsOf(one.id)).toMatchObject([
      { amount: 12, reason: "RESERVATION_CANCELLED", method: paymentMethod },
      { amount: 12, reason: "RESERVATION_CLOSED", method: "TRANSFER" },
    ]);
  });
});

test("a transfer of too much confirms when a volunteer says so, and the difference goes back", async ({
  pending,
  statements,
  refundsOf,
  podium,
}) => {
  const one = await pending();
  const line = await lineOf(statements, transferFor(one, "15.50"));
  expect(line).toMatchObject({ match: "doubtful", reservation: { id: one.id }, acts: ["confirm"], back: 3.5 });
  expect(await refundsOf(one.id)).toEqual([]);
  expect(await statements.decide({ ...line, back: 3.4 })).toMatchObject({
    ok: false,
    message: errorMessage("TRANSFER_CHANGED"),
  });
  expect((await podium.deps.reservations.get(one.id)).status).toBe("PENDING");
  await statements.decide(line);
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
  const line = await lineOf(statements, transferFor(one, "24.00"));
  expect(line).toMatchObject({ match: "doubtful", acts: ["link"], back: null });
  expect(await statements.decide(line)).toMatchObject({ ok: true });
  expect(await refundsOf(one.id)).toMatchObject([{ amount: 12, reason: "SEATS_GIVEN_UP" }]);
  await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
  expect((await refundsOf(one.id)).map(({ amount }) => amount)).toEqual([12, 12]);
});

describe("a transfer for a reservation that was cancelled", () => {
  test("before it was paid goes back, when a volunteer says so", async ({
    pending,
    statements,
    refundsOf,
    scenario,
  }) => {
    const one = await pending();
    await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
    const line = await lineOf(statements, transferFor(one));
    expect(line).toMatchObject({ match: "none", acts: ["refund"], back: 12 });
    expect(await refundsOf(one.id)).toEqual([]);
    await statements.decide(line);
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
    const line = await lineOf(statements, transferFor(one));
    expect(line).toMatchObject({ match: "doubtful", acts: ["link"], back: 12 });
    await statements.decide(line);
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
    const line = await lineOf(statements, transferFor(one, "13.50"));
    expect(line).toMatchObject({ acts: ["link"], back: 1.5 });
    expect(await statements.decide(line)).toMatchObject({ ok: true });
    expect(await refundsOf(one.id)).toMatchObject([
      { amount: 1.5, reason: "PAID_TOO_MUCH", payer: `Piet ${one.lastname}` },
      { amount: 12, reason: "RESERVATION_CANCELLED", payer: `Piet ${one.lastname}` },
    ]);
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
    const line = await lineOf(statements, transferFor(one, "13.50"));
    expect(line).toMatchObject({ acts: ["link"], back: 1.5 });
    expect(await statements.decide(line)).toMatchObject({ ok: true });
    expect(await refundsOf(one.id)).toMatchObject([{ amount: 1.5, reason: "PAID_TOO_MUCH" }]);
  });

  test("after a transfer had confirmed it goes back once", async ({ pending, statements, refundsOf, scenario }) => {
    const one = await pending();
    const file = transferFor(one);
    await statements.decide(await lineOf(statements, file));
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
    await statements.decide(await lineOf(statements, transferFor(paid, "24.00")));
    await scenario.boxOffice(paid.id, "cancel", { reason: "Ziek" });
    expect(await refundsOf(paid.id)).toMatchObject([
      { amount: 24, reason: "ALREADY_CONFIRMED", method: "TRANSFER" },
      { amount: 24, reason: "RESERVATION_CANCELLED", method: "ONLINE" },
    ]);

    await pay(admin.api, byHand.id);
    await byHand.payOnline();
    await scenario.boxOffice(byHand.id, "cancel", { reason: "Ziek" });
    for (const _ of [1, 2]) await statements.decide(await lineOf(statements, transferFor(byHand, "24.00")));
    expect(await refundsOf(byHand.id)).toMatchObject([
      { reason: "ALREADY_CONFIRMED", method: "ONLINE" },
      { reason: "RESERVATION_CANCELLED", method: "TRANSFER" },
      { reason: "RESERVATION_CLOSED", method: "TRANSFER" },
    ]);
  });
});
