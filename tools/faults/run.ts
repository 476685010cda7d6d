import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Api, startApi } from "#services/api.ts";
import type { PostgresCluster } from "#services/postgres-cluster.ts";
import { startRedisPair } from "#services/redis-pair.ts";
import { startTemporaryServers } from "#services/temporary-servers.ts";
import { startMailbox } from "@podium/api/test/mailbox.ts";
import { startOutageProxy } from "@podium/api/test/outage-proxy.ts";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { compareBooks, compareProvider, compareWhileAwaited } from "./sum-checks.ts";
import { readBooks } from "./books.ts";
import { breakThings } from "./break-things.ts";
import { checkCash, describeCash, readCashBook, readRests } from "./cash-checks.ts";
import { createCaller } from "./caller.ts";
import { countBrokenOff, readScans } from "./response-checks.ts";
import { checkEvents, loseMessages } from "./event-checks.ts";
import { type Call, type History, summarize } from "./history.ts";
import { runUser } from "./users.ts";
import { FAILOVER, planFailovers, planFaults } from "./fault-plan.ts";
import { FULL, type Via } from "./plan.ts";
import { checkAreas, checkOpening, describeOpening, findStillWaiting, readOpening } from "./opening-checks.ts";
import { letEverybodyIn, openingShowOf, planOpening, runEntrant, runOrganiser } from "./opening-steps.ts";
import { createRecorder, type Recorder } from "./recorder.ts";
import { reserveInTime, untilEmpty } from "./retries.ts";
import { openScreens, RIGHT_WITHIN_MS } from "./screens.ts";
import { followSlowness } from "./slowness.ts";
import { ADMIN, createScenario } from "./scenario.ts";
import { checkReadAgain, checkTransfers, describeTransfers, readTransfers } from "./transfer-checks.ts";
import { countWaiting, describeWaiting, findLeftLying, type WaitingCounts } from "./waiting-checks.ts";
import { emptyLists, provokeOffer } from "./waiting-steps.ts";
import { findUnfinished, findViolations } from "./violations.ts";

export interface Report {
  seed: number;
  wrong: string[];
  summary: string[];
  done: number;
  longestWrongMs: number;
  /** How much longer everything took than on a machine of its own. */
  slowness: number;
  waiting: WaitingCounts;
  history: History;
  logFiles: string[];
}

const VISITORS = 3;
const MAX_STARTS = 5;
/** Until Patroni no longer counts on a standby that is gone; also a statement's timeout. */
const COMMIT_WAITS_FOR_STANDBY_MS = 10_000;
const HOLD_SECONDS = 3;
const PAYMENT_SECONDS = 8;
const OFFER_SECONDS = 4;
/** Far longer than the interval of the slowest sweep and the time until all servers are up again. */
const REST_TIMEOUT_MS = 180_000;
const SCREEN_TIMEOUT_MS = 120_000;
/** Far longer than it takes until somebody has an offer and a seat, even on a slow machine. */
const TESTED_TIMEOUT_MS = 240_000;
/** Shorter than the time to store one scan. */
const LOOK_FOR_SCANS_EVERY_MS = 2;

/** Ends mail claims older than ten seconds, because those of a dead process would last for three minutes. */
async function endMailClaims(recorder: Recorder): Promise<void> {
  await recorder.query(
    `update mails set claimed_until = now() where status = 'SENDING' and claimed_until < now() + interval '170 seconds'`,
  );
}

/** A process whose database is too busy for a connection at its start ends, and a supervisor starts it again. */
async function startAsSupervised(env: Record<string, string>, logFile: string): Promise<Api> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startApi(env, { logFile });
    } catch (error) {
      if (attempt === MAX_STARTS) throw error;
    }
  }
}

const isDoneHold = ({ asked, status }: Call): boolean => asked.kind === "hold" && status === 200;

