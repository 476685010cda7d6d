import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";

const CHECK_EVERY_MS = 50;
/** Supervisors ask these: they say nothing about visitors. */
const PROBES = new Set(["/healthz", "/readyz", "/metrics"]);

export interface Lifecycle {
  isDraining(): boolean;
  beginDraining(): void;
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

export function followLifecycle(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook("onRequest", async (request) => {
    if (!isProbe(request)) lifecycle.callBegan();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (lifecycle.isDraining()) reply.header("connection", "close");
  });
}
