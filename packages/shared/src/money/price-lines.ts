import { toCents } from "#money/money.ts";
import { FIRST_LANGUAGE, type Language } from "#words/languages.ts";

/** In euros. */
export interface Priced {
  grossPrice: number;
  discount?: number | undefined;
  vouchers?: ReadonlyArray<{ code: string; amount: number }> | undefined;
  /** Part of the gross price, as is the gift. */
  products?: ReadonlyArray<{ name: string; count: number; price: number }> | undefined;
  gift?: number | undefined;
}

export interface PriceLine {
  term: string;
  /** In euros; below zero for a deduction. */
  amount: number;
}

const WORDS = {
  nl: { tickets: "Tickets", discount: "Korting", gift: "Gift", voucher: "Cadeaubon" },
  fr: { tickets: "Billets", discount: "Réduction", gift: "Don", voucher: "Bon cadeau" },
  en: { tickets: "Tickets", discount: "Discount", gift: "Donation", voucher: "Gift voucher" },
} as const satisfies Record<Language, object>;

export const productLine = ({ name, count }: { name: string; count: number }): string => `${count} × ${name}`;

/** Returns the lines that add up to the total; none when only tickets at their full price do. */
export function priceLines(
  { grossPrice, discount = 0, vouchers = [], products = [], gift = 0 }: Priced,
  language: Language = FIRST_LANGUAGE,
): PriceLine[] {
  const words = WORDS[language];
  const used = vouchers.filter(({ amount }) => amount > 0);
  if (discount === 0 && used.length === 0 && products.length === 0 && gift === 0) return [];
  const extras = [
    ...products.map((product) => ({
      term: productLine(product),
      amount: (product.count * toCents(product.price)) / 100,
    })),
    ...(gift > 0 ? [{ term: words.gift, amount: gift }] : []),
  ];
  const extraCents = extras.reduce((sum, { amount }) => sum + toCents(amount), 0);
  return [
    { term: words.tickets, amount: (toCents(grossPrice) - extraCents) / 100 },
    // A code reduces tickets alone.
    ...(discount > 0 ? [{ term: words.discount, amount: -discount }] : []),
    ...extras,
    ...used.map(({ code, amount }) => ({ term: `${words.voucher} ${code}`, amount: -amount })),
  ];
}
