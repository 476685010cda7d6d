import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
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
