import type { ShowOccupancy, TypeShare } from "@podium/shared/contracts/statistics";

/** A chart with more colours cannot be read. */
const SHOWN = 6;
const OTHERS = "Andere";

export interface TypeRow {
  /** Null for all shows together. */
  show: Pick<ShowOccupancy, "id" | "name" | "dateTime"> | null;
  /** Tickets of confirmed reservations, as in the figure of all tickets; in the order of the names. */
  counts: number[];
  total: number;
  unpaid: number;
}

/** Returns the most sold types, the others as one; null when there is only one type to count. */
export function typeRows(all: readonly TypeShare[], shows: readonly ShowOccupancy[]) {
  if (all.length < 2) return null;
  const shown = all.length > SHOWN ? all.slice(0, SHOWN - 1) : all;
  const names = shown.map(({ name }) => name);
  const hasOthers = shown.length < all.length;
  const count = (show: TypeRow["show"], types: readonly TypeShare[]): TypeRow => {
    const total = types.reduce((sum, { sold }) => sum + sold, 0);
    const unpaid = types.reduce((sum, type) => sum + type.unpaid, 0);
    const named = names.map((name) => {
      const type = types.find((each) => each.name === name);
      return type?.sold ?? 0;
    });
    const rest = total - named.reduce((sum, each) => sum + each, 0);
    return { show, counts: hasOthers ? [...named, rest] : named, total, unpaid };
  };
  return {
    names: hasOthers ? [...names, OTHERS] : names,
    shows: shows.filter(({ ticketTypes }) => ticketTypes.length > 0).map((show) => count(show, show.ticketTypes)),
    all: count(null, all),
  };
}
