import { MOST_CENTS } from "./transfer.ts";

/** Dates with a year of four digits or two, in the orders that most of Europe uses. */
const WRITINGS = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/,
  /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})(?!\d)/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?!\d)/,
];

/** @returns yyyy-mm-dd; null for a cell that does not begin with a valid date */
export function isoDate(cell: string): string | null {
  for (const writing of WRITINGS) {
    const { year = "", month = "", day = "" } = writing.exec(cell)?.groups ?? {};
    if (day === "") continue;
    const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    const date = new Date(`${iso}T00:00:00Z`);
    // For Date, 31 February is a day in March.
    if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)) return iso;
  }
  return null;
}

type DecimalSign = "." | ",";

interface Written {
  digits: string;
  /** Undefined if the cell does not tell. */
  isOutgoing: boolean | undefined;
}

const MINUS = String.raw`[\-\u2010\u2011\u2013\u2212\uFE63\uFF0D]`;
const CURRENCY = /\b(?:EUR|euro?)\b|€/gi;
const SPACES = /[\s'’]/g;
/** Digits separated by spaces without being groups of three, such as two amounts. */
const LOOSE_GROUPS = /\d[\s'’]+(?!\d{3}(?!\d))\d/;
/** '12,-' and '12,--' are whole euros. */
const NO_CENTS = new RegExp(`([.,])${MINUS}{1,2}$`);
const SIGNED = new RegExp(`^(?:(\\+|${MINUS}))?([\\d.,]+?)(?:(\\+|${MINUS}))?$`);
const WORD = /^(CR|DR|DB|C|D|AF|BIJ)\.?(?=[\d+.,])|(?<=[\d+.,])(CR|DR|DB|C|D|AF|BIJ)\.?$/i;
const OUTGOING_WORDS = new Set(["DR", "DB", "D", "AF"]);

/** @returns null: not an amount */
function readCell(cell: string): Written | null {
  if (LOOSE_GROUPS.test(cell)) return null;
  let plain = cell.replaceAll(CURRENCY, "").replaceAll(SPACES, "").replace(NO_CENTS, "$100");
  let isOutgoing: boolean | undefined;
  const [word] = WORD.exec(plain) ?? [];
  if (word !== undefined) {
    isOutgoing = OUTGOING_WORDS.has(word.replace(".", "").toUpperCase());
    plain = plain.replace(WORD, "");
  }
  const [, inBrackets] = /^\((.+)\)$/.exec(plain) ?? [];
  if (inBrackets !== undefined) [plain, isOutgoing] = [inBrackets, true];
  const [, before, digits = "", after] = SIGNED.exec(plain) ?? [];
  const sign = before ?? after;
  if (!/\d/.test(digits) || (before !== undefined && after !== undefined)) return null;
  if (sign !== undefined) isOutgoing = isOutgoing === true || sign !== "+";
  return { digits, isOutgoing };
}

/** Whether digits before the decimal sign are in groups of three, separated by `group`. */
const isGrouped = (whole: string, group: DecimalSign): boolean =>
  new RegExp(String.raw`^(?:\d*|\d{1,3}(?:[${group}]\d{3})+)$`).test(whole);

/** Infers the decimal sign from one cell. @returns null: the digits are ambiguous, or have no such sign */
function decimalSignOf(digits: string): DecimalSign | null {
  const [points, commas] = [digits.split(".").length - 1, digits.split(",").length - 1];
  if (points > 0 && commas > 0) return digits.lastIndexOf(".") > digits.lastIndexOf(",") ? "." : ",";
  if (points + commas === 0) return null;
  const only: DecimalSign = points > 0 ? "." : ",";
  if (points + commas > 1) return only === "." ? "," : ".";
  const [whole = "", fraction = ""] = digits.split(only);
  // '24.000' is ambiguous; '0.500' and '1234.000' have no valid groups.
  return fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? null : only;
}

/** Infers the decimal sign of a column from its unambiguous cells, by majority. @returns null: no cell tells */
export function decimalSignIn(cells: readonly string[]): DecimalSign | null {
  const signs = cells.flatMap((cell) => {
    const written = readCell(cell);
    return (written && decimalSignOf(written.digits)) ?? [];
  });
  const commas = signs.filter((sign) => sign === ",").length;
  if (commas * 2 === signs.length) return null;
  return commas * 2 > signs.length ? "," : ".";
}

/** Whether the signs of a column's amounts tell the direction: some are outgoing, or all are marked as incoming. */
export function saysDirection(cells: readonly string[]): boolean {
  const amounts = cells.flatMap((cell) => readCell(cell) ?? []).filter(({ digits }) => /[1-9]/.test(digits));
  const said = amounts.map(({ isOutgoing }) => isOutgoing);
  return said.includes(true) || (said.length > 0 && !said.includes(undefined));
}

export const isAmount = (cell: string): boolean => readCell(cell) !== null;

/** @param decimal null: only whole euros can be read @returns null: unreadable, or a part of a cent */
export function readAmount(
  cell: string,
  decimal: DecimalSign | null,
): { cents: number; isOutgoing: boolean | undefined } | null {
  const written = readCell(cell);
  if (written === null) return null;
  const { digits, isOutgoing } = written;
  if (/^\d+$/.test(digits)) return within(Number(digits) * 100, isOutgoing);
  if (decimal === null) return null;
  const group = decimal === "." ? "," : ".";
  const [whole = "", fraction = "", ...more] = digits.split(decimal);
  if (more.length > 0 || !isGrouped(whole, group) || !/^\d*$/.test(fraction) || whole + fraction === "") return null;
  if (/[1-9]/.test(fraction.slice(2))) return null;
  const euros = Number(whole.replaceAll(group, "") || "0");
  return within(euros * 100 + Number(fraction.slice(0, 2).padEnd(2, "0")), isOutgoing);
}

const within = (cents: number, isOutgoing: boolean | undefined) => (cents <= MOST_CENTS ? { cents, isOutgoing } : null);
