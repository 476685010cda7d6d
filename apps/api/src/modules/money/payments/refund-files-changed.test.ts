import { sql } from "kysely";
import { expect } from "vitest";
import { codeOf } from "#test/changed-shows.ts";
import { clock, IBAN, refundFileTest as test } from "#test/refund-files.ts";

test("what is due again is in the downloaded file no more, or two files would pay it", async ({
  admin,
  due,
  make,
  xmlOf,
}) => {
  const [done, out] = await due(2);
  if (!done || !out) throw new Error("there are two");
  const { id } = await make([done, out]);
  const settle = (outcome: "DONE" | "OUT", { paymentId }: { paymentId: number }) =>
    admin.api.settleRefundFile({ params: { id }, body: { outcome, paymentId } });
  await settle("OUT", out);
  await settle("DONE", done);
  const xml = await xmlOf(id);
  expect(xml).not.toContain(`PODIUM-${id}-${out.paymentId}<`);
  expect(xml).toContain(`PODIUM-${id}-${done.paymentId}<`);
  expect([...xml.matchAll(/<(?:NbOfTxs|CtrlSum)>([^<]*)</g)].map(([, value]) => value)).toEqual([
    "1",
    "24.00",
    "1",
    "24.00",
  ]);
  expect(await settle("OUT", done)).toMatchObject({ isKept: false });
  expect(codeOf(await admin.call("GET", `/api/admin/refund-files/${id}/xml`))).toBe("REFUND_FILE_EMPTY");
});

test("a file is refused when a refund is no longer what was read of it: its amount, its account, or its name", async ({
  podium,
  admin,
  due,
  agreedOf,
  stateOf,
}) => {
  const [refund, other] = await due(2);
  if (!refund || !other) throw new Error("there are two");
  const { paymentId } = refund;
  const { db } = podium.deps.database;
  const pay = (cents: number) =>
    db.updateTable("payments").set({ amountCents: cents, paidCents: cents }).where("id", "=", paymentId).execute();
  const to = (iban: string, holder: string) =>
    admin.api.setRefundAccount({ params: { paymentId }, body: { iban, holder } });
  const agreed = await agreedOf(paymentId, other.paymentId);
  const tryThat = async () => codeOf(await admin.call("POST", "/api/admin/refund-files", { refunds: agreed }));
  await pay(2399);
  expect(await tryThat()).toBe("REFUNDS_CHANGED");
  await pay(2400);
  await to("NO93 8601 1117 947", "Zoë D’Hondt");
  expect(await tryThat()).toBe("REFUNDS_CHANGED");
  await to(IBAN, "Iemand anders");
  expect(await tryThat()).toBe("REFUNDS_CHANGED");
  for (const one of [refund, other]) expect(await stateOf(one.paymentId)).toMatchObject({ canBeTransferred: true });
  await to(IBAN, "Zoë D’Hondt");
  expect(await tryThat()).toBeUndefined();
});

test("an account from which money came back says so until it is another, or is paid after all", async ({
  podium,
  admin,
  due,
  make,
  agreedOf,
  stateOf,
}) => {
  const [refund, other] = await due(2);
  if (!refund || !other) throw new Error("there are two");
  const { paymentId } = refund;
  const settle = (id: number, outcome: "DONE" | "OUT", of?: number) =>
    admin.api.settleRefundFile({ params: { id }, body: { outcome, ...(of && { paymentId: of }) } });
  const cameBack = async (of = paymentId) => (await stateOf(of))?.cameBack;
  const first = await make([refund, other]);
  // A line that the bank did not get says nothing about its account.
  await settle(first.id, "OUT", other.paymentId);
  await settle(first.id, "DONE", paymentId);
  const before = await agreedOf(paymentId);
  await settle(first.id, "OUT", paymentId);
  expect([await cameBack(), await cameBack(other.paymentId)]).toEqual([true, undefined]);
  // A caller who read the lines before does not know that a payment came back.
  const refused = await admin.call("POST", "/api/admin/refund-files", { refunds: before });
  expect(codeOf(refused)).toBe("REFUNDS_CHANGED");

  const to = (iban: string) =>
    admin.api.setRefundAccount({ params: { paymentId }, body: { iban, holder: "Zoë D’Hondt" } });
  await to("NO93 8601 1117 947");
  expect(await cameBack()).toBeUndefined();
  await to(IBAN);
  expect(await cameBack()).toBe(true);
  clock.advance(60);
  const second = await make([refund]);
  await settle(second.id, "DONE");
  const { db } = podium.deps.database;
  const paid = await db.selectFrom("payments").selectAll().where("id", "=", paymentId).executeTakeFirstOrThrow();
  const { id: _, ...money } = { ...paid, refundedAt: null, refundVia: null, refundReason: "SEATS_GIVEN_UP" as const };
  const { id: later } = await db.insertInto("payments").values(money).returning("id").executeTakeFirstOrThrow();
  expect(await cameBack(later)).toBeUndefined();
  clock.advance(60);
  await settle(second.id, "OUT", paymentId);
  expect([await cameBack(), await cameBack(later)]).toEqual([true, true]);
});

