import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { ApiRequest } from "@podium/shared/contracts/client";
import type { Route } from "@podium/shared/contracts/endpoint";
import { routes } from "@podium/shared/contracts/routes";
import { arena } from "@podium/shared/halls/examples/arena";
import { readHall } from "@podium/shared/halls/hall";
import { showForm } from "@podium/shared/test/steps.ts";
import { sql } from "kysely";
import { type Figure, percentiles, quantile } from "#bench/figures.ts";
import type { BenchServer, BenchUser } from "./bench-server.ts";
import { openBrowsers, type Send } from "./browsers.ts";
import { type Cpu, readCpu } from "./processor-time.ts";
import { openLightScreen, openMany } from "./screens.ts";

/** BENCH_WAITING, BENCH_SOCKETS, BENCH_PACE and BENCH_SECONDS set other numbers, for a trial or a larger machine. */
const WAITING = Number(process.env.BENCH_WAITING || 20_000);
/** Pages that some of them have open: a socket in the room, and calls as a page makes them. A multiple of 50. */
const SOCKETS = Number(process.env.BENCH_SOCKETS || 500);
/** The usual pace of a house of 12,000 (decision 086). */
const PER_MINUTE = Number(process.env.BENCH_PACE || 600);
const SECONDS = Number(process.env.BENCH_SECONDS || 60);
/** A minute's worth comes in at the opening, and the others in time. */
const LET_IN = PER_MINUTE + Math.floor((PER_MINUTE * SECONDS) / 60);
const CONNECTIONS = 500;
const WARM_ORDERS = 100;
const OPENS_LATER_MS = 20 * 60_000;
const OPENS_IN_MS = 3000;
const LOOK_EVERY_MS = 100;
/** As `use-ask-again.ts` of the website spreads them. */
const ASK_SPREAD_MS = 3000;
/** As `use-call-in.ts` and a visitor's eye: until the page is there, for each choice, and until the order is sent. */
const CALLED_MS = 300;
const CHOOSE_MS = { least: 2000, most: 8000 };
const CONFIRM_MS = { least: 5000, most: 20_000 };
/** A visitor tries again what was refused because the machine is busy (503). */
const TRIES = 5;
const TRY_AGAIN_MS = { least: 1000, most: 3000 };
const MAILED_TIMEOUT_MS = 120_000;
const ORDERS_TIMEOUT_MS = 120_000;
const AIM_P99_MS = 1000;
const AIM_SHARE = 0.1;

const { seats: PLACES } = readHall(arena());
const FLOOR = "VLOE";
const CHAIRS = PLACES.map(({ id }) => id).filter((id) => !id.startsWith(`${FLOOR}-`));
const PLACES_AN_ORDER = 2;
/** As many as the floor has of the house. */
const ON_FLOOR_EVERY = 3;

const think = ({ least, most }: { least: number; most: number }): Promise<void> =>
  sleep(least + Math.random() * (most - least));

interface Round {
  orders: number;
  failed: Map<string, number>;
  /** How many calls were refused with 503, and made again. */
  refused: number;
  /** In ms, of all calls of those who are in: of the first minute's worth, who come in together, and of later ones. */
  first: number[];
  later: number[];
  /** From the first turn to the last order. */
  seconds: number;
  cpu: Cpu;
  /** From the opening until the mails of all orders are sent, in which `cpu` was used. */
  measuredSeconds: number;
  drawMs: number;
  /** Messages that reached the sockets. */
  messages: number;
}

