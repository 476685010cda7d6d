import { sql } from "kysely";
import { describe, expect } from "vitest";
import { codeOf } from "#test/changed-shows.ts";
import { clock, IBAN, provider, refundFileTest as test } from "#test/refund-files.ts";

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
  const read = (await admin.api.listAudit({ query: { action: "REFUND_FILE_READ" } })).items;
  expect(read.map(({ actor, summary }) => [actor?.id, summary])).toEqual(
    [1, 2].map(() => [admin.id, `Bestand ${file.id} voor de bank gedownload, met 2 rekeningen`]),
  );
});

test("an account that was noted in a name that no bank can write goes in no file, until it is noted otherwise", async ({
  podium,
  admin,
  due,
  tryMake,
  stateOf,
}) => {
  const [refund] = await due();
  const { id = 0, paymentId = 0 } = refund ?? {};
  const { db } = podium.deps.database;
  await db.updateTable("refundAccounts").set({ holder: "Юрий Иванов" }).where("reservationId", "=", id).execute();
  expect(await stateOf(paymentId)).toMatchObject({ account: { unreadable: true } });
  expect(await tryMake(paymentId)).toBe("HOLDER_UNREADABLE");
  await admin.api.setRefundAccount({ params: { paymentId }, body: { iban: IBAN, holder: "Yuri Ivanov" } });
  expect((await stateOf(paymentId))?.account).not.toHaveProperty("unreadable");
  expect(await tryMake(paymentId)).toBeUndefined();
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
  // A caller with an old list learns that the line is settled by now.
  expect(await trySettle("OUT")).toBe("REFUND_LINE_SETTLED");
  expect(await trySettle("DONE", second.paymentId)).toBe("REFUND_LINE_SETTLED");
  const file = await settle("DONE", first.paymentId);
  expect(file.lines.map(({ state }) => state)).toEqual(["DONE", "OUT", "DONE"]);
  expect(await stateOf(first.paymentId)).toMatchObject({ refundedAt: clock.now().toISOString(), fileId: id });
  expect(await stateOf(second.paymentId)).toMatchObject({ refundedAt: null, canBeTransferred: true });
  await sendMails();
  const mailed = async (email: string) =>
    (await mailbox.mailsTo(email)).filter(({ subject }) => subject?.startsWith("Uw geld is teruggestort"));
  expect((await mailed(first.email)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/€ 24,00 terug op uw rekening die eindigt op 7034/),
  ]);
  expect(await mailed(second.email)).toEqual([]);
  // The account was closed: days later the bank gives the money back.
  for (const _ of [1, 2]) await settle("OUT", third.paymentId);
  expect(await stateOf(third.paymentId)).toMatchObject({ refundedAt: null, canBeTransferred: true });
  expect(await stateOf(third.paymentId)).not.toHaveProperty("fileId");
  const actions = async (reservationId: number) =>
    (await admin.api.listAudit({ query: { reservationId } })).items.map(({ action }) => action);
  expect((await actions(first.id)).filter((action) => action === "REFUNDED")).toHaveLength(1);
  for (const { id: of } of [second, third])
    expect((await actions(of)).filter((action) => action === "REFUND_NOT_PAID")).toHaveLength(1);
  // Another file pays these refunds.
  expect(await tryMake(first.paymentId, second.paymentId)).toBe("REFUNDS_CHANGED");
  const again = await make([second, third]);
  expect(again.lines).toMatchObject([
    { paymentId: second.paymentId, state: "OPEN" },
    { paymentId: third.paymentId, state: "OPEN" },
  ]);
});

describe("a refund goes by one method", () => {
  test("of two who make a file at once, one does, also when the response to a first press was lost", async ({
    admin,
    agreedOf,
    beside,
    due,
    make,
    filesWith,
    tryMake,
  }) => {
    const [one, other] = await due(2);
    if (!one || !other) throw new Error("there are two");
    const agreed = await agreedOf(other.paymentId, one.paymentId);
    const made = await Promise.allSettled([
      make([one, other]),
      beside.deps.refundFiles.make(agreed, admin.id),
      make([other]),
    ]);
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await tryMake(other.paymentId)).toBe("REFUNDS_CHANGED");
    expect(await filesWith(other.paymentId)).toHaveLength(1);
  });

  test.for([["done"], ["voucher"]] as const)(
    "a file or '%s', whichever is first",
    async ([method], { admin, due, make, stateOf, filesWith }) => {
      const [refund] = await due();
      if (!refund) throw new Error("there is one");
      const path = `/api/admin/refunds/${refund.paymentId}/${method}`;
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
    await podium.deps.onlineRefunds.request([paymentId], admin.id);
    provider.answerRefunds({ state: "DONE", error: null });
    expect(await stateOf(paymentId)).toMatchObject({ canBeTransferred: true });
    const [made] = await Promise.allSettled([
      make([{ paymentId }]),
      podium.deps.onlineRefunds.request([paymentId], admin.id),
    ]);
    const refund = await stateOf(paymentId);
    expect(refund).toMatchObject(
      made.status === "fulfilled" ? { online: { state: "FAILED" }, refundedAt: null } : { online: { state: "DONE" } },
    );
  });
});

test("a file pays each of two people who transferred for one reservation what is theirs", async ({
  podium,
  admin,
  due,
  make,
  xmlOf,
}) => {
  const [own] = await due();
  const { id: reservationId = 0, paymentId: ownId = 0 } = own ?? {};
  const { db } = podium.deps.database;
  const facts = { amountCents: 2400, bookedOn: "2026-11-20", name: "Els Maes", message: "" };
  const { id } = await db
    .insertInto("bankTransactions")
    .values({ ...facts, payerIban: "NL91ABNA0417164300", reservationId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await podium.deps.database.transact((transaction) =>
    podium.deps.refunds.noteTransfer(transaction, {
      reservationId,
      transactionId: id,
      cents: 2400,
      paidAt: clock.now(),
      reason: "RESERVATION_CLOSED",
    }),
  );
  const refunds = (await admin.api.listRefunds()).filter(({ reservation }) => reservation.id === reservationId);
  expect(refunds).toHaveLength(2);
  const file = await make(refunds);
  const lines = file.lines.map(({ paymentId, name, ibanEnd }) => [paymentId === ownId, name, ibanEnd]);
  expect(lines).toEqual([
    [true, "Zoë D’Hondt", "7034"],
    [false, "Els Maes", "4300"],
  ]);
  const xml = await xmlOf(file.id);
  for (const iban of ["BE68539007547034", "NL91ABNA0417164300"]) expect(xml).toContain(`<IBAN>${iban}</IBAN>`);
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
  agreedOf,
  stateOf,
  admin,
}) => {
  const [refund] = await due();
  if (!refund) throw new Error("there is one");
  await podium.asOwner((db) =>
    sql`alter table refund_file_lines add constraint broken check (cents < 0) not valid`.execute(db),
  );
  try {
    const refunds = await agreedOf(refund.paymentId);
    expect((await admin.call("POST", "/api/admin/refund-files", { refunds })).statusCode).toBe(500);
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
