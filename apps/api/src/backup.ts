import { backupCommand } from "./modules/records/backups/commands.ts";

process.exitCode = await backupCommand(process.argv.slice(2), process.env);
