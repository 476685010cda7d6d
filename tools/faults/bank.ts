/** `in`: a payment. `out`: an outgoing payment of the society. `back`: a refund that the bank returned. */
export type Direction = "in" | "out" | "back";

export interface SentBack {
  fileId: number;
  paymentId: number;
  reservationId: number;
}

export interface Transfer {
  ref: string;
  cents: number;
  message: string;
  /** yyyy-mm-dd */
  day: string;
  direction: Direction;
  /** Number of the entry in which several transfers are booked; null: a separate entry. */
  batch: number | null;
  sentBack?: SentBack;
}

export type Booking = Pick<Transfer, "cents" | "message"> & Partial<Pick<Transfer, "direction" | "sentBack">>;

export type Bank = ReturnType<typeof createBank>;

const DAY_MS = 24 * 3600 * 1000;
const FIRST_DAY = Date.UTC(2026, 0, 1);
/** Several, so that each day has transfers of different people. */
const BOOKED_A_DAY = 4;

/** Books transfers. A statement contains whole days, as far as they are booked. */
export function createBank() {
  const booked: Transfer[] = [];
  const sentBack = new Set<string>();
  let times = 0;
  let batches = 0;

  return {
    /** @param asBatch whether to book them as one entry with several parts */
    book(bookings: readonly Booking[], asBatch = false): Transfer[] {
      const day = new Date(FIRST_DAY + Math.floor(times++ / BOOKED_A_DAY) * DAY_MS).toISOString().slice(0, 10);
      const batch = asBatch ? ++batches : null;
      const transfers = bookings.map((booking, index): Transfer => {
        const ref = `B${String(booked.length + index + 1).padStart(6, "0")}`;
        return { direction: "in", ...booking, ref, day, batch };
      });
      booked.push(...transfers);
      return transfers;
    },

    /** False if that was already returned. */
    sendBack({ fileId, paymentId }: SentBack): boolean {
      const key = `${fileId} ${paymentId}`;
      if (sentBack.has(key)) return false;
      sentBack.add(key);
      return true;
    },

    statementOf([first]: readonly Transfer[], daysBefore: number): Transfer[] {
      const until = first?.day ?? "";
      const from = new Date(Date.parse(until) - daysBefore * DAY_MS).toISOString().slice(0, 10);
      return booked.filter(({ day }) => day >= from && day <= until);
    },
  };
}

/** Returns the transfers in booking order, without duplicates. */
export function inOrder(transfers: readonly Transfer[]): Transfer[] {
  const byRef = new Map(transfers.map((transfer) => [transfer.ref, transfer]));
  return [...byRef.values()].toSorted((one, other) => one.ref.localeCompare(other.ref));
}
