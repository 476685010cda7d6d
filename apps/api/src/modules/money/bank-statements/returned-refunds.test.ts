import type { StatementLine, StatementResponse } from "@podium/shared/contracts/bank-statements";
import { camt, entry } from "@podium/shared/test/camt-writer.ts";
import { coda } from "@podium/shared/test/coda-writer.ts";
import { describe, expect } from "vitest";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { IBAN, refundFileTest } from "#test/refund-files.ts";

const test = refundFileTest.extend("sent", { scope: "file" }, ({ admin, due, make }) => async () => {
  const [refund] = await due();
  if (!refund) throw new Error("no refund is due");
  const { id: fileId } = await make([refund]);
  await admin.api.settleRefundFile({ params: { id: fileId }, body: { outcome: "DONE" } });
  const lineOf = async (content: string): Promise<StatementLine> => {
    const read: StatementResponse = await admin.api.uploadBankStatement({ body: { fileName: "x", content } });
    const [line] = read.kind === "statement" ? read.lines : [];
    if (!line) throw new Error("the file has no line");
    return line;
  };
  const decide = async ({ transactionId, reservation, acts: [act = "confirm"] }: StatementLine) => {
    const match = { transactionId, reservationId: reservation?.id ?? 0, act };
    const [decided] = await admin.api.confirmTransfers({ body: { matches: [match] } });
    return decided;
  };
  return { ...refund, fileId, lineOf, decide };
});

let references = 0;
const returnedEntry = (message: string, more: string, endToEnd = "") =>
  camt(entry({ ref: `back${references++}`, message, amount: "24.00" })).replace(
    "<NtryDtls><TxDtls>",
    `<NtryDtls><TxDtls><Refs><EndToEndId>${endToEnd}</EndToEndId></Refs>${more}`,
  );
const REASON = "<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>";

interface Sent {
  id: number;
  paymentId: number;
  fileId: number;
}

