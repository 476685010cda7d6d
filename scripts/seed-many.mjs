// `npm run seed:many`: 20,000 reservations of 5,000 users into the database of the environment; without DATABASE_URL
// into the embedded one, whether or not `npm start` has it running.
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { ensureInstalled } from "./setup/install.mjs";
import { dataDirOf } from "./setup/paths.mjs";

await ensureInstalled((line) => console.log(line));
const { runningPostgres, startPostgres } = await import("./services/postgres.mjs");
const { runOnPinnedNode } = await import("./setup/pinned-node.mjs");

const dir = join(dataDirOf(process.env), "postgres");
const configured = process.env.DATABASE_URL || runningPostgres(dir);
const started = configured ? undefined : await startPostgres({ dir });
process.env.DATABASE_URL = configured || started?.url;
// The settings are read as a whole; of these two nothing is used.
process.env.REDIS_URL ||= "redis://127.0.0.1";
process.env.JWT_SECRET ||= randomBytes(32).toString("hex");
try {
  process.exitCode = await runOnPinnedNode(["apps/api/src/seed/run-many.ts"]).ended;
} finally {
  await started?.server.stop();
}
