import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { DomainError } from "./http-errors.ts";

export interface Overload {
  maxEventLoopDelay: number;
  sampleInterval: number;
}

/** Benches of holds stay below 100 ms; at 1 s, accepting more calls only delays all of them. */
const OVERLOADED: Overload = { maxEventLoopDelay: 1000, sampleInterval: 5000 };

/** API calls only: pages, health and metrics are always served. */
export async function shedLoad(app: FastifyInstance, thresholds: Overload = OVERLOADED): Promise<void> {
  // The first sample has the start in it, which is no load, and counts until the second is taken.
  const startedUntil = performance.now() + 2 * thresholds.sampleInterval;
  await app.register(underPressure, {
    ...thresholds,
    pressureHandler: async (request, _reply, _type, delayMs = 0) => {
      if (!request.url.startsWith("/api/") || performance.now() < startedUntil) return;
      // Infinite when one turn filled the whole interval, as after sleep.
      if (Number.isFinite(delayMs)) throw new DomainError("UNAVAILABLE");
    },
  });
}
