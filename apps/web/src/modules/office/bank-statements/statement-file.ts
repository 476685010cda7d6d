import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { MAX_STATEMENT_CHARACTERS } from "@podium/shared/contracts/limits";
import { looksLikeCoda } from "@podium/shared/money/coda-file";

export interface StatementFile {
  fileName: string;
  content: string;
}

/** @throws Error with a Dutch sentence for the screen */
export async function readStatementFile(file: File): Promise<StatementFile> {
  if (file.size > MAX_STATEMENT_CHARACTERS) throw new Error(errorMessage("STATEMENT_TOO_LARGE"));
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    throw new Error("Dit bestand kon niet gelezen worden. Kies het opnieuw.");
  }
  return { fileName: file.name.slice(0, 255), content: decodeStatement(bytes) };
}

/** Bytes 128 to 255 of code page 850 as DOS programs had it since the euro; browsers do not know it. */
const CODE_PAGE_850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐" +
  "└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0";

/** Letters of names and messages in this country. */
const LIKELY = /[àâäáçéèêëïîíñôöóûüúÿœÀÂÄÁÇÉÈÊËÏÎÍÑÔÖÓÛÜÚ]/;
const LETTER = /\p{L}/u;
const POSSIBLE = /[\p{L}€’]/u;

function decode850(bytes: Uint8Array): string {
  // Decodes byte by byte, because one call of `fromCharCode` cannot take millions of arguments.
  return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : CODE_PAGE_850[byte - 128])).join("");
}

/** Scores a decoded text: higher for accents inside words, lower for signs that no bank writes. */
function likelihood(text: string): number {
  let score = 0;
  for (const { 0: sign, index } of text.matchAll(/[\u0080-\uFFFF]/g)) {
    const [before = "", after = ""] = [text[index - 1], text[index + 1]];
    // 'BenoŒt' is Benoît in another code page.
    const isOddCase = /\p{Ll}/u.test(before) && /\p{Lu}/u.test(sign);
    if (LIKELY.test(sign)) score += LETTER.test(before + after) && !isOddCase ? 1 : -1;
    else if (!POSSIBLE.test(sign)) score -= 2;
  }
  return score;
}

/** Every byte is valid in all but UTF-8, so the likeliest text counts, in this order; 8859-15 and 850 only for CODA. */
export function decodeStatement(buffer: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(buffer);
  } catch {
    const western = new TextDecoder("windows-1252").decode(buffer);
    if (!looksLikeCoda(western)) return western;
    const others = [new TextDecoder("iso-8859-15").decode(buffer), decode850(new Uint8Array(buffer))];
    const [best = western] = [western, ...others]
      .map((text) => ({ text, score: likelihood(text) }))
      .toSorted((one, other) => other.score - one.score)
      .map(({ text }) => text);
    return best;
  }
}
