import { join } from "node:path";
import { dataDirOf } from "../../scripts/setup/paths.mjs";
import { runningPostgres, startPostgres } from "./postgres.ts";

/** With DATABASE_URL, or the embedded database of DATA_DIR, started for it unless `npm start` has it running. */
export async function onDatabase<T>(work: (env: NodeJS.ProcessEnv & { DATABASE_URL: string }) => Promise<T>) {
  const DATA_DIR = dataDirOf(process.env);
  const dir = join(DATA_DIR, "postgres");
  const running = process.env.DATABASE_URL || runningPostgres(dir);
  const started = running ? undefined : await startPostgres({ dir });
  try {
    return await work({ ...process.env, DATA_DIR, DATABASE_URL: running || started?.url || "" });
  } finally {
    await started?.server.stop();
  }
}
