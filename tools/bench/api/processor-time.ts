import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import type { BenchServer } from "./bench-server.ts";

/** USER_HZ of Linux, the same on every machine. */
const TICKS_A_SECOND = 100;

export interface Cpu {
  api: number;
  postgres: number;
}

/** Processor time so far, in seconds: of the API's process, and of PostgreSQL's processes that live. */
export async function readCpu(server: BenchServer): Promise<Cpu> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const api = Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(metrics)?.[1] ?? 0);
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    server.database.db,
  );
  const ticks = await Promise.all(
    rows.map(async ({ pid }) => {
      const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
      const [, , , , , , , , , , , user = 0, system = 0] = stat
        .slice(stat.lastIndexOf(")") + 2)
        .split(" ")
        .map(Number);
      return user + system;
    }),
  );
  return { api, postgres: ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND };
}