test("to an account outside the EEA no file goes, as its bank asks for a BIC", async ({
  admin,
  due,
  tryMake,
  stateOf,
}) => {
  const [refund] = await due();
  if (!refund) throw new Error("there is one");
  const { paymentId } = refund;
  const to = (iban: string) => admin.api.setRefundAccount({ params: { paymentId }, body: { iban, holder: "Urs" } });
  for (const iban of ["CH93 0076 2011 6238 5295 7", "GB29 NWBK 6016 1331 9268 19"]) {
    await to(iban);
    expect(await tryMake(paymentId)).toBe("REFUNDS_CHANGED");
  }
  // The refund can be paid by hand, or its account corrected.
  expect(await stateOf(paymentId)).toMatchObject({ canBeTransferred: true });
  await to("NO93 8601 1117 947");
  expect(await tryMake(paymentId)).toBeUndefined();
});

test("two refunds of a guest are mailed with their sum on one day, and another day with what was paid then", async ({
  podium,
  admin,
  due,
  agreedOf,
  sendMails,
  mailbox,
}) => {
  const [refund] = await due();
  if (!refund) throw new Error("there is one");
  const { db } = podium.deps.database;
  const paid = await db.selectFrom("payments").selectAll().where("id", "=", refund.paymentId).executeTakeFirstOrThrow();
  const { id: _, ...money } = paid;
  const part = { ...money, refundReason: "SEATS_GIVEN_UP", amountCents: 1200, paidCents: 1200 } as const;
  const { id: other } = await db.insertInto("payments").values(part).returning("id").executeTakeFirstOrThrow();
  const file = await admin.api.makeRefundFile({ body: { refunds: await agreedOf(refund.paymentId, other) } });
  // The two payments must fall on one day: midnight in Brussels is at a whole hour.
  if (clock.now().getUTCMinutes() === 59) clock.advance(60);
  for (const paymentId of [refund.paymentId, other]) {
    await admin.api.settleRefundFile({ params: { id: file.id }, body: { outcome: "DONE", paymentId } });
    clock.advance(5);
  }
  await sendMails();
  const mails = (await mailbox.mailsTo(refund.email)).filter(({ subject }) => subject?.startsWith("Uw geld is terug"));
  expect(mails.at(-1)?.text).toContain("€ 36,00 terug");
  expect(mails.at(-1)?.text).not.toContain("Eerder");

  const third = { ...part, amountCents: 500, paidCents: 500 };
  const { id: later } = await db.insertInto("payments").values(third).returning("id").executeTakeFirstOrThrow();
  const next = await admin.api.makeRefundFile({ body: { refunds: await agreedOf(later) } });
  clock.advance(24 * 3600);
  await admin.api.settleRefundFile({ params: { id: next.id }, body: { outcome: "DONE" } });
  await sendMails();
  const last = (await mailbox.mailsTo(refund.email)).at(-1)?.text?.replaceAll(/\s+/g, " ");
  expect(last).toContain("Wij stortten € 5,00 terug op uw rekening die eindigt op 7034.");
  expect(last).toContain("Eerder stortten wij al € 36,00 terug. Samen is dat € 41,00.");
});

test("a file that still waits for the bank stays in the list, however many came after it", async ({
  podium,
  due,
  make,
  filesWith,
}) => {
  const [open] = await due();
  if (!open) throw new Error("there is one");
  const file = await make([open]);
  const others = sql`insert into refund_files (made_at, execute_on, debtor_name, debtor_iban, debtor_bic)
    select made_at, execute_on, debtor_name, debtor_iban, debtor_bic from refund_files, generate_series(1, 60)
    where id = ${file.id}`;
  await others.execute(podium.deps.database.db);
  expect(await filesWith(open.paymentId)).toMatchObject([{ id: file.id }]);
});
