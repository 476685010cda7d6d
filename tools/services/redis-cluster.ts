// Three Redis masters as a cluster, as in docs/scaling.md.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Redis } from "ioredis";
import { freePort } from "./ports.ts";
import { startRedis } from "./redis.ts";
import { storedSecret } from "./secret.ts";
import { until } from "./server-process.ts";

const MASTERS = 3;
const SLOTS = 16_384;
/** After this time the others notice a master's death; the usual 15 s would only make tests longer. */
const NODE_TIMEOUT_MS = 2000;
/** Limit for steps that hang; generous, because a busy machine is slow. */
const TIMEOUT_MS = 180_000;

export async function startRedisCluster(dir: string) {
  await using starting = new AsyncDisposableStack();
  const passwordFile = `${dir}.password`;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  storedSecret(passwordFile);
  const masters = await Promise.all(
    Array.from({ length: MASTERS }, async (_, index) => {
      // The default, 10,000 above the other port, may be beyond the last one.
      const busPort = await freePort();
      const settings = {
        "cluster-enabled": "yes",
        "cluster-config-file": "nodes.conf",
        "cluster-node-timeout": String(NODE_TIMEOUT_MS),
        "cluster-port": String(busPort),
      };
      const { url, server } = await startRedis({ dir: join(dir, `${index}`), passwordFile, fast: true, settings });
      starting.defer(() => server.stop({ force: true }));
      const client = new Redis(url, { maxRetriesPerRequest: null });
      client.on("error", () => undefined);
      starting.defer(() => client.disconnect());
      return { url, server, client, busPort, port: Number(new URL(url).port) };
    }),
  );

  const [first] = masters;
  if (!first) throw new Error("a cluster has masters");
  for (const [index, { client, port, busPort }] of masters.entries()) {
    const from = Math.floor((SLOTS * index) / MASTERS);
    const to = Math.floor((SLOTS * (index + 1)) / MASTERS) - 1;
    await client.cluster("ADDSLOTSRANGE", from, to);
    await client.call("CLUSTER", "SET-CONFIG-EPOCH", index + 1);
    if (index > 0) await first.client.call("CLUSTER", "MEET", "127.0.0.1", port, busPort);
  }
  const untilWhole = async (): Promise<void> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const isWhole = async ({ client }: (typeof masters)[number]): Promise<boolean> => {
      const info = await client.cluster("INFO");
      return info.includes("cluster_state:ok") && info.includes(`cluster_known_nodes:${MASTERS}`);
    };
    await until(async () => (await Promise.all(masters.map(isWhole))).every(Boolean), signal);
    if (signal.aborted) throw new Error(`the cluster was not whole after ${TIMEOUT_MS} ms`);
  };
  await untilWhole();

  const running = starting.move();
  return {
    url: first.url,
    /** The others, for REDIS_CLUSTER. */
    others: masters
      .slice(1)
      .map(({ port }) => `127.0.0.1:${port}`)
      .join(","),
    masters,
    untilWhole,
    stop: () => running.disposeAsync(),
  };
}
