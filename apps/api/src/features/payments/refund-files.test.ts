import { pay, reserve } from "@podium/shared/test/steps.ts";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { codeOf } from "#test/changed-shows.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider } from "#test/fake-provider.ts";
import { appBeside, mailTest } from "#test/fixtures.ts";

const IBAN = "BE68 5390 0754 7034";
const ENV = {
  BANK_IBAN: "BE43 0689 9999 9501",
  BANK_BIC: "KREDBEBB",
  BANK_BENEFICIARY: "Toneelkring Sint-Rochus vzw",
};

const clock = createFakeClock();
const provider = createFakeProvider();
const test = mailTest({ clock, paymentProvider: provider, env: ENV })
  .extend("beside", { scope: "file" }, appBeside({ clock, paymentProvider: provider, env: ENV }))
  /** Refunds of 24 euros by transfer, each with an account. */
  .extend("due", { scope: "file" }, ({ podium, admin }) => async (count = 1) => {
    const refunds: Array<{ id: number; paymentId: number; email: string }> = [];
    const show = await makeShow(podium);
    for (const seats of [
      ["R1-A", "R1-B"],
      ["R1-C", "R1-D"],
      ["R1-E", "R1-F"],
    ].slice(0, count)) {
      const user = await makeUser(podium);
      const id = await reserve(user.api, show.id, seats);
      await pay(admin.api, id);
      await admin.api.cancelReservation({ params: { id }, body: { reason: "Ziek" } });
      const paymentId =
        (await admin.api.listRefunds()).find(({ reservation }) => reservation.id === id)?.paymentId ?? 0;
      await admin.api.setRefundAccount({ params: { paymentId }, body: { iban: IBAN, holder: "Zoë D’Hondt" } });
      refunds.push({ id, paymentId, email: user.email });
    }
    return refunds;
  })
  .extend("make", { scope: "file" }, ({ admin }) => (refunds: Array<{ paymentId: number }>) => {
    const body = { paymentIds: refunds.map(({ paymentId }) => paymentId), amount: 24 * refunds.length };
    return admin.api.makeRefundFile({ body });
  })
  .extend(
    "tryMake",
    { scope: "file" },
    ({ admin }) =>
      async (...paymentIds: number[]) =>
        codeOf(await admin.call("POST", "/api/admin/refund-files", { paymentIds, amount: 24 * paymentIds.length })),
  )
  .extend(
    "xmlOf",
    { scope: "file" },
    ({ admin }) =>
      (id: number) =>
        admin.api.getRefundFile({ params: { id } }),
  )
  .extend(
    "stateOf",
    { scope: "file" },
    ({ admin }) =>
      async (paymentId: number) =>
        (await admin.api.listRefunds()).find((refund) => refund.paymentId === paymentId),
  )
  .extend(
    "filesWith",
    { scope: "file" },
    ({ admin }) =>
      async (paymentId: number) =>
        (await admin.api.listRefundFiles()).filter(({ lines }) => lines.some((line) => line.paymentId === paymentId)),
  );

test("a file has each refund once, with its account and name, and is the same whenever it is downloaded", async ({
  admin,
  due,
  make,
  xmlOf,
  stateOf,
}) => {
  const refunds = await due(2);
  const file = await make(refunds);
  expect(file).toMatchObject({
    isKept: true,
    lines: refunds.map(({ id, paymentId }) => ({
      paymentId,
      reservationId: id,
      name: "Zoë D’Hondt",
      ibanEnd: "7034",
      amount: 24,
      state: "OPEN",
    })),
  });
  const xml = await xmlOf(file.id);
  expect(xml).toContain("<NbOfTxs>2</NbOfTxs>");
  expect(xml).toContain("<CtrlSum>48.00</CtrlSum>");
  expect(xml).toContain("<Nm>Zoe D&apos;Hondt</Nm>");
  expect(xml).toContain(`<IBAN>BE43068999999501</IBAN>`);
  for (const { id, paymentId } of refunds) {
    expect(xml).toContain(`<EndToEndId>PODIUM-${file.id}-${paymentId}</EndToEndId>`);
    expect(xml).toContain(`Terugbetaling reservering ${id}<`);
    expect(await stateOf(paymentId)).toMatchObject({ fileId: file.id, refundedAt: null, canBeTransferred: false });
  }
  clock.advance(60);
  expect(await xmlOf(file.id)).toBe(xml);
  const log = (await admin.api.listAudit({ query: { action: "REFUND_FILE_MADE" } })).items;
  expect(log[0]).toMatchObject({ details: { file: file.id, refunds: 2, amount: 48 } });
});

