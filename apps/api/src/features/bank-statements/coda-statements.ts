import { type BookedMovement, continueMovement, type Movement, startMovement } from "./coda-movements.ts";
import {
  type CodaRecord,
  damaged,
  digits,
  field,
  readRecords,
  type RecordKind,
  signedAmount,
  unsignedAmount,
} from "./coda-records.ts";

export interface CodaStatement {
  /** IBAN, or the number of an account abroad. */
  account: string;
  currency: string;
  /** The day that the bank made it and its number of the year; null: it has no number. A duplicate has the same. */
  number: string | null;
  movements: BookedMovement[];
}

const IN_MOVEMENT: readonly RecordKind[] = ["21", "22", "23", "31", "32", "33"];

/** What may stand before each kind of record; "9" also before the start of a statement. */
const BEFORE: Readonly<Record<RecordKind, readonly RecordKind[]>> = {
  "0": ["9"],
  "1": ["0"],
  "21": ["1", ...IN_MOVEMENT],
  "22": ["21"],
  "23": ["21", "22"],
  "31": IN_MOVEMENT,
  "32": ["31"],
  "33": ["31", "32"],
  "8": ["1", ...IN_MOVEMENT],
  "4": ["8", "4"],
  "9": ["8", "4"],
};

const MISSING: Readonly<Partial<Record<RecordKind, string>>> = {
  "0": "het slot van het vorige afschrift (een regel die met 9 begint) ontbreekt",
  "1": "de kop van het afschrift (een regel die met 0 begint) ontbreekt",
  "21": "het oude saldo (een regel die met 1 begint) ontbreekt",
  "8": "het oude saldo (een regel die met 1 begint) ontbreekt",
  "9": "het nieuwe saldo (een regel die met 8 begint) ontbreekt",
};

/** The record that has to follow when position 126 is 1. */
const NEXT: Readonly<Partial<Record<RecordKind, readonly RecordKind[]>>> = {
  "21": ["22", "23"],
  "22": ["23"],
  "31": ["32"],
  "32": ["33"],
};

function checkOrder(previous: CodaRecord | undefined, record: CodaRecord): void {
  const { kind, line } = record;
  if (!BEFORE[kind].includes(previous?.kind ?? "9"))
    throw damaged(line, MISSING[kind] ?? "de regel die erboven hoort, ontbreekt");
  const next = previous && field(previous, 126) === "1" ? NEXT[previous.kind] : undefined;
  if (previous && next && !next.includes(kind))
    throw damaged(previous.line, "de regel die erop moet volgen, ontbreekt");
}

/** Belgian numbers of before IBAN get their check digits. */
function toIban(number: string): string {
  const check = 98n - (BigInt(`${number}111400`) % 97n);
  return `BE${String(check).padStart(2, "0")}${number}`;
}

/** Record 1: the form of the account says where its currency stands. */
function readAccount(record: CodaRecord): { account: string; currency: string } {
  const form = field(record, 2);
  if (form === "0") {
    const account = toIban(digits(record, 6, 17));
    return { account, currency: field(record, 19, 21).trim() || "EUR" };
  }
  if (form !== "1" && form !== "2" && form !== "3")
    throw damaged(record.line, "op plaats 2 staat geen bekende vorm van rekening");
  const account = field(record, 6, form === "2" ? 36 : 39).replaceAll(" ", "");
  return { account, currency: field(record, 40, 42).trim() || "EUR" };
}

function checkHeader(record: CodaRecord): void {
  if (!/^0{5}\d{9}05/.test(record.text)) throw damaged(record.line, "dit is niet de kop van een CODA-afschrift");
  const version = field(record, 128);
  if (version !== "2" && version !== " ")
    throw damaged(record.line, `het is versie ${version} van CODA, en alleen versie 2 kan gelezen worden`);
}

function readNumber(header: CodaRecord, oldBalance: CodaRecord): string | null {
  const number = field(oldBalance, 126, 128).trim();
  return /[1-9]/.test(number) ? `${field(header, 6, 11)} ${number}` : null;
}

