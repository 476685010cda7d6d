/** Reads the keys of a hand scanner: its keyboard layout may differ from the device's. */
import { isWholeTicketQr, parseProductQr, parseTicketQr } from "@podium/shared/tickets/ticket-qr";

export interface PressedKey {
  /** The character that this device's layout, and Caps Lock, make of the key. */
  key: string;
  /** The physical key; "" if the browser does not know it. */
  code: string;
  shift: boolean;
}

/** Maps a key's code to its characters without and with Shift. */
type Layout = Readonly<Record<string, string>>;

const US: Layout = {
  ...Object.fromEntries(Array.from("abcdefghijklmnopqrstuvwxyz", (letter) => keyOf(letter, letter))),
  ...Object.fromEntries([")", "!", "@", "#", "$", "%", "^", "&", "*", "("].map((sign, digit) => digitOf(digit, sign))),
  ...Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [`Numpad${digit}`, `${digit}${digit}`])),
  Minus: "-_",
  Equal: "=+",
  Semicolon: ";:",
  Quote: "'\"",
  Comma: ",<",
  Period: ".>",
  Slash: "/?",
  BracketLeft: "[{",
  BracketRight: "]}",
  Space: "  ",
};

/** Only the characters that a ticket's text may contain. */
const BELGIAN: Layout = {
  ...US,
  ...Object.fromEntries(Array.from("à&é\"'(§è!ç", (sign, digit) => [`Digit${digit}`, `${sign}${digit}`])),
  ...Object.fromEntries(["qa", "aq", "wz", "zw"].map(([key = "", letter = ""]) => keyOf(key, letter))),
  KeyM: ",?",
  Semicolon: "mM",
  Comma: ";.",
  Period: ":/",
  Slash: "=+",
  Minus: ")°",
  Equal: "-_",
};

function keyOf(key: string, letter: string): [string, string] {
  return [`Key${key.toUpperCase()}`, `${letter}${letter.toUpperCase()}`];
}

function digitOf(digit: number, shifted: string): [string, string] {
  return [`Digit${digit}`, `${digit}${shifted}`];
}

/** Occurs in no ticket. */
const NO_SIGN = "\uFFFD";

function typedOn(layout: Layout, keys: readonly PressedKey[]): string {
  return keys.map(({ code, shift }) => layout[code]?.[shift ? 1 : 0] ?? NO_SIGN).join("");
}

export function typedText(keys: readonly PressedKey[]): string {
  return keys.map(({ key }) => (key.length === 1 ? key : NO_SIGN)).join("");
}

function otherCase(text: string): string {
  return Array.from(text, (sign) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase())).join("");
}

const START = "reservation:";
/** A shorter text is no ticket, garbled or not. */
const SHORTEST = 40;

/** Skips a prefix: some scanners begin with the type of the code, such as ']Q1'. */
function fromStart(text: string): string | undefined {
  const at = text.indexOf(START);
  return at < 0 ? undefined : text.slice(at);
}

export function isTyping({ key, code }: PressedKey): boolean {
  return key.length === 1 || code in US;
}

const isCode = (text: string): boolean => (parseTicketQr(text) ?? parseProductQr(text)) !== null;

export function typedTicket(keys: readonly PressedKey[]): string | undefined {
  const text = typedText(keys);
  const readings = [text, typedOn(US, keys), typedOn(BELGIAN, keys), otherCase(text)];
  return readings.map(fromStart).find((each) => each !== undefined && isCode(each));
}

/** Like `typedTicket`, but only once the ticket is complete. */
export function wholeTypedTicket(keys: readonly PressedKey[]): string | undefined {
  const ticket = typedTicket(keys);
  return ticket !== undefined && isWholeTicketQr(ticket) ? ticket : undefined;
}

/** Whether a ticket was typed in an unknown layout: 'reservation' in other signs, each replaced consistently. */
export function isGarbledTicket(keys: readonly PressedKey[]): boolean {
  const pressed = keys.map(({ key, code }) => code || key.toLowerCase());
  const word = START.slice(0, -1);
  return pressed.some((_, from) => {
    const signs = pressed.slice(from, from + word.length);
    const isSame = signs.every((sign, at) => signs.indexOf(sign) === word.indexOf(word.charAt(at)));
    return isSame && pressed.length - from >= SHORTEST;
  });
}