test("once the bank paid, its refunds are done and each guest gets a mail; one that came back is due again", async ({
  admin,
  due,
  make,
  stateOf,
  sendMails,
  mailbox,
  tryMake,
}) => {
  const [first, second, third] = await due(3);
  if (!first || !second || !third) throw new Error("there are three");
  const { id } = await make([first, second, third]);
  const settle = (outcome: "DONE" | "OUT", paymentId?: number) =>
    admin.api.settleRefundFile({ params: { id }, body: { outcome, ...(paymentId && { paymentId }) } });
  const trySettle = async (outcome: "DONE" | "OUT", paymentId?: number) =>
    codeOf(await admin.call("POST", `/api/admin/refund-files/${id}/settle`, { outcome, paymentId }));
  for (const _ of [1, 2]) await settle("OUT", second.paymentId);
  await settle("DONE");
  // Who looks at an old list hears that it is otherwise by now.
  expect(await trySettle("OUT")).toBe("REFUND_LINE_SETTLED");
  expect(await trySettle("DONE", second.paymentId)).toBe("REFUND_LINE_SETTLED");
  const file = await settle("DONE", first.paymentId);
  expect(file.lines.map(({ state }) => state)).toEqual(["DONE", "OUT", "DONE"]);
  expect(await stateOf(first.paymentId)).toMatchObject({ refundedAt: clock.now().toISOString(), fileId: id });
  expect(await stateOf(second.paymentId)).toMatchObject({ refundedAt: null, canBeTransferred: true });
  await sendMails();
  const told = async (email: string) =>
    (await mailbox.mailsTo(email)).filter(({ subject }) => subject?.startsWith("Uw geld is teruggestort"));
  expect((await told(first.email)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/€ 24,00 terug op uw rekening die eindigt op 7034/),
  ]);
  expect(await told(second.email)).toEqual([]);
  // The account was closed: days later the bank gives the money back.
  for (const _ of [1, 2]) await settle("OUT", third.paymentId);
  expect(await stateOf(third.paymentId)).toMatchObject({ refundedAt: null, canBeTransferred: true });
  expect(await stateOf(third.paymentId)).not.toHaveProperty("fileId");
  const actions = async (reservationId: number) =>
    (await admin.api.listAudit({ query: { reservationId } })).items.map(({ action }) => action);
  expect((await actions(first.id)).filter((action) => action === "REFUNDED")).toHaveLength(1);
  for (const { id: of } of [second, third])
    expect((await actions(of)).filter((action) => action === "REFUND_NOT_PAID")).toHaveLength(1);
  // Another file pays them.
  expect(await tryMake(first.paymentId, second.paymentId)).toBe("REFUNDS_CHANGED");
  const again = await make([second, third]);
  expect(again.lines).toMatchObject([
    { paymentId: second.paymentId, state: "OPEN" },
    { paymentId: third.paymentId, state: "OPEN" },
  ]);
});

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

