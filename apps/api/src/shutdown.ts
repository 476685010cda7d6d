import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import type { FastifyInstance } from "fastify";
import pTimeout from "p-timeout";
import type { Dependencies } from "./dependencies.ts";
import type { Sweep } from "./platform/sweep.ts";

/** A proxy that asks /readyz each second sends nothing more after this pause. */
const QUIET_MS = 1000;
/** Responses still under way after this long are cut off. */
const LAST_RESPONSE_MS = 5000;
/** Time beyond that of all steps together. */
const MARGIN_MS = 1000;

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
function listSteps(app: FastifyInstance, deps: Dependencies, sweeps: readonly Sweep[]): Step[] {
  const { lifecycle, realtime, queues, redis, database } = deps;
  const drainMs = deps.config.DRAIN_SECONDS * 1000;
  const drain: Step = {
    name: "drain",
    limitMs: drainMs * 3,
    async run() {
      await sleep(drainMs);
      // An overloaded proxy may learn of it late.
      await lifecycle.untilQuiet(QUIET_MS);
    },
  };
  return [
    ...(drainMs > 0 ? [drain] : []),
    { name: "disconnect sockets", limitMs: 3000, run: () => realtime.disconnectAll() },
    {
      name: "finish calls, jobs and sweeps",
      limitMs: LAST_RESPONSE_MS + 1000,
      run: () => Promise.all([closeListener(app.server), queues.finishJobs(), ...sweeps.map((sweep) => sweep.stop())]),
    },
    {
      name: "close connections",
      limitMs: 2000,
      async run() {
        // Events of those calls and jobs go out through it.
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
  const delay = steps.reduce((sum, step) => sum + step.limitMs, MARGIN_MS);
  closeWithGrace({ delay, logger, skip: [...CRASHES, "uncaughtException", "unhandledRejection"] }, async () => {
    lifecycle.beginDraining();
    for (const { name, limitMs, run } of steps) {
      await pTimeout(run(), { milliseconds: limitMs }).catch((error: unknown) =>
        logger.warn({ err: error, step: name }, "a step of the shutdown failed"),
      );
    }
  });
}
