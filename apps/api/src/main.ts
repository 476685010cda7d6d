import { buildApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { migrate } from "./database/migrate.ts";
import { createDependencies, type Dependencies } from "./dependencies.ts";
import { collectJobs, collectSweeps } from "./jobs.ts";
import { createLogger } from "./platform/logger.ts";
import { stopGently } from "./stop.ts";
import { buildWorkerApp } from "./worker-app.ts";
import { DEMO_PASSWORD, DEMO_USERS, seedDemo } from "./seed/demo.ts";

/** Signs in the demo's administrator when none was configured; never used without `SEED=demo`. */
const DEMO_ADMIN_PASSWORD = "podium-admin";

function adminPassword(config: Config): string | undefined {
  return (
    config.ADMIN_PASSWORD ??
    (config.SEED === "demo" && config.NODE_ENV !== "production" ? DEMO_ADMIN_PASSWORD : undefined)
  );
}

async function prepareData({ config, users, logger, ...deps }: Dependencies): Promise<void> {
  await migrate(deps.database);
  const password = adminPassword(config);
  if (password) await users.ensureAdmin({ email: config.ADMIN_EMAIL, password });
  else logger.warn("ADMIN_PASSWORD is not set: no administrator was made sure of");
  if (config.SEED === "demo") await seedDemo({ ...deps, users });
}

/** What somebody who typed `npm start` wants to know. A password that was configured is not repeated. */
function printWelcome(config: Config): void {
  const lines = [`Podium luistert op ${config.PUBLIC_URL}`];
  if (config.SEED === "demo") {
    const shown = config.ADMIN_PASSWORD ? "(ADMIN_PASSWORD)" : adminPassword(config);
    lines.push(
      `  beheerder   ${config.ADMIN_EMAIL} / ${shown}`,
      ...DEMO_USERS.map((email) => `  gebruiker   ${email} / ${DEMO_PASSWORD}`),
    );
  }
  process.stdout.write(`\n${lines.join("\n")}\n\n`);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.LOG_LEVEL, pretty: config.NODE_ENV !== "production" });
  const deps = createDependencies(config, logger);
  // A promise of a library that nobody waits for, Redis going away for example, must not end the evening.
  process.on("unhandledRejection", (error) => logger.error({ err: error }, "a promise was left alone"));

  const handlers = collectJobs(deps);
  await prepareData(deps);
  const app = config.ROLE === "worker" ? buildWorkerApp(deps) : await buildApp(deps);
  await app.listen({ port: config.PORT, host: config.HOST });
  if (config.ROLE !== "web") deps.queues.work(handlers);
  const sweeps = collectSweeps(deps, config.ROLE);
  for (const sweep of sweeps) sweep.start();
  if (config.ROLE === "all") printWelcome(config);

  async function stop(): Promise<void> {
    if (deps.lifecycle.isStopping()) return;
    await stopGently(app, deps, sweeps);
    process.exit(0);
  }
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
