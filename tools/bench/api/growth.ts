import { seedMany } from "@podium/api/seed/many.ts";
import { connect, joinShow } from "@podium/api/test/screens.ts";
import type { Api } from "@podium/shared/contracts/client";
import { routes } from "@podium/shared/contracts/routes";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { readHall } from "@podium/shared/halls/hall";
import { overFetch } from "@podium/shared/test/api.ts";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { festivalHall } from "@podium/shared/test/festival-hall.ts";
import { largeHall } from "@podium/shared/test/large-hall.ts";
import { type Figure, median, timesOf } from "#bench/figures.ts";
import type { BenchServer } from "./bench-server.ts";
import { latenessOf } from "./expiries.ts";
import { openMany, untilAllReceived } from "./screens.ts";

const ROUNDS = 15;
const WARM_ROUNDS = 3;
/** Longer than the server delays a second read of the same seats, so that no read is delayed. */
const READS_APART_MS = 40;
const RESERVATIONS_OF_SHOW = 80;
const SHOWS = [13, 125, 1250];
const SHOWS_AT_ONCE = 125;
/** A house that has played for years has no more shows on sale than one that begins. */
const COMING_SHOWS = 6;
const HALLS = [specificationHall(), largeHall(10), largeHall(50), festivalHall()];
/** Making more users for the carts takes minutes. */
const MOST_CARTS = 3000;
const SIZES = HALLS.map((plan) => readHall(plan).seats.length);
const SOCKETS = [100, 1000, 5000];
/** The response time promised for the volunteers' lists, however many reservations there are. */
const AIM_MS = 200;
const SEARCH_AIM_MS = 60;

const FIRST_PAGE = { page: 1, pageSize: 25 };
const SEARCH = "a search of it";
const BARE = "the newest reservations, on a bare route";
const CALLS: Record<string, (admin: Api, showId: number) => Promise<unknown>> = {
  "the shows": (admin) => admin.listShows(),
  "the seats of a show": (admin, showId) => admin.listAvailableSeats({ params: { showId } }),
  "the volunteers' first page": (admin) => admin.listReservations({ query: FIRST_PAGE }),
  [SEARCH]: (admin) => admin.listReservations({ query: { ...FIRST_PAGE, search: "peeters" } }),
  "the payments' first page": (admin) => admin.listPayments({ query: FIRST_PAGE }),
  "my reservations": (admin) => admin.listMyReservations(),
};

const medianOf = async (work: (round: number) => Promise<unknown>, apartMs = 0): Promise<number> =>
  median((await timesOf(ROUNDS, work, { apartMs })).slice(WARM_ROUNDS));

/** In ms, a value for each size. */
class Rows extends Map<string, number[]> {
  add(name: string, ms: number): void {
    this.set(name, [...(this.get(name) ?? []), ms]);
  }
}

async function medianOfHolds(
  server: BenchServer,
  showId: number,
  { seats = ALL_SEATS, after }: { seats?: readonly string[]; after?: () => Promise<unknown> } = {},
): Promise<number> {
  const users = await server.makeUsers(ROUNDS);
  return medianOf(async (round) => {
    const shown = after?.();
    await server.holdSeat(users[round], showId, seats[round]);
    await shown;
  });
}

async function measureCalls(server: BenchServer, rows: Rows): Promise<void> {
  const admin = server.apiOf(server.admin.token);
  let made = 0;
  for (const shows of SHOWS) {
    while (made < shows) {
      const more = Math.min(shows - made, SHOWS_AT_ONCE);
      const comingShows = made === 0 ? COMING_SHOWS : 0;
      const size = { users: more * 20, shows: more, comingShows, reservationsOfShow: RESERVATIONS_OF_SHOW, codes: 1 };
      // `now` differs for each step, because the users' addresses contain it.
      await seedMany(server.database.db, { now: new Date(), passwordHash: "-", size });
      made += more;
    }
    // Autovacuum would do this within a minute.
    await server.database.pool.query("vacuum analyze");
    const [showId = 0] = await server.makeShows(1);
    for (const [name, call] of Object.entries(CALLS))
      rows.add(name, await medianOf(() => call(admin, showId), READS_APART_MS));
    rows.add(
      BARE,
      await medianOf(() => overFetch(server.bareUrl)("GET", routes.listReservations.path, {}), READS_APART_MS),
    );
    rows.add("holding a seat", await medianOfHolds(server, showId));
  }
}

