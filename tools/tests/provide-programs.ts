import { provideCaddy } from "#services/caddy.ts";
import { provideBareDebian } from "#services/debian-bare.ts";
import type { Say } from "#services/debian-packages.ts";
import { providePostgresTools } from "#services/debian-postgres.ts";
import { providePainSchema, provideXmllint } from "#services/pain-schema.ts";
import { providePgbouncer } from "#services/pgbouncer.ts";
import { providePromtool } from "#services/promtool.ts";
import { provideRedis } from "#services/redis-program.ts";
import { provideShellcheck } from "#services/shellcheck.ts";

const programs: Array<(say: Say) => Promise<unknown>> = [
  provideRedis,
  provideCaddy,
  providePgbouncer,
  providePostgresTools,
  providePromtool,
  provideShellcheck,
  provideXmllint,
  providePainSchema,
];

/**
 * Fetches what the tests of tools need and this machine lacks, so that no download counts in the time of a test. What
 * could not be had is left to the tests that need it: they say so.
 */
export async function providePrograms(say: Say, { debian }: { debian: boolean }): Promise<void> {
  for (const provide of debian ? [...programs, provideBareDebian] : programs) await provide(say).catch(() => undefined);
}
