import type { CashDueAction } from "@podium/shared/contracts/box-office";
import type { ByHand } from "@podium/shared/contracts/reservations";
import type { Transfer } from "./bank.ts";

export type Asked =
  | { kind: "hold"; showId: number; seatId: string }
  | { kind: "places"; showId: number; count: number }
  | { kind: "best"; showId: number; count: number }
  | { kind: "release"; seatId: string }
  /** Enters the waiting room or asks again; `entry`: the place that the page knows. */
  | { kind: "enter"; showId: number; entry: string | null }
  | { kind: "pace"; showId: number; perMinute: number; paused: boolean }
  | { kind: "clear" }
  | { kind: "give"; amount: number }
  | { kind: "reserve"; showId: number; seatIds: string[] }
  | { kind: "pay"; ref: string; outcome: "pay" | "cancel" | "fail" }
  | { kind: "confirm"; reservationId: number; way: ByHand }
  /** The rest that a short transfer left to pay. */
  | { kind: "settleRest"; reservationId: number; action: CashDueAction; cents: number }
  /** Upload of a bank file. `isCut`: from an interrupted download. */
  | { kind: "statement"; transfers: readonly Transfer[]; isCut?: boolean }
  | { kind: "confirmTransfers"; matches: readonly Match[] }
  /** Decisions about transfers that confirm nothing: refunds, or payments of reservations confirmed by hand. */
  | { kind: "decideTransfers"; matches: readonly Match[] }
  | { kind: "returnRefunds"; matches: readonly Match[] }
  | { kind: "cancel"; reservationId: number }
  | { kind: "scan"; reservationId: number; seatId: string }
  | { kind: "move"; showId: number; reservationId: number; seatIds: string[] }
  | { kind: "resend"; reservationId: number }
  | { kind: "block" | "unblock"; showId: number; seatId: string }
  | { kind: "guest"; showId: number; seatIds: string[] }
  | { kind: "door"; scans: DoorScan[] }
  | { kind: "type"; seatId: string; ticketTypeId: number }
  | { kind: "join"; showId: number; seats: number; together: boolean }
  | { kind: "leave"; showId: number }
  | { kind: "answer"; offerId: number; accept: boolean }
  /** A volunteer's offer by hand. `phone`: a guest joins by telephone, or accepts an offer as a reservation. */
  | { kind: "offer"; wishId: number; seatIds: string[] }
  | { kind: "phone"; showId: number; offerId: number | null }
  | { kind: "movePlan"; showId: number; planId: number }
  /** The holder moves one ticket. `isDue`: the seat stays reserved until the difference is paid. */
  | { kind: "ownMove"; reservationId: number; showId: number; from: string; to: string; isDue: boolean }
  | { kind: "giveBack" | "undoReturn" | "passOn" | "takeBack"; reservationId: number }
  | { kind: "cancelShow"; showId: number }
  | { kind: "changeDate"; showId: number; dateTime: string }
  | { kind: "tell"; showId: number; key: string }
  | { kind: "refundFile"; paymentIds: number[] }
  | { kind: "settleFile"; fileId: number; outcome: "DONE" | "OUT" }
  | { kind: "choose"; reservationId: number; choice: string };

export interface Match {
  transactionId: number;
  reservationId: number;
}

export interface DoorScan {
  clientId: string;
  reservationId: number;
  seatId: string;
}

export interface Call {
  /** The owner of the seats or, for some calls of volunteers, the administrator. */
  userId: number;
  asked: Asked;
  /** Milliseconds since 1970. */
  began: number;
  ended: number;
  /** Null: no response, so that the change may or may not have happened. */
  status: number | null;
  code: string | null;
  madeId: number | null;
  /** Outcomes of a door's scans, by their `clientId`. */
  outcomes?: Record<string, string>;
  confirmed?: readonly Match[];
  dueAgain?: readonly Match[];
  /** The place in a waiting room that the response showed; undefined: it showed none. */
  place?: SeenPlace | undefined;
}

export interface SeenPlace {
  entry: string;
  state: "before" | "waiting" | "in";
  /** Null: before the draw. */
  rank: number | null;
  /** Whether a hold asked for a turn. */
  isOn: boolean;
  seedHash: string;
  /** Null: not shown yet. */
  seed: string | null;
}

export interface Outage {
  what: string;
  began: number;
  ended: number;
}

export interface History {
  readonly calls: Call[];
  readonly outages: Outage[];
  /** How long a commit may wait for others than the disk. */
  readonly longestCommitMs?: number;
}

export const clockOf = (ms: number): string => new Date(ms).toISOString().slice(11, 23);

/** 'hold: 120 done, 31 SEAT_TAKEN, 4 without response' for each kind of call. */
export function summarize({ calls, outages }: History): string[] {
  const resultOf = ({ status, code }: Call): string => {
    if (status === null) return "without response";
    return status < 400 ? "done" : (code ?? String(status));
  };
  const kinds = [...Map.groupBy(calls, (call) => call.asked.kind)].map(([kind, of]) => {
    const results = [...Map.groupBy(of, resultOf)].map(([result, { length }]) => `${length} ${result}`);
    return `${kind}: ${results.join(", ")}`;
  });
  return [`${calls.length} changes asked for, ${outages.length} faults`, ...kinds];
}
