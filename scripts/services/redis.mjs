import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import { freePort } from "./free-port.mjs";
import { provideRedis } from "./redis-program.mjs";
import { keptSecret } from "./secret.mjs";
import { ServerProcess, lastLines, until } from "./server-process.mjs";

/**
 * Asks the server on the port whether it has read its data and takes commands.
 * @param {number} port
 * @param {string} password
 * @returns {Promise<boolean>}
 */
function answers(port, password) {
  return new Promise((done) => {
    const socket = createConnection({ host: "127.0.0.1", port });
    let said = "";
    const end = (/** @type {boolean} */ answer) => {
      socket.destroy();
      done(answer);
    };
    socket.setTimeout(500, () => end(false));
    socket.on("error", () => end(false));
    socket.on("close", () => done(false));
    socket.on("connect", () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.on("data", (chunk) => {
      said += chunk.toString();
      if (said.includes("PONG")) end(true);
      else if (said.includes("LOADING")) end(false);
    });
  });
}

/**
 * A Redis of the project's own, on a free port of loopback, behind a password because loopback is shared by all
 * accounts of a machine.
 * @param {object} options
 * @param {string} options.dir where its data, password and log live, kept across starts
 * @param {boolean} [options.fast] for tests: nothing is written to disk
 * @param {boolean} [options.keepAlive] start it again when it dies
 * @param {(line: string) => void} [options.say]
 * @param {import("./server-process.mjs").ServerKind["onStarted"]} [options.onStarted]
 * @returns {Promise<{ url: string, server: ServerProcess }>}
 */
export async function startRedis({ dir, fast = false, keepAlive = false, say = () => {}, onStarted }) {
  const program = await provideRedis(say);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { value: password } = keptSecret(`${dir}.password`);
  const logFile = `${dir}.log`;
  rmSync(logFile, { force: true });
  let port = await freePort();

  const spawnServer = () => {
    // BullMQ must never lose a job to make room: when memory is full, writing fails instead.
    const settings = {
      bind: "127.0.0.1",
      port,
      dir: `"${dir}"`,
      requirepass: password,
      appendonly: fast ? "no" : "yes",
      save: '""',
      "maxmemory-policy": "noeviction",
      daemonize: "no",
    };
    const log = openSync(logFile, "a");
    try {
      const child = spawn(program.command, ["-"], {
        cwd: "/",
        env: program.env,
        detached: true,
        stdio: ["pipe", log, log],
      });
      child.stdin?.on("error", () => {});
      child.stdin?.end(
        Object.entries(settings)
          .map(([name, value]) => `${name} ${value}\n`)
          .join(""),
      );
      return child;
    } finally {
      closeSync(log);
    }
  };
  const server = new ServerProcess({
    name: "Redis",
    spawn: spawnServer,
    ready: (signal) => until(() => answers(port, password), signal),
    stopping: [{ signal: "SIGTERM", patienceMs: 5000 }],
    why: () => lastLines(logFile),
    keepAlive,
    say,
    ...(onStarted ? { onStarted } : {}),
  });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await server.start();
      return { url: `redis://:${password}@127.0.0.1:${port}`, server };
    } catch (error) {
      if (attempt === 5 || !/address already in use/i.test(lastLines(logFile))) throw error;
      port = await freePort();
    }
  }
}
