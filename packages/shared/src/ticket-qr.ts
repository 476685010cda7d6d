import { MAX_ID } from "./limits.ts";

/** What the QR code of a ticket says (decisions, section 7): `reservation:42;seat:R1-A;token:…`. */
export interface TicketQr {
  reservationId: number;
  seatId: string;
  /** The ticket's secret. Without it a code proves nothing and is refused. */
  token: string;
}

const MAX_LENGTH = 400;

export function buildTicketQr({ reservationId, seatId, token }: TicketQr): string {
  return `reservation:${reservationId};seat:${seatId};token:${token}`;
}

/**
 * Reads what a scanner saw: key:value pairs in any order, unknown keys and blanks around them ignored
 * (specification, screen Scan).
 * @returns null when it is not a ticket of ours, or one without a token
 */
export function parseTicketQr(text: string): TicketQr | null {
  if (text.length > MAX_LENGTH) return null;
  const pairs = new Map<string, string>();
  for (const part of text.split(";")) {
    const colon = part.indexOf(":");
    if (colon < 1) continue;
    const key = part.slice(0, colon).trim().toLowerCase();
    // Said twice is said ambiguously.
    if (pairs.has(key)) return null;
    pairs.set(key, part.slice(colon + 1).trim());
  }
  const [reservation = "", seatId = "", token = ""] = ["reservation", "seat", "token"].map((key) => pairs.get(key));
  const reservationId = /^[1-9]\d{0,9}$/.test(reservation) ? Number(reservation) : 0;
  if (reservationId < 1 || reservationId > MAX_ID || seatId === "" || token === "") return null;
  return { reservationId, seatId, token };
}
