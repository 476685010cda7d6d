interface StoredPrices {
  grossCents: number | null;
  priceCents: number | null;
}

/**
 * Prices tickets of an older version with equal parts of the rest of the total. The first ones get a cent more when it
 * does not divide, as in `ticket-prices.repository.ts`.
 *
 * @param netCents the total after codes, before vouchers
 */
export function withPrices<Ticket extends StoredPrices>(tickets: readonly Ticket[], netCents: number) {
  const unpriced = tickets.filter(({ priceCents }) => priceCents === null);
  const rest = netCents - tickets.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0);
  const part = Math.floor(rest / unpriced.length);
  const more = new Set(unpriced.slice(0, rest - part * unpriced.length));
  return tickets.map((ticket) => {
    const { grossCents, priceCents, ...others } = ticket;
    return { ...others, grossCents: grossCents ?? priceCents ?? part + (more.has(ticket) ? 1 : 0) };
  });
}
