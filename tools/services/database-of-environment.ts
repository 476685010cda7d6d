import { join } from "node:path";
import { dataDirOf } from "../../scripts/setup/paths.mjs";
import { onShutdownSignal } from "../../scripts/setup/shutdown-signal.mjs";
import { runningPostgres, startPostgres } from "./postgres.ts";

/**
 * Runs `work` with the database of DATABASE_URL, or with the embedded one of DATA_DIR, which is started unless
 * `npm start` is running it. A signal ends the process and the database that it started, without a commit.
 */
export async function onDatabase<T>(work: (env: NodeJS.ProcessEnv & { DATABASE_URL: string }) => Promise<T>) {
  const DATA_DIR = dataDirOf(process.env);
  const dir = join(DATA_DIR, "postgres");
  const running = process.env.DATABASE_URL || runningPostgres(dir);
  const starting = running ? undefined : startPostgres({ dir });
  onShutdownSignal(() => {
    void Promise.resolve(starting)
      .then((it) => it?.server.stop())
      .finally(() => process.exit(130));
  });
  const started = await starting;
  try {
    return await work({ ...process.env, DATA_DIR, DATABASE_URL: running || started?.url || "" });
  } finally {
    await started?.server.stop();
  }
}
