/** Writes CODA files for tests; follows the published layout and shares no code with the reader. */

export interface CodaMovement {
  /** Cents; negative for outgoing money. */
  cents: number;
  message?: string;
  /** 12 digits: a structured communication, instead of `message`. */
  ogm?: string;
  name?: string;
  payerAccount?: string;
  reference?: string;
  /** ddmmyy */
  day?: string;
  /** Type, family, transaction and category. */
  code?: string;
  /** Level of globalisation. */
  level?: number;
  /** Code of the return, for returned money. */
  returned?: string;
  /** Free text of information records, or structured with its three digits first. */
  information?: Array<{ text: string; isStructured?: boolean }>;
  details?: CodaMovement[];
}

export interface CodaFile {
  /** 37 characters of record 1: number and currency. */
  account?: string;
  form?: "0" | "1" | "2" | "3";
  /** Thousandths of a euro. */
  oldBalance?: number;
  number?: string;
  created?: string;
  application?: string;
  bank?: string;
  movements: CodaMovement[];
  /** Text of free communications. */
  free?: string[];
  isLast?: boolean;
}

/** A line of 128 characters with each text at its position, from 1. */
function record(...fields: Array<[number, string]>): string {
  const line = Array.from({ length: 128 }, () => " ");
  for (const [at, text] of fields)
    for (const [index, letter] of Array.from(text).entries()) line[at - 1 + index] = letter;
  return line.slice(0, 128).join("");
}

const amount = (thousandths: number): string => String(Math.abs(thousandths)).padStart(15, "0");
const signed = (thousandths: number): string => (thousandths < 0 ? "1" : "0") + amount(thousandths);
const count = (number: number): string => String(number).padStart(4, "0");

interface Place {
  sequence: number;
  detail: number;
}

function movementLines(movement: CodaMovement, { sequence, detail }: Place, used: { detail: number }): string[] {
  const { cents, message = "", ogm, name = "", payerAccount = "", reference = "", day = "201126" } = movement;
  const { code = "00150000", level = 0, returned = "", information = [] } = movement;
  const text = ogm === undefined ? message : `101${ogm}`;
  const key = count(sequence) + count(detail);
  const parts = [text.slice(0, 53), text.slice(53, 106), text.slice(106, 149)];
  const hasThird = parts[2] !== "" || name !== "" || payerAccount !== "";
  const hasSecond = parts[1] !== "" || returned !== "";
  const yes = (is: boolean): string => (is ? "1" : "0");
  const link = yes(information.length > 0);
  const lines = [
    record(
      [1, `21${key}`],
      [11, reference],
      [32, signed(cents * 10)],
      [48, day],
      [54, code],
      [62, yes(ogm !== undefined)],
      [63, parts[0] ?? ""],
      [116, day],
      [122, "001"],
      [125, String(level)],
      [126, yes(hasSecond || hasThird)],
      [128, yes(!hasSecond && !hasThird && information.length > 0)],
    ),
  ];
  if (hasSecond)
    lines.push(
      record(
        [1, `22${key}`],
        [11, parts[1] ?? ""],
        [113, returned],
        [126, yes(hasThird)],
        [128, hasThird ? "0" : link],
      ),
    );
  if (hasThird)
    lines.push(
      record(
        [1, `23${key}`],
        [11, payerAccount],
        [48, name.slice(0, 35)],
        [83, parts[2] ?? ""],
        [126, "0"],
        [128, link],
      ),
    );
  for (const [index, { text: said, isStructured = false }] of information.entries()) {
    const own = count(sequence) + count(++used.detail);
    const [second, third] = [said.slice(73, 178), said.slice(178, 268)];
    const more = yes(index < information.length - 1);
    lines.push(
      record(
        [1, `31${own}`],
        [11, reference],
        [32, code],
        [40, yes(isStructured)],
        [41, said.slice(0, 73)],
        [126, yes(second !== "")],
        [128, second === "" ? more : "0"],
      ),
    );
    if (second !== "")
      lines.push(record([1, `32${own}`], [11, second], [126, yes(third !== "")], [128, third === "" ? more : "0"]));
    if (third !== "") lines.push(record([1, `33${own}`], [11, third], [126, "0"], [128, more]));
  }
  return lines;
}

function allLines(movement: CodaMovement, sequence: number): string[] {
  const used = { detail: 0 };
  const lines = movementLines(movement, { sequence, detail: 0 }, used);
  for (const detail of movement.details ?? []) {
    used.detail += 1;
    lines.push(...movementLines(detail, { sequence, detail: used.detail }, used));
  }
  return lines;
}

/** @returns the lines of one statement, with its balances and sums as they should be */
export function codaLines(file: CodaFile): string[] {
  const { movements, oldBalance = 1_000_000, number = "045", created = "211126", form = "2", free = [] } = file;
  const { account = `${"BE71096123456769".padEnd(34)}EUR`, application = "00000", bank = "001" } = file;
  const credit = movements.reduce((sum, { cents }) => sum + Math.max(cents, 0) * 10, 0);
  const debit = movements.reduce((sum, { cents }) => sum + Math.max(-cents, 0) * 10, 0);
  const body = movements.flatMap((movement, index) => allLines(movement, index + 1));
  return [
    record(
      [1, `00000${created}${bank}05`],
      [25, "00000000"],
      [35, "TONEELKRING"],
      [61, "GEBABEBB"],
      [84, application],
      [128, "2"],
    ),
    record(
      [1, `1${form}045`],
      [6, account],
      [43, signed(oldBalance)],
      [59, "191126"],
      [65, "TONEELKRING"],
      [126, number],
    ),
    ...body,
    record(
      [1, "8045"],
      [5, account],
      [42, signed(oldBalance + credit - debit)],
      [58, "201126"],
      [128, free.length > 0 ? "1" : "0"],
    ),
    ...free.map((text, index) =>
      record([1, "4"], [3, `${count(index + 1)}0000`], [33, text], [128, index < free.length - 1 ? "1" : "0"]),
    ),
    record(
      [1, "9"],
      [17, String(body.length + 2).padStart(6, "0")],
      [23, amount(debit)],
      [38, amount(credit)],
      [128, file.isLast === false ? "1" : "2"],
    ),
  ];
}

export const coda = (...movements: CodaMovement[]): string => `${codaLines({ movements }).join("\r\n")}\r\n`;
