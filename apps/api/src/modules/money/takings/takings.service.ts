import type { Database } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import * as repository from "./takings.repository.ts";

export type TakingsService = ReturnType<typeof createTakingsService>;
export type Evening = repository.Evening;

export interface Takings {
  title: string;
  evenings: readonly Evening[];
}

/** Sums over one evening, or several. */
export function sumsOf(evenings: readonly Evening[]) {
  const prices = Map.groupBy(
    evenings.flatMap((evening) => evening.prices),
    ({ cents }) => cents,
  );
  const lines = [...prices]
    .map(([cents, same]) => ({ cents, tickets: sum(same, ({ tickets }) => tickets) }))
    .toSorted((a, b) => b.cents - a.cents);
  return {
    capacity: sum(evenings, ({ capacity }) => capacity),
    blocked: sum(evenings, ({ blocked }) => blocked),
    tickets: sum(lines, ({ tickets }) => tickets),
    free: lines.find(({ cents }) => cents === 0)?.tickets ?? 0,
    takingsCents: sum(lines, ({ cents, tickets }) => cents * tickets) - sum(evenings, ({ waivedCents }) => waivedCents),
    dueCents: sum(evenings, ({ dueCents }) => dueCents),
    waivedCents: sum(evenings, ({ waivedCents }) => waivedCents),
    lines: lines.filter(({ cents }) => cents > 0),
  };
}

function sum<Part>(parts: readonly Part[], of: (part: Part) => number): number {
  return parts.reduce((total, part) => total + of(part), 0);
}

export function createTakingsService({ database: { db, snapshot } }: { database: Pick<Database, "db" | "snapshot"> }) {
  return {
    /** @throws DomainError SHOW_NOT_FOUND */
    async ofShow(showId: number): Promise<Takings> {
      const evening = await repository.findShow(db, showId);
      if (!evening) throw new DomainError("SHOW_NOT_FOUND");
      return { title: evening.name, evenings: [evening] };
    },

    /** @throws DomainError PLAY_NOT_FOUND */
    ofPlay: (playId: number): Promise<Takings> =>
      snapshot(async (reading) => {
        const title = await repository.findPlayTitle(reading.db, playId);
        if (title === undefined) throw new DomainError("PLAY_NOT_FOUND");
        return { title, evenings: await repository.findEveningsOfPlay(reading.db, playId) };
      }),
  };
}
