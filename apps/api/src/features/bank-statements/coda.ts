import { DomainError } from "#platform/http-errors.ts";
import { type BookedMovement, type Movement, splitMovement } from "./coda-movements.ts";
import { damaged } from "./coda-records.ts";
import { type CodaStatement, readStatements } from "./coda-statements.ts";
import { messageOf, nameOf } from "./coda-text.ts";
import { isReference, MOST_CENTS, type TransferFacts } from "./transfer.ts";

/** An order of one's own that came back, and the bank's correction of an earlier movement. */
const NO_PAYMENTS = new Set(["54", "99"]);
const TENTHS_OF_CENT = 10n;

function isIncoming({ amount, transaction, returned }: Movement): boolean {
  return (
    amount > 0n && amount <= BigInt(MOST_CENTS) * TENTHS_OF_CENT && returned === "" && !NO_PAYMENTS.has(transaction)
  );
}

function transfersOf(booked: BookedMovement, { account, number }: CodaStatement): TransferFacts[] {
  const { total } = booked;
  return splitMovement(booked)
    .filter(isIncoming)
    .map((movement) => {
      const { amount, bookedOn, information, reference, sequence, detail } = movement;
      if (amount % TENTHS_OF_CENT !== 0n) throw damaged(movement.line, (words) => words.belowCent);
      // A bank that gives no references still numbers its statements and what is in them.
      const place = number === null ? "" : `CODA ${number} ${sequence}.${detail}`;
      return {
        account,
        bankRef: isReference(reference) ? reference : place,
        amountCents: Number(amount / TENTHS_OF_CENT),
        bookedOn,
        name: nameOf(movement.name, information),
        message: messageOf(movement.communication, information) || messageOf(total.communication, total.information),
      };
    });
}

export interface ForeignAccount {
  account: string;
  currency: string;
}

/**
 * The incoming transfers of a CODA file, version 2, as Febelfin describes it.
 *
 * @returns also the accounts that were left out, because they are not in euros
 * @throws DomainError STATEMENT_DAMAGED, with the line that is wrong; STATEMENT_FOREIGN when nothing is in euros
 */
export function readCoda(content: string): { transfers: TransferFacts[]; foreignAccounts: ForeignAccount[] } {
  const statements = readStatements(content);
  const foreign = statements.filter(({ currency }) => currency !== "EUR");
  const [first] = foreign;
  if (first && foreign.length === statements.length)
    throw new DomainError("STATEMENT_FOREIGN", { currency: first.currency });
  const byAccount = new Map(foreign.map(({ account, currency }) => [account, { account, currency }]));
  const inEuros = statements.filter(({ currency }) => currency === "EUR");
  return {
    transfers: inEuros.flatMap((statement) => statement.movements.flatMap((booked) => transfersOf(booked, statement))),
    foreignAccounts: [...byAccount.values()],
  };
}
