import { describe, expect } from "vitest";
import { pay } from "@podium/shared/test/steps.ts";
import { PAID_SEATS } from "#test/paying-online.ts";
import { proveNow } from "#test/factories.ts";
import { lineOf, transferFor, transferMoneyTest } from "#test/statements.ts";

const GUEST = "BE68539007547034";
const OTHER = "NL91ABNA0417164300";
const SAID = "BE71096123456769";

const test = transferMoneyTest
  /** Reads a transfer from this account for the reservation, and accepts the first decision proposed for it. */
  .extend(
    "transfer",
    { scope: "file" },
    ({ statements }) =>
      async (one: { id: number; lastname: string }, iban: string, amount = "12.00") => {
        const account = `<DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties>`;
        const file = transferFor(one, amount).replace("</RltdPties>", iban === "" ? "</RltdPties>" : account);
        expect(await statements.decide(await lineOf(statements, file))).toMatchObject({ ok: true });
      },
  )
  .extend("dueOf", { scope: "file" }, ({ admin }) => async (id: number) => {
    const refunds = (await admin.api.listRefunds()).filter(({ reservation }) => reservation.id === id);
    return refunds.toSorted((one, other) => one.paymentId - other.paymentId);
  })
  .extend("accountsOf", { scope: "file" }, ({ dueOf }) => async (id: number) => {
    return (await dueOf(id)).map(({ reason, account }) => [reason, account?.iban ?? null]);
  })
  .extend("say", { scope: "file" }, ({ podium, admin }) => async (refund: { paymentId: number } | undefined) => {
    await proveNow(podium, admin);
    const body = { iban: SAID, holder: "An Peeters" };
    return admin.api.setRefundAccount({ params: { paymentId: refund?.paymentId ?? 0 }, body });
  });

describe("of two people who paid one reservation", () => {
  test("each gets their own transfer back, whichever goes back first", async ({
    pending,
    transfer,
    scenario,
    accountsOf,
  }) => {
    const [one, late] = [await pending(), await pending()];
    await transfer(one, GUEST);
    await transfer(one, OTHER);
    expect(await accountsOf(one.id)).toEqual([["ALREADY_CONFIRMED", OTHER]]);
    await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
    expect(await accountsOf(one.id)).toEqual([
      ["ALREADY_CONFIRMED", OTHER],
      ["RESERVATION_CANCELLED", GUEST],
    ]);

    await transfer(late, GUEST);
    await scenario.boxOffice(late.id, "cancel", { reason: "Ziek" });
    await transfer(late, OTHER);
    expect(await accountsOf(late.id)).toEqual([
      ["RESERVATION_CANCELLED", GUEST],
      ["RESERVATION_CLOSED", OTHER],
    ]);
  });

  test("what is said of one does not change where the other one's money goes", async ({
    pending,
    transfer,
    scenario,
    dueOf,
    accountsOf,
    say,
  }) => {
    for (const said of [0, 1]) {
      const one = await pending();
      await transfer(one, GUEST);
      await transfer(one, OTHER);
      await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
      expect(await say((await dueOf(one.id))[said])).toMatchObject({ account: { iban: SAID } });
      expect(await accountsOf(one.id)).toEqual([
        ["ALREADY_CONFIRMED", said === 0 ? SAID : OTHER],
        ["RESERVATION_CANCELLED", said === 1 ? SAID : GUEST],
      ]);
    }
  });

  test("one whose account no file says is asked for it: it is not the other's", async ({
    pending,
    transfer,
    scenario,
    dueOf,
    accountsOf,
    say,
  }) => {
    const [first, second] = [await pending(), await pending()];
    await transfer(first, GUEST);
    await transfer(first, "");
    await transfer(second, "");
    await transfer(second, OTHER);
    for (const { id } of [first, second]) await scenario.boxOffice(id, "cancel", { reason: "Ziek" });
    expect(await accountsOf(first.id)).toEqual([
      ["ALREADY_CONFIRMED", null],
      ["RESERVATION_CANCELLED", GUEST],
    ]);
    expect(await accountsOf(second.id)).toEqual([
      ["ALREADY_CONFIRMED", OTHER],
      ["RESERVATION_CANCELLED", null],
    ]);
    await say((await dueOf(first.id))[0]);
    await say((await dueOf(second.id))[1]);
    expect(await accountsOf(first.id)).toContainEqual(["RESERVATION_CANCELLED", GUEST]);
    expect(await accountsOf(second.id)).toContainEqual(["ALREADY_CONFIRMED", OTHER]);
  });

  test("one who paid by card gets nothing on the account of the other's transfer", async ({
    pending,
    transfer,
    scenario,
    admin,
    accountsOf,
  }) => {
    const one = await pending();
    await admin.api.confirmReservation({ params: { id: one.id }, body: { paymentMethod: "CARD" } });
    await transfer(one, OTHER);
    await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
    expect(await accountsOf(one.id)).toEqual([
      ["ALREADY_CONFIRMED", OTHER],
      ["RESERVATION_CANCELLED", null],
    ]);
  });
});

test("a part that was due before its transfer came goes back to it too", async ({
  checkout,
  transfer,
  scenario,
  admin,
  accountsOf,
}) => {
  const one = await checkout();
  await pay(admin.api, one.id);
  await scenario.boxOffice(one.id, "give-up", { seatIds: [PAID_SEATS[0]] });
  expect(await accountsOf(one.id)).toEqual([["SEATS_GIVEN_UP", null]]);
  await transfer(one, GUEST, "24.00");
  await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
  expect(await accountsOf(one.id)).toEqual([
    ["SEATS_GIVEN_UP", GUEST],
    ["RESERVATION_CANCELLED", GUEST],
  ]);
});

test("the account of a transfer is stored for as long as it has to go back, and forgotten when its term is over", async ({
  pending,
  transfer,
  admin,
  podium,
  dueOf,
}) => {
  const one = await pending();
  await transfer(one, GUEST);
  await transfer(one, OTHER);
  const { paymentId = 0 } = (await dueOf(one.id))[0] ?? {};
  const { database, retention } = podium.deps;
  const accounts = database.db.selectFrom("payerAccounts").where("paymentId", "=", paymentId).select("iban");
  const longAgo = { givenAt: new Date("2020-01-01") };
  await database.db.updateTable("payerAccounts").set(longAgo).where("paymentId", "=", paymentId).execute();
  await retention.run();
  expect(await accounts.execute()).toEqual([{ iban: OTHER }]);
  await admin.api.markRefunded({ params: { paymentId } });
  await retention.run();
  expect(await accounts.execute()).toEqual([]);
});