async function measureHalls(server: BenchServer, rows: Rows): Promise<void> {
  const { pool } = server.database;
  const admin = server.apiOf(server.admin.token);
  for (const plan of HALLS) {
    const { id } = await admin.createHall({ body: plan });
    const { hallPlanId } = await admin.publishHall({ params: { id }, body: {} });
    const begun = performance.now();
    const [showId = 0] = await server.makeShows(1, hallPlanId);
    rows.add("making a show in it", performance.now() - begun);
    const seats = readHall(plan).seats.map(({ seatId }) => seatId);
    await pool.query("analyze seats, hall_plan_seats");
    const socket = await connect(server.url);
    const join = () => joinShow(socket, showId, { packed: true });
    rows.add("the snapshot that a screen gets", await medianOf(join, READS_APART_MS));
    socket.disconnect();
    rows.add("holding a seat in it", await medianOfHolds(server, showId, { seats }));
    const boxOffice = () => admin.listBoxOfficeSeats({ params: { id: showId } });
    rows.add("its seats for the box office", await medianOf(boxOffice, READS_APART_MS));
    if (seats.length <= MOST_CARTS) {
      const ended = await latenessOf(server, seats.length, await server.makeShows(1, hallPlanId));
      rows.add("its carts of a seat each end: the last seat is shown free", Math.max(...ended));
    }
    const before = await medianOf(() => admin.getStatistics(), READS_APART_MS);
    await server.sellOut(await server.makeShows(1, hallPlanId));
    await pool.query("analyze reservations, reservation_seats, seats");
    const after = await medianOf(() => admin.getStatistics(), READS_APART_MS);
    rows.add("the statistics, by how much a show of it that is sold out adds", after - before);
  }
}

async function measureScreens(server: BenchServer, count: number): Promise<number> {
  const [showId = 0] = await server.makeShows(1);
  const sockets = await openMany(count, async () => {
    const socket = await connect(server.url);
    await joinShow(socket, showId);
    return socket;
  });
  const ms = await medianOfHolds(server, showId, { after: () => untilAllReceived(sockets, "seats:changed") });
  for (const socket of sockets) socket.disconnect();
  return ms;
}

const line = (name: string, values: readonly number[]): string =>
  `${name}: ${values.map((value) => `${value.toFixed(1)} ms`).join(", ")}; ${((values.at(-1) ?? 0) / (values[0] ?? 1)).toFixed(1)} times`;

export async function benchGrowth(server: BenchServer): Promise<Figure> {
  const [calls, halls, screens] = [new Rows(), new Rows(), [] as number[]];
  // The administrator gets reservations, for "my reservations".
  await server.sellOut(await server.makeShows(1));
  await measureCalls(server, calls);
  await measureHalls(server, halls);
  for (const count of SOCKETS) screens.push(await measureScreens(server, count));
  const slowest = Math.max(...calls.values().map((values) => values.at(-1) ?? 0));
  const [search = NaN, bare = NaN] = [SEARCH, BARE].map((name) => calls.get(name)?.at(-1));
  const lines = [
    ...calls.entries().map(([name, values]) => line(name, values)),
    ...halls.entries().map(([name, values]) => line(`${name}, of ${SIZES.join(", ")} seats`, values)),
    line(`from a click to the last of ${SOCKETS.join(", ")} screens`, screens),
    `of the most reservations, a search takes ${(search / bare).toFixed(1)} times the bare route`,
  ];
  return {
    name: `Growth: ${SHOWS.map((shows) => shows * RESERVATIONS_OF_SHOW).join(", ")} reservations`,
    measured: lines.join("\n         "),
    aim: `with a hundred times the data each call stays under ${AIM_MS} ms, a search under ${SEARCH_AIM_MS} ms`,
    reached: slowest < AIM_MS && search < SEARCH_AIM_MS,
  };
}
