import { buildApp } from "./app.ts";
import { type Config, hasSampleAccount, isShortSecret, readConfig } from "./config.ts";
import { migrate } from "./database/migrate.ts";
import { createDependencies, type Dependencies } from "./dependencies.ts";
import { ensureFirstAdmin, type PrintedLogin } from "./first-admin.ts";
import { collectJobs, collectSweeps } from "./jobs.ts";
import { createLogger } from "./platform/logger.ts";
import { shutDownAtSignal } from "./shutdown.ts";
import { buildWorkerApp } from "./worker-app.ts";
import { DEMO_PASSWORD, DEMO_USERS, seedDemo } from "./seed/demo.ts";

async function prepareData({ config, users, logger, ...deps }: Dependencies): Promise<PrintedLogin | null> {
  await migrate({ url: config.DATABASE_URL, logger });
  const admin = await ensureFirstAdmin({ config, users, logger });
  if (config.SEED === "demo") await seedDemo({ ...deps, users });
  return admin;
}

/** Does not print a configured password. */
function printWelcome(config: Config, admin: PrintedLogin | null): void {
  const lines = [`Podium luistert op ${config.PUBLIC_URL}`];
  if (admin) lines.push(`  beheerder   ${admin.email} / ${admin.password}`);
  if (config.SEED === "demo") lines.push(...DEMO_USERS.map((email) => `  gebruiker   ${email} / ${DEMO_PASSWORD}`));
  process.stdout.write(`\n${lines.join("\n")}\n\n`);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.LOG_LEVEL, pretty: config.NODE_ENV === "development" });
  if (isShortSecret(config.JWT_SECRET)) logger.warn("JWT_SECRET is short: production requires 32 characters or more");
  if (config.NODE_ENV === "production" && hasSampleAccount(config))
    logger.warn("BANK_IBAN is the sample: visitors are asked to pay to an account that is not the society's");
  const deps = createDependencies(config, logger);
  // A library's unhandled rejection, as when Redis becomes unreachable, must not end the process.
  process.on("unhandledRejection", (error) => logger.error({ err: error }, "unhandled rejection"));

  const handlers = collectJobs(deps);
  const admin = await prepareData(deps);
  const app = config.ROLE === "worker" ? buildWorkerApp(deps) : await buildApp(deps);
  await app.listen({ port: config.PORT, host: config.HOST });
  if (config.ROLE !== "web") deps.queues.work(handlers);
  const sweeps = collectSweeps(deps, config.ROLE);
  for (const sweep of sweeps) sweep.start();
  if (config.ROLE === "all") printWelcome(config, admin);
  shutDownAtSignal(app, deps, sweeps);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
