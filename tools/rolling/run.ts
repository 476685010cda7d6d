import type { ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { startMailbox } from "@podium/api/test/mailbox.ts";
import { selfSigned } from "@podium/api/test/self-signed.ts";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { apiOver, type Send } from "@podium/shared/test/api.ts";
import { hold, showForm, signIn } from "@podium/shared/test/steps.ts";
import { spawnNode } from "#services/programs.ts";
import { untilEmpty } from "#faults/retries.ts";
import { fleetAdmin as admin, startFleet } from "#tests/fleet.ts";
import { type Call, countByKind, createCalls } from "./calls.ts";
import { type Death, explainFailures } from "./deaths.ts";
import { findLostAndDoubled, prepareVisits, type Scenario, type Visit } from "./visits.ts";
import { describeReturns, openPollingScreen, openWebScreen, type Screen } from "./screens.ts";
import { overHttp1, overHttp2 } from "./send.ts";

/** Lets the event loop run sometimes, so that the process notices the end of its parent. */
const LOOP = "setInterval(() => { for (const end = Date.now() + 100; Date.now() < end; ); }, 1)";

function occupyCores(count: number): Disposable {
  const loops: ChildProcess[] = Array.from({ length: count }, () => spawnNode(["--eval", LOOP], { env: {} }));
  return { [Symbol.dispose]: () => loops.forEach((loop) => void loop.kill("SIGKILL")) };
}

interface Report {
  wrong: string[];
  summary: string[];
  calls: number;
  lost: number;
}

const DRAIN_SECONDS = 5;
const SETTLE_MS = 300_000;

type Fleet = Awaited<ReturnType<typeof startFleet>>;

/** @param options.folder an empty folder that PostgreSQL's account may enter */
export async function runRolling(options: {
  folder: string;
  /** Each round restarts both web processes and the worker, one after the other. */
  rounds: number;
  kills: number;
  busy: number;
  screens: number;
  /** As `startFleet`; without, the waiting times are those of the product. */
  longLimits?: boolean;
  say?: (line: string) => void;
}): Promise<Report> {
  const { folder, rounds, kills, busy, longLimits = false, say = () => undefined } = options;
  await using started = new AsyncDisposableStack();
  setDefaultCACertificates([...getCACertificates("default"), selfSigned.cert]);
  const tls = { key: join(folder, "key.pem"), certificate: join(folder, "certificate.pem") };
  writeFileSync(tls.key, selfSigned.key);
  writeFileSync(tls.certificate, selfSigned.cert);
  const mailbox = started.adopt(await startMailbox(), (one) => one.close());
  const fleet = started.adopt(
    await startFleet(folder, {
      tls,
      longLimits,
      env: { SMTP_URL: mailbox.url, VERIFY_EMAIL: "off", CART_HOLD_SECONDS: "60" },
      webEnv: { DRAIN_SECONDS: String(DRAIN_SECONDS) },
    }),
    (one) => one.stop(),
  );
  const transports = { "HTTP/1.1": overHttp1(fleet.url), "HTTP/2": overHttp2(fleet.url) };
  for (const send of Object.values(transports)) started.defer(send.close);
  const scenario = await prepareScenario(transports["HTTP/1.1"]);
  const prepared = [];
  for (const [protocol, send] of Object.entries(transports))
    prepared.push(await prepareVisits(scenario, protocol, send));
  const visits = prepared.flatMap((one) => one.visits);
  const writes = prepared.map((one) => one.writes);
  const screens = await openScreens(fleet.url, scenario.showId, options.screens);
  started.defer(() => screens.forEach((screen) => screen.close()));
  started.use(occupyCores(busy));
  say(`${visits.length} visits at once, ${screens.length} screens, ${busy} busy loops`);

  const summary: string[] = [];
  const wrong: string[] = [];
  const note = (line: string): void => {
    summary.push(line);
    say(line);
  };
  const returns = async (what: string, disturb: () => Promise<unknown>): Promise<void> => {
    const from = Date.now();
    await disturb();
    note(`${what} in ${Date.now() - from} ms: ${describeReturns(screens, from, Date.now())}`);
  };

  const rolled = await during(visits, async () => {
    for (let round = 1; round <= rounds; round++)
      for (const [name, member] of membersOf(fleet))
        await returns(`round ${round}, ${name} restarted`, async () => {
          await member.server.restart();
          await member.ready();
        });
  });
  for (const line of countByKind(rolled)) note(line);
  wrong.push(...rolled.flatMap(({ kind, failure }) => (failure === null ? [] : [`${kind}: ${failure}`])));

  const deaths: Death[] = [];
  const killed = await during(visits, async () => {
    for (let round = 1; round <= kills; round++)
      for (const [name, member] of membersOf(fleet).slice(0, 2))
        await returns(`round ${round}, ${name} killed`, async () => {
          deaths.push({ address: new URL(member.url).host, at: Date.now() });
          await member.server.kill();
          await member.ready();
        });
  });
  for (const line of countByKind(killed)) note(line);
  const { lost, line: losses, unexplained } = explainFailures(killed, deaths, fleet.proxyLog);
  note(losses);
  wrong.push(...unexplained);

  await hold(apiOver(transports["HTTP/1.1"], scenario.token), scenario.showId, [scenario.lastSeat]);
  const behind = () =>
    screens.flatMap(({ seats }, index) =>
      (seats.get(scenario.lastSeat)?.version ?? 0) > 0 ? [] : [`screen ${index} is behind`],
    );
  wrong.push(...(await untilEmpty(async () => behind(), SETTLE_MS)));
  wrong.push(...(await untilEmpty(() => findLostAndDoubled(fleet.databaseUrl, mailbox, writes), SETTLE_MS)));
  const failedJoins = screens.reduce((sum, screen) => sum + screen.failedJoins, 0);
  note(`${failedJoins} joins without a response, each repaired by the next connection`);
  return { wrong, summary, calls: rolled.length, lost };
}

const membersOf = ({ web, worker }: Fleet) => [
  ["the first web process", web[0]] as const,
  ["the second", web[1]] as const,
  ["the worker", worker] as const,
];

async function prepareScenario(send: Send): Promise<Scenario & { lastSeat: string }> {
  const token = await signIn(apiOver(send), admin);
  const body = showForm({ dateTime: new Date(Date.now() + 9 * 24 * 3600 * 1000).toISOString() });
  const showId = (await apiOver(send, token).createShow({ body })).id;
  const [lastSeat = "", ...seats] = ALL_SEATS;
  return { admin, token, showId, seats, lastSeat };
}

async function openScreens(url: string, showId: number, count: number): Promise<Screen[]> {
  const screens = Array.from({ length: count }, (_, index) =>
    index % 4 === 3 ? openPollingScreen(url, showId) : openWebScreen(url, showId, index % 4 === 0),
  );
  const missing = await untilEmpty(
    async () => screens.flatMap(({ seats }, index) => (seats.size > 0 ? [] : [`screen ${index} did not come up`])),
    SETTLE_MS,
  );
  if (missing[0] !== undefined) throw new Error(missing[0]);
  return screens;
}

async function during(visits: readonly Visit[], disturb: () => Promise<void>): Promise<Call[]> {
  const calls = createCalls();
  const over = new AbortController();
  const going = visits.map(async ({ round }) => {
    while (!over.signal.aborted) await round(calls);
  });
  try {
    await disturb();
  } finally {
    over.abort();
    await Promise.all(going);
  }
  return calls.all;
}
