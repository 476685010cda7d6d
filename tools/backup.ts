/** `npm run backup [FILE]`: backs up the database of DATABASE_URL, or the embedded one if that is not set. */
import { backupCommand } from "@podium/api/modules/records/backups/commands.ts";
import { onDatabase } from "#services/database-of-environment.ts";

process.exitCode = await onDatabase((env) => backupCommand(process.argv.slice(2), env));
