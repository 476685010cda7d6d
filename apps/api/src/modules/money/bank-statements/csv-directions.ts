export type Direction = "in" | "out";

/** Whole texts of cells in a direction column, in the languages of this country and its neighbours. */
const WORDS: ReadonlyMap<string, Direction> = new Map([
  ...["bij", "c", "cr", "credit", "crédit", "crdt", "haben", "in", "ontvangst", "ontvangen", "+"].map(
    (word) => [word, "in"] as const,
  ),
  ...["af", "d", "dr", "db", "debet", "debit", "débit", "dbit", "soll", "uit", "uitgave", "betaald"].map(
    (word) => [word, "out"] as const,
  ),
  ...["-", "−", "–"].map((sign) => [sign, "out"] as const),
]);

/** Words that tell the direction in any context; 'credit' does not, as a 'SEPA credit transfer' may be outgoing. */
const CLEAR: Record<Direction, RegExp> = {
  in: /^(inkomende?|binnenkomende?|ontvangen|bijschrijving|bijgeschreven|incoming|received|entrante?s?|reçue?s?|eingehende?)$/,
  out: /^(uitgaande?|afschrijving|afgeschreven|outgoing|sortante?s?|émise?s?|ausgehende?)$/,
};
/** Words for an own payment that came back, which banks name after the original order. */
const RETURN = /retour|terug|return|storn/;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Returns the direction that all cells agree on; undefined: none tells one, or they differ. */
function only(said: ReadonlyArray<Direction | undefined>): Direction | undefined {
  const [one, another] = new Set(said.flatMap((each) => each ?? []));
  return another === undefined ? one : undefined;
}

const sideIn = (word: string, words: Record<Direction, RegExp>): Direction | undefined =>
  words.in.test(word) ? "in" : words.out.test(word) ? "out" : undefined;

/** @returns undefined: the cell does not tell the direction */
export function directionOf(cell: string): Direction | undefined {
  const plain = cell.trim().toLowerCase().replace(/\.$/, "");
  const exact = WORDS.get(plain);
  if (exact !== undefined || RETURN.test(plain) || /\d/.test(plain)) return exact;
  const words = wordsOf(plain);
  const each = words.map((word) => WORDS.get(word));
  return each.includes(undefined) ? only(words.map((word) => sideIn(word, CLEAR))) : only(each);
}

const NAMES: Record<Direction, RegExp> = {
  in: /^(credit(?!eu|or)|crédit(?!eu)|inkom|ontvangen|ontvangst|bijschrijving|bijgeschreven|incoming|received|deposit|haben|gutschrift|recette|entrée)/,
  out: /^(debet|debit(?!eu|or)|débit(?!eu)|uitga|betaald|afschrijving|afgeschreven|outgoing|withdraw|soll|belastung|lastschrift|dépense|sortie)/,
};
const SHORT_NAMES: Record<Direction, RegExp> = { in: /^(bij|in)$/, out: /^(af|uit|out)$/ };
const CURRENCY = /\b(in )?(eur|euros?)\b|€/gi;
/** 'Bij' or 'In' at either end names an amount only in names of at most this many words. */
const MOST_WORDS = 3;

/** 'Bedrag debet', 'Af (EUR)', 'Montant crédit'. @returns undefined: both directions, or unknown */
export function sideOfName(header: string): Direction | undefined {
  const words = wordsOf(header.replaceAll(CURRENCY, " "));
  const ends = words.length > MOST_WORDS ? [] : [words.at(0), words.at(-1)];
  return only([
    ...words.map((word) => sideIn(word, NAMES)),
    ...ends.map((word) => (word === undefined ? undefined : sideIn(word, SHORT_NAMES))),
  ]);
}
