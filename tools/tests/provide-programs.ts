import { provideCaddy } from "#services/caddy.ts";
import type { Say } from "#services/debian-packages.ts";
import { providePostgresTools } from "#services/debian-postgres.ts";
import { providePainSchema, provideXmllint } from "#services/pain-schema.ts";
import { providePgbouncer } from "#services/pgbouncer.ts";
import { providePromtool } from "#services/promtool.ts";
import { provideShellcheck } from "#services/shellcheck.ts";

type Provide = (say: Say) => Promise<unknown>;

/** By suite; PostgreSQL and Redis are started before the first test of all. */
const programs: Record<string, Provide[]> = {
  tools: [provideXmllint, providePainSchema],
  installation: [provideCaddy, providePgbouncer, providePostgresTools, providePromtool, provideShellcheck],
};

/**
 * Fetches what the tests of these suites need and this machine lacks, so that no download counts in the time of a test.
 * A program that could not be had is left to the tests that need it: they say so.
 */
export async function providePrograms(suites: readonly string[], say: Say): Promise<void> {
  const wanted = new Set(suites.flatMap((name) => programs[name] ?? []));
  for (const provide of wanted) await provide(say).catch(() => undefined);
}
