import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { readBackupConfig } from "#config.ts";
import { systemClock } from "#platform/process/clock.ts";
import { createDatabase } from "#platform/data/database.ts";
import { createLogger } from "#platform/process/logger.ts";
import { openPictureStore } from "#platform/files/picture-store.ts";
import { sentenceOf } from "./backup-failures.ts";
import { backUpIntoFolder } from "./backup-folder.ts";
import { createBackupsService } from "./backups.service.ts";
import { makeBackup, type MadeBackup } from "./make-backup.ts";
import { backUpEachNight } from "./nightly.ts";
import { restoreBackup } from "./restore-backup.ts";

type Config = ReturnType<typeof readBackupConfig>;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const warn = (line: string): void => void process.stderr.write(`${line}\n`);

const sourcesOf = (config: Config) => ({ url: config.DATABASE_URL, store: openPictureStore(config) });

const inWords = ({ file, bytes, rows, tables, pictures, takenAt }: MadeBackup): string =>
  `${file}: ${rows} rows of ${tables} tables and ${pictures} pictures as of ${takenAt.toISOString()}, ${(bytes / 1e6).toFixed(1)} MB; ` +
  "read back and whole.";

async function nightly(config: Config): Promise<never> {
  const logger = createLogger({ level: config.LOG_LEVEL });
  const database = createDatabase({ url: config.DATABASE_URL, logger, max: 1, timeLimits: null });
  return backUpEachNight({
    clock: systemClock,
    logger,
    wait,
    lastGoodAt: () => createBackupsService({ db: database.db }).lastGoodAt(),
    async backUp() {
      const made = await backUpIntoFolder(sourcesOf(config), resolve(config.BACKUP_DIR));
      const { file, bytes, rows, pictures, takenAt, warning } = made;
      logger.info({ file, bytes, rows, pictures, takenAt }, "backed up");
      if (warning) logger.error(warning);
    },
  });
}

async function attempt(work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    warn(sentenceOf(error));
    return 1;
  }
}

export function backupCommand(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return attempt(async () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { nightly: { type: "boolean", default: false } },
    });
    const config = readBackupConfig(env);
    if (values.nightly) await nightly(config);
    const [file] = positionals;
    const made = file
      ? await makeBackup({ ...sourcesOf(config), nameOf: () => resolve(file), counts: false })
      : await backUpIntoFolder(sourcesOf(config), resolve(config.BACKUP_DIR));
    say(inWords(made));
    if (made.warning) warn(made.warning);
  });
}

export function restoreCommand(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return attempt(async () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: "boolean", default: false } },
    });
    const [file] = positionals;
    if (!file) throw new Error("Which backup? restore FILE");
    const config = readBackupConfig(env);
    const { DATABASE_URL, DATABASE_OWNER_URL } = config;
    const manifest = await restoreBackup({
      file: resolve(file),
      url: DATABASE_OWNER_URL ?? DATABASE_URL,
      appUrl: DATABASE_OWNER_URL && DATABASE_URL,
      store: openPictureStore(config),
      replace: values.replace,
      logger: createLogger({ level: "warn" }),
      say,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const pictures = manifest.pictures.length;
    say(
      `Restored: ${rows} rows of ${manifest.tables.length} tables and ${pictures} pictures, as of ${manifest.takenAt}. Start Podium now.`,
    );
    say(
      "Everybody signs in again, and phones of the entrance are paired again. Roles and passwords are those of then.",
    );
  });
}
