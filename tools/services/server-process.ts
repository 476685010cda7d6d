import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { type Identity, identify } from "../../scripts/setup/process-identity.mjs";

export interface StartedProcess extends Identity {
  name: string;
  stopSignal: NodeJS.Signals;
}

export interface ServerOptions {
  name: string;
  spawn: () => ChildProcess | Promise<ChildProcess>;
  /** Resolves when the process is ready or the signal aborts. */
  ready: (signal: AbortSignal) => Promise<void>;
  /** Signals to send in turn, each with the time to wait for the end. */
  stopping: { signal: NodeJS.Signals; timeoutMs: number }[];
  logFile?: string;
  keepAlive?: boolean | undefined;
  say?: ((line: string) => void) | undefined;
  onStarted?: ((child: StartedProcess) => void) | undefined;
}

const HEALTHY_AFTER_MS = 30_000;
/** Limit for a process that hangs; generous, because a busy machine is slow, and a failing process ends by itself. */
const START_MS = 180_000;

export class ServerProcess {
  readonly #options: ServerOptions;
  #child: ChildProcess | undefined;
  #stopping = false;
  #deaths = 0;
  #restarted = Promise.resolve();
  #ending: Promise<void> | undefined;

  constructor(options: ServerOptions) {
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** @throws Error with the end of the server's log */
  async start(): Promise<void> {
    const { name, stopping, onStarted, ready, logFile } = this.#options;
    const child = await this.#options.spawn();
    const startedAt = Date.now();
    const giveUp = new AbortController();
    const ended = new Promise<string>((resolve) => {
      child.once("exit", (code, signal) => resolve(signal ?? `code ${code}`));
      child.once("error", (error) => resolve(error.message));
    });
    this.#child = child;
    if (child.pid) onStarted?.({ name, stopSignal: stopping[0]?.signal ?? "SIGTERM", ...identify(child.pid) });
    const timeout = setTimeout(() => giveUp.abort(), START_MS);
    let failure: string | undefined;
    void ended.then((how) => {
      failure = `did not start (${how})`;
      giveUp.abort();
    });
    await ready(giveUp.signal);
    clearTimeout(timeout);
    if (giveUp.signal.aborted) {
      this.signal("SIGKILL");
      await ended;
      const why = failure ?? `was not ready after ${START_MS / 1000} s`;
      const log = logFile && lastLines(logFile);
      throw new Error(`${name} ${why}.${log ? `\n${log}` : ""}`);
    }
    void ended.then((how) => this.#onEnd(child, how, Date.now() - startedAt));
  }

  #onEnd(child: ChildProcess, how: string, livedMs: number): void {
    const { name, keepAlive, say } = this.#options;
    if (this.#stopping || this.#child !== child || !keepAlive) return;
    this.#deaths = livedMs > HEALTHY_AFTER_MS ? 1 : this.#deaths + 1;
    say?.(`${name} ended by itself (${how}); starting it again.`);
    this.#restarted = this.#startAgain();
  }

  async #startAgain(): Promise<void> {
    const { name, say } = this.#options;
    while (!this.#stopping) {
      await sleep(Math.min(2000, 100 * 2 ** (this.#deaths - 1)));
      if (this.#stopping) return;
      try {
        await this.start();
        say?.(`${name} runs again.`);
        return;
      } catch (error) {
        this.#deaths += 1;
        say?.(error instanceof Error ? error.message : String(error));
      }
    }
  }

  signal(signal: NodeJS.Signals): void {
    if (!this.#isGone()) this.#child?.kill(signal);
  }

  /** Resolves when the process has ended. @param options.force skips the graceful signals */
  stop({ force = false } = {}): Promise<void> {
    this.#stopping = true;
    if (force) return this.#end([]);
    // A second signal would cut the graceful end off, so later callers wait for the first.
    this.#ending ??= this.#end(this.#options.stopping).finally(() => (this.#ending = undefined));
    return this.#ending;
  }

  async #end(steps: ServerOptions["stopping"]): Promise<void> {
    // Repeats if a restart was in progress.
    do {
      await this.#endChild(steps);
      await this.#restarted;
    } while (!this.#isGone());
  }

  async #endChild(steps: ServerOptions["stopping"]): Promise<void> {
    const child = this.#child;
    if (!child || this.#isGone()) return;
    const gone = once(child, "exit");
    for (const { signal, timeoutMs } of steps) {
      this.signal(signal);
      const waiting = new AbortController();
      await Promise.race([gone, sleep(timeoutMs, undefined, { signal: waiting.signal }).catch(() => undefined)]);
      waiting.abort();
      if (this.#isGone()) return;
    }
    this.signal("SIGKILL");
    await gone;
  }

  #isGone(): boolean {
    const child = this.#child;
    return !child?.pid || child.exitCode !== null || child.signalCode !== null;
  }

  /** Announces that the process may end, even before `stop` is called; it is then not restarted. */
  expectEnd(): void {
    this.#stopping = true;
  }

  /** Sends SIGKILL; with keepAlive, the process restarts. */
  async kill(): Promise<void> {
    await this.#endChild([]);
  }

  async restart(): Promise<void> {
    await this.stop();
    this.#stopping = false;
    // The process may have been stopped while it recovered from a crash, with the same obstacles as a first start.
    await startPastObstacles(this, this.#options.logFile ?? "", () => sleep(500));
  }
}

export function lastLines(file: string, count = 8): string {
  try {
    return readFileSync(file, "utf8").trimEnd().split("\n").slice(-count).join("\n");
  } catch {
    return "";
  }
}

/** Starts the server; retries on another port if its own is in use, and until a killed predecessor frees its memory. */
export async function startPastObstacles(
  server: ServerProcess,
  logFile: string,
  useAnotherPort: () => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await server.start();
    } catch (error) {
      const why = lastLines(logFile);
      if (attempt === 10 || !/in use/i.test(why)) throw error;
      if (/address already in use/i.test(why)) await useAnotherPort();
      else await sleep(500);
    }
  }
}

export async function until(
  question: () => boolean | Promise<boolean>,
  signal: AbortSignal,
  everyMs = 25,
): Promise<void> {
  while (!signal.aborted && !(await question())) await sleep(everyMs);
}
