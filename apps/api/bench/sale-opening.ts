import { setTimeout as sleep } from "node:timers/promises";
import { ALL_SEATS } from "@podium/shared/hall-plan";
import type { BenchServer } from "./bench-server.ts";
import { type Figure, quantile } from "./figures.ts";

const PEOPLE = 2000;
const SECONDS = 60;
/** Somebody who was refused looks at the plan again before the next click. */
const THINK_MS = { least: 1000, most: 3000 };

interface Click {
  ms: number;
  status: number;
}

const randomSeat = (): string => ALL_SEATS[Math.floor(Math.random() * ALL_SEATS.length)] ?? "R1-A";

/** Everybody clicks at the same moment, and those who were refused again and again until the time is over. */
async function rush(
  click: (person: number, seatId: string) => Promise<number>,
  won: (person: number, seatId: string) => Promise<void>,
): Promise<Click[]> {
  const clicks: Click[] = [];
  const end = Date.now() + SECONDS * 1000;
  async function live(person: number): Promise<void> {
    while (Date.now() < end) {
      const seatId = randomSeat();
      const began = performance.now();
      const status = await click(person, seatId);
      clicks.push({ ms: performance.now() - began, status });
      if (status === 200) return won(person, seatId);
      await sleep(THINK_MS.least + Math.random() * (THINK_MS.most - THINK_MS.least));
    }
  }
  await Promise.all(Array.from({ length: PEOPLE }, (_, person) => live(person)));
  return clicks;
}

/** The opening of a sale: two thousand people, one show, a minute. */
export async function benchSaleOpening(server: BenchServer): Promise<Figure> {
  const data = await server.makeData(PEOPLE, 1, 1);
  const showId = data.shows[0] ?? 0;
  const sold: string[] = [];
  const post = (person: number, path: string, body?: unknown): Promise<Response> =>
    fetch(`${server.url}${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${data.tokens[person]}`,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const clicks = await rush(
    async (person, seatId) => {
      const answer = await post(person, `/api/carts/seats/${showId}/${seatId}`);
      await answer.arrayBuffer();
      return answer.status;
    },
    async (person, seatId) => {
      const request = { seatIds: [seatId], ticketCode: null, paymentMethod: "MANUAL" };
      const answer = await post(person, `/api/reservation/${showId}`, request);
      await answer.arrayBuffer();
      if (answer.status === 201) sold.push(seatId);
    },
  );
  const first = clicks.slice(0, PEOPLE).map((click) => click.ms);
  const later = clicks.slice(PEOPLE).map((click) => click.ms);
  const wrong = clicks.filter(({ status }) => status !== 200 && status !== 409).length;
  const twice = sold.length - new Set(sold).size;

  const bare = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const began = performance.now();
      const answer = await fetch(`${server.bareUrl}/${data.bareShows[0]}/${randomSeat()}`, { method: "POST" });
      await answer.arrayBuffer();
      return performance.now() - began;
    }),
  );
  const ratio = quantile(first, 0.99) / quantile(bare, 0.99);
  const show = (values: readonly number[]): string =>
    `p50 ${quantile(values, 0.5).toFixed(0)} ms, p99 ${quantile(values, 0.99).toFixed(0)} ms`;
  return {
    name: `Sale opening: ${PEOPLE} people, ${ALL_SEATS.length} seats, ${SECONDS} s`,
    measured: `${sold.length} seats sold, ${twice} of them twice; ${clicks.length} clicks (${Math.round(clicks.length / SECONDS)} a second), ${wrong} without a right answer; the first click of all at once ${show(first)} (${ratio.toFixed(2)} times a bare route with one UPDATE: ${show(bare)}), later ones ${show(later)}`,
    aim: "every seat sold once, no other answer than yes or taken, the rush at most 1.5 times the bare route at p99",
    reached: twice === 0 && wrong === 0 && sold.length === ALL_SEATS.length && ratio <= 1.5,
  };
}
