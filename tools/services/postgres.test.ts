import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { identify, isAlive } from "../../scripts/setup/process-identity.mjs";
import { startPostgres } from "./postgres.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "podium-postgres-"));
  chmodSync(folder, 0o711);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function listens(port: number): Promise<boolean> {
  const socket = createConnection({ host: "127.0.0.1", port });
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

const start = (options: { keepAlive?: boolean } = {}) =>
  startPostgres({ dir: join(folder, "postgres"), fast: true, ...options });

it("hides its password from other accounts and has the same one at the next start", async () => {
  const first = await start();
  await first.server.stop();
  const second = await start();
  await second.server.stop();
  expect(new URL(second.url).password).toBe(new URL(first.url).password);
  expect(statSync(join(folder, "postgres.password")).mode & 0o777).toBe(0o600);
});

it("starts although a postmaster.pid is left whose number now belongs to another process", async () => {
  await (await start()).server.stop();
  writeFileSync(join(folder, "postgres/cluster/postmaster.pid"), `${process.pid}\n`);
  const { server } = await start();
  expect(isAlive(identify(server.pid ?? 0))).toBe(true);
  await server.stop();
});

it("ends a predecessor that outlived its parent instead of sharing the data with it", async () => {
  const orphan = await start();
  const identity = identify(orphan.server.pid ?? 0);
  const { server } = await start();
  expect(isAlive(identity)).toBe(false);
  await server.stop();
});

it("comes back by itself, at the same address, when it is killed", async () => {
  const { server, url } = await start({ keepAlive: true });
  const before = server.pid;
  const port = Number(new URL(url).port);
  await server.kill();
  while (server.pid === before || !(await listens(port))) await sleep(20);
  expect(isAlive(identify(server.pid ?? 0))).toBe(true);
  await server.stop();
  expect(isAlive(identify(server.pid ?? 0))).toBe(false);
});
