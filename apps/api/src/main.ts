import { fork } from "node:child_process";
import { once } from "node:events";
import { buildApp } from "./app.ts";
import { type Config, isSampleAccount, isShortSecret, onlyMigrates, readConfig, readMigrateConfig } from "./config.ts";
import { isNewDatabase, migrate, prepareDatabase } from "./database/migrate.ts";
import { createDependencies, type Dependencies } from "./dependencies.ts";
import { dangerOfDemo, ensureFirstAdmin, type PrintedLogin } from "./first-admin.ts";
import { collectJobs, collectSweeps } from "./jobs.ts";
import { untilAvailable } from "./platform/data/unavailable.ts";
import { collectGarbage, collectWhenQuiet } from "./platform/process/collect-garbage.ts";
import { createLogger, readableOutput } from "./platform/process/logger.ts";
import { shutDownAtSignal } from "./shutdown.ts";
import { buildWorkerApp } from "./worker-app.ts";
import { DEMO_PASSWORD, DEMO_USERS, DEMO_VOLUNTEERS, seedDemo } from "./seed/demo.ts";
import { seedSite } from "./seed/site.ts";

async function prepareData({
  config,
  users,
  passwords,
  logger,
  society,
  ...deps
}: Dependencies): Promise<PrintedLogin | null> {
  const samples = config.SEED === "demo";
  const provideFirstRows = async () => {
    await prepareDatabase({ url: config.DATABASE_URL, ownerUrl: config.DATABASE_OWNER_URL, logger });
    await seedSite(deps, { samples });
    await society.refresh();
    return ensureFirstAdmin({ config, users, passwords, logger });
  };
  // All processes of an installation may start at once, which is when a small machine is busiest.
  const admin = await untilAvailable(provideFirstRows, {
    onUnavailable: (error) => logger.warn({ err: error }, "the database does not respond yet: trying again"),
  });
  if (samples) await seedDemo({ ...deps, users }, { volunteers: !dangerOfDemo(config) });
  return admin;
}

async function createOwnLogger({ LOG_LEVEL, NODE_ENV }: Config) {
  return createLogger({
    level: LOG_LEVEL,
    ...(NODE_ENV === "development" && { destination: await readableOutput() }),
  });
}

const PREPARE = "--prepare";

/** A child process frees the 30 MB that this takes. Its failure, which it has logged, ends this process too. */
async function prepareAside(): Promise<void> {
  const child = fork(import.meta.filename, [PREPARE], { execArgv: [] });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) process.exit(1);
}

async function prepareAlone(): Promise<void> {
  // The parent process has ended.
  process.once("disconnect", () => process.exit(1));
  const config = readConfig(process.env);
  const deps = createDependencies(config, await createOwnLogger(config));
  await prepareData(deps);
  // Composing mails takes memory too; a mail server could make this wait.
  if (!config.SMTP_URL) await deps.mailDelivery.sweep();
  process.exit(0);
}

/** Prints logins, except a configured password and demo users that do not exist. */
async function printWelcome({ config, users }: Dependencies, admin: PrintedLogin | null): Promise<void> {
  const lines = [`Podium luistert op ${config.PUBLIC_URL}`];
  if (admin) lines.push(`  beheerder   ${admin.email} / ${admin.password}`);
  if (config.SEED === "demo") {
    for (const { email, role } of DEMO_VOLUNTEERS)
      if (await users.mayWith({ email, password: DEMO_PASSWORD }, role))
        lines.push(`  ${role === "DOOR" ? "onthaal" : "kassa  "}     ${email} / ${DEMO_PASSWORD}`);
    lines.push(...DEMO_USERS.map((email) => `  gebruiker   ${email} / ${DEMO_PASSWORD}`));
  }
  process.stdout.write(`\n${lines.join("\n")}\n\n`);
}

/** The only process that knows the owner's password. */
async function migrateAlone(): Promise<void> {
  const { DATABASE_URL, DATABASE_OWNER_URL, LOG_LEVEL } = readMigrateConfig(process.env);
  const logger = createLogger({ level: LOG_LEVEL });
  const appUrl = DATABASE_OWNER_URL && DATABASE_URL;
  const ran = await migrate({ url: DATABASE_OWNER_URL ?? DATABASE_URL, appUrl, logger });
  const lines = [ran.length > 0 ? `Migrated: ${ran.join(", ")}.` : "The database is of this version already."];
  if (appUrl) lines.push(`The app's role ${decodeURIComponent(new URL(appUrl).username)} has its rights.`);
  process.stdout.write(`${lines.join("\n")}\n`);
}

async function makeApp(deps: Dependencies) {
  const app = deps.config.ROLE === "worker" ? buildWorkerApp(deps) : await buildApp(deps);
  await collectGarbage();
  return app;
}

/** Node's own 64 kB: one kept page or message of 5 kB would keep all of its pool. Larger ones get what they need. */
const BUFFER_POOL_BYTES = 8192;

async function start(): Promise<void> {
  Buffer.poolSize = BUFFER_POOL_BYTES;
  const config = readConfig(process.env);
  const logger = await createOwnLogger(config);
  if (isShortSecret(config.JWT_SECRET)) logger.warn("JWT_SECRET is short: production requires 32 characters or more");
  const url = config.DATABASE_OWNER_URL ?? config.DATABASE_URL;
  if (config.SEED === "demo" && (await isNewDatabase({ url, logger }))) await prepareAside();
  const deps = createDependencies(config, logger);
  // A library's unhandled rejection, as when Redis becomes unreachable, must not end the process.
  process.on("unhandledRejection", (error) => logger.error({ err: error }, "unhandled rejection"));

  const handlers = collectJobs(deps);
  const admin = await prepareData(deps);
  if (config.NODE_ENV === "production" && isSampleAccount(deps.society.current().bank.iban))
    logger.warn("the bank account is the sample: visitors are asked to pay to one that is not the society's");
  const [app] = await Promise.all([
    makeApp(deps),
    deps.database.warmUp(),
    config.ROLE !== "worker" && deps.webPages?.ready(),
  ]);
  await app.listen({ port: config.PORT, host: config.HOST });
  if (config.ROLE !== "web") deps.queues.work(handlers);
  const sweeps = collectSweeps(deps, config.ROLE);
  for (const sweep of sweeps) sweep.start();
  if (config.ROLE === "all") await printWelcome(deps, admin);
  shutDownAtSignal(app, deps, sweeps);
  collectWhenQuiet();
}

function run(): Promise<void> {
  if (onlyMigrates(process.env)) return migrateAlone();
  return process.argv.includes(PREPARE) ? prepareAlone() : start();
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
