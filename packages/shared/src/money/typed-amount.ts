import { visibleText } from "#words/typed-text.ts";

/** A dash may stand for the cents. A point separates thousands only if a comma follows, as in this site's amounts. */
const AMOUNT =
  /^(?:€|euro?)? *(\d+|\d{1,3}(?: \d{3})+|\d{1,3}(?:\.\d{3})+(?=,))(?:[.,](?:(\d{1,2})|[\p{Pd}\u2212]{1,2}))? *(?:€|euro?)?$/iu;

/** '12', '12.5', '12,50', '€ 12,50', '12,- euro', '1.200,50'; NaN, which every rule refuses, for '1.200' and others. */
export function readEuros(typed: string): number {
  const [, whole, cents = "0"] = AMOUNT.exec(visibleText(typed)) ?? [];
  return whole === undefined ? Number.NaN : Number(`${whole.replaceAll(/[ .]/g, "")}.${cents}`);
}

/** '20', '20 %'; NaN for text that is no percentage. */
export function readPercent(typed: string): number {
  const [, whole, part = "0"] = /^(\d+)(?:[.,](\d{1,2}))? *%?$/.exec(visibleText(typed)) ?? [];
  return whole === undefined ? Number.NaN : Number(`${whole}.${part}`);
}
