/** Reads what a hand scanner types: it presses keys of the layout that it is set to, whatever this device's. */
import { isWholeTicketQr, parseTicketQr } from "@podium/shared/ticket-qr";

/** A key that types something. */
export interface PressedKey {
  /** The sign that this device's layout, and Caps Lock, make of it. */
  key: string;
  /** The key itself; "" where the browser does not know it. */
  code: string;
  shift: boolean;
}

/** By a key's code: its sign, and that with Shift. */
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

/** As far as a ticket's text goes. */
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

/** In no ticket. */
const NO_SIGN = "\uFFFD";

function typedOn(layout: Layout, keys: readonly PressedKey[]): string {
  return keys.map(({ code, shift }) => layout[code]?.[shift ? 1 : 0] ?? NO_SIGN).join("");
}

/** As this device received it. */
export function typedText(keys: readonly PressedKey[]): string {
  return keys.map(({ key }) => (key.length === 1 ? key : NO_SIGN)).join("");
}

/** Swaps upper and lower case, as Caps Lock does. */
function otherCase(text: string): string {
  return Array.from(text, (sign) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase())).join("");
}

const START = "reservation:";
/** Shorter is no ticket, garbled or not. */
const SHORTEST = 40;

/** Some scanners begin with what kind of code it was, such as ']Q1'. */
function fromStart(text: string): string | undefined {
  const at = text.indexOf(START);
  return at < 0 ? undefined : text.slice(at);
}

/** Whether the key types something, on some layout. */
export function isTyping({ key, code }: PressedKey): boolean {
  return key.length === 1 || code in US;
}

/** The text of a ticket's QR code in what was typed; undefined when none is. */
export function typedTicket(keys: readonly PressedKey[]): string | undefined {
  const text = typedText(keys);
  const readings = [text, typedOn(US, keys), typedOn(BELGIAN, keys), otherCase(text)];
  return readings.map(fromStart).find((each) => each !== undefined && parseTicketQr(each) !== null);
}

/** The same, once nothing of it is still to be typed. */
export function wholeTypedTicket(keys: readonly PressedKey[]): string | undefined {
  const ticket = typedTicket(keys);
  return ticket !== undefined && isWholeTicketQr(ticket) ? ticket : undefined;
}

/** Whether it is a ticket in a layout that is not known here: 'reservation' with other signs, and each always the same. */
export function isGarbledTicket(keys: readonly PressedKey[]): boolean {
  const pressed = keys.map(({ key, code }) => code || key.toLowerCase());
  const word = START.slice(0, -1);
  return pressed.some((_, from) => {
    const signs = pressed.slice(from, from + word.length);
    const isSame = signs.every((sign, at) => signs.indexOf(sign) === word.indexOf(word.charAt(at)));
    return isSame && pressed.length - from >= SHORTEST;
  });
}
