import type { Server } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Dependencies } from "./dependencies.ts";
import type { Sweep } from "./platform/sweep.ts";

/** What is still being answered after this long is broken off; the process then has time to end by itself. */
const LAST_ANSWER_MS = 5000;
/** What a turn of the event loop without work takes at most, and how long one is waited for. */
const EMPTY_TURN_MS = 0.1;
const LONGEST_WAIT_MS = 500;
/** Should something hang, the process still ends; what was left undone has its rows. */
const GIVE_UP_MS = 8000;

/** Takes no new connections; resolves when the last answer is out. */
async function lastAnswer(server: Server): Promise<void> {
  const broken = setTimeout(() => server.closeAllConnections(), LAST_ANSWER_MS);
  await everybodyIn();
  await new Promise<void>((closed) => server.close(() => closed()));
  clearTimeout(broken);
}

/**
 * Waits until the event loop has just accepted whoever stood at the door: the system resets what still waits there when the door
 * closes, and a proxy may not send a change twice. A turn of the loop accepts first and does other work then; only after one
 * with no other work, and in which the machine did nothing else, nobody can have come meanwhile.
 */
async function everybodyIn(): Promise<void> {
  const latest = performance.now() + LONGEST_WAIT_MS;
  let before: number;
  do {
    before = performance.now();
    await new Promise((turned) => setImmediate(turned));
  } while (performance.now() - before > EMPTY_TURN_MS && performance.now() < latest);
}

/**
 * Stops so that nobody notices: calls that are under way get their answer, sockets go over to another process, jobs and
 * sweeps finish what they began.
 */
export async function stopGently(app: FastifyInstance, deps: Dependencies, sweeps: readonly Sweep[]): Promise<void> {
  setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
  deps.lifecycle.beginStop();
  const answered = lastAnswer(app.server);
  deps.realtime.disconnectAll();
  await Promise.all([answered, deps.queues.finishJobs(), ...sweeps.map((sweep) => sweep.stop())]);
  // Only now: what those calls and jobs did was still to be told to the other processes.
  await deps.realtime.close();
  await app.close();
  await deps.queues.close();
  await deps.redis.close();
  await deps.database.close();
}
