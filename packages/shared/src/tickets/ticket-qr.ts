import { MAX_ID } from "#contracts/limits.ts";

/** `reservation:42;seat:R1-A;token:…` (decisions, section 7). */
export interface TicketQr {
  reservationId: number;
  seatId: string;
  /** The ticket's secret; a code without it is refused. */
  token: string;
}

const MAX_LENGTH = 400;

/** Letters of a secret: 16 random bytes in base64url. */
const SECRET_LENGTH = 22;

export function buildTicketQr({ reservationId, seatId, token }: TicketQr): string {
  return `reservation:${reservationId};seat:${seatId};token:${token}`;
}

/** Parses key:value pairs in any order, ignoring unknown keys (specification, screen Scan); null if invalid. */
export function parseTicketQr(text: string): TicketQr | null {
  if (text.length > MAX_LENGTH) return null;
  const pairs = new Map<string, string>();
  for (const part of text.split(";")) {
    const colon = part.indexOf(":");
    if (colon < 1) continue;
    const key = part.slice(0, colon).trim().toLowerCase();
    // A duplicate key is ambiguous.
    if (pairs.has(key)) return null;
    pairs.set(key, part.slice(colon + 1).trim());
  }
  const [reservation = "", seatId = "", token = ""] = ["reservation", "seat", "token"].map((key) => pairs.get(key));
  const reservationId = /^[1-9]\d{0,9}$/.test(reservation) ? Number(reservation) : 0;
  if (reservationId < 1 || reservationId > MAX_ID || seatId === "" || token === "") return null;
  return { reservationId, seatId, token };
}

/** Whether the secret in the text is complete; a scanner that types may not have finished. */
export function isWholeTicketQr(text: string): boolean {
  return (parseTicketQr(text)?.token.length ?? 0) >= SECRET_LENGTH;
}
