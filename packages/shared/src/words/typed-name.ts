import { UNSEEN } from "./typed-text.ts";

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

/** @returns composed and visible letters; empty for a dash or a dot, which people with only one name type */
export function storedName(typed: string): string {
  const name = typed
    .normalize("NFC")
    .replaceAll(HIDDEN, "")
    .replaceAll(/\p{Zs}+/gu, " ")
    .normalize("NFC")
    .trim();
  return /^[\p{P}\s]*$/u.test(name) ? "" : name;
}

export const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname} ${lastname}`.trim();
