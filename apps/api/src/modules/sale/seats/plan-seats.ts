import type { SeatKind } from "@podium/shared/contracts/hall-plan";
import type { NamedSeat } from "@podium/shared/halls/seat-names";
import { LRUCache } from "lru-cache";
import { nameSeat } from "#database/seats.sql.ts";
import type { Db } from "#platform/data/database.ts";
import type { CartLine, HeldCart } from "./carts.repository.ts";
import * as repository from "./seats.repository.ts";

/** More than the shows that are on sale at once */
const CACHED_PLANS = 20;
/** Seats of all cached plans together; 3,000 take about a megabyte. */
const CACHED_SEATS = 200_000;

export interface CartSeat extends NamedSeat, Omit<CartLine, "seatId"> {
  kind: SeatKind;
}

export interface Cart extends Omit<HeldCart, "hallPlanId" | "lines"> {
  /** In numbering order. */
  lines: CartSeat[];
}

export type PlanSeats = ReturnType<typeof createPlanSeats>;

type SeatsById = ReadonlyMap<string, repository.PlanSeat>;

/** Caches seats of published plans, which never change, so that a hold needs no query or join to name its cart. */
export function createPlanSeats({ db }: { db: Db }) {
  const plans = new LRUCache<number, SeatsById>({
    max: CACHED_PLANS,
    maxSize: CACHED_SEATS,
    sizeCalculation: ({ size }) => Math.max(1, size),
    fetchMethod: async (hallPlanId) => {
      const seats = await repository.findPlanSeats(db, hallPlanId);
      return new Map(seats.map((seat) => [seat.seatId, seat]));
    },
  });

  /** Reads a plan. Call outside a transaction only: it may wait for a second connection. */
  const read = async (hallPlanId: number): Promise<SeatsById> =>
    (await plans.fetch(hallPlanId)) ?? new Map<string, repository.PlanSeat>();

  return {
    async inOrder<Seat extends { seatId: string }>(hallPlanId: number, seats: readonly Seat[]): Promise<Seat[]> {
      return byPlace(await read(hallPlanId), seats);
    },

    async nameOf(hallPlanId: number, seatId: string): Promise<NamedSeat> {
      const { group = null, label = null, kind = "seat" } = (await read(hallPlanId)).get(seatId) ?? {};
      return nameSeat({ seatId, group, label, kind });
    },

    async nameCart({ hallPlanId, lines, ...cart }: HeldCart): Promise<Cart> {
      const plan = await read(hallPlanId);
      const named = byPlace(plan, lines).map((line) => {
        const { group = null, label = null, kind = "seat" } = plan.get(line.seatId) ?? {};
        return { ...line, ...nameSeat({ seatId: line.seatId, group, label, kind }), kind };
      });
      return { ...cart, lines: named };
    },
  };
}

function byPlace<Seat extends { seatId: string }>(plan: SeatsById, seats: readonly Seat[]): Seat[] {
  const placeOf = ({ seatId }: Seat): number => plan.get(seatId)?.place ?? plan.size;
  return seats.toSorted((a, b) => placeOf(a) - placeOf(b));
}
