import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pTimeout from "p-timeout";
import * as z from "zod";
import type { Clock } from "#platform/process/clock.ts";
import type { RecentCalls } from "#platform/process/recent-calls.ts";
import type { TimeLimits } from "#platform/process/time-limits.ts";
import type { Database } from "./database.ts";
import type { RedisConnections } from "./redis.ts";

/** Bytes that an unprivileged process may still write; for a folder that does not exist yet, the parent's. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const parent = dirname(resolve(folder));
    if (parent === resolve(folder)) throw error;
    return freeBytes(parent);
  }
}

const SPAN_MS = 60_000;

let watching: (() => number) | undefined;

/** Returns a reader of the 99th percentile of the event loop delay in the last whole minute, in seconds. */
function watchLoopDelay(): () => number {
  return (watching ??= startWatching());
}

function startWatching(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  let since = performance.now();
  let last = 0;
  return () => {
    if (performance.now() - since >= SPAN_MS) {
      last = histogram.percentile(99) / 1e9;
      histogram.reset();
      since = performance.now();
    }
    return last;
  };
}

const EXPIRY_SECONDS = 30;
const FORGOTTEN_MS = 3600_000;
/** A minute of reports. */
const SAMPLES = 12;

const vitalsSchema = z.object({
  id: z.string(),
  role: z.string(),
  version: z.string(),
  startedAt: z.coerce.date(),
  loopDelaySeconds: z.number(),
  /** Counts of the last five minutes, like `failed` and `shed`. */
  calls: z.number(),
  failed: z.number(),
  shed: z.number(),
  /** The smallest number of calls that waited for a database connection at any report of the last minute. */
  awaitedConnections: z.number(),
  /** How far its clock is ahead of the database's; null: not known. */
  clockSeconds: z.number().nullable(),
  /** Keyed by the folder's purpose. */
  freeBytes: z.record(z.string(), z.number()),
});
export type ProcessVitals = z.infer<typeof vitalsSchema>;

export type Vitals = ReturnType<typeof createVitals>;

export function createVitals(deps: {
  redis: Pick<RedisConnections, "commands" | "isReady">;
  database: Database;
  clock: Clock;
  calls: Pick<RecentCalls, "sum">;
  prefix: string;
  role: string;
  version: string;
  folders: Readonly<Record<string, string>>;
  timeLimits: TimeLimits;
}) {
  const { redis, database, clock, calls, prefix, role, version, folders, timeLimits } = deps;
  const id = randomUUID();
  const index = `${prefix}:vitals`;
  const startedAt = clock.now();
  let knownSince = startedAt;
  const loopDelay = watchLoopDelay();
  let awaited: number[] = [];

  async function disks(): Promise<Record<string, number>> {
    const sizes = await Promise.allSettled(
      Object.entries(folders).map(async ([name, folder]) => [name, await freeBytes(folder)] as const),
    );
    return Object.fromEntries(sizes.flatMap((size) => (size.status === "fulfilled" ? [size.value] : [])));
  }

  async function clockSeconds(): Promise<number> {
    const before = clock.now().getTime();
    const asked = sql<{ at: Date }>`select clock_timestamp() as at`.execute(database.db);
    const { rows } = await pTimeout(asked, { milliseconds: timeLimits.databaseClock });
    const between = (before + clock.now().getTime()) / 2;
    return (between - (rows[0]?.at.getTime() ?? between)) / 1000;
  }

  return {
    /** Free space on the disk of each folder, in bytes; unreadable folders are left out. */
    disks,

    clockSeconds,

    async report(): Promise<void> {
      awaited = [...awaited, database.pool.waitingCount].slice(-SAMPLES);
      const own: ProcessVitals = {
        id,
        role,
        version,
        startedAt,
        loopDelaySeconds: loopDelay(),
        ...calls.sum(),
        awaitedConnections: awaited.length === SAMPLES ? Math.min(...awaited) : 0,
        clockSeconds: await clockSeconds().catch(() => null),
        freeBytes: await disks(),
      };
      if (!redis.isReady()) return;
      const now = clock.now();
      const known = await redis.commands.set(`${index}:${id}`, JSON.stringify(own), "EX", EXPIRY_SECONDS, "GET");
      if (known === null) knownSince = now;
      await redis.commands
        .multi()
        .zadd(index, now.getTime(), id)
        .zremrangebyscore(index, "-inf", now.getTime() - FORGOTTEN_MS)
        .exec();
    },

    /** All living processes, of any version; null when Redis is unavailable. */
    async all(): Promise<ProcessVitals[] | null> {
      if (!redis.isReady()) return null;
      try {
        const ids = await redis.commands.zrange(index, "0", "-1");
        const texts = ids.length === 0 ? [] : await redis.commands.mget(ids.map((each) => `${index}:${each}`));
        return texts.flatMap((text) => {
          const parsed = vitalsSchema.safeParse(text === null ? null : JSON.parse(text));
          return parsed.success ? [parsed.data] : [];
        });
      } catch {
        return null;
      }
    },

    isOwn: (vitals: ProcessVitals): boolean => vitals.id === id,

    /** The moment since which Redis has known this process without a gap, as of its last report. */
    knownSince: (): Date => knownSince,
  };
}
