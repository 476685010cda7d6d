import { DomainError } from "#platform/process/domain-error.ts";
import {
  type BookedMovement,
  continueMovement,
  messageOf,
  type Movement,
  nameOf,
  splitMovement,
  startMovement,
} from "./coda-movements.ts";
import {
  type CodaRecord,
  type Damage,
  damaged,
  digits,
  field,
  readRecords,
  type RecordKind,
  signedAmount,
  unsignedAmount,
} from "./coda-records.ts";
import { ibanIn, isReference, MOST_CENTS, type ReadTransfers, type TransferFacts } from "./transfer.ts";

interface CodaStatement {
  /** An IBAN, or the number of a foreign account. */
  account: string;
  currency: string;
  /** Its creation day and its number in that year; null: it has no number. A duplicate has the same number. */
  number: string | null;
  movements: BookedMovement[];
}

const IN_MOVEMENT: readonly RecordKind[] = ["21", "22", "23", "31", "32", "33"];

/** Kinds of record that may precede each kind; "9" also stands for the start of the file. */
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

const MISSING: Readonly<Partial<Record<RecordKind, Damage>>> = {
  "0": (words) => words.noEndBefore,
  "1": (words) => words.noHeader,
  "21": (words) => words.noOldBalance,
  "8": (words) => words.noOldBalance,
  "9": (words) => words.noNewBalance,
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
    throw damaged(line, MISSING[kind] ?? ((words) => words.noLineAbove));
  const next = previous && field(previous, 126) === "1" ? NEXT[previous.kind] : undefined;
  if (previous && next && !next.includes(kind)) throw damaged(previous.line, (words) => words.noLineBelow);
}

/** Adds the check digits of an IBAN to an older Belgian account number. */
function toIban(number: string): string {
  const check = 98n - (BigInt(`${number}111400`) % 97n);
  return `BE${String(check).padStart(2, "0")}${number}`;
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Reads record 1: the account's format decides where the currency is. Some banks omit it, or state an old format. */
function readAccount(record: CodaRecord): { account: string; currency: string } {
  const said = field(record, 2);
  const form = !/[123]/.test(said) && IBAN.test(field(record, 6, 39).trimEnd()) ? "3" : said;
  if (form === "0") {
    const account = toIban(digits(record, 6, 17));
    return { account, currency: field(record, 19, 21).trim() || "EUR" };
  }
  if (form !== "1" && form !== "2" && form !== "3") throw damaged(record.line, (words) => words.unknownAccount);
  const account = field(record, 6, form === "2" ? 36 : 39).replaceAll(" ", "");
  return { account, currency: field(record, 40, 42).trim() || "EUR" };
}

function checkHeader(record: CodaRecord): void {
  if (!/^0{5}\d{9}05/.test(record.text)) throw damaged(record.line, (words) => words.notHeader);
  const version = field(record, 128);
  if (version !== "2" && version !== " ") throw damaged(record.line, (words) => words.otherVersion(version));
}

function readNumber(header: CodaRecord, oldBalance: CodaRecord): string | null {
  const number = field(oldBalance, 126, 128).trim();
  return /[1-9]/.test(number) ? `${field(header, 6, 11)} ${number}` : null;
}

const inUnits = (thousandths: bigint): number => Number(thousandths) / 1000;

interface Parts {
  header: CodaRecord;
  oldBalance: CodaRecord;
  newBalance: CodaRecord;
  trailer: CodaRecord;
  movements: BookedMovement[];
  count: number;
}

function checkSums({ header, oldBalance, newBalance, trailer, movements, count }: Parts): void {
  const counted = Number(digits(trailer, 17, 22));
  if (counted !== count) throw damaged(trailer.line, (words) => words.otherCount(counted, count));
  const booked = movements.map(({ total }) => total.amount);
  const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
  const [debit, credit] = [-sum(booked.filter((one) => one < 0n)), sum(booked.filter((one) => one > 0n))];
  for (const [said, found, differs] of [
    [unsignedAmount(trailer, 23), debit, "otherDebit"],
    [unsignedAmount(trailer, 38), credit, "otherCredit"],
  ] as const) {
    if (said !== found) throw damaged(trailer.line, (words) => words[differs](inUnits(said), inUnits(found)));
  }
  // A file with one kind of movements only ("separate application") does not have to match the balances.
  const isWhole = /^[0 ]*$/.test(field(header, 84, 88));
  const [before, after] = [signedAmount(oldBalance, 43), signedAmount(newBalance, 42)];
  if (isWhole && before + sum(booked) !== after) {
    const expected = inUnits(before + sum(booked));
    throw damaged(newBalance.line, (words) => words.otherBalance(inUnits(after), expected));
  }
}

/** Detail number 0000 starts a booked movement, except after 9999 details of one movement: numbers then restart. */
function isBooked({ detail, sequence }: Movement, last: BookedMovement | undefined): boolean {
  return detail === "0000" && !(last?.total.sequence === sequence && last.details.length > 0);
}

/** Checks each statement against its balances and its trailer. @throws DomainError STATEMENT_DAMAGED */
function readStatements(content: string): CodaStatement[] {
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
      else throw damaged(record.line, (words) => words.noTotal);
    } else if (kind === "9") {
      const { header, oldBalance, newBalance, movements, count } = draft;
      // The required order of records guarantees that all of these exist.
      if (!header || !oldBalance || !newBalance) throw damaged(record.line, (words) => words.misplaced);
      checkSums({ header, oldBalance, newBalance, trailer: record, movements, count });
      statements.push({ ...readAccount(oldBalance), number: readNumber(header, oldBalance), movements });
    } else if (current && kind !== "4") continueMovement(current, record);
  }
  if (previous && previous.kind !== "9") throw damaged(previous.line, (words) => words.noEnd);
  return statements;
}

const OWN_ORDER_BACK = "54";
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

/** Version 2, as specified by Febelfin. @throws DomainError STATEMENT_DAMAGED; STATEMENT_FOREIGN: nothing in euros */
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
