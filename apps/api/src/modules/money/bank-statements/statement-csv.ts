import type { CsvColumns } from "@podium/shared/contracts/bank-statements";
import { DomainError } from "#platform/process/domain-error.ts";
import { decimalSignIn, isoDate, readAmount, saysDirection } from "./csv-cells.ts";
import { type CsvTable, guessColumns, otherColumns } from "./csv-table.ts";
import { directionOf, sideOfName } from "./csv-directions.ts";
import { ibanIn, type ReadTransfers, type TransferFacts, type UnreadLine, writeStructured } from "./transfer.ts";

/** Position of each column in a row; undefined: there is none. */
type Places = { [Field in keyof CsvColumns]-?: number | undefined };

function placesOf({ headers }: CsvTable, columns: CsvColumns): Places {
  const place = (header: string | null | undefined): number | undefined => {
    if (!header) return undefined;
    const index = headers.indexOf(header);
    if (index < 0) throw new DomainError("STATEMENT_UNREADABLE");
    return index;
  };
  return {
    amount: place(columns.amount),
    paidOut: place(columns.paidOut),
    direction: place(columns.direction),
    message: place(columns.message),
    name: place(columns.name),
    date: place(columns.date),
    reference: place(columns.reference),
  };
}

/** Guesses columns that were not chosen. @returns null: the volunteer has to choose; `direction` null: all came in */
export function withDirection(table: CsvTable, columns: CsvColumns): CsvColumns | null {
  const guess = guessColumns(table);
  const isPair = guess.paidOut !== null && guess.amount !== null && sideOfName(guess.amount) === "in";
  // Outgoing money is never read as incoming, even if that column was chosen.
  if (isPair && columns.amount === guess.paidOut) return null;
  const isOther = (header: string | null): header is string => header !== null && header !== columns.amount;
  const paidOut = columns.paidOut === undefined && isOther(guess.paidOut) ? guess.paidOut : columns.paidOut;
  const direction = columns.direction === undefined && isOther(guess.direction) ? guess.direction : columns.direction;
  const known = { ...columns, paidOut: paidOut ?? null, direction: direction ?? null };
  if (known.paidOut !== null || known.direction !== null) return known;
  const places = placesOf(table, columns);
  const amounts = table.rows.map((row) => row[places.amount ?? -1] ?? "");
  if (saysDirection(amounts) || (isPair && columns.amount === guess.amount)) return known;
  return columns.direction === null && !isOther(guess.direction) ? known : null;
}

/** The incoming amount of a row; null: outgoing or empty; otherwise why it cannot be read. */
type Incoming = number | null | UnreadLine["reason"];

function createIncoming(table: CsvTable, places: Places) {
  const { amount, paidOut, direction } = places;
  const of = (row: readonly string[], place: number | undefined): string => row[place ?? -1] ?? "";
  const { balances } = otherColumns(table);
  const amounts = [amount, paidOut, ...balances].flatMap((place) => place ?? []);
  const inferred = decimalSignIn(amounts.flatMap((place) => table.rows.map((row) => of(row, place))));
  // If commas do not separate cells, '12,000' is twelve euros; '12.000' stays ambiguous.
  const decimal = inferred ?? (table.delimiter === "," ? null : ",");
  const isUnsure = (cell: string): boolean => inferred === null && cell.includes(".");

  return (row: readonly string[]): Incoming => {
    const [written, out] = [of(row, amount), of(row, paidOut)];
    if (written === "" && (paidOut === undefined || out !== "")) return null;
    const read = written === "" ? null : readAmount(written, decimal);
    const left = out === "" ? null : readAmount(out, decimal);
    if (written === "" && out === "") return null;
    if (read === null || isUnsure(written)) return "AMOUNT";
    if (read.cents === 0) return null;
    if (paidOut !== undefined && out !== "" && left?.cents !== 0) return left === null ? "AMOUNT" : "DIRECTION";
    const said = directionOf(of(row, direction));
    if (direction !== undefined && said === undefined && read.isOutgoing === undefined) return "DIRECTION";
    const isOutgoing = read.isOutgoing === true || said === "out";
    return isOutgoing ? null : read.cents;
  };
}

