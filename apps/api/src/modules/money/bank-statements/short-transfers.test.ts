import { describe, expect } from "vitest";
import { pay } from "@podium/shared/test/steps.ts";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { camt, entry, lineOf, transferFor, transferMoneyTest as test } from "#test/statements.ts";

describe("a transfer that falls short", () => {
  test("confirms with the rest in cash: until that comes, no more than came goes back", async ({
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
    const awaiting = { status: "CONFIRMED", totalCents: 1200, cashDueCents: 200 };
    expect(await podium.deps.reservations.get(one.id)).toMatchObject(awaiting);
    await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
    expect((await refundsOf(one.id)).map(({ amount }) => amount)).toEqual([10]);
    expect(await podium.deps.reservations.get(one.id)).toMatchObject({ totalCents: 1000, cashDueCents: 0 });
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
  // The second reservation is paid too: another transfer for it can only be refunded.
  expect(await lineOf(statements, transferFor(two))).toMatchObject({ match: "none", acts: ["refund"], back: 12 });
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
