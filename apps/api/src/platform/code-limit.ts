import type { FastifyRequest } from "fastify";
import * as z from "zod";
import { byAccount, type RateLimit } from "./rate-limit.ts";

const withCode = z.union([
  z.object({ ticketCode: z.string().trim().min(1) }),
  z.object({ vouchers: z.array(z.string()).min(1) }),
]);

/** Limits guesses at codes in a body; calls without a code are not counted. */
export const CODES_PER_ACCOUNT: RateLimit = {
  max: 30,
  seconds: 60,
  key: (request: FastifyRequest) => (withCode.safeParse(request.body).success ? byAccount(request) : null),
};
