import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const CHECK_EVERY_MS = 50;
/** Supervisors ask these: they say nothing about visitors. */
const PROBES = new Set(["/healthz", "/readyz", "/metrics"]);

export type Lifecycle = ReturnType<typeof createLifecycle>;

export function createLifecycle() {
  let draining = false;
  let lastCallAt = 0;
  return {
    isDraining: () => draining,
    beginDraining: () => void (draining = true),
    async untilQuiet(quietMs: number): Promise<void> {
      while (performance.now() - lastCallAt < quietMs) await sleep(CHECK_EVERY_MS);
    },
    callBegan: () => void (lastCallAt = performance.now()),
  };
}

export function followLifecycle(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook("onRequest", async (request) => {
    if (!PROBES.has(request.routeOptions.url ?? "")) lifecycle.callBegan();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (lifecycle.isDraining()) reply.header("connection", "close");
  });
}
