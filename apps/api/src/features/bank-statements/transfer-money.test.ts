import type { StatementLine } from "@podium/shared/contracts/bank-statements";
import { describe, expect } from "vitest";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { errorMessage } from "@podium/shared/error-codes";
import { makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider } from "#test/fake-provider.ts";
import { PAID_SEATS } from "#test/paying-online.ts";
import { camt, entry, statementTest } from "#test/statements.ts";

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

/** Reads a file of one transfer. */
const lineOf = async (statements: { linesOf: (content: string) => Promise<StatementLine[]> }, content: string) => {
  const [line] = await statements.linesOf(content);
  if (!line) throw new Error("the file has no line");
  return line;
};

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
    expect(both.map(({ ok, message }) => ok || message).toSorted()).toEqual([errorMessage("TRANSFER_USED"), true]);
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

describe("a transfer that falls short", () => {
  test("confirms with the rest in cash: then all of it goes back when it is cancelled", async ({
    pending,
    statements,
    refundsOf,
    scenario,
    podium,
  }) => {
    const one = await pending();
    const line = await lineOf(statements, transferFor(one, "10.00"));
    expect(line).toMatchObject({ match: "none", acts: ["cash", "accept"], back: null });
    expect(await statements.decide(line, "confirm")).toMatchObject({ message: errorMessage("AMOUNT_DIFFERS") });
    expect(await statements.decide(line, "cash")).toMatchObject({ ok: true });
    expect(await podium.deps.reservations.get(one.id)).toMatchObject({ status: "CONFIRMED", totalCents: 1200 });
    await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
    expect((await refundsOf(one.id)).map(({ amount }) => amount)).toEqual([12]);
  });

  test("confirms as all that is asked: then no more than it goes back", async ({
    pending,
    statements,
    refundsOf,
    scenario,
    podium,
    admin,
  }) => {
    const one = await pending();
    await statements.decide(await lineOf(statements, transferFor(one, "10.00")), "accept");
    expect(await podium.deps.reservations.get(one.id)).toMatchObject({ status: "CONFIRMED", totalCents: 1000 });
    const { items } = await admin.api.listAudit({ query: { reservationId: one.id } });
    expect(items.map(({ summary }) => summary)).toContainEqual(expect.stringContaining("€ 2,00 werd kwijtgescholden"));
    await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
    expect((await refundsOf(one.id)).map(({ amount }) => amount)).toEqual([10]);
  });
});

test("money goes back to the account that it came from, where the bank says it and the guest said no other", async ({
  pending,
  statements,
  admin,
  scenario,
}) => {
  const refundOf = async (id: number) =>
    (await admin.api.listRefunds()).find(({ reservation }) => reservation.id === id)?.account;
  const from = (file: string, iban: string) =>
    file.replace("</RltdPties>", `<DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties>`);
  const [known, wrong] = [await pending(), await pending()];
  await statements.decide(await lineOf(statements, from(transferFor(known), "BE68539007547034")));
  await statements.decide(await lineOf(statements, from(transferFor(wrong), "BE68539007547035")));
  for (const { id } of [known, wrong]) await scenario.boxOffice(id, "cancel", { reason: "Ziek" });
  expect(await refundOf(known.id)).toMatchObject({ iban: "BE68539007547034", holder: `Piet ${known.lastname}` });
  expect(await refundOf(wrong.id)).toBeUndefined();
});

test("one transfer pays several reservations of one person together, or none of them", async ({
  pendingPair,
  statements,
  podium,
  admin,
  refundsOf,
}) => {
  const [one, two] = await pendingPair();
  const message = `Tickets #${one.id} en #${two.id} - ${one.lastname}`;
  const file = camt(entry({ ref: `s${one.id}`, message, amount: "24.00", name: one.lastname }));
  const line = await lineOf(statements, file);
  expect(line).toMatchObject({
    match: "certain",
    reservation: { id: one.id },
    also: [{ id: two.id }],
    acts: ["confirm"],
  });
  const statusOf = async (id: number) => (await podium.deps.reservations.get(id)).status;
  await pay(admin.api, two.id);
  expect(await statements.decide(line)).toMatchObject({ ok: false, message: errorMessage("ALREADY_PAID") });
  expect(await statusOf(one.id)).toBe("PENDING");
  await admin.api.undoConfirmation({ params: { id: two.id } });
  expect(await statements.decide(await lineOf(statements, file))).toMatchObject({ ok: true });
  expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(["CONFIRMED", "CONFIRMED"]);
  expect(await lineOf(statements, file)).toMatchObject({ match: "done", also: [{ id: two.id }] });
  expect([...(await refundsOf(one.id)), ...(await refundsOf(two.id))]).toEqual([]);
  // The second has its money too: another transfer for it may only go back.
  expect(await lineOf(statements, transferFor(two))).toMatchObject({ match: "none", acts: ["refund"], back: 12 });
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

test("a transfer for an expired reservation whose seats are somebody else's may go back", async ({
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
  const line = await lineOf(statements, transferFor(one));
  expect(await statements.decide(line)).toMatchObject({ ok: false, message: errorMessage("SEATS_GONE") });
  expect(await refundsOf(one.id)).toEqual([]);
  expect(await statements.decide({ ...line, back: 12 }, "refund")).toMatchObject({ ok: true });
  expect(await refundsOf(one.id)).toMatchObject([{ amount: 12, reason: "SEATS_GONE" }]);
});

test("a reservation that was to be paid online is paid by a transfer just as well", async ({
  checkout,
  statements,
  podium,
}) => {
  const one = await checkout();
  const line = await lineOf(statements, transferFor(one, "24.00"));
  expect(line).toMatchObject({ match: "certain", acts: ["confirm"] });
  expect(await statements.decide(line)).toMatchObject({ ok: true });
  expect((await podium.deps.reservations.get(one.id)).status).toBe("CONFIRMED");
});
