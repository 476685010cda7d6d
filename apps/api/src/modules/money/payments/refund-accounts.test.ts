import { sql } from "kysely";
import { expect } from "vitest";
import { changedShowTest, codeOf, form } from "#test/changed-shows.ts";
import { makeUser } from "#test/factories.ts";
import { lockRows } from "#test/row-lock.ts";

const IBAN = "BE68 5390 0754 7034";
const OTHER = "NL91 ABNA 0417 1643 00";

const test = changedShowTest
  /** A due refund, with its holder's account or without one */
  .extend("due", { scope: "file" }, ({ admin, holder, refundsOf }) => async (iban?: string) => {
    const { show, user, id } = await holder();
    if (iban === undefined) await admin.api.cancelReservation({ params: { id }, body: { reason: "Ziek" } });
    else {
      await admin.api.cancelShow({ params: { id: show.id }, body: form() });
      await admin.api.chooseFor({ params: { id }, body: { choice: "MONEY", iban } });
    }
    const paymentId = (await refundsOf(id))[0]?.paymentId ?? 0;
    const set = (typed: string, name = "Jef Peeters") =>
      admin.call("PUT", `/api/admin/refunds/${paymentId}/account`, { iban: typed, holder: name });
    return { id, user, paymentId, set, state: async () => (await refundsOf(id))[0] };
  })
  .extend("mailsOf", { scope: "file" }, ({ mailbox, sendMails }) => async (email: string) => {
    await sendMails();
    return (await mailbox.mailsTo(email)).filter(({ subject }) => subject?.startsWith("Uw rekeningnummer"));
  })
  .extend("logOf", { scope: "file" }, ({ admin }) => async (reservationId: number) => {
    const { items } = await admin.api.listAudit({ query: { reservationId } });
    return items.filter(({ action }) => action === "REFUND_ACCOUNT_CHANGED");
  });

test("the account of a refund is in the list for who may pay it; the box office reads how it ends", async ({
  due,
  podium,
}) => {
  const { id, state } = await due(IBAN);
  expect(await state()).toMatchObject({
    hasAccount: true,
    canBeTransferred: true,
    account: { iban: "BE68539007547034", holder: expect.stringMatching(/^Piet Test/) },
  });
  const seller = await makeUser(podium, "BOX_OFFICE");
  const seen = (await seller.api.listRefunds()).find(({ reservation }) => reservation.id === id);
  expect(seen).toMatchObject({ hasAccount: true, canBeTransferred: true, maskedAccount: "•••• 7034" });
  expect(seen).not.toHaveProperty("account");
  expect(JSON.stringify(seen)).not.toContain("BE68");
});

test("a treasurer notes or corrects an account, in whose name it is, and its guest is notified of each change once", async ({
  admin,
  due,
  mailsOf,
  logOf,
}) => {
  const { id, user, set, state } = await due();
  expect(await state()).toMatchObject({ hasAccount: false });
  expect((await set(IBAN)).json()).toMatchObject({ account: { iban: "BE68539007547034", holder: "Jef Peeters" } });
  for (const _ of [1, 2]) expect((await set(OTHER)).statusCode).toBe(200);
  expect(await state()).toMatchObject({ account: { iban: "NL91ABNA0417164300" } });
  expect(await logOf(id)).toMatchObject([
    { actor: { id: admin.id }, details: { end: "4300" } },
    { actor: { id: admin.id }, details: { end: "7034" } },
  ]);
  const mails = await mailsOf(user.email);
  expect(mails.at(-1)?.text).toMatch(/eindigt op 4300[^]*niet zelf opgegeven/);
  expect(mails.map(({ text }) => text).join("")).not.toMatch(/NL91|0417|BE68|5390/);
});

test("who gives an account after a show was cancelled is notified of it, and of another one", async ({
  admin,
  due,
  mailsOf,
  logOf,
}) => {
  const { id, user } = await due(IBAN);
  expect((await mailsOf(user.email)).at(-1)?.text).toContain("eindigt op 7034");
  await user.api.choose({ params: { id }, body: { choice: "MONEY", iban: OTHER, token: undefined } });
  expect((await mailsOf(user.email)).at(-1)?.text).toContain("eindigt op 4300");
  expect((await logOf(id)).map(({ actor }) => actor?.id ?? null)).toEqual([null, admin.id]);
});

