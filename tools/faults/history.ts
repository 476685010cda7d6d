/** What was asked of the product. */
export type Asked =
  | { kind: "hold"; showId: number; seatId: string }
  | { kind: "release"; seatId: string }
  | { kind: "clear" }
  | { kind: "reserve"; showId: number; seatIds: string[] }
  | { kind: "pay"; ref: string; outcome: "pay" | "cancel" | "fail" }
  | { kind: "confirm"; reservationId: number }
  | { kind: "cancel"; reservationId: number }
  | { kind: "scan"; reservationId: number; seatId: string };

/** One call, from the caller's side. */
export interface Call {
  /** For whom: the account in whose name the seats are. */
  userId: number;
  asked: Asked;
  /** Milliseconds since 1970, when the call left and when the answer, or its end without one, came. */
  began: number;
  ended: number;
  /** Null: no answer came, so it may have been done or not. */
  status: number | null;
  /** The product's own word for a refusal. */
  code: string | null;
  /** What was made, for a reserve call. */
  madeId: number | null;
}

/** A time in which something was broken on purpose. */
export interface Outage {
  what: string;
  began: number;
  ended: number;
}

export interface History {
  readonly calls: Call[];
  readonly outages: Outage[];
}

/** '13:04:05.123', for reports. */
export const clockOf = (ms: number): string => new Date(ms).toISOString().slice(11, 23);
