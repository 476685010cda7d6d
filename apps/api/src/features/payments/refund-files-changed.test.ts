import { sql } from "kysely";
import { expect } from "vitest";
import { codeOf } from "#test/changed-shows.ts";
import { clock, refundFileTest as test } from "#test/refund-files.ts";

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

test("a file of another sum than was agreed to is not made", async ({ admin, due, stateOf }) => {
  const [refund] = await due();
  if (!refund) throw new Error("there is one");
  const body = { paymentIds: [refund.paymentId], amount: 23.99 };
  expect(codeOf(await admin.call("POST", "/api/admin/refund-files", body))).toBe("REFUNDS_CHANGED");
  expect(await stateOf(refund.paymentId)).toMatchObject({ canBeTransferred: true });
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
  // It can be paid by hand, or corrected.
  expect(await stateOf(paymentId)).toMatchObject({ canBeTransferred: true });
  await to("NO93 8601 1117 947");
  expect(await tryMake(paymentId)).toBeUndefined();
});

test("two refunds of a guest that are noted one after the other are told with their sum", async ({
  podium,
  admin,
  due,
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
  const file = await admin.api.makeRefundFile({ body: { paymentIds: [refund.paymentId, other], amount: 36 } });
  for (const paymentId of [refund.paymentId, other]) {
    await admin.api.settleRefundFile({ params: { id: file.id }, body: { outcome: "DONE", paymentId } });
    clock.advance(5);
  }
  await sendMails();
  const mails = (await mailbox.mailsTo(refund.email)).filter(({ subject }) => subject?.startsWith("Uw geld is terug"));
  expect(mails.at(-1)?.text).toContain("€ 36,00 terug");
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
