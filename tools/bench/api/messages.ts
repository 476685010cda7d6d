export interface BenchData {
  tokens: string[];
  shows: number[];
  bareShows: number[];
}

export interface SoldTicket {
  showId: number;
  reservationId: number;
  seatId: string;
  token: string;
}

/** An administrator, and sold-out shows with all their tickets. */
export interface SoldShows {
  token: string;
  tickets: SoldTicket[];
}

export type BenchOrder =
  | { kind: "sold-shows"; shows: number }
  | { kind: "data"; users: number; shows: number; bareShows: number }
  | { kind: "many" }
  | { kind: "carts"; carts: number; shows: number[]; endsInMs: number }
  | { kind: "bare-message"; seats: unknown };

export type BenchResponse =
  | { kind: "ready"; url: string; bareUrl: string; bareSocketsUrl: string }
  | { kind: "data"; data: BenchData }
  | { kind: "sold-shows"; data: SoldShows }
  | { kind: "many"; token: string }
  | { kind: "carts"; endsAt: number };
