import type { Cart } from "./contracts/seats.ts";
import type { Reservation } from "./contracts/reservations.ts";
import type { ErrorCode } from "./error-codes.ts";
import type { Access } from "./roles.ts";

/** Public: never says whose seat it is. */
type PublicSeatStatus = "available" | "held" | "reserved";

export interface SeatState {
  seatId: string;
  status: PublicSeatStatus;
  /** Increases with each change; of two states of a seat the higher version wins. */
  version: number;
}

export interface SeatsChanged {
  showId: number;
  /** The show moved to this plan: `seats` are all that it has now, and a screen draws it anew. */
  hallPlanId?: number;
  seats: SeatState[];
}

export type CartChangeReason = "added" | "changed" | "removed" | "cleared" | "expired" | "reserved";

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

export interface OfferMade {
  offerId: number;
  showId: number;
  /** How many. */
  seats: number;
  expiresAt: string;
}

export interface RealtimeRefusal {
  ok: false;
  code: ErrorCode;
  message: string;
}

/** `hallPlanId`: whose seats these are; a process of the version before does not say it. */
export type ShowJoinResponse =
  /** `packed`: the seats as `packed-seats.ts` writes them, with none in `seats`, for who asked for it. */
  { ok: true; showId: number; hallPlanId?: number; seats: SeatState[]; packed?: string } | RealtimeRefusal;
export type HallJoinResponse = { ok: true; showId: number; presentSeatIds: string[] } | RealtimeRefusal;
/** A sign of life, so that a page without a network notices. */
export type AliveResponse = { ok: true } | RealtimeRefusal;
export type PaymentsJoinResponse = { ok: true } | RealtimeRefusal;

/** Used by both apps (decisions, section 4). */
export interface ClientToServerEvents {
  "show:join": (request: { showId: number; packed?: boolean }, ack: (response: ShowJoinResponse) => void) => void;
  "show:leave": (request: { showId: number }) => void;
  "hall:join": (request: { showId: number }, ack: (response: HallJoinResponse) => void) => void;
  "hall:leave": (request: { showId: number }) => void;
  "payments:join": (request: Record<string, never>, ack: (response: PaymentsJoinResponse) => void) => void;
  "payments:leave": (request: Record<string, never>) => void;
  alive: (request: Record<string, never>, ack: (response: AliveResponse) => void) => void;
}

export interface ServerToClientEvents {
  "seats:changed": (change: SeatsChanged) => void;
  "cart:changed": (change: CartChanged) => void;
  "reservation:changed": (change: { reservation: Reservation }) => void;
  "scan:recorded": (scan: ScanRecorded) => void;
  "payment:changed": (change: { reservation: Reservation }) => void;
  /** Seats are kept for this user, who waited for them. */
  "offer:made": (offer: OfferMade) => void;
  /** One's place on a waiting list may be another; to the box office: the list of that show. */
  "waiting:changed": (change: { showId: number }) => void;
}

/** The smallest role for each event; the server enforces it, the authorization test reads it. */
export const realtimeAccess = {
  "show:join": "public",
  "show:leave": "public",
  "hall:join": "door",
  "hall:leave": "door",
  "payments:join": "box-office",
  "payments:leave": "box-office",
  alive: "public",
} as const satisfies Record<keyof ClientToServerEvents, Access>;

export const rooms = {
  show: (showId: number) => `show:${showId}`,
  user: (userId: number) => `user:${userId}`,
  /** For who came by the link in a mail about this one. */
  reservation: (reservationId: number) => `reservation:${reservationId}`,
  session: (sessionId: string) => `session:${sessionId}`,
  hall: (showId: number) => `hall:${showId}`,
  /** The same for who may follow a hall only around its evening. */
  hallForEntrance: (showId: number) => `hall:${showId}:entrance`,
  payments: "payments",
} as const;
