import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import getPort from "get-port";
import { provideRedis } from "./redis-program.ts";
import { storedSecret } from "./secret.ts";
import { ServerProcess, type ServerOptions, lastLines, until } from "./server-process.ts";

function acceptsCommands(port: number, password: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: "127.0.0.1", port });
    let received = "";
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(500, () => end(false));
    socket.on("error", () => end(false));
    socket.on("close", () => resolve(false));
    socket.on("connect", () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.on("data", (chunk) => {
      received += chunk.toString();
      if (received.includes("PONG")) end(true);
      else if (received.includes("LOADING")) end(false);
    });
  });
}

/** With a password, because every account of the machine can reach loopback. */
export async function startRedis(
  options: {
    dir: string;
    fast?: boolean;
  } & Pick<ServerOptions, "keepAlive" | "say" | "onStarted">,
): Promise<{ url: string; server: ServerProcess }> {
  const { dir, fast = false, keepAlive, say = () => undefined, onStarted } = options;
  const program = await provideRedis(say);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { value: password } = storedSecret(`${dir}.password`);
  const logFile = `${dir}.log`;
  rmSync(logFile, { force: true });
  let port = await getPort();

  const spawnServer = () => {
    const settings = {
      bind: "127.0.0.1",
      port,
      dir: `"${dir}"`,
      requirepass: password,
      appendonly: fast ? "no" : "yes",
      save: '""',
      // BullMQ must not lose jobs to eviction.
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
      child.stdin?.on("error", () => undefined);
      const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
      child.stdin?.end(lines.join(""));
      return child;
    } finally {
      closeSync(log);
    }
  };
  const server = new ServerProcess({
    name: "Redis",
    spawn: spawnServer,
    ready: (signal) => until(() => acceptsCommands(port, password), signal),
    stopping: [{ signal: "SIGTERM", timeoutMs: 5000 }],
    logTail: () => lastLines(logFile),
    keepAlive,
    say,
    onStarted,
  });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await server.start();
      return { url: `redis://:${password}@127.0.0.1:${port}`, server };
    } catch (error) {
      if (attempt === 5 || !/address already in use/i.test(lastLines(logFile))) throw error;
      port = await getPort();
    }
  }
}
