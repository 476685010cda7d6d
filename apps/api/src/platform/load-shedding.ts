import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { DomainError } from "./http-errors.ts";

export interface Overload {
  /** In ms; 0: calls are never refused. */
  maxEventLoopDelay: number;
  sampleInterval: number;
}

/**
 * Averaged over five seconds; the same five are the Retry-After. Benches of holds stay below 100 ms: with turns of a second,
 * accepting more calls only makes all of them later.
 */
const OVERLOADED: Overload = { maxEventLoopDelay: 1000, sampleInterval: 5000 };

/** Answers API calls with 503 and Retry-After while the event loop is overloaded; pages, health and figures are served. */
export async function shedLoad(app: FastifyInstance, thresholds: Overload = OVERLOADED): Promise<void> {
  await app.register(underPressure, {
    ...thresholds,
    pressureHandler: async (request, _reply, _type, delayMs = 0) => {
      // Infinite when one turn filled all five seconds: a start on a busy machine, or a machine that slept. That is over now.
      if (Number.isFinite(delayMs) && request.url.startsWith("/api/")) throw new DomainError("UNAVAILABLE");
    },
  });
}