describe("a refund takes one road", () => {
  test("of two who make a file at once, one does, also when the answer to a first press was lost", async ({
    admin,
    beside,
    due,
    make,
    filesWith,
    tryMake,
  }) => {
    const [one, other] = await due(2);
    if (!one || !other) throw new Error("there are two");
    const ids = [one.paymentId, other.paymentId];
    const made = await Promise.allSettled([
      make([one, other]),
      beside.deps.refundFiles.make({ paymentIds: ids.toReversed(), cents: 4800 }, admin.id),
      make([other]),
    ]);
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await tryMake(other.paymentId)).toBe("REFUNDS_CHANGED");
    expect(await filesWith(other.paymentId)).toHaveLength(1);
  });

  test.for([["done"], ["voucher"]] as const)(
    "a file or '%s', whichever is first",
    async ([road], { admin, due, make, stateOf, filesWith }) => {
      const [refund] = await due();
      if (!refund) throw new Error("there is one");
      const path = `/api/admin/refunds/${refund.paymentId}/${road}`;
      const [made] = await Promise.allSettled([make([refund]), admin.call("POST", path)]);
      const isMade = made.status === "fulfilled";
      expect((await stateOf(refund.paymentId))?.refundedAt === null).toBe(isMade);
      expect(codeOf(await admin.call("POST", path))).toBe(isMade ? "REFUND_UNDER_WAY" : undefined);
      expect(await filesWith(refund.paymentId)).toHaveLength(isMade ? 1 : 0);
      expect((await stateOf(refund.paymentId))?.refundedAt === null).toBe(isMade);
    },
  );

  test("online money goes by a file only once the provider refused it", async ({
    admin,
    online,
    podium,
    tryMake,
    make,
    stateOf,
  }) => {
    const { id, ref } = await online.reserveOnline();
    provider.say(ref, "PAID");
    await online.webhook(ref);
    await admin.api.cancelReservation({ params: { id }, body: { reason: "Ziek" } });
    const paymentId = (await admin.api.listRefunds()).find(({ reservation }) => reservation.id === id)?.paymentId ?? 0;
    await admin.api.setRefundAccount({ params: { paymentId }, body: { iban: IBAN, holder: "An" } });
    expect(await stateOf(paymentId)).toMatchObject({ canBeTransferred: false });
    expect(await tryMake(paymentId)).toBe("REFUNDS_CHANGED");
    provider.answerRefunds({ state: "FAILED", error: "Rekening gesloten" });
    await podium.deps.onlineRefunds.ask([paymentId], admin.id);
    provider.answerRefunds({ state: "DONE", error: null });
    expect(await stateOf(paymentId)).toMatchObject({ canBeTransferred: true });
    const [made] = await Promise.allSettled([
      make([{ paymentId }]),
      podium.deps.onlineRefunds.ask([paymentId], admin.id),
    ]);
    const refund = await stateOf(paymentId);
    expect(refund).toMatchObject(
      made.status === "fulfilled" ? { online: { state: "FAILED" }, refundedAt: null } : { online: { state: "DONE" } },
    );
  });
});

test("one that has no account, or is not due, leaves the others where they are", async ({
  podium,
  due,
  tryMake,
  stateOf,
}) => {
  const [good, without] = await due(2);
  if (!good || !without) throw new Error("there are two");
  const { db } = podium.deps.database;
  await db.deleteFrom("refundAccounts").where("reservationId", "=", without.id).execute();
  for (const wrong of [without.paymentId, 999_999])
    expect(await tryMake(good.paymentId, wrong)).toBe("REFUNDS_CHANGED");
  expect(await stateOf(good.paymentId)).toMatchObject({ canBeTransferred: true });
});

test("a file is whole or not there: when making it fails, its refunds are due", async ({
  podium,
  due,
  stateOf,
  admin,
}) => {
  const [refund] = await due();
  if (!refund) throw new Error("there is one");
  await podium.asOwner((db) =>
    sql`alter table refund_file_lines add constraint broken check (cents < 0) not valid`.execute(db),
  );
  try {
    const paymentIds = [refund.paymentId];
    expect((await admin.call("POST", "/api/admin/refund-files", { paymentIds, amount: 24 })).statusCode).toBe(500);
  } finally {
    await podium.asOwner((db) => sql`alter table refund_file_lines drop constraint broken`.execute(db));
  }
  expect(await stateOf(refund.paymentId)).toMatchObject({ canBeTransferred: true });
});

test("account numbers go from files after a while, but not those that the bank has still to pay; the amounts stay", async ({
  podium,
  admin,
  due,
  make,
  filesWith,
  xmlOf,
}) => {
  const [paid, open] = await due(2);
  if (!paid || !open) throw new Error("there are two");
  const { id } = await make([paid, open]);
  await admin.api.settleRefundFile({ params: { id }, body: { outcome: "DONE", paymentId: paid.paymentId } });
  const now = clock.now();
  clock.advance(91 * 24 * 3600);
  await podium.deps.retention.run();
  expect(await filesWith(paid.paymentId)).toMatchObject([
    {
      isKept: true,
      lines: [
        { name: "", ibanEnd: "", amount: 24 },
        { name: "Zoë D’Hondt", ibanEnd: "7034", amount: 24 },
      ],
    },
  ]);
  const xml = await xmlOf(id);
  expect(xml).toContain(`PODIUM-${id}-${open.paymentId}<`);
  expect(xml).toContain("<CtrlSum>24.00</CtrlSum>");
  await admin.api.settleRefundFile({ params: { id }, body: { outcome: "DONE", paymentId: open.paymentId } });
  clock.advance(91 * 24 * 3600);
  await podium.deps.retention.run();
  expect(codeOf(await admin.call("GET", `/api/admin/refund-files/${id}/xml`))).toBe("REFUND_FILE_FORGOTTEN");
  clock.set(now);
});
