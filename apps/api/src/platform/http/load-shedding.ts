import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Lifecycle } from "#platform/process/lifecycle.ts";

export interface Overload {
  maxEventLoopDelay: number;
  sampleInterval: number;
  /** With so many calls at once, they may cause the overload; with fewer, the machine does. */
  manyCalls: number;
}

/** Benches of holds stay below 100 ms; at 1 s, accepting more calls only delays all of them. */
const OVERLOADED: Overload = { maxEventLoopDelay: 1000, sampleInterval: 5000, manyCalls: 20 };

/** Sheds API calls only: pages, health and metrics are always served. @param lifecycle includes the current call */
export async function shedLoad(
  app: FastifyInstance,
  lifecycle: Pick<Lifecycle, "callsUnderWay">,
  { manyCalls, ...thresholds }: Overload = OVERLOADED,
): Promise<void> {
  // The first sample includes the start, which is no load, and applies until the second sample.
  const startedUntil = performance.now() + 2 * thresholds.sampleInterval;
  await app.register(underPressure, {
    ...thresholds,
    pressureHandler: async (request, _reply, _type, delayMs = 0) => {
      if (!request.url.startsWith("/api/") || performance.now() < startedUntil) return;
      if (lifecycle.callsUnderWay() < manyCalls) return;
      // Infinite when one turn filled the whole interval, as after the machine slept.
      if (Number.isFinite(delayMs)) throw new DomainError("UNAVAILABLE");
    },
  });
}
