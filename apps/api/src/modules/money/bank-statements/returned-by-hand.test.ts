import type { StatementAction, StatementLine } from "@podium/shared/contracts/bank-statements";
import { camt, entry } from "@podium/shared/test/camt-writer.ts";
import { describe, expect } from "vitest";
import { refundFileTest } from "#test/refund-files.ts";

let references = 0;
const returnOf = (message: string, amount = "24.00") => camt(entry({ ref: `hand${references++}`, message, amount }));

const test = refundFileTest
  .extend("one", async ({ due }) => {
    const [refund] = await due();
    if (!refund) throw new Error("no refund is due");
    return { ...refund, message: `Terugbetaling reservering ${refund.id}` };
  })
  .extend("lineOf", { scope: "file" }, ({ admin }) => async (content: string): Promise<StatementLine> => {
    const read = await admin.api.uploadBankStatement({ body: { fileName: "x", content } });
    const [line] = read.kind === "statement" ? read.lines : [];
    if (!line) throw new Error("the file has no line");
    return line;
  })
  .extend(
    "decide",
    { scope: "file" },
    ({ admin }) =>
      async ({ transactionId, reservation }: StatementLine, act: StatementAction = "returned") => {
        const match = { transactionId, reservationId: reservation?.id ?? 0, act };
        const [decided] = await admin.api.confirmTransfers({ body: { matches: [match] } });
        return decided;
      },
  );

describe("a refund that was paid by hand and comes back", () => {
  test("is due again when a volunteer says so, once", async ({ one, lineOf, decide, admin, stateOf }) => {
    const { id, paymentId, message } = one;
    await admin.api.markRefunded({ params: { paymentId } });
    const file = returnOf(message);
    const paid = await stateOf(paymentId);
    const line = await lineOf(file);
    expect(line).toMatchObject({ kind: "RETURNED", reservation: { id }, acts: ["returned"] });
    expect(await stateOf(paymentId)).toEqual(paid);
    const both = await Promise.all([decide(line), decide(line)]);
    expect(both.filter((result) => result?.ok)).toHaveLength(1);
    expect(await stateOf(paymentId)).toMatchObject({ amount: 24, refundedAt: null, canBeTransferred: true });
    expect(await lineOf(file)).toMatchObject({ match: "done", acts: [] });
    const { items } = await admin.api.listAudit({ query: { reservationId: id } });
    expect(items.filter(({ action }) => action === "REFUND_NOT_PAID")).toMatchObject([
      { summary: expect.stringMatching(/€.24,00 werd terugbetaald en kwam terug/) },
    ]);

    // The refund is due again: another return matches nothing until it is paid once more.
    expect(await lineOf(returnOf(message))).toMatchObject({ reservation: null, acts: [] });
    await admin.api.markRefunded({ params: { paymentId } });
    expect((await decide(await lineOf(returnOf(message))))?.ok).toBe(true);
    expect(await stateOf(paymentId)).toMatchObject({ refundedAt: null });
  });

  test("is one of that reservation and amount", async ({ one, lineOf, admin }) => {
    await admin.api.markRefunded({ params: { paymentId: one.paymentId } });
    for (const file of [returnOf(one.message, "23.00"), returnOf("Terugbetaling reservering 999999")])
      expect(await lineOf(file)).toMatchObject({ kind: "RETURNED", reservation: null, acts: [] });
  });

  test("is none that was given in cash or as a voucher: no bank sends that back", async ({ due, lineOf, admin }) => {
    const [cash, voucher] = await due(2);
    if (!cash || !voucher) throw new Error("there are two");
    await admin.api.markRefunded({ params: { paymentId: cash.paymentId }, body: { paidWith: "CASH" } });
    await admin.api.refundAsVoucher({ params: { paymentId: voucher.paymentId } });
    for (const { id } of [cash, voucher])
      expect(await lineOf(returnOf(`Terugbetaling reservering ${id}`))).toMatchObject({ reservation: null, acts: [] });
  });

  test("is none while what a file paid before is noted as come back, and no statement had that yet", async ({
    one,
    lineOf,
    decide,
    admin,
    make,
    stateOf,
  }) => {
    const { paymentId, message } = one;
    const { id } = await make([one]);
    for (const outcome of ["DONE", "OUT"] as const)
      await admin.api.settleRefundFile({ params: { id }, body: { outcome, paymentId } });
    await admin.api.markRefunded({ params: { paymentId } });
    const paid = await stateOf(paymentId);
    await decide(await lineOf(returnOf(message)));
    expect(await stateOf(paymentId)).toEqual(paid);
    await decide(await lineOf(returnOf(message)));
    expect(await stateOf(paymentId)).toMatchObject({ refundedAt: null });
  });

  test("is the one that was paid by hand after a file was not executed", async ({
    one,
    lineOf,
    decide,
    admin,
    make,
    stateOf,
  }) => {
    const { paymentId, message } = one;
    const { id } = await make([one]);
    await admin.api.settleRefundFile({ params: { id }, body: { outcome: "OUT" } });
    await admin.api.markRefunded({ params: { paymentId } });
    // The reference identifies the refund of the file.
    const named = await lineOf(returnOf(`${message} PODIUM-${id}-${paymentId}`));
    expect((await decide(named))?.reservationId).toBe(one.id);
    expect((await stateOf(paymentId))?.refundedAt).not.toBeNull();
    await decide(await lineOf(returnOf(message)));
    expect(await stateOf(paymentId)).toMatchObject({ refundedAt: null, canBeTransferred: true });
  });
});

describe("the account of a refund that a statement brings back", () => {
  test.for([
    ["before anybody noted what the bank did", undefined],
    ["after it was noted as paid", "DONE"],
    ["after it was noted as not executed", "OUT"],
  ] as const)(
    "is reported before the next file, %s",
    async ([_when, outcome], { one, lineOf, decide, admin, make, stateOf }) => {
      const { paymentId, message } = one;
      const { id } = await make([one]);
      if (outcome) await admin.api.settleRefundFile({ params: { id }, body: { outcome } });
      expect(await stateOf(paymentId)).not.toHaveProperty("cameBack");
      expect((await decide(await lineOf(returnOf(message))))?.ok).toBe(true);
      expect(await stateOf(paymentId)).toMatchObject({ refundedAt: null, canBeTransferred: true, cameBack: true });
    },
  );
});
