import { provideCaddy } from "#services/caddy.ts";
import type { Say } from "#services/debian-packages.ts";
import { providePostgresTools } from "#services/debian-postgres.ts";
import { providePainSchema, provideXmllint } from "#services/pain-schema.ts";
import { providePgbouncer } from "#services/pgbouncer.ts";
import { providePromtool } from "#services/promtool.ts";
import { provideShellcheck } from "#services/shellcheck.ts";

type Provide = (say: Say) => Promise<unknown>;

/** Programs by suite, except PostgreSQL and Redis, which start before all tests. */
const programs: Record<string, Provide[]> = {
  tools: [provideXmllint, providePainSchema],
  installation: [provideCaddy, providePgbouncer, providePostgresTools, providePromtool, provideShellcheck],
};

/**
 * Fetches programs that the suites need and this machine lacks, so that no download counts in the time of a test. If
 * that fails, the tests that need the program report it.
 */
export async function providePrograms(suites: readonly string[], say: Say): Promise<void> {
  const wanted = new Set(suites.flatMap((name) => programs[name] ?? []));
  for (const provide of wanted) await provide(say).catch(() => undefined);
}
