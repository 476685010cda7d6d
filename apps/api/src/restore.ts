import { restoreCommand } from "./modules/records/backups/commands.ts";

process.exitCode = await restoreCommand(process.argv.slice(2), process.env);
