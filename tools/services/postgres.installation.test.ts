import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { identify, isAlive } from "../../scripts/setup/process-identity.mjs";
import { test as base } from "#tests/fixtures.ts";
import { accepts } from "./ports.ts";
import { startPostgres } from "./postgres.ts";

const test = base.extend(
  "start",
  ({ folder }) =>
    (options: { keepAlive?: boolean } = {}) =>
      startPostgres({ dir: join(folder, "postgres"), fast: true, ...options }),
);

test("hides its password from other accounts and has the same one at the next start", async ({ folder, start }) => {
  const first = await start();
  await first.server.stop();
  const second = await start();
  await second.server.stop();
  expect(new URL(second.url).password).toBe(new URL(first.url).password);
  expect(statSync(join(folder, "postgres.password")).mode & 0o777).toBe(0o600);
});

test("starts although a postmaster.pid is left whose number now belongs to another process", async ({
  folder,
  start,
}) => {
  await (await start()).server.stop();
  writeFileSync(join(folder, "postgres/cluster/postmaster.pid"), `${process.pid}\n`);
  const { server } = await start();
  expect(isAlive(identify(server.pid ?? 0))).toBe(true);
  await server.stop();
});

test("ends a predecessor that outlived its parent instead of sharing the data with it", async ({ start }) => {
  const orphan = await start();
  const identity = identify(orphan.server.pid ?? 0);
  const { server } = await start();
  expect(isAlive(identity)).toBe(false);
  await server.stop();
});

test("comes back by itself, at the same address, when it is killed", async ({ start }) => {
  const { server, url } = await start({ keepAlive: true });
  const before = server.pid;
  const port = Number(new URL(url).port);
  await server.kill();
  while (server.pid === before || !(await accepts(port))) await sleep(20);
  expect(isAlive(identify(server.pid ?? 0))).toBe(true);
  await server.stop();
  expect(isAlive(identify(server.pid ?? 0))).toBe(false);
});
