import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { identify } from "../setup/process-identity.mjs";

/**
 * What a kind of server tells about itself.
 * @typedef {object} ServerKind
 * @property {string} name as it is called in messages
 * @property {() => import("node:child_process").ChildProcess | Promise<import("node:child_process").ChildProcess>} spawn
 * @property {(signal: AbortSignal) => Promise<void>} ready resolves once it answers; the signal says that waiting is pointless
 * @property {{ signal: NodeJS.Signals, patienceMs: number }[]} stopping what to send to make it stop, politest first
 * @property {() => string} [why] its last words, for the error when it does not start
 * @property {boolean} [keepAlive] start it again when it ends without having been asked to
 * @property {(line: string) => void} [say]
 * @property {(child: { name: string, stopSignal: NodeJS.Signals } & import("../setup/process-identity.mjs").Identity) => void} [onStarted]
 * @property {number} [patienceMs] how long it may take to be ready
 */

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, error?: Error }} End how a process ended */

const healthyAfterMs = 30_000;

/** One server process: started, watched, started again when it dies, stopped. */
export class ServerProcess {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  #child;
  #stopping = false;
  #deaths = 0;
  /** @type {Promise<void>} */
  #settled = Promise.resolve();

  /** @param {ServerKind} kind */
  constructor(kind) {
    this.kind = kind;
    /** @type {(code: number | null, signal: NodeJS.Signals | null) => void} called when it ended unasked and is not kept alive */
    this.onGone = () => {};
  }

  get pid() {
    return this.#child?.pid;
  }

  /** @throws Error with the server's last words when it does not come up */
  async start() {
    const { kind } = this;
    const child = await kind.spawn();
    const startedAt = Date.now();
    const giveUp = new AbortController();
    const gone = new Promise((/** @type {(end: End) => void} */ done) => {
      child.once("exit", (code, signal) => done({ code, signal }));
      child.once("error", (error) => done({ code: null, signal: null, error }));
    });
    this.#child = child;
    if (child.pid)
      kind.onStarted?.({ name: kind.name, stopSignal: kind.stopping[0]?.signal ?? "SIGTERM", ...identify(child.pid) });
    const failed = gone.then(({ code, signal, error }) => {
      giveUp.abort();
      throw new Error(`${kind.name} did not start (${error?.message ?? signal ?? `code ${code}`}).${lastWords(kind)}`);
    });
    const tooLate = setTimeout(() => giveUp.abort(), kind.patienceMs ?? 30_000);
    try {
      await Promise.race([
        kind.ready(giveUp.signal).then(() => {
          if (giveUp.signal.aborted) throw new Error(`${kind.name} did not answer in time.${lastWords(kind)}`);
        }),
        failed,
      ]);
    } catch (error) {
      this.#signal("SIGKILL");
      await gone;
      throw error;
    } finally {
      clearTimeout(tooLate);
      failed.catch(() => {});
    }
    void gone.then(({ code, signal }) => this.#ended(child, code, signal, Date.now() - startedAt));
  }

  /**
   * @param {import("node:child_process").ChildProcess} child
   * @param {number | null} code
   * @param {NodeJS.Signals | null} signal
   * @param {number} livedMs
   */
  #ended(child, code, signal, livedMs) {
    if (this.#stopping || this.#child !== child) return;
    if (!this.kind.keepAlive) {
      this.onGone(code, signal);
      return;
    }
    this.#deaths = livedMs > healthyAfterMs ? 1 : this.#deaths + 1;
    this.kind.say?.(`${this.kind.name} ended by itself (${signal ?? `code ${code}`}); starting it again.`);
    this.#settled = this.#startAgain();
  }

  async #startAgain() {
    while (!this.#stopping) {
      await sleep(Math.min(2000, 100 * 2 ** (this.#deaths - 1)));
      if (this.#stopping) return;
      try {
        await this.start();
        this.kind.say?.(`${this.kind.name} runs again.`);
        return;
      } catch (error) {
        this.#deaths += 1;
        this.kind.say?.(error instanceof Error ? error.message : String(error));
      }
    }
  }

  /** @param {NodeJS.Signals} signal */
  #signal(signal) {
    if (!this.#isGone()) this.#child?.kill(signal);
  }

  /**
   * Stops it for good; resolves when the process is gone.
   * @param {{ force?: boolean }} [options] force leaves out the polite part
   */
  async stop({ force = false } = {}) {
    this.#stopping = true;
    // Twice when a new life was just beginning while the old one was being ended.
    do {
      await this.#endChild(force ? [] : this.kind.stopping);
      await this.#settled;
    } while (!this.#isGone());
  }

  /** @param {ServerKind["stopping"]} steps */
  async #endChild(steps) {
    const child = this.#child;
    if (!child || this.#isGone()) return;
    const gone = once(child, "exit");
    for (const { signal, patienceMs } of steps) {
      this.#signal(signal);
      const waited = new AbortController();
      await Promise.race([gone, sleep(patienceMs, undefined, { signal: waited.signal }).catch(() => {})]);
      waited.abort();
      if (this.#isGone()) return;
    }
    this.#signal("SIGKILL");
    await gone;
  }

  #isGone() {
    const child = this.#child;
    return !child?.pid || child.exitCode !== null || child.signalCode !== null;
  }

  /** From now on its end is its end, also when it comes before `stop` does. */
  letGo() {
    this.#stopping = true;
  }

  /** Ends it at once, as a crash would; with keepAlive it comes back. */
  async kill() {
    await this.#endChild([]);
  }

  /** Starts it again at the same address, after a kill or a stop. */
  async restart() {
    await this.stop();
    this.#stopping = false;
    await this.start();
  }
}

/** @param {ServerKind} kind */
function lastWords(kind) {
  const words = kind.why?.();
  return words ? `\n${words}` : "";
}

/**
 * The end of a log file, for an error message.
 * @param {string} file
 * @param {number} [count] lines
 */
export function lastLines(file, count = 8) {
  try {
    return readFileSync(file, "utf8").trimEnd().split("\n").slice(-count).join("\n");
  } catch {
    return "";
  }
}

/**
 * Asks again and again until the answer is yes or waiting has become pointless.
 * @param {() => boolean | Promise<boolean>} question
 * @param {AbortSignal} signal
 * @param {number} [everyMs]
 */
export async function until(question, signal, everyMs = 25) {
  while (!signal.aborted && !(await question())) await sleep(everyMs);
}