/** Repeats webhooks, as a provider does that got no response. */
async function repeatWebhooks(recorder: Recorder, send: (ref: string) => Promise<unknown>): Promise<void> {
  const open = await recorder.query<{ ref: string }>(
    `select t.ref from test_provider_payments t join payments p on p.provider_ref = t.ref
     where t.status <> 'open' and p.status = 'OPEN'`,
  );
  for (const { ref } of open) await send(ref);
}

type Faults = Parameters<typeof runFaults>[0]["seconds"];

const describeFaults = (faults: Faults): string =>
  typeof faults === "object" ? `${faults.rounds} rounds of failovers of PostgreSQL` : `${faults} (s)`;

function planOf(seed: number, faults: Faults): ReturnType<typeof planFaults> {
  if (faults === "failover") return FAILOVER;
  return typeof faults === "number" ? planFaults(seed, faults * 1000) : planFailovers(faults.rounds);
}

/** The only faults are failovers of this cluster, which two web processes and a worker use. */
export interface DatabaseFailovers {
  cluster: PostgresCluster;
  rounds: number;
}

export async function runFaults(options: {
  seed: number;
  /** Duration of the faults; "failover": the only fault is that the master of two Redis servers dies once. */
  seconds: number | "failover" | DatabaseFailovers;
  users: number;
  /** How many more wait for a sale that opens; as many as users by default. */
  entrants?: number;
  /** Off by default, because the suite calls more often than people do. */
  rateLimit?: "on" | "off";
  say?: (line: string) => void;
}): Promise<Report> {
  const { seed, seconds, rateLimit = "off", say = () => undefined } = options;
  const cluster = typeof seconds === "object" ? seconds.cluster : undefined;
  await using started = new AsyncDisposableStack();
  const closing = <Server extends { close(): unknown }>(server: Server): Server =>
    started.adopt(server, async () => void (await server.close()));

  const folder = await mkdtemp(join(tmpdir(), "podium-fault-logs-"));
  let clean = false;
  started.defer(async () => {
    // After a failure, the logs in the folder may explain it.
    if (clean) await rm(folder, { recursive: true, force: true });
  });
  const servers = started.adopt(await startTemporaryServers("faults", ["postgres", "redis"]), (each) => each.stop());
  const databaseUrl = cluster?.url ?? servers.urls.postgres;
  const mailbox = closing(await startMailbox());
  const proxies = {
    postgres: closing(await startOutageProxy(servers.urls.postgres)),
    redis: closing(await startOutageProxy(servers.urls.redis)),
  };
  const redisPair =
    seconds === "failover"
      ? started.adopt(await startRedisPair(join(folder, "redis")), (pair) => pair.stop())
      : undefined;
  const recorder = closing(createRecorder(databaseUrl));
  const env = {
    NODE_ENV: "test",
    DATABASE_URL: cluster?.url ?? proxies.postgres.url,
    REDIS_URL: redisPair?.url ?? proxies.redis.url,
    REDIS_SENTINELS: redisPair?.sentinels ?? "",
    DATA_DIR: folder,
    JWT_SECRET: randomBytes(32).toString("hex"),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: mailbox.url,
    VERIFY_EMAIL: "off",
    PAYMENT_PROVIDER: "test",
    BANK_IBAN: "BE43068999999501",
    CART_HOLD_SECONDS: String(HOLD_SECONDS),
    PAYMENT_WINDOW_SECONDS: String(PAYMENT_SECONDS),
    OFFER_SECONDS: String(OFFER_SECONDS),
    CONFIRMATION_UNDO_SECONDS: "0",
    RATE_LIMIT: rateLimit,
    LOG_LEVEL: "warn",
    ...(cluster && { ROLE: "web" }),
  };
  const logFiles = [join(folder, "server-0.log"), join(folder, "server-1.log"), join(folder, "worker.log")] as const;
  // The servers start one after the other, because concurrent migrations have separate tests.
  const apis = [
    started.use(await startAsSupervised(env, logFiles[0])),
    started.use(await startAsSupervised(env, logFiles[1])),
  ] as const;
  if (cluster) started.use(await startAsSupervised({ ...env, ROLE: "worker" }, logFiles[2]));
  // A paused process would not notice that the suite has ended.
  process.once("exit", () => apis.forEach(({ server }) => server.signal("SIGKILL")));
  const entries = [closing(await startOutageProxy(apis[0].url)), closing(await startOutageProxy(apis[1].url))] as const;
  await recorder.startRecording();

  const urls = [entries[0].url.replace(/\/$/, ""), entries[1].url.replace(/\/$/, "")] as const;
  const history: History = { calls: [], outages: [], ...(cluster && { longestCommitMs: COMMIT_WAITS_FOR_STANDBY_MS }) };
  const caller = createCaller([...urls], history);
  const killMidway = async (via: Via, clientIds: readonly string[], signal: AbortSignal): Promise<void> => {
    const isStored = () => recorder.query("select from scans where client_id = any($1::uuid[])", [clientIds]);
    if (typeof seconds !== "number") return;
    while (!signal.aborted) {
      const stored = await isStored().catch(() => []);
      if (stored.length === 0) {
        await sleep(LOOK_FOR_SCANS_EVERY_MS);
        continue;
      }
      const outage = { what: `kill-door ${via}`, began: Date.now(), ended: Infinity };
      history.outages.push(outage);
      await apis[via].server.kill();
      outage.ended = Date.now();
      return;
    }
  };
  const slowness = followSlowness();
  const rightWithinMs = () => RIGHT_WITHIN_MS * slowness();
  const { scenario, accounts, entrants } = await createScenario(urls[0], caller, seed, options, killMidway);
  const { admin, showIds } = scenario;
  const [showId = 0] = showIds;
  // Shows without limits of their own: users buy mostly in the first.
  const usual = showIds.slice(0, FULL);
  const visitors = accounts.slice(0, VISITORS);
  const screens = closing(openScreens(urls, showIds, { admin, visitors }, recorder, rightWithinMs));
  const [visitor, ...others] = visitors;
  const withoutEvent = visitor ? await checkEvents(urls[0], usual, { admin, visitor }, screens) : [];
  for (const [index, { id, token }] of others.entries()) {
    const seatId = ALL_SEATS.at(-1 - index) ?? "";
    screens.openReservation(await reserveInTime(apiOver(overFetch(urls[0]), token), showId, [seatId]), id);
  }
  say(
    `${options.users} users, two servers, rate limits ${rateLimit}, faults: ${describeFaults(seconds)}; FAULT_SEED=${seed} does it again`,
  );

  const usage = new AbortController();
  const usageBegan = Date.now();
  const opensAt = await planOpening(urls[0], scenario, entrants);
  const users = [
    ...accounts.map((account, number) => runUser(scenario, account, number, usage.signal)),
    ...entrants.map((account, number) => runEntrant(scenario, { account, number }, opensAt, usage.signal)),
    runOrganiser(scenario, opensAt, usage.signal),
  ];
  const endClaims = () => endMailClaims(recorder);
  const breakable = { apis, servers, redisPair, cluster, endClaims, proxies: { ...proxies, apis: entries } };
  await breakThings(breakable, planOf(seed, seconds), history);
  // A run without them would test neither the waiting list nor what works again, so users continue until then.
  const untested = async (): Promise<string[]> => {
    const wrong = [];
    const lastFaultEnded = Math.max(...history.outages.map(({ ended }) => ended));
    if (!history.calls.some((call) => isDoneHold(call) && call.began > lastFaultEnded))
      wrong.push("nobody could hold a seat after the last fault");
    if ((await countWaiting(recorder)).offers === 0) {
      await provokeOffer(scenario);
      wrong.push("nobody got an offer");
    }
    return wrong;
  };
  const without = await untilEmpty(untested, TESTED_TIMEOUT_MS);
  usage.abort();
  await Promise.all(users);
  await Promise.all(apis.map((api) => api.ready()));
  say(`${history.calls.length} changes asked for, ${history.outages.length} faults; all servers are up again`);

  const boxOffice = apiOver(overFetch(urls[0]), admin.token);
  const openingShow = openingShowOf(scenario);
  const unopened = await letEverybodyIn(urls[0], scenario, REST_TIMEOUT_MS);
  const awaited = await compareWhileAwaited(urls[0], boxOffice, recorder.query);

  const restBegan = Date.now();
  const helpOn = async (): Promise<void> => {
    await repeatWebhooks(recorder, (ref) => caller.call({ via: 0 }, "paymentWebhook", { body: { id: ref } }));
    await endMailClaims(recorder);
  };
  // First, no seat may stay free while somebody waits; then the lists are emptied, so that everything can end.
  const lying = await untilEmpty(async () => {
    await helpOn();
    return [
      ...(await findUnfinished(recorder, "with lists")),
      ...(await findLeftLying(recorder)),
      ...(await findStillWaiting(recorder)),
    ];
  }, REST_TIMEOUT_MS);
  await untilEmpty(async () => {
    await helpOn();
    await emptyLists(scenario);
    return findUnfinished(recorder, "without lists");
  }, REST_TIMEOUT_MS);
  const restMs = Date.now() - restBegan;
  const different = await untilEmpty(() => screens.differences(), SCREEN_TIMEOUT_MS);
  const mails = (await mailbox.mailsTo()).map(({ messageId = "", receivedAt: at }) => ({ messageId, at }));
  const scans = await readScans(recorder);
  const readAgain = await checkReadAgain(boxOffice, recorder.query, history.calls);
  const books = await readBooks(boxOffice, recorder.query);
  const cash = {
    lines: await readCashBook(boxOffice),
    paid: await recorder.readPaid(),
    rests: await readRests(recorder.query),
  };
  const opening = await readOpening(recorder, openingShow, () =>
    boxOffice.getWaitingRoomDraw({ params: { id: openingShow } }),
  );
  const { longestCommitMs } = history;
  const seats = await recorder.readSeats();
  const wrong = [
    ...withoutEvent,
    ...without,
    ...lying,
    ...unopened,
    ...checkOpening({ ...opening, seats, longestCommitMs }, history.calls),
    ...checkAreas(seats),
    ...readAgain,
    ...awaited.wrong.map((difference) => `while something was awaited: ${difference}`),
    ...compareBooks(books),
    ...(await compareProvider(books, recorder.query)),
    ...checkCash(cash, history.calls),
    ...(await checkTransfers(recorder.query, history.calls, usageBegan)),
    ...(await findViolations(recorder, history, mails)),
    ...screens.late,
    ...different,
  ];
  if (typeof seconds !== "number") {
    // Messages between the processes must pass through the new server, too.
    const lost = visitor ? await checkEvents(urls[0], usual, { admin, visitor }, screens) : [];
    wrong.push(...lost.map((difference) => `after the failover: ${difference}`));
  } else {
    const owners = visitors.slice(0, 2).map(({ id }) => id);
    await loseMessages(recorder, showId, owners, screens.reservations);
    const unrepaired = await untilEmpty(() => screens.differences(), SCREEN_TIMEOUT_MS);
    wrong.push(...unrepaired.map((difference) => `not repaired: ${difference}`));
  }

  const waiting = await countWaiting(recorder);
  const summary = [
    ...summarize(history),
    describeWaiting(waiting),
    describeOpening(opening, history.calls),
    `${countBrokenOff(history.calls, scans)} of the door's batches broke off in the middle`,
    describeCash(cash),
    `${describeTransfers(await readTransfers(recorder.query))}; sums also compared with ${awaited.awaitedCents} cents awaited`,
    `${mails.length} mails; at rest ${restMs} ms after the last fault; no screen was behind for more than ${screens.longestMs} ms`,
  ];
  clean = wrong.length === 0;
  const done = history.calls.filter(({ status }) => status !== null && status < 400).length;
  return {
    seed,
    wrong,
    summary,
    done,
    longestWrongMs: screens.longestMs,
    slowness: slowness(),
    waiting,
    history,
    logFiles: [...logFiles],
  };
}
