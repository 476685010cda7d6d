interface StoredPrices {
  grossCents: number | null;
  priceCents: number | null;
}

/** Tickets of an older version cost equal parts of what the others leave. @param netCents after codes, before vouchers */
export function withPrices<Ticket extends StoredPrices>(tickets: readonly Ticket[], netCents: number) {
  const unpriced = tickets.filter(({ priceCents }) => priceCents === null).length;
  const rest = netCents - tickets.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0);
  return tickets.map(({ grossCents, priceCents, ...ticket }) => ({
    ...ticket,
    grossCents: grossCents ?? priceCents ?? Math.floor(rest / unpriced),
  }));
}
