export type Asked =
  | { kind: "hold"; showId: number; seatId: string }
  | { kind: "release"; seatId: string }
  | { kind: "clear" }
  | { kind: "reserve"; showId: number; seatIds: string[] }
  | { kind: "pay"; ref: string; outcome: "pay" | "cancel" | "fail" }
  | { kind: "confirm"; reservationId: number }
  | { kind: "cancel"; reservationId: number }
  | { kind: "scan"; reservationId: number; seatId: string };

export interface Call {
  /** The owner of the seats. */
  userId: number;
  asked: Asked;
  /** Milliseconds since 1970. */
  began: number;
  ended: number;
  /** Null: no response, so it may have been done or not. */
  status: number | null;
  code: string | null;
  madeId: number | null;
}

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
