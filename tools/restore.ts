/** `npm run restore FILE [--replace]`: restores into the database of DATABASE_URL, or the embedded one if not set. */
import { restoreCommand } from "@podium/api/modules/records/backups/commands.ts";
import { onDatabase } from "#services/database-of-environment.ts";

process.exitCode = await onDatabase((env) => restoreCommand(process.argv.slice(2), env));
