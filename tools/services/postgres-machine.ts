// One of the machines of docs/scaling.md, as processes: PostgreSQL, Patroni and etcd.
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import * as z from "zod";
import { root } from "../../scripts/setup/paths.mjs";
import type { Programs } from "./failover-programs.ts";
import { freePort } from "./ports.ts";
import { postgresAccount } from "./postgres-account.ts";
import { spawnLogged } from "./programs.ts";
import { get } from "./api.ts";
import { ServerProcess, until } from "./server-process.ts";

export const failoverSettings = join(root, "deploy/failover");
const python = "/usr/bin/python3";
/** Limit for processes that SIGKILL ends; a disk may hold them up. */
const KILLED_MS = 60_000;

/** A process and its descendants, the youngest last. */
function treeOf(pid: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name of the program, in brackets, may have spaces.
        const [, parent = ""] = readFileSync(`/proc/${name}/stat`, "utf8").split(")").at(-1)?.trim().split(" ") ?? [];
        return [[Number(name), Number(parent)] as const];
      } catch {
        return [];
      }
    });
  const tree = [pid];
  for (const one of tree) tree.push(...parents.filter(([, parent]) => parent === one).map(([child]) => child));
  return tree;
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

const untilGone = (pids: readonly number[]): Promise<void> =>
  until(() => !pids.some((pid) => existsSync(`/proc/${pid}`)), AbortSignal.timeout(KILLED_MS));

export async function drawPorts() {
  const [postgres, api, client, peer] = [await freePort(), await freePort(), await freePort(), await freePort()];
  return { postgres, api, client, peer };
}
export type Ports = Awaited<ReturnType<typeof drawPorts>>;

/** Parts of the environment that all machines have in common. */
interface Shared {
  programs: Programs;
  passwords: Record<"superuser" | "replication" | "rewind", string>;
  ports: readonly Ports[];
}

export class Machine {
  readonly name: string;
  readonly ports: Ports;
  readonly #data: string;
  readonly #etcd: ServerProcess;
  readonly #patroni: ServerProcess;

  constructor(dir: string, index: number, { programs, passwords, ports }: Shared) {
    const own = ports[index] as Ports;
    const account = postgresAccount();
    this.name = `pg${index + 1}`;
    this.ports = own;
    this.#data = join(dir, this.name, "data");
    const urlOf = (port: number) => `http://127.0.0.1:${port}`;
    mkdirSync(join(dir, this.name), { recursive: true, mode: 0o700 });
    if (account.uid !== undefined) chownSync(join(dir, this.name), account.uid, account.gid);
    const etcdLog = join(dir, `${this.name}-etcd.log`);
    this.#etcd = new ServerProcess({
      name: `etcd of ${this.name}`,
      spawn: () =>
        spawnLogged(etcdLog, programs.etcd, [], {
          ...account,
          env: {
            ...programs.env,
            ...parseEnv(readFileSync(join(failoverSettings, "etcd.env"), "utf8")),
            ETCD_NAME: this.name,
            ETCD_DATA_DIR: join(dir, this.name, "etcd"),
            ETCD_LISTEN_CLIENT_URLS: urlOf(own.client),
            ETCD_ADVERTISE_CLIENT_URLS: urlOf(own.client),
            ETCD_LISTEN_PEER_URLS: urlOf(own.peer),
            ETCD_INITIAL_ADVERTISE_PEER_URLS: urlOf(own.peer),
            ETCD_INITIAL_CLUSTER: ports.map(({ peer }, each) => `pg${each + 1}=${urlOf(peer)}`).join(","),
          },
        }),
      ready: (signal) => until(async () => (await get(`${urlOf(own.client)}/health`)).ok, signal, 100),
      stopping: [],
      logFile: etcdLog,
    });
    const patroniLog = join(dir, `${this.name}.log`);
    this.#patroni = new ServerProcess({
      name: `Patroni of ${this.name}`,
      spawn: () =>
        spawnLogged(patroniLog, python, [programs.patroni, join(failoverSettings, "patroni.yml")], {
          ...account,
          env: {
            ...programs.env,
            LC_ALL: "C.UTF-8",
            PATRONI_NAME: this.name,
            PATRONI_ETCD_HOSTS: ports.map(({ client }) => `127.0.0.1:${client}`).join(","),
            PATRONI_RESTAPI_LISTEN: `127.0.0.1:${own.api}`,
            PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${own.api}`,
            PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${own.postgres}`,
            PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${own.postgres}`,
            PATRONI_POSTGRESQL_DATA_DIR: this.#data,
            PATRONI_POSTGRESQL_BIN_DIR: programs.postgres,
            PATRONI_POSTGRESQL_PGPASS: join(dir, this.name, "pgpass"),
            PATRONI_SUPERUSER_USERNAME: "podium",
            PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
            PATRONI_REPLICATION_USERNAME: "replicator",
            PATRONI_REPLICATION_PASSWORD: passwords.replication,
            PATRONI_REWIND_USERNAME: "rewinder",
            PATRONI_REWIND_PASSWORD: passwords.rewind,
          },
        }),
      ready: (signal) => until(() => this.says("readiness"), signal, 100),
      stopping: [],
      logFile: patroniLog,
    });
  }

  startEtcd = (): Promise<void> => this.#etcd.start();
  startPatroni = (): Promise<void> => this.#patroni.start();

  /** @param path of Patroni's health checks: whether PostgreSQL is that here */
  async says(path: "primary" | "readiness"): Promise<boolean> {
    return (await get(`http://127.0.0.1:${this.ports.api}/${path}`)).ok;
  }

  /** @throws when Patroni does not respond */
  async readCluster(): Promise<{ members: { name: string; role: string }[] }> {
    const { body } = await get(`http://127.0.0.1:${this.ports.api}/cluster`);
    return z.object({ members: z.array(z.object({ name: z.string(), role: z.string() })) }).parse(JSON.parse(body));
  }

  #postgres(): number[] {
    try {
      const pid = Number(readFileSync(join(this.#data, "postmaster.pid"), "utf8").split("\n")[0]);
      // A file that is being written is empty, and 0 would be every process of the machine.
      return pid > 0 ? treeOf(pid) : [];
    } catch {
      return [];
    }
  }

  /** All at once, as when the power is gone. */
  async kill(): Promise<void> {
    const all = this.pause();
    signalAll(all, "SIGKILL");
    await Promise.all([this.#patroni.kill(), this.#etcd.kill()]);
    await untilGone(all);
  }

  async crash(): Promise<void> {
    const all = this.#postgres();
    signalAll(all, "SIGSTOP");
    signalAll(all, "SIGKILL");
    await untilGone(all);
  }

  /** @returns the processes of this machine, which stand still */
  pause(): number[] {
    const all = [this.#patroni.pid, this.#etcd.pid].flatMap((pid) => (pid === undefined ? [] : treeOf(pid)));
    signalAll(all, "SIGSTOP");
    const postgres = this.#postgres();
    signalAll(postgres, "SIGSTOP");
    return [...all, ...postgres];
  }

  resume(): void {
    const all = [this.#patroni.pid, this.#etcd.pid].flatMap((pid) => (pid === undefined ? [] : treeOf(pid)));
    signalAll([...this.#postgres(), ...all], "SIGCONT");
  }

  async restart(): Promise<void> {
    await this.startEtcd();
    await this.startPatroni();
  }

  /** Ends every process now, for the end of this program. */
  endNow(): void {
    signalAll(this.pause(), "SIGKILL");
  }
}
