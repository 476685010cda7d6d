import { type ChildProcess } from "node:child_process";
import { spawnNode } from "#services/programs.ts";

/** Lets the event loop run sometimes, so that the process notices the end of its parent. */
const LOOP = "setInterval(() => { for (const end = Date.now() + 100; Date.now() < end; ); }, 1)";

/** Starts processes that each use a core until they are disposed of. */
export function keepBusy(count: number): Disposable {
  const loops: ChildProcess[] = Array.from({ length: count }, () => spawnNode(["--eval", LOOP], { env: {} }));
  return { [Symbol.dispose]: () => loops.forEach((loop) => void loop.kill("SIGKILL")) };
}
