import { setTimeout as sleep } from "node:timers/promises";
import { routes } from "@podium/shared/contracts/routes";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { type Figure, percentiles, quantile } from "#bench/figures.ts";
import type { BenchServer } from "./bench-server.ts";
import { openBrowsers } from "./browsers.ts";

const USERS = 2000;
const SECONDS = 60;
const WARM_ROUNDS = 5;
const THINK_MS = { least: 1000, most: 3000 };
const CONFIRM_MS = { least: 5000, most: 20_000 };

interface Click {
  ms: number;
  status: number;
}

const randomSeat = (): string => ALL_SEATS[Math.floor(Math.random() * ALL_SEATS.length)] ?? "R1-A";

async function rush(
  click: (user: number, seatId: string) => Promise<number>,
  won: (user: number, seatId: string) => Promise<void>,
): Promise<{ first: Click[]; later: Click[] }> {
  const [first, later]: [Click[], Click[]] = [[], []];
  const end = Date.now() + SECONDS * 1000;
  async function live(user: number): Promise<void> {
    for (let clicks = first; Date.now() < end; clicks = later) {
      const seatId = randomSeat();
      const began = performance.now();
      const status = await click(user, seatId);
      clicks.push({ ms: performance.now() - began, status });
      if (status === 200) return won(user, seatId);
      await sleep(THINK_MS.least + Math.random() * (THINK_MS.most - THINK_MS.least));
    }
  }
  await Promise.all(Array.from({ length: USERS }, (_, user) => live(user)));
  return { first, later };
}

export async function benchSaleOpening(server: BenchServer): Promise<Figure> {
  const users = await server.makeUsers(USERS);
  const [showId = 0, otherShow = 0] = await server.makeShows(2);
  const [bareShow = 0, otherBareShow = 0] = await server.makeBareShows(2);

  // Warms up, because a server has already served requests when a sale opens.
  const sendBare = await openBrowsers(server.bareUrl, USERS);
  const send = await openBrowsers(server.url, USERS);
  for (let round = 0; round < WARM_ROUNDS; round++) {
    for (const [user, seatId] of ALL_SEATS.entries()) {
      const token = users[user]?.token;
      await send(routes.addSeat, { params: { showId: otherShow, seatId } }, token);
      await send(routes.removeSeat, { params: { seatId } }, token);
      await sendBare(routes.addSeat, { params: { showId: otherBareShow, seatId } });
    }
  }

  const bare = await Promise.all(
    Array.from({ length: USERS }, async () => {
      const began = performance.now();
      await sendBare(routes.addSeat, { params: { showId: bareShow, seatId: randomSeat() } });
      return performance.now() - began;
    }),
  );

  const sold: string[] = [];
  const { first, later } = await rush(
    (user, seatId) => send(routes.addSeat, { params: { showId, seatId } }, users[user]?.token),
    async (user, seatId) => {
      // Some users already reserve while others still look for a seat.
      await sleep(CONFIRM_MS.least + Math.random() * (CONFIRM_MS.most - CONFIRM_MS.least));
      const body = { seatIds: [seatId], ticketCode: null, paymentMethod: "MANUAL" };
      const status = await send(routes.reserve, { params: { showId }, body }, users[user]?.token);
      if (status === 201) sold.push(seatId);
    },
  );
  const clicks = [...first, ...later];
  const wrong = clicks.filter(({ status }) => status !== 200 && status !== 409).length;
  const twice = sold.length - new Set(sold).size;
  const times = (list: readonly Click[]): number[] => list.map(({ ms }) => ms);
  const ratio = quantile(times(first), 0.99) / quantile(bare, 0.99);
  return {
    name: `Sale opening: ${USERS} users, ${ALL_SEATS.length} seats, ${SECONDS} s`,
    measured: `${sold.length} seats sold, ${twice} of them twice; ${clicks.length} clicks (${Math.round(clicks.length / SECONDS)} a second), ${wrong} without a right response; the first click of all at once ${percentiles(times(first))} (${ratio.toFixed(2)} times a bare route with one UPDATE: ${percentiles(bare)}), later ones ${percentiles(times(later))}`,
    aim: "every seat sold once, no other response than yes or taken, the rush at most 1.5 times the bare route at p99",
    reached: twice === 0 && wrong === 0 && sold.length === ALL_SEATS.length && ratio <= 1.5,
  };
}
