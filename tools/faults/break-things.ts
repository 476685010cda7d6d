import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "#services/api.ts";
import type { PostgresCluster } from "#services/postgres-cluster.ts";
import type { RedisPair } from "#services/redis-pair.ts";
import type { TemporaryServers } from "#services/temporary-servers.ts";
import type { OutageProxy } from "@podium/api/test/outage-proxy.ts";
import type { History } from "./history.ts";
import type { Fault } from "./fault-plan.ts";

export interface Breakable {
  apis: readonly [Api, Api];
  servers: TemporaryServers<"postgres" | "redis">;
  /** Replaces the single Redis. */
  redisPair: RedisPair | undefined;
  /** Replaces the single PostgreSQL. */
  cluster: PostgresCluster | undefined;
  /** Ends mail claims, to simulate the time that passes while a process is paused. */
  endClaims: () => Promise<void>;
  proxies: { apis: readonly [OutageProxy, OutageProxy]; postgres: OutageProxy; redis: OutageProxy };
}

async function cut(proxy: OutageProxy, ms: number): Promise<void> {
  proxy.cut();
  await sleep(ms);
  proxy.restore();
}

async function breakOne(breakable: Breakable, fault: Fault): Promise<void> {
  const { apis, servers, redisPair, cluster, proxies, endClaims } = breakable;
  switch (fault.kind) {
    case "kill-api":
      return apis[fault.api].server.kill();
    case "pause-api":
      apis[fault.api].server.signal("SIGSTOP");
      await sleep(fault.ms);
      return apis[fault.api].server.signal("SIGCONT");
    case "outlast-api":
      apis[fault.api].server.signal("SIGSTOP");
      await sleep(fault.ms / 2);
      await endClaims().catch(() => undefined);
      await sleep(fault.ms / 2);
      return apis[fault.api].server.signal("SIGCONT");
    case "cut-api":
      return cut(proxies.apis[fault.api], fault.ms);
    case "empty-redis":
      return servers.breakServer("redis", "restart");
    case "fail-over-redis":
      await redisPair?.killMaster();
      // The servers become ready with the new master, while the old one is still down.
      return void (await Promise.all(apis.map((api) => api.ready())));
    case "return-redis":
      return redisPair?.returnMaster();
    case "pause-redis":
      await servers.breakServer("redis", "pause");
      await sleep(fault.ms);
      return servers.breakServer("redis", "resume");
    case "cut-redis":
      return cut(proxies.redis, fault.ms);
    case "restart-postgres":
      return servers.breakServer("postgres", "restart");
    case "crash-postgres":
      return cluster ? cluster.crashPrimary() : servers.breakServer("postgres", "crash");
    case "cut-postgres":
      return cut(proxies.postgres, fault.ms);
    case "fail-over-postgres":
      await cluster?.killPrimary();
      return void (await Promise.all(apis.map((api) => api.ready())));
    case "outlast-postgres":
      return cluster?.pausePrimary(fault.ms);
    case "kill-standby-of-postgres":
      return cluster?.killStandby();
    case "return-postgres":
      return cluster?.returnMachine();
  }
}

function partOf(fault: Fault): string {
  if (fault.kind === "cut-redis" || fault.kind === "cut-postgres") return fault.kind;
  if (fault.kind === "cut-api") return `${fault.kind} ${fault.api}`;
  if ("api" in fault) return `api ${fault.api}`;
  return fault.kind.split("-").at(-1) ?? "";
}

/** Runs the faults, which overlap unless they have the same target. Resolves when everything runs again. */
export async function breakThings(
  breakable: Breakable,
  plan: ReadonlyArray<{ atMs: number; fault: Fault }>,
  history: History,
): Promise<void> {
  const start = Date.now();
  const busy = new Map<string, Promise<void>>();
  for (const { atMs, fault } of plan) {
    await sleep(Math.max(0, start + atMs - Date.now()));
    const part = partOf(fault);
    const before = busy.get(part) ?? Promise.resolve();
    busy.set(
      part,
      before.then(async () => {
        const outage = { what: JSON.stringify(fault), began: Date.now(), ended: Infinity };
        history.outages.push(outage);
        await breakOne(breakable, fault);
        outage.ended = Date.now();
      }),
    );
  }
  await Promise.all(busy.values());
}
