import type { Language } from "@podium/shared/languages";

/** Says one of two words after a number, as the language does: '0 place' is singular in French only. */
export function pluralOf(language: Language): (count: number, one: string, other: string) => string {
  let rules: Intl.PluralRules | undefined;
  return (count, one, other) => {
    rules ??= new Intl.PluralRules(language);
    return rules.select(count) === "one" ? one : other;
  };
}
