import { fileURLToPath } from "node:url";
import { execaNode } from "execa";
import { pinnedNode } from "../../scripts/setup/paths.mjs";

/** tests: not durable. bench: as in production. faults: durable PostgreSQL, Redis without persistence, both restart. */
export type Purpose = "tests" | "bench" | "faults";

/** spareRedis: a second Redis, which a test may pause or fill up. */
export type ServerName = "postgres" | "redis" | "spareRedis";

export type Breakage = "restart" | "crash" | "pause" | "resume";

export interface BreakOrder {
  id: number;
  server: ServerName;
  how: Breakage;
}

export interface StoreOrder {
  storeIn: string;
}

export type HostMessage = { urls: Partial<Record<ServerName, string>> } | { done: number; error?: string };

export interface TemporaryServers<Name extends ServerName> {
  readonly urls: Record<Name, string>;
  breakServer(server: Name, how: Breakage): Promise<void>;
  /** @throws Error when the data could not be stored */
  stop(order?: Partial<StoreOrder>): Promise<void>;
}

const file = fileURLToPath(new URL("temporary-servers-host.ts", import.meta.url));

/** Starts servers whose data ends with this process. @param cluster folder of `storedCluster`, copied for PostgreSQL */
export async function startTemporaryServers<Name extends ServerName>(
  purpose: Purpose,
  names: readonly Name[],
  cluster?: string,
): Promise<TemporaryServers<Name>> {
  const host = execaNode(file, [purpose, ...names], {
    env: { TEMPORARY_CLUSTER: cluster },
    nodePath: pinnedNode,
    ipc: true,
    // After Ctrl-C, the parent decides when the servers stop.
    detached: true,
    cleanup: false,
    stdin: "ignore",
    stdout: "inherit",
    stderr: "inherit",
    buffer: false,
    reject: false,
  });
  const { urls } = (await host.getOneMessage()) as { urls: Record<Name, string> };
  let orders = 0;
  return {
    urls,
    async breakServer(server, how) {
      orders += 1;
      const order: BreakOrder = { id: orders, server, how };
      const done = host.getOneMessage({ filter: (message) => (message as { done?: number }).done === order.id });
      await host.sendMessage({ ...order });
      const { error } = (await done) as { error?: string };
      if (error) throw new Error(error);
    },
    async stop({ storeIn } = {}) {
      if (storeIn !== undefined) await host.sendMessage({ storeIn });
      await host.sendMessage("stop");
      const { failed } = await host;
      if (failed && storeIn !== undefined) throw new Error(`The data could not be stored in ${storeIn} (see above).`);
    },
  };
}
