/** 'Kind' for one ticket, '2 × Kind, 1 × Lid' for several; null when no type needs a check. */
export function typesToCheck(tickets: ReadonlyArray<{ ticketType?: string | null | undefined }>): string | null {
  const byType = Map.groupBy(tickets, ({ ticketType }) => ticketType);
  const counted = [...byType].flatMap(([name, { length }]) =>
    name === undefined || name === null ? [] : [tickets.length === 1 ? name : `${length} × ${name}`],
  );
  return counted.join(", ") || null;
}
