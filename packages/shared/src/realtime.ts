import type { Cart } from "./contracts/seats.ts";
import type { Reservation } from "./contracts/reservations.ts";
import type { ErrorCode } from "./error-codes.ts";

/** What everybody may know of a seat; never whose it is. */
export type PublicSeatStatus = "available" | "held" | "reserved";

export interface SeatState {
  seatId: string;
  status: PublicSeatStatus;
  /** Grows by one with each change; of two states of a seat the higher version is right. */
  version: number;
}

export interface SeatsChanged {
  showId: number;
  seats: SeatState[];
}

export type CartChangeReason = "added" | "removed" | "cleared" | "expired" | "reserved";

export interface CartChanged {
  cart: Cart | null;
  reason: CartChangeReason;
}

export interface ScanRecorded {
  showId: number;
  seatId: string;
  reservationId: number;
  present: boolean;
  at: string;
}

export interface RealtimeRefusal {
  ok: false;
  code: ErrorCode;
  message: string;
}

export type ShowJoinAnswer = { ok: true; showId: number; seats: SeatState[] } | RealtimeRefusal;
export type HallJoinAnswer = { ok: true; showId: number; presentSeatIds: string[] } | RealtimeRefusal;
export type PaymentsJoinAnswer = { ok: true } | RealtimeRefusal;

/** Typed once, used at both ends (decisions, section 4). */
export interface ClientToServerEvents {
  "show:join": (request: { showId: number }, ack: (answer: ShowJoinAnswer) => void) => void;
  "show:leave": (request: { showId: number }) => void;
  "hall:join": (request: { showId: number }, ack: (answer: HallJoinAnswer) => void) => void;
  "payments:join": (request: Record<string, never>, ack: (answer: PaymentsJoinAnswer) => void) => void;
}

export interface ServerToClientEvents {
  "seats:changed": (change: SeatsChanged) => void;
  "cart:changed": (change: CartChanged) => void;
  "reservation:changed": (change: { reservation: Reservation }) => void;
  "scan:recorded": (scan: ScanRecorded) => void;
  "payment:changed": (change: { reservation: Reservation }) => void;
}

/** Who a client event is for; the server enforces it and the authorization test reads it. */
export const realtimeAccess = {
  "show:join": "public",
  "show:leave": "public",
  "hall:join": "admin",
  "payments:join": "admin",
} as const satisfies Record<keyof ClientToServerEvents, "public" | "user" | "admin">;

export const rooms = {
  show: (showId: number) => `show:${showId}`,
  user: (userId: number) => `user:${userId}`,
  hall: (showId: number) => `hall:${showId}`,
  payments: "payments",
} as const;