function createMessage(table: CsvTable, places: Places) {
  const { structured, texts } = otherColumns(table);
  const free = texts.filter(
    (column) => !structured.includes(column) && column !== places.message && column !== places.name,
  );
  return (row: readonly string[]): string => {
    const own = row[places.message ?? -1] ?? "";
    const more = structured
      .filter((column) => column !== places.message)
      .flatMap((column) => row[column] || [])
      .map(writeStructured)
      .filter((text) => !own.includes(text));
    const said = [own, ...more].filter((text) => text !== "").join(" ");
    return said || (free.flatMap((column) => row[column] || [])[0] ?? "");
  };
}

const decimalsOf = (cell: string): number => /[.,](\d*)\D*$/.exec(cell)?.[1]?.length ?? 0;

/** Whether the last row, which has no line end, lacks cells that the others have, or the end of its amount. */
function isCutShort({ headers, rows, isOpen }: CsvTable, { amount, paidOut, date }: Places): boolean {
  const last = rows.at(-1);
  if (!isOpen || !last) return false;
  const others = rows.slice(0, -1);
  const named = headers.findLastIndex((header) => header !== "") + 1;
  if (last.length < Math.min(named, ...others.map(({ length }) => length))) return true;
  const place = last.length - 1;
  const [cell = "", cells] = [last[place], others.flatMap((row) => row[place] || [])];
  if (place === date) return cells.some(({ length }) => length > cell.length);
  if (place !== amount && place !== paidOut) return false;
  const [usual = 2, ...unusual] = new Set(cells.map(decimalsOf));
  return unusual.length === 0 && decimalsOf(cell) !== usual;
}

/** A missing name or account matches the complete one of a later file, a cut one does not. */
function withoutCut({ rows, isOpen }: CsvTable, row: readonly string[], places: Places): readonly string[] {
  const { amount, paidOut, direction, date, message } = places;
  const place = row.length - 1;
  const isRead = [amount, paidOut, direction, date, message].includes(place);
  return isOpen && row === rows.at(-1) && !isRead ? row.slice(0, -1) : row;
}

/** Returns the message without its last number if that may be cut; empty: the number is whole, or there is none. */
function withoutLastNumber({ rows, isOpen }: CsvTable, row: readonly string[], { message }: Places): string {
  if (!isOpen || row !== rows.at(-1) || message !== row.length - 1) return "";
  const said = row[message] ?? "";
  return /\d$/.test(said) ? said.replace(/\d+$/, "").trim() : "";
}

/** Rows without an amount are skipped. @throws DomainError STATEMENT_UNREADABLE when a chosen column is missing */
export function readCsvTransfers(table: CsvTable, columns: CsvColumns): ReadTransfers {
  const places = placesOf(table, columns);
  const [incoming, messageOf, others] = [
    createIncoming(table, places),
    createMessage(table, places),
    otherColumns(table),
  ];
  const ibanOf = (row: readonly string[], at: readonly number[]): string =>
    at.map((column) => ibanIn(row[column] ?? "")).find((iban) => iban !== "") ?? "";
  const read: ReadTransfers = { transfers: [], unread: [], skipped: 0 };
  const isLastCut = isCutShort(table, places);
  for (const written of table.rows) {
    const row = withoutCut(table, written, places);
    const amount = isLastCut && written === table.rows.at(-1) ? "AMOUNT" : incoming(row);
    if (amount === null) read.skipped += 1;
    else if (typeof amount === "string")
      read.unread.push({
        text: written
          .filter((cell) => cell !== "")
          .join(" · ")
          .slice(0, 200),
        reason: amount,
      });
    else {
      const facts: TransferFacts = {
        account: ibanOf(row, others.account),
        bankRef: row[places.reference ?? -1] ?? "",
        kind: "PAYMENT",
        amountCents: amount,
        bookedOn: isoDate(row[places.date ?? -1] ?? ""),
        name: row[places.name ?? -1] ?? "",
        payerIban: ibanOf(row, others.payerIban),
        message: messageOf(row),
        otherMessage: withoutLastNumber(table, row, places),
        ownRef: "",
      };
      read.transfers.push(facts);
    }
  }
  return read;
}
