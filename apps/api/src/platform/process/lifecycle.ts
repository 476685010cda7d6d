import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const CHECK_EVERY_MS = 50;
const PROBES = new Set(["/healthz", "/readyz", "/metrics"]);

export type Lifecycle = ReturnType<typeof createLifecycle>;

export function createLifecycle() {
  let draining = false;
  let lastCallAt = 0;
  let underWay = 0;
  const isQuiet = (forMs: number): boolean => underWay === 0 && performance.now() - lastCallAt >= forMs;
  return {
    isDraining: () => draining,
    beginDraining: () => void (draining = true),
    async untilQuiet(quietMs: number): Promise<void> {
      while (!isQuiet(quietMs)) await sleep(CHECK_EVERY_MS);
    },
    callBegan(): void {
      underWay++;
      lastCallAt = performance.now();
    },
    callEnded: () => void underWay--,
    callsUnderWay: () => underWay,
  };
}

export function followLifecycle(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!PROBES.has(request.routeOptions.url ?? "")) {
      lifecycle.callBegan();
      // Also fires when the client disconnects.
      reply.raw.once("close", lifecycle.callEnded);
    }
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (lifecycle.isDraining()) reply.header("connection", "close");
    done();
  });
}