/** Waits for the mails of all orders so far, whose work would else count for the next round. */
async function untilMailed(server: BenchServer): Promise<void> {
  const until = Date.now() + MAILED_TIMEOUT_MS;
  while (Date.now() < until) {
    const { rows } = await sql`
      select from mails where status in ('WAITING', 'SENDING') and due_at <= now() limit 1`.execute(server.database.db);
    if (rows.length === 0) return;
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error("mails of orders are still unsent");
}

/** Puts people into the room without a call each; they take part in the draw like those who call. */
async function makeEntries(server: BenchServer, showId: number, users: readonly BenchUser[]): Promise<void> {
  await sql`
    insert into waiting_room_entries (show_id, user_id, network, widest_network, arrived_at)
    select ${showId}, user_id, '127.0.0.1', '127.0.0.1', now()
    from unnest(${users.map(({ id }) => id)}::int[]) as waiting (user_id)`.execute(server.database.db);
}

/** Reads people who were let in behind a rank, and not those who wait: that would count as the room's work. */
const newlyIn = async (server: BenchServer, showId: number, afterRank: number) =>
  (
    await sql<{ userId: number; rank: number }>`
      select user_id, rank from waiting_room_entries
      where show_id = ${showId} and rank > ${afterRank}
        and rank <= (select let_in from waiting_rooms where show_id = ${showId}) order by rank`.execute(
      server.database.db,
    )
  ).rows;

/** Spread over the stands; no two orders have the same. */
const chairsOf = (nth: number): string[] =>
  Array.from(
    { length: PLACES_AN_ORDER },
    (_, index) => CHAIRS[((nth * PLACES_AN_ORDER + index) * 7) % CHAIRS.length] ?? "",
  );

/** The order of somebody who was let in: two chairs, or two places of the floor. @returns 'done', or what failed */
async function order(
  server: BenchServer,
  send: Send,
  { showId, user, nth }: { showId: number; user: BenchUser; nth: number },
  times: number[],
  refused: () => void,
): Promise<string> {
  const { token } = user;
  async function ask(route: Route, request: ApiRequest): Promise<number> {
    for (let tries = 1; ; tries++) {
      const began = performance.now();
      const status = await send(route, request, token);
      times.push(performance.now() - began);
      if (status !== 503 || tries >= TRIES) return status;
      refused();
      await think(TRY_AGAIN_MS);
    }
  }
  await sleep(Math.random() * CALLED_MS);
  const entered = await ask(routes.enterWaitingRoom, { params: { id: showId }, body: {} });
  if (entered !== 200) return `enter ${entered}`;
  let seatIds: string[] = [];
  if (nth % ON_FLOOR_EVERY === 0) {
    const params = { showId, groupId: FLOOR };
    await think(CHOOSE_MS);
    const held = await ask(routes.addAreaPlaces, { params, body: { count: PLACES_AN_ORDER } });
    if (held !== 200) return `places ${held}`;
    // Only the cart says which places they are.
    seatIds = (await server.apiOf(token).getCart())?.seats ?? [];
  } else {
    for (const seatId of (seatIds = chairsOf(nth))) {
      await think(CHOOSE_MS);
      const held = await ask(routes.addSeat, { params: { showId, seatId } });
      if (held !== 200) return `hold ${held}`;
    }
  }
  const body = { seatIds, ticketCode: null, paymentMethod: "MANUAL" };
  await think(CONFIRM_MS);
  const reserved = await ask(routes.reserve, { params: { showId }, body });
  return reserved === 201 ? "done" : `reserve ${reserved}`;
}

async function openPages(server: BenchServer, send: Send, showId: number, users: readonly BenchUser[]) {
  const seen = { messages: 0 };
  const asking: Array<Promise<unknown>> = [];
  const ask = ({ token }: BenchUser) => send(routes.enterWaitingRoom, { params: { id: showId }, body: {} }, token);
  const screens = await openMany(users.length, async (index) => {
    const user = users[index];
    if (!user) throw new Error("sockets open fifty at a time, and the last of them have no user");
    const status = await ask(user);
    if (status !== 200) throw new Error(`entering was answered with ${status}`);
    let hasAsked = false;
    const screen = await openLightScreen(server.url, (event, payload) => {
      if (event !== "waiting-room:changed") return;
      seen.messages += 1;
      const { room } = payload as { room: { drawn: boolean } };
      if (!room.drawn || hasAsked) return;
      hasAsked = true;
      asking.push(sleep(Math.random() * ASK_SPREAD_MS).then(() => ask(user)));
    });
    await screen.ask("waiting-room:join", { showId });
    return screen;
  });
  return {
    seen,
    async close(): Promise<void> {
      await Promise.all(asking);
      for (const screen of screens) screen.disconnect();
    },
  };
}

/** An opening with that many people in the room; the first `wanted` of them order. */
async function open(
  server: BenchServer,
  send: Send,
  { hallPlanId, people, sockets, wanted }: { hallPlanId: number; people: number; sockets: number; wanted: number },
): Promise<Round> {
  const admin = server.apiOf(server.admin.token);
  const form = showForm({ hallPlanId, waitingRoom: "on" });
  const { id: showId } = await admin.createShow({
    body: { ...form, salesOpenAt: new Date(Date.now() + OPENS_LATER_MS).toISOString() },
  });
  const params = { id: showId };
  await admin.changeWaitingRoom({ params, body: { perMinute: PER_MINUTE } });
  const users = await server.makeUsers(people);
  const byId = new Map(users.map((user) => [user.id, user]));
  await makeEntries(server, showId, users.slice(sockets));
  const pages = await openPages(server, send, showId, users.slice(0, sockets));

  await untilMailed(server);
  const opensAt = Date.now() + OPENS_IN_MS;
  const { name, dateTime } = form;
  await admin.updateShow({ params, body: { name, dateTime, salesOpenAt: new Date(opensAt).toISOString() } });
  await sleep(Math.max(0, opensAt - Date.now()));
  const cpuBefore = await readCpu(server);
  const measuredFrom = performance.now();
  const [first, later]: [number[], number[]] = [[], []];
  const failed = new Map<string, number>();
  let [orders, begun, rank, refused] = [0, 0, 0, 0];
  let beganAt = 0;
  const underWay: Array<Promise<void>> = [];
  const until = Date.now() + SECONDS * 1000 + ORDERS_TIMEOUT_MS;
  while (begun < wanted && Date.now() < until) {
    for (const next of await newlyIn(server, showId, rank)) {
      rank = next.rank;
      const user = byId.get(next.userId);
      if (!user || begun >= wanted) continue;
      beganAt ||= performance.now();
      const nth = begun++;
      underWay.push(
        order(server, send, { showId, user, nth }, nth < PER_MINUTE ? first : later, () => void (refused += 1)).then(
          (outcome) => {
            if (outcome === "done") orders += 1;
            else failed.set(outcome, (failed.get(outcome) ?? 0) + 1);
          },
        ),
      );
    }
    await sleep(LOOK_EVERY_MS);
  }
  await Promise.all(underWay);
  const seconds = (performance.now() - beganAt) / 1000;
  await untilMailed(server);
  const cpuAfter = await readCpu(server);
  const measuredSeconds = (performance.now() - measuredFrom) / 1000;
  await admin.changeWaitingRoom({ params, body: { paused: true } });
  await pages.close();
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from room.drawn_at - sales_open_at) * 1000)::float8 as ms
    from waiting_rooms room join shows on shows.id = room.show_id where shows.id = ${showId}`.execute(
    server.database.db,
  );
  const cpu = { api: cpuAfter.api - cpuBefore.api, postgres: cpuAfter.postgres - cpuBefore.postgres };
  const drawMs = rows[0]?.ms ?? Number.NaN;
  return {
    orders,
    failed,
    refused,
    first,
    later,
    seconds,
    cpu,
    measuredSeconds,
    drawMs,
    messages: pages.seen.messages,
  };
}

const cpuOf = ({ cpu }: Round): number => cpu.api + cpu.postgres;

const describe = ({ orders, refused, first, later, seconds, cpu }: Round): string =>
  `${orders} orders in ${seconds.toFixed(0)} s (${Math.round((orders * 60) / seconds)} a minute), ${refused} calls made again after a 503; calls of the first ` +
  `${PER_MINUTE}, who come in together, ${percentiles(first)}, of later ones ${percentiles(later)}; processor time ${cpu.api.toFixed(1)} s of the API and ${cpu.postgres.toFixed(1)} s of PostgreSQL`;

/** The same orders at the same pace, with only those in the room who order, and with many who wait behind them. */
export async function benchOpening(server: BenchServer): Promise<Figure> {
  const admin = server.apiOf(server.admin.token);
  const { id } = await admin.createHall({ body: { plan: arena() } });
  const { hallPlanId } = await admin.publishHall({ params: { id } });
  const send = await openBrowsers(server.url, CONNECTIONS);
  await open(server, send, { hallPlanId, people: WARM_ORDERS, sockets: 0, wanted: Math.min(WARM_ORDERS, PER_MINUTE) });
  const alone = await open(server, send, { hallPlanId, people: LET_IN, sockets: 0, wanted: LET_IN });
  const crowded = await open(server, send, {
    hallPlanId,
    people: LET_IN + WAITING,
    sockets: SOCKETS,
    wanted: LET_IN,
  });
  const ofThoseWhoWait = cpuOf(crowded) - cpuOf(alone);
  const share = ofThoseWhoWait / (crowded.measuredSeconds * cpus().length);
  const failures = [...alone.failed, ...crowded.failed].map(([what, count]) => `${count} times ${what}`);
  return {
    name: `Sale opening of ${PLACES.length} places with a waiting room: ${PER_MINUTE} let in a minute, ${LET_IN} order two places each`,
    measured:
      `${WAITING} wait behind them, ${SOCKETS} with a page open: ${describe(crowded)}; drawn ${crowded.drawMs.toFixed(0)} ms after the opening, ` +
      `${Math.round(crowded.messages / Math.max(1, SOCKETS))} messages to each page\n         ` +
      `nobody waits behind them: ${describe(alone)}\n         ` +
      `those who wait took ${ofThoseWhoWait.toFixed(1)} s, ${(share * 100).toFixed(1)} % of what ${cpus().length} cores have in ${crowded.measuredSeconds.toFixed(0)} s${failures.length > 0 ? `; not right: ${failures.join(", ")}` : ""}`,
    aim: `every order done, calls of those who come in later under ${AIM_P99_MS} ms at p99, at most ${AIM_SHARE * 100} % of the processor for those who wait`,
    reached:
      failures.length === 0 &&
      alone.orders === LET_IN &&
      crowded.orders === LET_IN &&
      quantile(crowded.later, 0.99) < AIM_P99_MS &&
      share <= AIM_SHARE,
  };
}
