interface StoredPrices {
  grossCents: number | null;
  priceCents: number | null;
}

/**
 * Tickets of an older version cost equal parts of what the others leave; a cent that is left over is for the first, as
 * where they are stored (`ticket-prices.repository.ts`).
 *
 * @param netCents after codes, before vouchers
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
