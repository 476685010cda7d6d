import { restoreCommand } from "./features/backups/commands.ts";

process.exitCode = await restoreCommand(process.argv.slice(2), process.env);
