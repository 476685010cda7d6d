import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import type { FastifyInstance } from "fastify";
import pTimeout from "p-timeout";
import type { Dependencies } from "./dependencies.ts";
import type { Sweep } from "./platform/data/sweep.ts";

/** A proxy that asks /readyz four times a second sends nothing more after this pause. */
const QUIET_MS = 1000;
const LAST_RESPONSE_MS = 5000;
/** Margin of the process beyond the sum of all steps; the supervisor that waits for its end adds the same again. */
const MARGIN_MS = 1000;

const limitsMs = (drainSeconds: number) => ({
  drain: 3000 * drainSeconds,
  disconnect: 3000,
  finish: LAST_RESPONSE_MS + 1000,
  close: 2000,
});

const shutdownMs = (drainSeconds: number): number =>
  Object.values(limitsMs(drainSeconds)).reduce((sum, limit) => sum + limit, MARGIN_MS);

/** Milliseconds that Docker, systemd or a script gives a process with this DRAIN_SECONDS before it kills it. */
export const stopMs = (drainSeconds: number): number => shutdownMs(drainSeconds) + MARGIN_MS;

export const longestDrain = (killedAfterSeconds: number): number =>
  Math.floor((killedAfterSeconds * 1000 - stopMs(0)) / (stopMs(1) - stopMs(0)));

/** A step that fails or times out is logged; sweeps redo what is left undone. */
interface Step {
  name: string;
  limitMs: number;
  run: () => Promise<unknown>;
}

async function closeListener(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), LAST_RESPONSE_MS);
  await new Promise((closed) => server.close(closed));
  clearTimeout(cutOff);
}

/** Drain first, disconnect, finish work, then close what the work needs. */
export function listSteps(app: FastifyInstance, deps: Dependencies, sweeps: readonly Sweep[]): Step[] {
  const { lifecycle, realtime, queues, redis, database } = deps;
  const { DRAIN_SECONDS } = deps.config;
  const limits = limitsMs(DRAIN_SECONDS);
  const drain: Step = {
    name: "drain",
    limitMs: limits.drain,
    async run() {
      await sleep(DRAIN_SECONDS * 1000);
      // An overloaded proxy may notice the drain late, and still send calls.
      await lifecycle.untilQuiet(QUIET_MS);
    },
  };
  return [
    ...(DRAIN_SECONDS > 0 ? [drain] : []),
    { name: "disconnect sockets", limitMs: limits.disconnect, run: () => realtime.disconnectAll() },
    {
      name: "finish calls, jobs and sweeps",
      limitMs: limits.finish,
      run: () => Promise.all([closeListener(app.server), queues.finishJobs(), ...sweeps.map((sweep) => sweep.stop())]),
    },
    {
      name: "close connections",
      limitMs: limits.close,
      async run() {
        // Running calls and jobs still send events, so `realtime` closes after them.
        await realtime.close();
        await app.close();
        await queues.close();
        await redis.close();
        await database.close();
      },
    },
  ];
}

/** A JavaScript listener cannot run safely after a crash. */
const CRASHES = ["SIGILL", "SIGTRAP", "SIGABRT", "SIGBUS", "SIGFPE", "SIGSEGV"] as const;

/** A second signal, or the sum of all steps' times, ends the process. */
export function shutDownAtSignal(app: FastifyInstance, deps: Dependencies, sweeps: readonly Sweep[]): void {
  const { logger, lifecycle } = deps;
  const steps = listSteps(app, deps, sweeps);
  const delay = shutdownMs(deps.config.DRAIN_SECONDS);
  closeWithGrace({ delay, logger, skip: [...CRASHES, "uncaughtException", "unhandledRejection"] }, async () => {
    lifecycle.beginDraining();
    for (const { name, limitMs, run } of steps) {
      await pTimeout(run(), { milliseconds: limitMs }).catch((error: unknown) =>
        logger.warn({ err: error, step: name }, "a step of the shutdown failed"),
      );
    }
  });
}
