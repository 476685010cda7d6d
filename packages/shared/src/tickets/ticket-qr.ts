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

/** `reservation:42;product:7;token:…`, where 7 is the line of the reservation (decision 034). */
export interface ProductQr {
  reservationId: number;
  lineId: number;
  token: string;
}

export function buildProductQr({ reservationId, lineId, token }: ProductQr): string {
  return `reservation:${reservationId};product:${lineId};token:${token}`;
}

/** Parses key:value pairs in any order, ignoring unknown keys (specification, screen Scan); null if invalid. */
function parsePairs(text: string): Map<string, string> | null {
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
  return pairs;
}

function readId(text = ""): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_ID ? id : null;
}

export function parseTicketQr(text: string): TicketQr | null {
  const pairs = parsePairs(text);
  const reservationId = readId(pairs?.get("reservation"));
  const [seatId, token] = [pairs?.get("seat"), pairs?.get("token")];
  return reservationId !== null && seatId && token ? { reservationId, seatId, token } : null;
}

/** A code that also names a seat is a ticket's. */
export function parseProductQr(text: string): ProductQr | null {
  const pairs = parsePairs(text);
  const [reservationId, lineId] = [readId(pairs?.get("reservation")), readId(pairs?.get("product"))];
  const token = pairs?.get("token");
  return reservationId !== null && lineId !== null && token && !pairs?.has("seat")
    ? { reservationId, lineId, token }
    : null;
}

/** Whether the secret in the text is complete; a scanner that types may not have finished. */
export function isWholeTicketQr(text: string): boolean {
  return ((parseTicketQr(text) ?? parseProductQr(text))?.token.length ?? 0) >= SECRET_LENGTH;
}
