import type { FastifyRequest } from "fastify";
import { byAccount, type RateLimit } from "./rate-limit.ts";

/** Whether a body has a code; cheap, because each hold calls this. */
function hasCode(body: unknown): boolean {
  if (typeof body !== "object" || body === null) return false;
  const { ticketCode, vouchers }: { ticketCode?: unknown; vouchers?: unknown } = body;
  return (
    (typeof ticketCode === "string" && ticketCode.trim() !== "") || (Array.isArray(vouchers) && vouchers.length > 0)
  );
}

/** Limits guesses at codes in a body; calls without a code are not counted. */
export const CODES_PER_ACCOUNT: RateLimit = {
  max: 30,
  seconds: 60,
  key: (request: FastifyRequest) => (hasCode(request.body) ? byAccount(request) : null),
};
