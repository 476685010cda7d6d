import { randomBytes } from "node:crypto";

const SECRET_BYTES = 16;

/** The secret of one ticket's QR code: 128 random bits, base64url (decisions, section 7). */
export function drawTicketSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}
