/** `npm run backup [FILE]`: of the database of the environment; without DATABASE_URL of the embedded one. */
import { backupCommand } from "@podium/api/features/backups/commands.ts";
import { onDatabase } from "#services/database-of-environment.ts";

process.exitCode = await onDatabase((env) => backupCommand(process.argv.slice(2), env));
