import { writeStructured } from "./structured-message.ts";

/** Text of a movement or an information record: free, or in the format named by its first three digits. */
export interface Communication {
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
      const digits = rest.slice(...BESIDE_AMOUNT);
      return /[1-9]/.test(digits) ? writeStructured(digits) : "";
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

/** Returns the message of a movement: its own, then the free texts of its information records. */
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
