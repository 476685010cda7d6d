import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import { startTemporaryServers } from "#services/temporary-servers.ts";
import { startOutageProxy } from "@podium/api/test/outage-proxy.ts";
import { startApiProcess } from "./api-process.ts";
import { breakThings } from "./break-things.ts";
import { createCaller } from "./caller.ts";
import type { History } from "./history.ts";
import { loseMessages } from "./lost-messages.ts";
import { startMailServer } from "./mail-server.ts";
import { runUser } from "./users.ts";
import { planFaults } from "./plan.ts";
import { createRecorder, type Recorder } from "./recorder.ts";
import { openScreens } from "./screens.ts";
import { ADMIN, createScenario } from "./scenario.ts";
import { summarize } from "./summary.ts";
import { findUnfinished, findViolations } from "./violations.ts";

export interface Report {
  seed: number;
  wrong: string[];
  summary: string[];
  done: number;
  logFiles: string[];
}

const HOLD_SECONDS = 3;
const PAYMENT_SECONDS = 8;
/** The slowest sweep, and the time that everything takes to be up again. */
const REST_TIMEOUT_MS = 60_000;
const SCREEN_TIMEOUT_MS = 30_000;

/** Retries, also while the database restarts. */
async function untilEmpty(question: () => Promise<string[]>, timeoutMs: number): Promise<string[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const left = await question().catch((error: unknown) => [String(error)]);
    if (left.length === 0 || Date.now() > deadline) return left;
    await sleep(250);
  }
}

/** A dead process holds its mail claims for three minutes; end them now that nobody works. */
async function letClaimsPass(recorder: Recorder): Promise<void> {
  await recorder.query(
    `update mails set claimed_until = now() where status = 'SENDING' and claimed_until < now() + interval '170 seconds'`,
  );
}

/** A provider repeats its webhook when it got no response. */
async function repeatWebhooks(recorder: Recorder, send: (ref: string) => Promise<unknown>): Promise<void> {
  const open = await recorder.query<{ ref: string }>(
    `select t.ref from test_provider_payments t join payments p on p.provider_ref = t.ref
     where t.status <> 'open' and p.status = 'OPEN'`,
  );
  for (const { ref } of open) await send(ref);
}

/** @param options.seconds how long faults go on */
export async function runFaults(options: {
  seed: number;
  seconds: number;
  users: number;
  say?: (line: string) => void;
}): Promise<Report> {
  const { seed, say = () => undefined } = options;
  const folder = await mkdtemp(join(tmpdir(), "podium-fault-logs-"));
  const servers = await startTemporaryServers("faults", ["postgres", "redis"]);
  const mail = await startMailServer();
  const proxies = {
    postgres: await startOutageProxy(servers.urls.postgres),
    redis: await startOutageProxy(servers.urls.redis),
  };
  const recorder = createRecorder(servers.urls.postgres);
  const env = {
    NODE_ENV: "production",
    DATABASE_URL: proxies.postgres.url,
    REDIS_URL: proxies.redis.url,
    DATA_DIR: folder,
    JWT_SECRET: randomBytes(32).toString("hex"),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: mail.url,
    PAYMENT_PROVIDER: "test",
    CART_HOLD_SECONDS: String(HOLD_SECONDS),
    PAYMENT_WINDOW_SECONDS: String(PAYMENT_SECONDS),
    RATE_LIMIT: "off",
    LOG_LEVEL: "warn",
  };
  const logFiles = [join(folder, "server-0.log"), join(folder, "server-1.log")] as const;
  const [port0, port1] = [await getPort(), await getPort()];
  const first = startApiProcess({ env, port: port0, logFile: logFiles[0] });
  // The first one migrates; concurrent migrations have tests of their own.
  await first.ready();
  const apis = [first, startApiProcess({ env, port: port1, logFile: logFiles[1] })] as const;
  await apis[1].ready();
  const entries = [await startOutageProxy(apis[0].url), await startOutageProxy(apis[1].url)] as const;
  await recorder.startDiary();

  const urls = [entries[0].url.replace(/\/$/, ""), entries[1].url.replace(/\/$/, "")] as const;
  const history: History = { calls: [], outages: [] };
  const caller = createCaller([...urls], history);
  const { scenario, accounts } = await createScenario(caller, seed, options.users);
  const screens = openScreens(urls, scenario.showIds, { admin: scenario.admin, accounts }, recorder);
  say(`${options.users} users, two servers, ${options.seconds} s of faults; FAULT_SEED=${seed} does it again`);

  const usage = new AbortController();
  const lives = accounts.map((account, number) => runUser(scenario, account, number, usage.signal));
  const breakable = { apis, servers, proxies: { ...proxies, apis: entries } };
  await breakThings(breakable, planFaults(seed, options.seconds * 1000), history);
  usage.abort();
  await Promise.all(lives);
  await Promise.all(apis.map((api) => api.ready()));
  say(`${history.calls.length} changes asked for, ${history.outages.length} faults; all servers are up again`);

  const restBegan = Date.now();
  await untilEmpty(async () => {
    await repeatWebhooks(recorder, (ref) =>
      caller.ask({ via: 0, method: "POST", path: "/api/payments/webhook", body: { id: ref } }),
    );
    await letClaimsPass(recorder);
    return findUnfinished(recorder);
  }, REST_TIMEOUT_MS);
  const restMs = Date.now() - restBegan;
  const different = await untilEmpty(() => screens.differences(), SCREEN_TIMEOUT_MS);
  const wrong = [...(await findViolations(recorder, history, mail.mails)), ...screens.late, ...different];
  const [showId = 0] = scenario.showIds;
  await loseMessages(
    recorder,
    showId,
    accounts.slice(0, 2).map(({ id }) => id),
  );
  const unrepaired = await untilEmpty(() => screens.differences(), SCREEN_TIMEOUT_MS);
  wrong.push(...unrepaired.map((difference) => `not repaired: ${difference}`));

  const summary = [
    ...summarize(history),
    `${mail.mails.length} mails; at rest ${restMs} ms after the last fault; no screen was behind for more than ${screens.longestMs} ms`,
  ];

  screens.close();
  await Promise.all(apis.map((api) => api.stop()));
  await Promise.all([...entries, proxies.postgres, proxies.redis].map((proxy) => proxy.close()));
  await recorder.close();
  await mail.close();
  await servers.stop();
  if (wrong.length === 0) await rm(folder, { recursive: true, force: true });
  const done = history.calls.filter(({ status }) => status !== null && status < 400).length;
  return { seed, wrong, summary, done, logFiles: [...logFiles] };
}
