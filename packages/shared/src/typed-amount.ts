import { visibleText } from "./typed-text.ts";

/** Cents may be a dash, and a point is a thousand's only where a comma follows, as this site itself writes one. */
const AMOUNT =
  /^(?:€|euro?)? *(\d+|\d{1,3}(?: \d{3})+|\d{1,3}(?:\.\d{3})+(?=,))(?:[.,](?:(\d{1,2})|[\p{Pd}\u2212]{1,2}))? *(?:€|euro?)?$/iu;

/**
 * An amount in euros, however it was typed or copied: '12', '12.5', '12,50', '€ 12,50', '12,- euro', '1.200,50'.
 *
 * @returns NaN, which no rule lets through, for what is none, and for what some read otherwise ('1.200')
 */
export function readEuros(typed: string): number {
  const [, whole, cents = "0"] = AMOUNT.exec(visibleText(typed)) ?? [];
  return whole === undefined ? Number.NaN : Number(`${whole.replaceAll(/[ .]/g, "")}.${cents}`);
}

/** '20', '20 %'; NaN for what is no percentage. */
export function readPercent(typed: string): number {
  const [, whole, part = "0"] = /^(\d+)(?:[.,](\d{1,2}))? *%?$/.exec(visibleText(typed)) ?? [];
  return whole === undefined ? Number.NaN : Number(`${whole}.${part}`);
}