test("an account that no transfer in euros reaches is refused at its field, and so is one that does not exist", async ({
  due,
  logOf,
}) => {
  const { id, set } = await due();
  for (const [typed, code] of [
    ["BE68 5390 0754 7035", "IBAN_WRONG"],
    ["539-0075470-34", "IBAN_ASKED"],
    ["BE68 5390 0754 7034 (Mia)", "IBAN_ALONE"],
    ["TR33 0006 1005 1978 6457 8413 26", "IBAN_ABROAD"],
  ] as const) {
    const refused = await set(typed);
    expect(codeOf(refused)).toBe(code);
    expect(refused.json()).toMatchObject({ details: [{ field: "iban" }] });
  }
  expect(await logOf(id)).toEqual([]);
});

test("it does not change any more once the money is on its way or back, also when that happens at that moment", async ({
  podium,
  admin,
  due,
}) => {
  const { paymentId, set, state } = await due(IBAN);
  const claim = "update payments set refund_via = 'FILE' where id = $1";
  const claiming = await lockRows(podium.deps.database.pool, claim, [paymentId]);
  const changing = set(OTHER);
  try {
    await expect.poll(claiming.waiting).toBe(1);
    await claiming.commit();
  } finally {
    claiming.release();
  }
  expect(codeOf(await changing)).toBe("REFUND_UNDER_WAY");
  await podium.deps.database.db.updateTable("payments").set({ refundVia: null }).where("id", "=", paymentId).execute();
  await admin.api.markRefunded({ params: { paymentId } });
  expect(codeOf(await set(OTHER))).toBe("REFUND_DONE");
  expect(await state()).toMatchObject({ account: { iban: "BE68539007547034" } });
});

test("nobody is notified of another account while a file pays some of the money to the one that is known", async ({
  podium,
  due,
  logOf,
}) => {
  const { id, user, paymentId, set, state } = await due(IBAN);
  const { db, pool } = podium.deps.database;
  const paid = await db.selectFrom("payments").selectAll().where("id", "=", paymentId).executeTakeFirstOrThrow();
  const { id: _, ...money } = paid;
  const part = { ...money, refundReason: "SEATS_GIVEN_UP", amountCents: 1200, paidCents: 1200 } as const;
  const { id: other } = await db.insertInto("payments").values(part).returning("id").executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: number }>`
    insert into refund_files (made_at, execute_on, debtor_name, debtor_iban, debtor_bic)
    values (now(), '2026-11-25', 'Kring', 'BE43068999999501', 'KREDBEBB') returning id`.execute(db);
  const claim = `
    with line as (
      insert into refund_file_lines (file_id, payment_id, cents, iban, name) values ($2, $1, 1200, 'BE68539007547034', 'An')
    ) update payments set refund_via = 'FILE' where id = $1`;
  const claiming = await lockRows(pool, claim, [other, rows[0]?.id]);
  const changing = user.call("PUT", `/api/choices/${id}`, { choice: "MONEY", iban: OTHER });
  try {
    await expect.poll(claiming.waiting).toBe(1);
    await claiming.commit();
  } finally {
    claiming.release();
  }
  expect(codeOf(await changing)).toBe("REFUND_UNDER_WAY");
  expect(codeOf(await set(OTHER))).toBe("REFUND_UNDER_WAY");
  expect(await state()).toMatchObject({ account: { iban: "BE68539007547034" } });
  expect(await logOf(id)).toHaveLength(1);
});

test("the bank is given the name that the guest had, also once their account of the site is closed", async ({
  podium,
  due,
}) => {
  const { user, state } = await due(IBAN);
  const gone = { firstname: "Verwijderde", lastname: "gebruiker" };
  await podium.deps.database.db.updateTable("users").set(gone).where("email", "=", user.email).execute();
  expect(await state()).toMatchObject({ account: { holder: expect.stringMatching(/^Piet Test/) } });
});

test("a name of which no bank can write each letter is refused at its field", async ({ due }) => {
  const { set } = await due();
  expect(codeOf(await set(IBAN, "Юрий (Yuri) Ivanov"))).toBe("HOLDER_UNREADABLE");
  const refused = await set(IBAN, "日本");
  expect(codeOf(refused)).toBe("HOLDER_UNREADABLE");
  expect(refused.json()).toMatchObject({ details: [{ field: "holder" }] });
});

test("it is stored for as long as money has to go back to it, and forgotten when its term is over", async ({
  admin,
  podium,
  due,
}) => {
  const { id, paymentId } = await due(IBAN);
  const { database, retention } = podium.deps;
  const accounts = database.db.selectFrom("refundAccounts").where("reservationId", "=", id).select("iban");
  await database.db
    .updateTable("refundAccounts")
    .set({ givenAt: new Date("2020-01-01") })
    .where("reservationId", "=", id)
    .execute();
  await retention.run();
  expect(await accounts.execute()).toHaveLength(1);
  await admin.api.markRefunded({ params: { paymentId } });
  await retention.run();
  expect(await accounts.execute()).toEqual([]);
});
