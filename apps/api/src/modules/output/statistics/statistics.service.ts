import type { MethodShare, TypeShare } from "@podium/shared/contracts/statistics";
import { createBatchLoader } from "#platform/throughput/batch-loader.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Database } from "#platform/data/database.ts";
import { salesOverTime } from "./sales-over-time.ts";
import { createSeatLists } from "./seat-lists.ts";
import * as repository from "./statistics.repository.ts";

export type StatisticsService = ReturnType<typeof createStatisticsService>;
export type Statistics = Awaited<ReturnType<StatisticsService["charts"]>>;

export type Overview = ReturnType<typeof toOverview>;

const METHODS: ReadonlyArray<MethodShare["method"]> = ["MANUAL", "PAYCONIQ", "CASH", "CARD", "VOUCHER", "FREE"];

function average(total: number, count: number, decimals: number): number {
  return count === 0 ? 0 : Math.round((total / count) * 10 ** decimals) / 10 ** decimals;
}

/** Averages, tickets and sales count confirmed reservations only, which are paid or free. */
function toOverview({ users, reservations, confirmed, buyers, tickets, salesCents }: repository.Counts) {
  return {
    users,
    reservations,
    tickets,
    salesCents,
    revenuePerBuyerCents: average(salesCents, buyers, 0),
    ticketsPerReservation: average(tickets, confirmed, 2),
  };
}

function sum<Part>(parts: readonly Part[], of: (part: Part) => number): number {
  return parts.reduce((total, part) => total + of(part), 0);
}

function totals(types: readonly TypeShare[]): TypeShare[] {
  return [...Map.groupBy(types, ({ name }) => name)]
    .map(([name, shares]) => {
      return { name, sold: sum(shares, ({ sold }) => sold), unpaid: sum(shares, ({ unpaid }) => unpaid) };
    })
    .toSorted((a, b) => b.sold - a.sold || b.unpaid - a.unpaid || a.name.localeCompare(b.name));
}

export function createStatisticsService({
  database,
  clock,
  verifyEmail,
}: {
  database: Pick<Database, "db" | "snapshotOfTwo">;
  clock: Clock;
  /** When false, nobody is verified, and so unverified seats are not reported. */
  verifyEmail: boolean;
}) {
  const { db } = database;
  const seatLists = createSeatLists();

  async function readCharts() {
    // Two statements of one snapshot, so that the figures and the charts agree.
    const [{ shows: counted, types }, { users, confirmed, buyers, days, methods, ...others }] =
      await database.snapshotOfTwo(
        (reading) => repository.readSeats(reading.db),
        (reading) => repository.readSales(reading.db),
      );
    const { vouchers, products, giftsCents, giftsWithTicketsCents } = others;
    const seatIds = seatLists.next();
    const typesOf = Map.groupBy(types, ({ showId }) => showId);
    const shows = counted.map(({ id, name, startsAt, hallPlanId, seatsTotal, scanned, expected, unpaid, blocked }) => ({
      id,
      name,
      startsAt: new Date(startsAt),
      hallPlanId,
      seatsTotal,
      scanned: seatIds(scanned),
      expected: seatIds(expected),
      unpaid: seatIds(unpaid),
      blocked: seatIds(blocked),
      ticketTypes: typesOf.get(id)?.map(({ showId: _show, ...share }) => share) ?? [],
    }));
    return {
      overview: toOverview({
        users,
        reservations: sum(methods, ({ reservations }) => reservations),
        confirmed,
        buyers,
        tickets: sum(counted, ({ tickets }) => tickets),
        salesCents: sum(days, ({ paidCents }) => paidCents),
      }),
      sales: salesOverTime(days),
      methods: methods.toSorted((a, b) => METHODS.indexOf(a.method) - METHODS.indexOf(b.method)),
      vouchers,
      products,
      giftsCents,
      giftsWithTicketsCents,
      shows,
      ticketTypes: totals(types),
    };
  }

  // Each change makes every open dashboard read again: they share the query.
  const readTogether = createBatchLoader(async (keys: ReadonlyArray<"all">) => {
    const charts = await readCharts();
    return keys.map(() => charts);
  });

  return {
    unverifiedSeats: async () => (verifyEmail ? repository.findUnverifiedSeats(db, clock.now()) : []),

    overview: async () => toOverview(await repository.countEverything(db)),

    charts: () => readTogether("all"),
  };
}
