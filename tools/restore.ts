/** `npm run restore FILE [--replace]`: into the database of the environment; without DATABASE_URL the embedded one. */
import { restoreCommand } from "@podium/api/features/backups/commands.ts";
import { onDatabase } from "#services/database-of-environment.ts";

process.exitCode = await onDatabase((env) => restoreCommand(process.argv.slice(2), env));
