import { DomainError } from "#platform/process/domain-error.ts";
import { type BookedMovement, type Movement, splitMovement } from "./coda-movements.ts";
import { damaged } from "./coda-records.ts";
import { type CodaStatement, readStatements } from "./coda-statements.ts";
import { messageOf, nameOf } from "./coda-text.ts";
import { ibanIn, isReference, MOST_CENTS, type ReadTransfers, type TransferFacts } from "./transfer.ts";

/** The society's own order that came back. */
const OWN_ORDER_BACK = "54";
/** A correction by the bank of an earlier movement. */
const CORRECTION = "99";
const TENTHS_OF_CENT = 10n;

const isIncoming = ({ amount, transaction }: Movement): boolean =>
  amount > 0n && amount <= BigInt(MOST_CENTS) * TENTHS_OF_CENT && transaction !== CORRECTION;

function transfersOf(movements: readonly Movement[], booked: BookedMovement, of: CodaStatement): TransferFacts[] {
  const { total } = booked;
  const { account, number } = of;
  return movements.filter(isIncoming).map((movement): TransferFacts => {
    const { amount, bookedOn, information, reference, sequence, detail } = movement;
    if (amount % TENTHS_OF_CENT !== 0n) throw damaged(movement.line, (words) => words.belowCent);
    // A bank without references still numbers its statements and their movements.
    const place = number === null ? "" : `CODA ${number} ${sequence}.${detail}`;
    return {
      account,
      kind: movement.returned !== "" || movement.transaction === OWN_ORDER_BACK ? "RETURNED" : "PAYMENT",
      bankRef: isReference(reference) ? reference : place,
      amountCents: Number(amount / TENTHS_OF_CENT),
      bookedOn,
      name: nameOf(movement.name, information),
      payerIban: ibanIn(movement.account),
      otherMessage: "",
      ownRef: "",
      message: messageOf(movement.communication, information) || messageOf(total.communication, total.information),
    };
  });
}

export interface ForeignAccount {
  account: string;
  currency: string;
}

/**
 * Reads the incoming money in a CODA file, version 2, as specified by Febelfin.
 *
 * @returns also the accounts that were left out, because they are not in euros
 * @throws DomainError STATEMENT_DAMAGED, with the damaged line; STATEMENT_FOREIGN when nothing is in euros
 */
export function readCoda(content: string): ReadTransfers & { foreignAccounts: ForeignAccount[] } {
  const statements = readStatements(content);
  const foreign = statements.filter(({ currency }) => currency !== "EUR");
  const [first] = foreign;
  if (first && foreign.length === statements.length)
    throw new DomainError("STATEMENT_FOREIGN", { currency: first.currency });
  const byAccount = new Map(foreign.map(({ account, currency }) => [account, { account, currency }]));
  const inEuros = statements.filter(({ currency }) => currency === "EUR");
  const split = inEuros.flatMap((of) => of.movements.map((booked) => ({ of, booked, parts: splitMovement(booked) })));
  const transfers = split.flatMap(({ of, booked, parts }) => transfersOf(parts, booked, of));
  const skipped = split.reduce((sum, { parts }) => sum + parts.length, 0) - transfers.length;
  return { transfers, unread: [], skipped, foreignAccounts: [...byAccount.values()] };
}
