import type { ColumnGuess, CsvColumns } from "@podium/shared/contracts/bank-statements";
import { directionOf, isAmount } from "./csv-amounts.ts";
import { isoDate } from "./csv-dates.ts";

/** The most reliable name first. */
const NAMES = {
  amount: [
    /^(bedrag|amount|montant|betrag)/i,
    /bedrag|amount|montant/i,
    /^(credit|crédit|bij|ontvangen|ontvangsten|inkomsten|haben)\b/i,
  ],
  paidOut: [/^(debet|debit|débit|af|betaald|uitgaven|soll)\b/i],
  direction: [
    /^(af.?bij|bij.?af|d.?\/.?c|c.?\/.?d|cr.?\/.?dr|dr.?\/.?cr|(debet|debit|débit).{0,4}(credit|crédit)|(credit|crédit).{0,4}(debet|debit|débit))/i,
    /^(richting|teken|sens|sign|direction|in.?\/.?uit)\b/i,
  ],
  message: [/^vrije mededeling/i, /mededeling|communicat/i, /omschrijving|message|description|details/i],
  name: [/naam.*tegenpartij|counterparty name|nom.*contrepartie/i, /^(naam|name|nom)\b/i, /tegenpartij|contrepartie/i],
  date: [/^(boek|transactie|uitvoerings)?datum|^date/i, /datum|date/i],
  reference: [/referen|volgnummer|transactienummer/i],
} as const satisfies Record<keyof CsvColumns, readonly RegExp[]>;

/** Columns that are read by themselves: nobody has to choose them. */
const OTHERS = {
  structured: /gestructureerde? mededeling|communication structur|structured/i,
  text: /mededeling|communicat|omschrijving|message|description|details|remittance/i,
  payerIban: /(rekening|account|compte|iban).*(tegenpartij|counterparty|contrepartie)|tegenrekening|^tegenpartij$/i,
  account: /^(eigen )?(rekening(nummer)?|account( number)?|iban)$/i,
  balance: /saldo|balance|solde/i,
} as const;

export const isAmountName = (cell: string): boolean =>
  [...NAMES.amount, ...NAMES.paidOut].some((name) => name.test(cell));

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

/** Columns by their names and, where these say nothing, by what is in them. */
export function guessColumns(table: Columns): ColumnGuess {
  const byName = (field: keyof CsvColumns): string | null =>
    NAMES[field].flatMap((pattern) => table.headers.find((name) => pattern.test(name)) ?? [])[0] ?? null;
  const paidOut = byName("paidOut");
  const amount = byName("amount") ?? columnWhere(table, (cell) => /[.,]\d{2}\b/.test(cell) && isAmount(cell));
  const direction = byName("direction") ?? columnWhere(table, (cell) => directionOf(cell) !== undefined);
  // 'Debet' beside 'Bedrag' is no column of amounts, when it says which one is which.
  const isPair = paidOut !== null && paidOut !== amount && paidOut !== direction;
  return {
    amount,
    paidOut: isPair && cellsOf(table, table.headers.indexOf(paidOut)).every(isAmount) ? paidOut : null,
    direction: direction === amount ? null : direction,
    message: byName("message"),
    name: byName("name"),
    date: byName("date") ?? columnWhere(table, (cell) => isoDate(cell) !== null),
    reference: byName("reference"),
  };
}

/** Where else a row says something: more of the message, and whose accounts they are. */
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

/** Few short words, and more than one: such a column may say which way the money went. */
export function maySayDirection(table: Columns, taken: ReadonlySet<number>): boolean {
  return table.headers.some((_, column) => {
    if (taken.has(column)) return false;
    const words = new Set(cellsOf(table, column).map((cell) => cell.toLowerCase()));
    return words.size === 2 && [...words].every((word) => /^[\p{L} +-]{1,12}$/u.test(word));
  });
}
