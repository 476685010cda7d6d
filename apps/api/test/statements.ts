import type { StatementLine, StatementResponse } from "@podium/shared/contracts/bank-statements";
import { camt, entry } from "@podium/shared/test/camt-writer.ts";
import { reserve } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { makeUser } from "./factories.ts";
import { apiTest } from "./fixtures.ts";
import type { TestAppOptions } from "./test-app.ts";
import { createFakeClock } from "./fake-clock.ts";
import { createFakeProvider } from "./fake-provider.ts";

export { camt, entry };

export interface Confirmed {
  transactionId: number;
  reservationId: number;
  ok: boolean;
  message: string;
  line?: StatementLine;
}

let seat = 0;

/** Extends apiTest with `pending` reservations, and with the calls about bank `statements`. */
export const statementTest = (options: TestAppOptions = {}) =>
  apiTest(options)
    .extend("pending", { scope: "file" }, ({ podium, showId }) => async () => {
      const user = await makeUser(podium);
      const free = await user.api.listAvailableSeats({ params: { showId } });
      const { seatId = "" } = free[seat++] ?? {};
      const id = await reserve(user.api, showId, [seatId]);
      return { id, seatId, lastname: (await podium.deps.reservations.get(id)).user.lastname };
    })
    /** Two pending reservations of one user. */
    .extend("pendingPair", { scope: "file" }, ({ podium, showId }) => async () => {
      const user = await makeUser(podium);
      const another = async () => {
        const free = await user.api.listAvailableSeats({ params: { showId } });
        const { seatId = "" } = free[seat++] ?? {};
        const id = await reserve(user.api, showId, [seatId]);
        return { id, lastname: (await podium.deps.reservations.get(id)).user.lastname };
      };
      return [await another(), await another()] as const;
    })
    .extend("statements", { scope: "file" }, ({ admin }) => {
      const upload = (content: string, more: Record<string, unknown> = {}) =>
        admin.call("POST", "/api/admin/bank-statements", { fileName: "afschrift.xml", content, ...more });
      return {
        upload,
        async linesOf(content: string, more: Record<string, unknown> = {}): Promise<StatementLine[]> {
          const response = await upload(content, more);
          expect(response.statusCode, response.body).toBe(200);
          const statement = response.json<StatementResponse>();
          if (statement.kind !== "statement") throw new Error("the file was not read as a statement");
          return statement.lines;
        },
        confirm: (...matches: Array<{ transactionId: number; reservationId: number }>) =>
          admin.call("POST", "/api/admin/bank-statements/confirm", { matches }),
        /** Decides a line as a volunteer does: with the first act that it offers, unless another one is given. */
        async decide({ transactionId, reservation, also = [], acts, back }: StatementLine, act = acts[0]) {
          const match = { transactionId, reservationId: reservation?.id ?? 0, also: also.map(({ id }) => id), act };
          const amount = back === null || act === "cash" || act === "accept" ? {} : { amount: back };
          const response = await admin.call("POST", "/api/admin/bank-statements/confirm", {
            matches: [{ ...match, ...amount }],
          });
          expect(response.statusCode, response.body).toBe(200);
          const [decided] = response.json<Confirmed[]>();
          if (!decided) throw new Error("the decision got no response");
          return decided;
        },
      };
    });

/** The clock of `transferMoneyTest`. */
export const clock = createFakeClock();
const provider = createFakeProvider();
export const transferMoneyTest = statementTest({ clock, paymentProvider: provider })
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
/** A separate statement with one transfer for the reservation. */
export const transferFor = ({ id, lastname }: { id: number; lastname: string }, amount = "12.00") =>
  camt(
    entry({ ref: `m${references++}`, message: `Tickets #${id} - ${lastname} Piet`, amount, name: `Piet ${lastname}` }),
  );

/** Reads a file of one transfer. */
export const lineOf = async (
  statements: { linesOf: (content: string) => Promise<StatementLine[]> },
  content: string,
) => {
  const [line] = await statements.linesOf(content);
  if (!line) throw new Error("the file has no line");
  return line;
};
