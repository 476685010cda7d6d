import { UNSEEN } from "./typed-text.ts";

/** Scripts in which a joiner, or the mark that keeps letters apart, is a part of how a word is spelled. */
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
 * A name as it is stored, however it was typed: composed letters, single spaces, no signs that nobody sees.
 *
 * @returns empty for a dash or a dot, which people type who have one name only
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
