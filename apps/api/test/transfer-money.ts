import type { StatementLine } from "@podium/shared/contracts/bank-statements";
import { createFakeClock } from "./fake-clock.ts";
import { createFakeProvider } from "./fake-provider.ts";
import { camt, entry, statementTest } from "./statements.ts";

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
