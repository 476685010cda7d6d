/** `in`: a payment. `out`: money of the society's that left. `back`: a refund that its bank sent back. */
export type Direction = "in" | "out" | "back";

/** A line of a file of refunds. */
export interface SentBack {
  fileId: number;
  paymentId: number;
  reservationId: number;
}

/** As the bank booked it. */
export interface Transfer {
  /** The bank's, of no other transfer. */
  ref: string;
  cents: number;
  message: string;
  /** yyyy-mm-dd */
  day: string;
  direction: Direction;
  /** Booked as one entry with the others of this number; null: for itself. */
  batch: number | null;
  /** The refund that came back. */
  sentBack?: SentBack;
}

export type Booking = Pick<Transfer, "cents" | "message"> & Partial<Pick<Transfer, "direction" | "sentBack">>;

export type Bank = ReturnType<typeof createBank>;

const DAY_MS = 24 * 3600 * 1000;
const FIRST_DAY = Date.UTC(2026, 0, 1);
/** Each day has the transfers of several people. */
const BOOKED_A_DAY = 4;

/** Books transfers. Statements have whole days, as far as these are booked. */
export function createBank() {
  const booked: Transfer[] = [];
  const sentBack = new Set<string>();
  let times = 0;
  let batches = 0;

  return {
    /** @param asBatch one entry of several parts */
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

    /** A refund comes back once: the second who asks finds it gone. */
    sendBack({ fileId, paymentId }: SentBack): boolean {
      const key = `${fileId} ${paymentId}`;
      if (sentBack.has(key)) return false;
      sentBack.add(key);
      return true;
    },

    /** All of the day that has these, and of so many days before it. */
    statementOf([first]: readonly Transfer[], daysBefore: number): Transfer[] {
      const until = first?.day ?? "";
      const from = new Date(Date.parse(until) - daysBefore * DAY_MS).toISOString().slice(0, 10);
      return booked.filter(({ day }) => day >= from && day <= until);
    },
  };
}

/** In the order in which the bank booked them, each once. */
export function inOrder(transfers: readonly Transfer[]): Transfer[] {
  const byRef = new Map(transfers.map((transfer) => [transfer.ref, transfer]));
  return [...byRef.values()].toSorted((one, other) => one.ref.localeCompare(other.ref));
}
