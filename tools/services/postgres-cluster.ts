// Three machines as in docs/scaling.md, and HAProxy in front: a standby replaces a dead primary.
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { Say } from "./debian-packages.ts";
import { provideFailoverPrograms } from "./failover-programs.ts";
import { freePort } from "./ports.ts";
import { drawPorts, failoverSettings, Machine, type Ports } from "./postgres-machine.ts";
import { spawnLogged } from "./programs.ts";
import { ServerProcess, until } from "./server-process.ts";

const MACHINES = 3;
/** Limit for steps that hang; generous, because a busy machine is slow. */
const TIMEOUT_MS = 300_000;

async function within(what: string, question: () => Promise<boolean>): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await until(question, signal, 100);
  if (signal.aborted) throw new Error(`${what} took longer than ${TIMEOUT_MS} ms`);
}

export type PostgresCluster = Awaited<ReturnType<typeof startPostgresCluster>>;

/** @param dir an empty folder that PostgreSQL's account may enter */
export async function startPostgresCluster(dir: string, say: Say = () => undefined) {
  const programs = await provideFailoverPrograms(say);
  const random = () => randomBytes(18).toString("hex");
  const passwords = { superuser: random(), replication: random(), rewind: random() };
  const ports: Ports[] = [];
  while (ports.length < MACHINES) ports.push(await drawPorts());
  mkdirSync(dir, { recursive: true });
  chmodSync(dir, 0o711);
  const machines = ports.map((_, index) => new Machine(dir, index, { programs, passwords, ports }));
  const [first, ...others] = machines as [Machine, ...Machine[]];
  const endNow = () => machines.forEach((machine) => machine.endNow());
  process.once("exit", endNow);
  await using starting = new AsyncDisposableStack();
  starting.defer(async () => {
    await Promise.all(machines.map((machine) => machine.kill()));
    process.off("exit", endNow);
  });
  // etcd is ready only once most of its members are there.
  await Promise.all(machines.map((machine) => machine.startEtcd()));
  await first.startPatroni();
  await Promise.all(others.map((machine) => machine.startPatroni()));

  const primaries = async (): Promise<Machine[]> => {
    const are = await Promise.all(machines.map((machine) => machine.says("primary")));
    return machines.filter((_, index) => are[index]);
  };
  // The primary's own view: others, and it itself just before, may still name those of the former primary.
  const isWhole = async (): Promise<boolean> => {
    const [primary, ...more] = await primaries();
    if (!primary || more.length > 0) return false;
    const { members } = await primary.readCluster();
    return (
      members.length === MACHINES &&
      members.every(({ name, role }) => role === (name === primary.name ? "leader" : "sync_standby"))
    );
  };
  const untilWhole = () => within("the standbys' return", () => isWhole().catch(() => false));
  await untilWhole();

  const port = await freePort();
  const urlOf = (database: string) => `postgres://podium:${passwords.superuser}@127.0.0.1:${port}/${database}`;
  const logFile = join(dir, "haproxy.log");
  const addresses: Record<string, string> = Object.fromEntries(
    ports.flatMap((own, index) => [
      [`PG${index + 1}`, `127.0.0.1:${own.postgres}`],
      [`PG${index + 1}_API`, String(own.api)],
    ]),
  );
  const haproxy = new ServerProcess({
    name: "HAProxy",
    spawn: () =>
      spawnLogged(logFile, programs.haproxy, ["-db", "-f", join(failoverSettings, "haproxy.cfg")], {
        env: { ...programs.env, ...addresses, DATABASE_PORT: String(port) },
      }),
    ready: (signal) => until(() => canWrite(urlOf("postgres")), signal, 100),
    stopping: [],
    logFile,
  });
  process.once("exit", () => haproxy.signal("SIGKILL"));
  starting.defer(() => haproxy.kill());
  await haproxy.start();
  await queryOnce(urlOf("postgres"), "create database podium");

  async function thePrimary(): Promise<Machine> {
    await within("the primary's naming", async () => (await primaries()).length === 1);
    const [primary] = await primaries();
    if (!primary) throw new Error("There is no primary.");
    return primary;
  }
  let away: Machine | undefined;
  const untilReplaced = (former: Machine) =>
    within("the failover", async () => (await primaries()).some((machine) => machine !== former));

  const running = starting.move();
  return {
    url: urlOf("podium"),
    /** Resolves once a standby has taken over. */
    async killPrimary(): Promise<void> {
      away = await thePrimary();
      await away.kill();
      await untilReplaced(away);
    },
    /** Kills the primary's PostgreSQL alone, and waits until it is a standby of another. */
    async crashPrimary(): Promise<void> {
      const primary = await thePrimary();
      await primary.crash();
      await untilReplaced(primary);
      await untilWhole();
    },
    /** Lets the primary stand still until a standby has taken over, and for `ms` at least. */
    async pausePrimary(ms: number): Promise<void> {
      const primary = await thePrimary();
      const over = AbortSignal.timeout(ms);
      primary.pause();
      try {
        await untilReplaced(primary);
        await until(() => false, over, 100);
      } finally {
        primary.resume();
      }
      await untilWhole();
    },
    async killStandby(): Promise<void> {
      const primary = await thePrimary();
      away = machines.find((machine) => machine !== primary);
      await away?.kill();
    },
    /** Starts the machine that was killed, and waits until it is a synchronous standby. */
    async returnMachine(): Promise<void> {
      await away?.restart();
      await untilWhole();
    },
    stop: () => running.disposeAsync(),
  };
}

async function queryOnce(url: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(query);
  } finally {
    await client.end();
  }
}

/** A standby refuses this. */
const canWrite = (url: string): Promise<boolean> =>
  queryOnce(url, "begin read write").then(
    () => true,
    () => false,
  );