const inEuros = (thousandths: bigint): string => (Number(thousandths) / 1000).toFixed(2).replace(".", ",");

interface Parts {
  header: CodaRecord;
  oldBalance: CodaRecord;
  newBalance: CodaRecord;
  trailer: CodaRecord;
  movements: BookedMovement[];
  /** Records 1, 2, 3 and 8. */
  count: number;
}

function checkSums({ header, oldBalance, newBalance, trailer, movements, count }: Parts): void {
  const counted = Number(digits(trailer, 17, 22));
  if (counted !== count) throw damaged(trailer.line, `de bank telde ${counted} regels en er staan er ${count}`);
  const booked = movements.map(({ total }) => total.amount);
  const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
  const [debit, credit] = [-sum(booked.filter((one) => one < 0n)), sum(booked.filter((one) => one > 0n))];
  for (const [said, found, way] of [
    [unsignedAmount(trailer, 23), debit, "af"],
    [unsignedAmount(trailer, 38), credit, "bij"],
  ] as const) {
    if (said !== found)
      throw damaged(
        trailer.line,
        `er ging volgens de bank ${inEuros(said)} ${way}, en volgens de regels ${inEuros(found)}`,
      );
  }
  // A file of one kind of movements only ("separate application") says nothing of the balance.
  const isWhole = /^[0 ]*$/.test(field(header, 84, 88));
  const [before, after] = [signedAmount(oldBalance, 43), signedAmount(newBalance, 42)];
  if (isWhole && before + sum(booked) !== after) {
    const expected = inEuros(before + sum(booked));
    throw damaged(newBalance.line, `het nieuwe saldo is ${inEuros(after)}, maar volgens de bewegingen ${expected}`);
  }
}

/** Detail number 0000 is booked, except after 9999 details of one movement: then the numbers start again. */
function isBooked({ detail, sequence }: Movement, last: BookedMovement | undefined): boolean {
  return detail === "0000" && !(last?.total.sequence === sequence && last.details.length > 0);
}

/**
 * The statements of a CODA file, each checked against its balances and its trailer.
 *
 * @throws DomainError STATEMENT_DAMAGED, with the line that is wrong
 */
export function readStatements(content: string): CodaStatement[] {
  const statements: CodaStatement[] = [];
  let previous: CodaRecord | undefined;
  let draft: Partial<Parts> & Pick<Parts, "movements" | "count"> = { movements: [], count: 0 };
  let current: Movement | undefined;
  for (const record of readRecords(content)) {
    checkOrder(previous, record);
    previous = record;
    const { kind } = record;
    if (kind !== "0" && kind !== "4" && kind !== "9") draft.count += 1;
    if (kind === "0") {
      checkHeader(record);
      draft = { header: record, movements: [], count: 0 };
    } else if (kind === "1") draft.oldBalance = record;
    else if (kind === "8") draft.newBalance = record;
    else if (kind === "21") {
      current = startMovement(record);
      const last = draft.movements.at(-1);
      if (isBooked(current, last)) draft.movements.push({ total: current, details: [] });
      else if (last?.total.sequence === current.sequence) last.details.push(current);
      else throw damaged(record.line, "het totaal dat erboven hoort, ontbreekt");
    } else if (kind === "9") {
      const { header, oldBalance, newBalance, movements, count } = draft;
      // The order of the records says that all are there.
      if (!header || !oldBalance || !newBalance) throw damaged(record.line, "ze staat niet op haar plaats");
      checkSums({ header, oldBalance, newBalance, trailer: record, movements, count });
      statements.push({ ...readAccount(oldBalance), number: readNumber(header, oldBalance), movements });
    } else if (current && kind !== "4") continueMovement(current, record);
  }
  if (previous && previous.kind !== "9")
    throw damaged(previous.line, "hier stopt het bestand, en het slot (een regel die met 9 begint) ontbreekt");
  return statements;
}
