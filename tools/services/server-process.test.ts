import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { test } from "#tests/fixtures.ts";
import { ServerProcess, until } from "./server-process.ts";

test("a restart goes on past what a killed predecessor has not released yet", async ({ folder }) => {
  const logFile = join(folder, "server.log");
  let starts = 0;
  const isRefused = () => starts === 2;
  const server = new ServerProcess({
    name: "A server",
    logFile,
    spawn: () => {
      starts += 1;
      writeFileSync(logFile, isRefused() ? "FATAL: memory block is still in use\n" : "");
      return spawn(process.execPath, ["-e", isRefused() ? "process.exit(1)" : "setInterval(() => undefined, 1000)"]);
    },
    ready: (signal) => until(() => !isRefused(), signal),
    stopping: [{ signal: "SIGTERM", timeoutMs: 30_000 }],
  });
  await server.start();
  await server.restart();
  expect(starts).toBe(3);
  await server.stop();
});

test("two callers that stop a server send it one signal, and both wait for its end", async ({ folder }) => {
  const signals = join(folder, "signals");
  // Ends at the second signal, or once the file that the test writes is there.
  const program = `
    const { appendFileSync, existsSync } = require("node:fs");
    let count = 0;
    process.on("SIGTERM", () => {
      appendFileSync("${signals}", "SIGTERM ");
      if (++count > 1) process.exit(1);
      setInterval(() => existsSync("${signals}.finish") && process.exit(0), 10);
    });
    setInterval(() => undefined, 1000);
    appendFileSync("${signals}", "ready ");`;
  const read = () => (existsSync(signals) ? readFileSync(signals, "utf8") : "");
  const server = new ServerProcess({
    name: "A server",
    spawn: () => spawn(process.execPath, ["-e", program]),
    ready: (signal) => until(() => read() === "ready ", signal),
    stopping: [{ signal: "SIGTERM", timeoutMs: 30_000 }],
  });
  await server.start();
  const first = server.stop();
  await expect.poll(read).toBe("ready SIGTERM ");
  const second = server.stop();
  writeFileSync(`${signals}.finish`, "");
  await Promise.all([first, second]);
  expect(read()).toBe("ready SIGTERM ");
});
