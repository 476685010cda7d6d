import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";

const CHECK_EVERY_MS = 50;
/** Paths that supervisors ask on their own: they say nothing about visitors being sent here. */
const PROBES = new Set(["/healthz", "/readyz", "/metrics"]);

/** Whether this process still wants work. */
export interface Lifecycle {
  isDraining(): boolean;
  /** From now on /readyz answers 503 and every response ends its connection. */
  beginDraining(): void;
  /** Resolves once no call has begun for so long. */
  untilQuiet(quietMs: number): Promise<void>;
  callBegan(): void;
}

export function createLifecycle(): Lifecycle {
  let draining = false;
  let lastCallAt = 0;
  return {
    isDraining: () => draining,
    beginDraining: () => void (draining = true),
    async untilQuiet(quietMs) {
      while (performance.now() - lastCallAt < quietMs) await sleep(CHECK_EVERY_MS);
    },
    callBegan: () => void (lastCallAt = performance.now()),
  };
}

function isProbe({ routeOptions: { url = "" } }: FastifyRequest): boolean {
  return PROBES.has(url);
}

/** Lets the lifecycle see every call, and lets no connection outlive a response while draining. */
export function followLifecycle(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook("onRequest", async (request) => {
    if (!isProbe(request)) lifecycle.callBegan();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (lifecycle.isDraining()) reply.header("connection", "close");
  });
}