describe("a refund that the bank sent back", () => {
  const csv = (id: number) =>
    `Datum;Bedrag;Naam;Mededeling\n27/11/2026;24,00;Bank ${references++};RETOUR Terugbetaling reservering ${id}\n`;
  test.for([
    [
      "by CAMT, with its own reference",
      (one: Sent) => returnedEntry("x", REASON, `PODIUM-${one.fileId}-${one.paymentId}`),
    ],
    ["by CAMT, with what it was for", (one: Sent) => returnedEntry(`Terugbetaling reservering ${one.id}`, REASON)],
    ["by CAMT, with the reference of the tickets", (one: Sent) => returnedEntry(`RETOUR Tickets #${one.id}`, REASON)],
    [
      "by CODA",
      (one: Sent) =>
        coda({ cents: 2400, returned: "2", message: `Terugbetaling reservering ${one.id}`, reference: `b${one.id}` }),
    ],
  ] as const)(
    "%s, is no payment: it is due again when a volunteer says so, once",
    async ([_name, write], { sent, admin, stateOf }) => {
      const one = await sent();
      const content = write(one);
      const before = await admin.api.listRefunds();
      const line = await one.lineOf(content);
      expect(line).toMatchObject({ kind: "RETURNED", match: "none", reservation: { id: one.id }, acts: ["returned"] });
      expect(await admin.api.listRefunds()).toEqual(before);
      const both = await Promise.all([one.decide(line), one.decide(line)]);
      expect(both.filter((result) => result?.ok)).toHaveLength(1);
      expect(await stateOf(one.paymentId)).toMatchObject({ amount: 24, refundedAt: null, canBeTransferred: true });
      expect(await admin.api.listRefunds()).toHaveLength(before.length);
      expect(await one.lineOf(content)).toMatchObject({ match: "done", acts: [] });
    },
  );

  test("by CSV, where it only says what it was for, is none either", async ({ sent, admin }) => {
    const one = await sent();
    const columns = { amount: "Bedrag", direction: null, message: "Mededeling", name: "Naam", date: "Datum" };
    const read = await admin.api.uploadBankStatement({ body: { fileName: "x", content: csv(one.id), columns } });
    expect(read).toMatchObject({ lines: [{ kind: "RETURNED", acts: ["returned"], reservation: { id: one.id } }] });
  });

  test("stays that, though another format or a later file has it as any transfer", async ({ sent, admin }) => {
    const one = await sent();
    const message = `Tickets #${one.id} - ${one.id}`;
    const line = await one.lineOf(returnedEntry(message, REASON));
    const columns = { amount: "Bedrag", direction: null, message: "Mededeling", name: "Naam", date: "Datum" };
    const content = `Datum;Bedrag;Naam;Mededeling\n20/11/2026;24,00;;${message}\n`;
    const read = await admin.api.uploadBankStatement({ body: { fileName: "x", content, columns } });
    expect(read).toMatchObject({
      lines: [{ transactionId: line.transactionId, kind: "RETURNED", acts: ["returned"] }],
    });
  });

  test("of two equal ones of one reservation is one of them, and both are due again when both came back", async ({
    podium,
    admin,
    make,
  }) => {
    const show = await makeShow(podium);
    const user = await makeUser(podium);
    const id = await reserve(user.api, show.id, ["R1-A", "R1-B", "R1-C"]);
    await pay(admin.api, id);
    for (const seatId of ["R1-A", "R1-B"]) await admin.api.giveUpSeats({ params: { id }, body: { seatIds: [seatId] } });
    const own = async () => (await admin.api.listRefunds()).filter(({ reservation }) => reservation.id === id);
    for (const { paymentId } of await own())
      await admin.api.setRefundAccount({ params: { paymentId }, body: { iban: IBAN, holder: "Zoë Maes" } });
    const [first, second] = await own();
    if (!first || !second) throw new Error("two refunds are due");
    // The first refund is paid by an earlier file; the second one waits in the last file.
    for (const [refund, isPaid] of [
      [first, true],
      [second, false],
    ] as const) {
      const { id: fileId } = await make([refund]);
      if (isPaid) await admin.api.settleRefundFile({ params: { id: fileId }, body: { outcome: "DONE" } });
    }
    const message = `Terugbetaling reservering ${id}`;
    const returnOf = (...refs: string[]) =>
      coda(...refs.map((reference) => ({ cents: 1200, returned: "2", message, reference })));
    const linesOf = async (content: string) => {
      const read = await admin.api.uploadBankStatement({ body: { fileName: "x", content } });
      return read.kind === "statement" ? read.lines : [];
    };
    const decide = async ({ transactionId }: StatementLine) =>
      admin.api.confirmTransfers({ body: { matches: [{ transactionId, reservationId: id, act: "returned" }] } });
    const states = async () => {
      const due = new Map((await own()).map(({ paymentId, canBeTransferred }) => [paymentId, canBeTransferred]));
      return [due.get(first.paymentId), due.get(second.paymentId)];
    };
    const [line] = await linesOf(returnOf("twee-1"));
    if (line) await decide(line);
    expect(await states()).toEqual([true, false]);

    const { id: again } = await make([first]);
    for (const fileId of [again, again - 1])
      await admin.api.settleRefundFile({ params: { id: fileId }, body: { outcome: "DONE" } });
    const both = (await linesOf(returnOf("twee-1", "twee-2", "twee-3"))).filter(({ match }) => match !== "done");
    expect(both).toHaveLength(2);
    await Promise.all(both.map(decide));
    expect(await states()).toEqual([true, true]);
  });

  test("and that nobody knows is shown as that, and can pay nothing", async ({ sent, admin }) => {
    const one = await sent();
    const line = await one.lineOf(returnedEntry("Tickets #999999", REASON));
    expect(line).toMatchObject({ kind: "RETURNED", match: "none", reservation: null, acts: [] });
    const match = { transactionId: line.transactionId, reservationId: one.id };
    for (const act of ["confirm", "refund", "returned"] as const)
      expect(await admin.api.confirmTransfers({ body: { matches: [{ ...match, act }] } })).toMatchObject([
        { ok: false },
      ]);
  });
});
