import type { ColumnGuess, CsvColumns } from "@podium/shared/contracts/bank-statements";
import { isAmount, saysDirection } from "./csv-amounts.ts";
import { isoDate } from "./csv-dates.ts";
import { type Direction, directionOf, sideOfName } from "./csv-directions.ts";

/** Names of columns, the most reliable first. */
const NAMES = {
  amount: [/^(bedrag|amount|montant|betrag)/i, /bedrag|amount|montant/i],
  direction: [
    /^(af.?bij|bij.?af|d.?\/.?c|c.?\/.?d|cr.?\/.?dr|dr.?\/.?cr|(debet|debit|débit).{0,4}(credit|crédit)|(credit|crédit).{0,4}(debet|debit|débit))/i,
    /^(richting|teken|sens|sign|direction|in.?\/.?uit|uit.?\/.?in)\b/i,
  ],
  message: [/^vrije mededeling/i, /mededeling|communicat/i, /omschrijving|message|description|details/i],
  name: [/naam.*tegenpartij|counterparty name|nom.*contrepartie/i, /^(naam|name|nom)\b/i, /tegenpartij|contrepartie/i],
  date: [/^(boek|transactie|uitvoerings)?datum|^date/i, /datum|date/i],
  reference: [/referen|volgnummer|transactienummer/i],
} as const satisfies Record<Exclude<keyof CsvColumns, "paidOut">, readonly RegExp[]>;

/** Columns that are recognised automatically: nobody has to choose them. */
const OTHERS = {
  structured: /gestructureerde? mededeling|communication structur|structured/i,
  text: /mededeling|communicat|omschrijving|message|description|details|remittance/i,
  payerIban: /(rekening|account|compte|iban).*(tegenpartij|counterparty|contrepartie)|tegenrekening|^tegenpartij$/i,
  account: /^(eigen )?(rekening(nummer)?|account( number)?|iban)$/i,
  balance: /saldo|balance|solde/i,
} as const;

export const isAmountName = (cell: string): boolean =>
  sideOfName(cell) !== undefined || NAMES.amount.some((name) => name.test(cell));

export interface Columns {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

const cellsOf = ({ rows }: Columns, column: number): string[] =>
  rows.map((row) => row[column] ?? "").filter((cell) => cell !== "");

function columnWhere(table: Columns, holds: (cell: string) => boolean): string | null {
  return (
    table.headers.find((_, column) => {
      const cells = cellsOf(table, column);
      return cells.length > 0 && cells.every(holds);
    }) ?? null
  );
}

/** Returns the columns that hold only incoming, or only outgoing, amounts by their names. */
function columnsOf(table: Columns, side: Direction): string[] {
  return table.headers.filter((name, column) => {
    if (sideOfName(name) !== side || OTHERS.balance.test(name)) return false;
    return cellsOf(table, column).every((cell) => isAmount(cell) && isoDate(cell) === null);
  });
}

/** Finds a column that tells the direction of all rows, or of most rows if the amounts do not tell it. */
function directionColumn(table: Columns, amount: string | null): string | null {
  const says = (cell: string): boolean => directionOf(cell) !== undefined;
  const whole = columnWhere(table, says);
  if (whole !== null || (amount !== null && saysDirection(cellsOf(table, table.headers.indexOf(amount))))) return whole;
  const most = table.headers.find((_, column) => {
    const cells = cellsOf(table, column);
    return cells.length > 0 && cells.filter(says).length * 2 >= cells.length;
  });
  return most ?? null;
}

/** Guesses columns by their names, otherwise by their cells. */
export function guessColumns(table: Columns): ColumnGuess {
  const byName = (field: keyof typeof NAMES): string | null =>
    NAMES[field].flatMap((pattern) => table.headers.find((name) => pattern.test(name)) ?? [])[0] ?? null;
  const [[cameIn = null], [left = null]] = [columnsOf(table, "in"), columnsOf(table, "out")];
  const either = left === null ? (byName("amount") ?? cameIn) : (cameIn ?? byName("amount"));
  const amount = either ?? columnWhere(table, (cell) => /[.,]\d{2}\b/.test(cell) && isAmount(cell));
  const direction = byName("direction") ?? directionColumn(table, amount);
  // An 'Af' column that is empty in all rows does not tell whether amounts in 'Bedrag' came in.
  const isTold = left !== null && (amount === cameIn || cellsOf(table, table.headers.indexOf(left)).length > 0);
  return {
    amount,
    paidOut: isTold && left !== amount && left !== direction ? left : null,
    direction: direction === amount ? null : direction,
    message: byName("message"),
    name: byName("name"),
    date: byName("date") ?? columnWhere(table, (cell) => isoDate(cell) !== null),
    reference: byName("reference"),
  };
}

/** Finds columns with more of the message, and with accounts. */
export function otherColumns({ headers }: Columns) {
  const where = (pattern: RegExp): number[] => headers.flatMap((name, column) => (pattern.test(name) ? column : []));
  return {
    structured: where(OTHERS.structured),
    texts: where(OTHERS.text),
    payerIban: where(OTHERS.payerIban),
    account: where(OTHERS.account),
    balances: where(OTHERS.balance),
  };
}
