import type { Cart } from "./seats.ts";
import type { Reservation } from "./reservations.ts";
import type { ErrorCode } from "./errors/error-codes.ts";
import type { Access } from "./roles.ts";
import type { WaitingRoom } from "./waiting-room.ts";

/** States for the public, which never reveal whose seat it is. */
type PublicSeatStatus = "available" | "held" | "reserved";

export interface SeatState {
  seatId: string;
  status: PublicSeatStatus;
  /** Increases with each change: the state with the highest version is the current one. */
  version: number;
}

export interface SeatsChanged {
  showId: number;
  /** Set when the show got another plan: `seats` then has all its seats, and clients redraw the hall. */
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
  seats: number;
  expiresAt: string;
}

/** At most once a second for a show, in its waiting room's room; and to the own sockets of who is let in. */
export interface WaitingRoomChanged {
  showId: number;
  room: WaitingRoom;
  /** Only to the own sockets of who was let in now: the end of the turn if no seat is chosen. */
  until?: string;
}

export interface RealtimeRefusal {
  ok: false;
  code: ErrorCode;
  message: string;
}

/** `hallPlanId`: the plan of these seats; absent from a process of the previous release. */
export type ShowJoinResponse =
  /** `packed`: on request, the seats as `packed-seats.ts` writes them; `seats` is then empty. */
  { ok: true; showId: number; hallPlanId?: number; seats: SeatState[]; packed?: string } | RealtimeRefusal;
export type HallJoinResponse = { ok: true; showId: number; presentSeatIds: string[] } | RealtimeRefusal;
/** Response to a sign of life, by which a page notices that it has no network. */
export type AliveResponse = { ok: true } | RealtimeRefusal;
export type PaymentsJoinResponse = { ok: true } | RealtimeRefusal;

/** Null: nobody has been in the room, or it is off. */
export type WaitingRoomJoinResponse = { ok: true; showId: number; room: WaitingRoom | null } | RealtimeRefusal;

/** Events of clients (decisions, section 4). */
export interface ClientToServerEvents {
  /** `ranges`: whether the page reads ranges in `packed`, which pages of the previous release do not. */
  "show:join": (
    request: { showId: number; packed?: boolean; ranges?: boolean },
    ack: (response: ShowJoinResponse) => void,
  ) => void;
  "show:leave": (request: { showId: number }) => void;
  "hall:join": (request: { showId: number }, ack: (response: HallJoinResponse) => void) => void;
  "hall:leave": (request: { showId: number }) => void;
  "payments:join": (request: Record<string, never>, ack: (response: PaymentsJoinResponse) => void) => void;
  "payments:leave": (request: Record<string, never>) => void;
  "waiting-room:join": (request: { showId: number }, ack: (response: WaitingRoomJoinResponse) => void) => void;
  "waiting-room:leave": (request: { showId: number }) => void;
  alive: (request: Record<string, never>, ack: (response: AliveResponse) => void) => void;
}

export interface ServerToClientEvents {
  "seats:changed": (change: SeatsChanged) => void;
  "cart:changed": (change: CartChanged) => void;
  "reservation:changed": (change: { reservation: Reservation }) => void;
  "scan:recorded": (scan: ScanRecorded) => void;
  "payment:changed": (change: { reservation: Reservation }) => void;
  "offer:made": (offer: OfferMade) => void;
  /** The user's place on a waiting list may have changed; for the box office: the show's list. */
  "waiting:changed": (change: { showId: number }) => void;
  "waiting-room:changed": (change: WaitingRoomChanged) => void;
}

/** The smallest role for each event; the server enforces it, the authorization test reads it. */
export const realtimeAccess = {
  "show:join": "public",
  "show:leave": "public",
  "hall:join": "door",
  "hall:leave": "door",
  "payments:join": "box-office",
  "payments:leave": "box-office",
  "waiting-room:join": "public",
  "waiting-room:leave": "public",
  alive: "public",
} as const satisfies Record<keyof ClientToServerEvents, Access>;

export const rooms = {
  show: (showId: number) => `show:${showId}`,
  user: (userId: number) => `user:${userId}`,
  /** For sessions that the link in a mail about this reservation opened. */
  reservation: (reservationId: number) => `reservation:${reservationId}`,
  session: (sessionId: string) => `session:${sessionId}`,
  hall: (showId: number) => `hall:${showId}`,
  /** The hall of a show for the entrance, which may follow it only around its beginning. */
  hallForEntrance: (showId: number) => `hall:${showId}:entrance`,
  waitingRoom: (showId: number) => `waiting-room:${showId}`,
  payments: "payments",
} as const;
