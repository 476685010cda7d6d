import { join } from "node:path";
import { type Screen, openScreen } from "@podium/api/test/screens.ts";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { hold, registerUser, showForm, signIn } from "@podium/shared/test/steps.ts";
import { expect, onTestFinished } from "vitest";
import { type Api, startApi } from "#services/api.ts";
import { startPostgres } from "#services/postgres.ts";
import { startRedisCluster } from "#services/redis-cluster.ts";
import { test as base } from "./fixtures.ts";

const SHOWS = 12;
const HOLD_SECONDS = 8;
const admin = { email: "beheer@cluster.example", password: "cluster-tests-only" };
const channelOf = (showId: number): string => `podium:room:show:${showId}`;
const ALL_SHOWS = "podium:room:show:*";

const test = base
  .extend("cluster", { scope: "file" }, async ({ sharedFolder }, { onCleanup }) => {
    const cluster = await startRedisCluster(join(sharedFolder, "redis"));
    onCleanup(() => cluster.stop());
    return cluster;
  })
  .extend("apis", { scope: "file" }, async ({ sharedFolder, cluster }, { onCleanup }) => {
    const running = new AsyncDisposableStack();
    onCleanup(() => running.disposeAsync());
    const postgres = await startPostgres({ dir: join(sharedFolder, "postgres"), fast: true });
    running.defer(() => postgres.server.stop());
    const env = {
      NODE_ENV: "test",
      DATABASE_URL: postgres.url,
      REDIS_URL: cluster.url,
      REDIS_CLUSTER: cluster.others,
      DATA_DIR: sharedFolder,
      JWT_SECRET: "only for tests, and long enough for that",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      CART_HOLD_SECONDS: String(HOLD_SECONDS),
      LOG_LEVEL: "warn",
      VERIFY_EMAIL: "off",
    };
    const started: Api[] = [];
    for (const name of ["first", "second"]) {
      const api = await startApi(env, { logFile: join(sharedFolder, `${name}.log`) });
      running.defer(() => api.server.stop({ force: true }));
      started.push(api);
    }
    const [first = "", second = ""] = started.map(({ url }) => url);
    const by = apiOver(overFetch(first), await signIn(apiOver(overFetch(first)), admin));
    const shows: number[] = [];
    while (shows.length < SHOWS) shows.push((await by.createShow({ body: showForm() })).id);
    return { first, second, shows, pids: () => started.map(({ server }) => server.pid) };
  });

async function watch(url: string, showId: number): Promise<Screen> {
  const screen = await openScreen(url, showId);
  onTestFinished(() => screen.close());
  return screen;
}

async function jobs(url: string, state: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^podium_queue_jobs\\{state="${state}"\\} (\\d+)`, "m").exec(text)?.[1]);
}

test("two processes sell on a cluster: a hold is seen at the other one, and its job ends it there too", async ({
  apis: { first, second, shows },
}) => {
  const [showId = 0] = shows;
  const screen = await watch(second, showId);
  const { token } = await registerUser(apiOver(overFetch(first)));
  await hold(apiOver(overFetch(first), token), showId, ["R1-A"]);
  await screen.until((seats) => seats.get("R1-A")?.status === "held");
  expect(await jobs(second, "delayed")).toBeGreaterThan(0);
  await screen.until((seats) => seats.get("R1-A")?.status === "available");
  await expect.poll(() => jobs(second, "delayed")).toBe(0);
});

test("shows' messages are shared out over the masters, each with the channels that are watched", async ({
  cluster,
  apis: { second, shows },
}) => {
  for (const showId of shows) await watch(second, showId);
  const channels = await Promise.all(cluster.masters.map(({ client }) => client.pubsub("SHARDCHANNELS", ALL_SHOWS)));
  expect(channels.map((each) => (each as string[]).length > 0)).toEqual([true, true, true]);
  expect(new Set(channels.flat())).toEqual(new Set(shows.map(channelOf)));
});

test("a master that died and is back carries its channels again, without a process that restarts", async ({
  cluster,
  apis: { first, second, shows, pids },
}) => {
  const before = pids();
  const screens = new Map<number, Screen>();
  for (const showId of shows) screens.set(showId, await watch(second, showId));
  const carriedBy = async ({ client }: (typeof cluster.masters)[number]): Promise<Set<unknown>> =>
    new Set((await client.pubsub("SHARDCHANNELS", ALL_SHOWS)) as string[]);
  for (const master of cluster.masters) {
    const carried = await carriedBy(master);
    await master.server.kill();
    const other = cluster.masters.find((each) => each !== master);
    await expect.poll(() => other?.client.cluster("INFO"), { timeout: 60_000 }).toContain("cluster_state:fail");
    await master.server.start();
    await cluster.untilWhole();
    await expect.poll(() => carriedBy(master), { timeout: 60_000 }).toEqual(carried);
  }
  const { token } = await registerUser(apiOver(overFetch(first)));
  await hold(apiOver(overFetch(first), token), shows[1] ?? 0, ["R2-A"]);
  await screens.get(shows[1] ?? 0)?.until((seats) => seats.get("R2-A")?.status === "held");
  expect(pids()).toEqual(before);
});
