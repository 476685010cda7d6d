import { join } from "node:path";
import { dataDirOf } from "../../scripts/setup/paths.mjs";
import { onShutdownSignal } from "../../scripts/setup/shutdown-signal.mjs";
import { runningPostgres, startPostgres } from "./postgres.ts";

/**
 * With DATABASE_URL, or the embedded database of DATA_DIR, started for it unless `npm start` has it running. A signal
 * ends the process, and that database with it: what was not committed never was.
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
