import { type ChildProcess } from "node:child_process";
import { spawnNode } from "#services/programs.ts";

/** Leaves the event loop a turn now and then, in which it notices that its parent is gone. */
const LOOP = "setInterval(() => { for (const end = Date.now() + 100; Date.now() < end; ); }, 1)";

/** Processes that take a core each until they are disposed of. */
export function keepBusy(count: number): Disposable {
  const loops: ChildProcess[] = Array.from({ length: count }, () => spawnNode(["--eval", LOOP], { env: {} }));
  return { [Symbol.dispose]: () => loops.forEach((loop) => void loop.kill("SIGKILL")) };
}
