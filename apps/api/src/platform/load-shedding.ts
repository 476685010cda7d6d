import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { DomainError } from "./http-errors.ts";
import type { Lifecycle } from "./lifecycle.ts";

export interface Overload {
  maxEventLoopDelay: number;
  sampleInterval: number;
  /** From so many calls at once on they may be what it is busy with; below, its machine is. */
  manyCalls: number;
}

/** Benches of holds stay below 100 ms; at 1 s, accepting more calls only delays all of them. */
const OVERLOADED: Overload = { maxEventLoopDelay: 1000, sampleInterval: 5000, manyCalls: 20 };

/** API calls only: pages, health and metrics are always served. @param lifecycle counts this call already */
export async function shedLoad(
  app: FastifyInstance,
  lifecycle: Pick<Lifecycle, "callsUnderWay">,
  { manyCalls, ...thresholds }: Overload = OVERLOADED,
): Promise<void> {
  // The first sample has the start in it, which is no load, and counts until the second is taken.
  const startedUntil = performance.now() + 2 * thresholds.sampleInterval;
  await app.register(underPressure, {
    ...thresholds,
    pressureHandler: async (request, _reply, _type, delayMs = 0) => {
      if (!request.url.startsWith("/api/") || performance.now() < startedUntil) return;
      if (lifecycle.callsUnderWay() < manyCalls) return;
      // Infinite when one turn filled the whole interval, as after sleep.
      if (Number.isFinite(delayMs)) throw new DomainError("UNAVAILABLE");
    },
  });
}
