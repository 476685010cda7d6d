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
  await app.register(underPressure, {
    ...thresholds,
    pressureHandler: async (request, _reply, _type, delayMs = 0) => {
      // Infinite when one turn filled the whole interval, as at a start or after sleep.
      if (Number.isFinite(delayMs) && request.url.startsWith("/api/")) throw new DomainError("UNAVAILABLE");
    },
  });
}
