import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { apiArguments, untilReady } from "#services/api.ts";

const START_TIMEOUT_MS = 45_000;

/** Restarts whenever it dies. */
export interface ApiProcess {
  readonly url: string;
  /** SIGKILL, restarted after `ms`. */
  kill(ms: number): Promise<void>;
  /** SIGSTOP for `ms`: a swapping machine or a moved container. */
  pause(ms: number): Promise<void>;
  ready(): Promise<void>;
  stop(): Promise<void>;
}

export function startApiProcess(options: { env: Record<string, string>; port: number; logFile: string }): ApiProcess {
  const url = `http://127.0.0.1:${options.port}`;
  let child: ChildProcess;
  let stopping = false;
  let restMs = 0;

  function start(): void {
    const log = openSync(options.logFile, "a");
    child = spawn(process.execPath, apiArguments, {
      env: { PATH: process.env.PATH, ...options.env, PORT: String(options.port), HOST: "127.0.0.1" },
      stdio: ["ignore", log, log, "ipc"],
    });
    closeSync(log);
    child.once("exit", () => {
      const rest = restMs || 200;
      restMs = 0;
      if (!stopping) setTimeout(() => !stopping && start(), rest);
    });
  }

  const isGone = (): boolean => child.exitCode !== null || child.signalCode !== null;
  start();
  // A paused process would not notice that the suite is gone.
  process.once("exit", () => child.kill("SIGKILL"));

  return {
    url,
    async kill(ms) {
      if (isGone()) return;
      restMs = ms;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      await sleep(ms);
    },
    async pause(ms) {
      const paused = child;
      paused.kill("SIGSTOP");
      await sleep(ms);
      paused.kill("SIGCONT");
    },
    async ready() {
      const missing = await untilReady(url, AbortSignal.timeout(START_TIMEOUT_MS));
      if (missing)
        throw new Error(`${url} was not ready within ${START_TIMEOUT_MS} ms (${missing}): see ${options.logFile}`);
    },
    async stop() {
      stopping = true;
      if (isGone()) return;
      const ended = once(child, "exit");
      child.kill("SIGCONT");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
