/**
 * Every sign that stands for an apostrophe in texts of phones, banks or romanisations: 'D’Hondt', 'Saʿid', 'ג׳ורג'.
 * The database has the same list: `folded` of the migration 20270124-seen-names.ts.
 */
export const APOSTROPHES =
  "'`\u00b4\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u02ca\u02cb\u02ee\u055a\u05f3" +
  "\u2018\u2019\u201a\u201b\u2032\u2035\ua78b\ua78c";

/** Characters without width or ink, such as the empty braille pattern, for the brackets of a regular expression. */
export const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\p{Cf}\u2800`;
const ALL_UNSEEN = new RegExp(`[${UNSEEN}]`, "gu");

/** Removes invisible characters, composes letters, and converts all kinds of spaces to the ordinary one. */
export function seenText(text: string): string {
  return text
    .replaceAll(ALL_UNSEEN, "")
    .replaceAll(/\p{Zs}/gu, " ")
    .normalize("NFC");
}

/**
 * Removes the invisible characters of a typed or pasted text (marks of direction, isolates, soft hyphens, fillers and
 * spaces without width), converts all kinds of spaces to the ordinary one, and trims both ends.
 */
export const visibleText = (typed: string): string => seenText(typed).trim();

/** Scripts whose spelling uses a joiner, or the mark that separates letters. */
const JOINING = ["Arab", "Syrc", "Mong", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym"]
  .concat(["Sinh", "Khmr", "Mymr"])
  .map((script) => String.raw`\p{scx=${script}}`)
  .join("");
const JOINER = String.raw`[\u200c\u200d]`;
/** Invisible characters except joiners between such letters; also joiners at the end, except after a mark. */
const HIDDEN = new RegExp(
  [`(?!${JOINER})[${UNSEEN}]`, `(?<![${JOINING}])${JOINER}`, String.raw`(?<!\p{Mn})${JOINER}(?![\p{L}\p{M}])`].join(
    "|",
  ),
  "gu",
);

/**
 * Normalises a typed name for storing: composed letters, single spaces, no invisible characters.
 *
 * @returns empty for a dash or a dot, which people with only one name type
 */
export function storedName(typed: string): string {
  const name = typed
    .normalize("NFC")
    .replaceAll(HIDDEN, "")
    .replaceAll(/\p{Zs}+/gu, " ")
    .normalize("NFC")
    .trim();
  return /^[\p{P}\s]*$/u.test(name) ? "" : name;
}

/** 'Zoë D'Hondt', or one name alone. */
export const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname} ${lastname}`.trim();

const ATEXT = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";

/** RFC 5322's dot-atom at a host name; matches results of `storedEmail`. */
export const EMAIL = new RegExp(
  `^(?=[^@]{1,64}@)${ATEXT}(?:\\.${ATEXT})*@(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$`,
);

/**
 * Normalises a typed or pasted e-mail address for storing and comparing: removes the name of 'Name <address>' and
 * 'mailto:', converts to lower case, and encodes a domain with accents in punycode. Other text becomes something that
 * `EMAIL` refuses.
 */
export function storedEmail(typed: string): string {
  const text = visibleText(typed);
  const bare = /^[^<>]*<([^<>]*)>[\s,;]*$/.exec(text)?.[1] ?? text;
  const address = bare
    .replace(/^\s*mailto:([^?]*).*$/i, "$1")
    .replaceAll(/\s*@\s*/g, "@")
    .trim()
    .toLowerCase();
  const at = address.lastIndexOf("@");
  return at === -1 ? address : address.slice(0, at + 1) + asciiDomain(address.slice(at + 1));
}

/** Returns a `mailto:` link. @param stored result of `storedEmail` */
export const mailLink = (stored: string): string => `mailto:${encodeURIComponent(stored).replace("%40", "@")}`;

const isAscii = (text: string): boolean => /^[\u0021-\u007e]*$/.test(text);

function asciiDomain(domain: string): string {
  if (isAscii(domain) || !/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)) return domain;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}

/** Country code of the society: numbers without a country code are dialled from there. */
const COUNTRY = "32";
/** Countries near Belgium drop the leading 0 after their country code; others, such as Italy, keep it. */
const TRUNK_ZERO = /^\+(3[1-3]|4[49])0+/;

/**
 * Normalises a typed telephone number for storing: '+32470123456' with a country code, '0470123456' without one.
 * Text that is no number becomes something that `isPhone` refuses.
 */
export function storedPhone(typed: string): string {
  const text = visibleText(typed).normalize("NFKC").replace(/^tel:/i, "");
  const isAbroad = /^[\s(]*(?:\+|00)/.test(text);
  const marks = /[\s\p{Pd}\u2212·•./()]/gu;
  // '+32 (0)470': the 0 in brackets is not dialled after a country.
  const plain = (isAbroad ? text.replace(/\(\s*0\s*\)/, "") : text).replaceAll(marks, "");
  return plain.replace(/^00(?=\d)/, "+").replace(TRUNK_ZERO, "+$1");
}

/** Whether a number has 6 to 15 digits. @param stored result of `storedPhone` */
export const isPhone = (stored: string): boolean => /^(?:\+[1-9]\d{5,14}|\d{6,15})$/.test(stored);

/** A stored number in digits alone, as it is dialled from the society's country: '0470123456', '0031612345678'. */
export function dialledDigits(stored: string): string {
  return stored.replace(new RegExp(`^\\+${COUNTRY}`), "0").replace("+", "00");
}

/** Digits of a partly typed number, for a field that accepts only digits: '+' becomes 00. */
export function digitsWhileTyped(typed: string): string {
  const text = visibleText(typed).normalize("NFKC");
  const isAbroad = /^\D*\+/.test(text);
  const digits = (isAbroad ? text.replace(/\(\s*0\s*\)/, "") : text).replaceAll(/\D/g, "");
  return isAbroad ? `00${digits}` : digits;
}

/** Returns a `tel:` link. @param written a typed or a stored number */
export const phoneLink = (written: string): string => `tel:${storedPhone(written)}`;

/**
 * Digits that all spellings of a number share, for a search: '470123456' for '0470/12.34.56' and for '+32 470 …'.
 *
 * @returns null for text that is no complete number
 */
export function phoneDigits(typed: string): string | null {
  const stored = storedPhone(typed);
  return isPhone(stored) ? dialledDigits(stored).replace(/^0+/, "") : null;
}
