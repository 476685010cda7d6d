import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { DomainError } from "./http-errors.ts";

/**
 * Averaged over five seconds, so that neither a start nor one slow call counts as overload; the same five seconds are the
 * Retry-After. A process whose every turn takes half a second only makes all calls later by accepting more.
 */
const OVERLOADED = { maxEventLoopDelay: 500, sampleInterval: 5000 };

/** Answers API calls with 503 and Retry-After while the event loop is overloaded; pages, health and figures are served. */
export async function shedLoad(app: FastifyInstance, thresholds = OVERLOADED): Promise<void> {
  await app.register(underPressure, {
    ...thresholds,
    pressureHandler: async (request) => {
      if (request.url.startsWith("/api/")) throw new DomainError("UNAVAILABLE");
    },
  });
}
