import { FIRST_LANGUAGE, type Language } from "#words/languages.ts";

/** In euros. */
export interface Priced {
  grossPrice: number;
  discount?: number | undefined;
  vouchers?: ReadonlyArray<{ code: string; amount: number }> | undefined;
}

export interface PriceLine {
  term: string;
  /** In euros; below zero for a deduction. */
  amount: number;
}

const WORDS: Readonly<Record<Language, { tickets: string; discount: string; voucher: (code: string) => string }>> = {
  nl: { tickets: "Tickets", discount: "Korting", voucher: (code) => `Cadeaubon ${code}` },
  fr: { tickets: "Billets", discount: "Réduction", voucher: (code) => `Bon cadeau ${code}` },
  en: { tickets: "Tickets", discount: "Discount", voucher: (code) => `Gift voucher ${code}` },
};

export function priceLines(
  { grossPrice, discount = 0, vouchers = [] }: Priced,
  language: Language = FIRST_LANGUAGE,
): PriceLine[] {
  const words = WORDS[language];
  const used = vouchers.filter(({ amount }) => amount > 0);
  if (discount === 0 && used.length === 0) return [];
  return [
    { term: words.tickets, amount: grossPrice },
    ...(discount > 0 ? [{ term: words.discount, amount: -discount }] : []),
    ...used.map(({ code, amount }) => ({ term: words.voucher(code), amount: -amount })),
  ];
}
