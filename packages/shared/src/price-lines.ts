/** What a reservation costs before, and what is taken off; in euros. */
export interface Priced {
  grossPrice: number;
  discount?: number | undefined;
  vouchers?: ReadonlyArray<{ code: string; amount: number }> | undefined;
}

export interface PriceLine {
  term: string;
  /** In euros; below zero for what is taken off. */
  amount: number;
}

/** From what the tickets cost to before what is due; nothing where no code or voucher took anything off. */
export function priceLines({ grossPrice, discount = 0, vouchers = [] }: Priced): PriceLine[] {
  const used = vouchers.filter(({ amount }) => amount > 0);
  if (discount === 0 && used.length === 0) return [];
  return [
    { term: "Tickets", amount: grossPrice },
    ...(discount > 0 ? [{ term: "Korting", amount: -discount }] : []),
    ...used.map(({ code, amount }) => ({ term: `Cadeaubon ${code}`, amount: -amount })),
  ];
}
