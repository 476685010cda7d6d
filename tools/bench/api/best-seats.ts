import { routes } from "@podium/shared/contracts/routes";
import { readHall } from "@podium/shared/halls/hall";
import { proposeSeats } from "@podium/shared/halls/propose-seats";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { largeHall } from "@podium/shared/test/large-hall.ts";
import { sql } from "kysely";
import { type Figure, median, percentiles } from "#bench/figures.ts";
import type { BenchServer } from "./bench-server.ts";
import { openBrowsers } from "./browsers.ts";

const PEOPLE = 160;
const PARTY = 2;
/** 134 rows of 60: a little more than 8,000 seats. */
const ROWS = 134;
const ROUNDS = 5;
/** Nearly everybody needs two tries, of two seats each. */
const AIM_RATIO = 4;

interface Rush {
  /** From everybody's press to the last response, in ms. */
  total: number;
  times: number[];
  refused: number;
}

async function rush(press: (person: number) => Promise<number>): Promise<Rush> {
  const times: number[] = [];
  let refused = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: PEOPLE }, async (_, person) => {
      if ((await press(person)) !== 200) refused += 1;
      times.push(performance.now() - began);
    }),
  );
  return { total: performance.now() - began, times, refused };
}

async function requireSeatsOfAll(server: BenchServer, showId: number): Promise<void> {
  const { rows } = await sql<{ carts: number; held: number }>`
    select count(distinct cart_id)::int as carts, count(*)::int as held from seats
    where show_id = ${showId} and status = 'held'`.execute(server.database.db);
  const [{ carts, held } = { carts: 0, held: 0 }] = rows;
  if (carts !== PEOPLE || held !== PEOPLE * PARTY) throw new Error(`${carts} people hold ${held} seats`);
}

/** Everybody accepts the same proposal in one moment: the best seats of an empty house. */
export async function benchBestSeats(server: BenchServer): Promise<Figure> {
  const plan = largeHall(ROWS);
  const hall = readHall(plan);
  const preferred = proposeSeats(hall, new Set(hall.seats.map(({ id }) => id)), PARTY);
  const admin = server.apiOf(server.admin.token);
  const { id } = await admin.createHall({ body: { plan } });
  const { hallPlanId } = await admin.publishHall({ params: { id } });
  const [send, sendBare] = [await openBrowsers(server.url, PEOPLE), await openBrowsers(server.bareUrl, PEOPLE)];
  const [ours, bare]: [Rush[], Rush[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round++) {
    const [bareShow = 0] = await server.makeBareShows(1);
    const bareRush = await rush((person) =>
      sendBare(routes.addSeat, { params: { showId: bareShow, seatId: ALL_SEATS[person] ?? "" } }),
    );
    const [[showId = 0], users] = [await server.makeShows(1, hallPlanId), await server.makeUsers(PEOPLE)];
    const body = { count: PARTY, preferred };
    const ourRush = await rush((person) =>
      send(routes.holdBestSeats, { params: { showId }, body }, users[person]?.token),
    );
    if (ourRush.refused === 0) await requireSeatsOfAll(server, showId);
    // The first round only warms up both servers.
    if (round === 0) continue;
    ours.push(ourRush);
    bare.push(bareRush);
  }
  const [our, plain] = [median(ours.map(({ total }) => total)), median(bare.map(({ total }) => total))];
  const times = ours.flatMap((each) => each.times);
  const refused = ours.reduce((sum, each) => sum + each.refused, 0);
  return {
    name: `${PEOPLE} people who accept the same ${PARTY} best of ${hall.size} free seats, against as many UPDATEs on a bare Fastify route`,
    measured: `all have theirs in ${our.toFixed(0)} ms against ${plain.toFixed(0)} ms, ${(our / plain).toFixed(1)} times (median of ${ROUNDS} rounds); a call ${percentiles(times)} against ${percentiles(bare.flatMap((each) => each.times))}; ${refused} refused`,
    aim: `nobody refused, no seat held twice, at most ${AIM_RATIO} times as long`,
    reached: refused === 0 && our / plain <= AIM_RATIO,
  };
}
