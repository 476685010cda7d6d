import { writeStructured } from "./transfer.ts";
import { type CodaRecord, damaged, day, digits, field, type RecordKind, signedAmount } from "./coda-records.ts";

/** Text of a movement or an information record: free, or in the format named by its first three digits. */
interface Communication {
  isStructured: boolean;
  /** All parts, joined as in the file: a word may continue in the next part. */
  text: string;
}

/** Positions of the communication in a European direct debit (127). */
const DIRECT_DEBIT = [79, 141] as const;
/** Positions of the structured communication beside the original amount (105). */
const BESIDE_AMOUNT = [45, 57] as const;
const BANK = "002";
const COUNTERPARTY = "001";
const NAME_LENGTH = 70;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

function structuredText(text: string): string {
  const [kind, rest] = [text.slice(0, 3), text.slice(3)];
  switch (kind) {
    // Structured creditor reference, ISO 11649.
    case "100":
      return rest.trim().split(/\s/)[0] ?? "";
    // Structured communication of the payer, or as the bank restored it.
    case "101":
    case "102":
      return writeStructured(rest.slice(0, 12));
    // Number of a cheque or a card.
    case "103":
      return rest.slice(0, 12).trim();
    case "105": {
      const beside = rest.slice(...BESIDE_AMOUNT);
      return /[1-9]/.test(beside) ? writeStructured(beside) : "";
    }
    case "127":
      return oneLine(rest.slice(...DIRECT_DEBIT));
    // Amounts, rates and terminals of the bank's own services.
    default:
      return "";
  }
}

/** Maximum length of a free communication in records 2.1, 2.2 and 2.3 together. */
const MOVEMENT_LENGTH = 149;

export function messageOf(own: Communication, information: readonly Communication[]): string {
  const more = information
    .filter(({ isStructured }) => !isStructured)
    .map(({ text }) => text)
    .join("");
  if (!own.isStructured) {
    const goesOn = own.text.length === MOVEMENT_LENGTH && !own.text.endsWith(" ");
    const said = oneLine(own.text + (goesOn ? "" : " ") + more);
    if (said !== "") return said;
  }
  const said = oneLine(`${own.isStructured ? structuredText(own.text) : ""} ${more}`);
  return said === "" ? oneLine(informationOf(BANK, information)) : said;
}

function informationOf(kind: string, information: readonly Communication[]): string {
  return information.find(({ isStructured, text }) => isStructured && text.startsWith(kind))?.text.slice(3) ?? "";
}

/** Returns the counterparty's name: record 2.3 may cut it, an information record has all of it. */
export function nameOf(short: string, information: readonly Communication[]): string {
  const name = oneLine(short);
  const whole = oneLine(informationOf(COUNTERPARTY, information).slice(0, NAME_LENGTH));
  return whole.startsWith(name) ? whole : name;
}

export interface Movement {
  line: number;
  sequence: string;
  detail: string;
  /** The bank's reference; may be blank. */
  reference: string;
  /** Thousandths of a currency unit; negative for money that left the account. */
  amount: bigint;
  bookedOn: string | null;
  /** Tells whether the amount is a single one, a total, or a part of a total. */
  type: string;
  transaction: string;
  /** Not 0: a total that opens this level of globalisation, or a detail that closes it. */
  level: string;
  communication: Communication;
  information: Communication[];
  account: string;
  name: string;
  /** Not blank for money that came back: rejected, returned, refunded, reversed or cancelled. */
  returned: string;
}

export interface BookedMovement {
  total: Movement;
  details: Movement[];
}

export function startMovement(record: CodaRecord): Movement {
  return {
    line: record.line,
    sequence: digits(record, 3, 6),
    detail: digits(record, 7, 10),
    reference: field(record, 11, 31).trim(),
    amount: signedAmount(record, 32),
    bookedOn: day(record, 116),
    type: field(record, 54),
    transaction: field(record, 57, 58),
    // Globalisation has nine levels; accepting other characters would allow nesting as deep as the file is long.
    level: /^[1-9]$/.test(field(record, 125)) ? field(record, 125) : "0",
    communication: { isStructured: field(record, 62) === "1", text: field(record, 63, 115) },
    information: [],
    account: "",
    name: "",
    returned: "",
  };
}

/** Positions in the communication at which records 2.2 and 2.3 continue. */
const START_OF_SECOND_PART = 53;
const START_OF_THIRD_PART = 106;

const ADD: Readonly<Partial<Record<RecordKind, (movement: Movement, record: CodaRecord) => void>>> = {
  "22"(movement, record) {
    movement.communication.text = movement.communication.text.padEnd(START_OF_SECOND_PART) + field(record, 11, 63);
    movement.returned = field(record, 113).replace(/[ 0]/, "");
  },
  "23"(movement, record) {
    movement.communication.text = movement.communication.text.padEnd(START_OF_THIRD_PART) + field(record, 83, 125);
    movement.account = field(record, 11, 44);
    movement.name = field(record, 48, 82);
  },
  "31"({ information }, record) {
    information.push({ isStructured: field(record, 40) === "1", text: field(record, 41, 113) });
  },
  "32"({ information }, record) {
    const last = information.at(-1);
    if (last) last.text += field(record, 11, 115);
  },
  "33"({ information }, record) {
    const last = information.at(-1);
    if (last) last.text += field(record, 11, 100);
  },
};

/** @throws DomainError STATEMENT_DAMAGED when the record is about another movement */
export function continueMovement(movement: Movement, record: CodaRecord): void {
  const isPart = record.kind === "22" || record.kind === "23";
  // Information records have detail numbers that continue those of their movement.
  const isOther = field(record, 3, 6) !== movement.sequence || (isPart && field(record, 7, 10) !== movement.detail);
  if (isOther) throw damaged(record.line, (words) => words.ofOtherMovement);
  ADD[record.kind]?.(movement, record);
}

interface Node {
  movement: Movement;
  parts: Node[];
}

/** Parts of one transfer, such as its costs: details of a type 3 or 7. */
const PARTS_OF_ONE = new Set(["8", "9"]);

/** Nests details by levels of globalisation: a level's code opens it, and the same code closes it. */
function toTree(total: Movement, details: readonly Movement[]): Node {
  const root: Node = { movement: total, parts: [] };
  let open: Node[] = [root];
  for (const movement of details) {
    const node: Node = { movement, parts: [] };
    const closes = movement.level === "0" ? -1 : open.findIndex((one) => one.movement.level === movement.level);
    (open[closes < 0 ? open.length - 1 : closes] ?? root).parts.push(node);
    if (closes >= 0) open = open.slice(0, Math.max(closes, 1));
    else if (movement.level !== "0") open.push(node);
  }
  return root;
}

function transfersIn({ movement, parts }: Node): Movement[] {
  const own = parts.filter((part) => !PARTS_OF_ONE.has(part.movement.type));
  if (own.length === 0) return [movement];
  const sum = own.reduce((total, part) => total + part.movement.amount, 0n);
  if (sum !== movement.amount) throw damaged(movement.line, (words) => words.otherTotal);
  return own.flatMap((part) =>
    transfersIn(part).map((one) => ({ ...one, bookedOn: one.bookedOn ?? movement.bookedOn })),
  );
}

/** Returns one transfer if the bank gives no details. @throws DomainError STATEMENT_DAMAGED when they do not add up */
export function splitMovement({ total, details }: BookedMovement): Movement[] {
  return transfersIn(toTree(total, details));
}
