import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { ALL_SEATS } from "@podium/shared/hall-plan";
import type { BenchServer } from "./bench-server.ts";
import { type Figure, quantile } from "./figures.ts";

const PEOPLE = 2000;
const SECONDS = 60;
const WARM_ROUNDS = 5;
/** Somebody who was refused looks at the plan again before the next click. */
const THINK_MS = { least: 1000, most: 3000 };
const CONFIRM_MS = { least: 5000, most: 20_000 };

interface Click {
  ms: number;
  status: number;
}

const randomSeat = (): string => ALL_SEATS[Math.floor(Math.random() * ALL_SEATS.length)] ?? "R1-A";

type Send = (
  method: "GET" | "POST" | "DELETE",
  path: string,
  options?: { token?: string | undefined; body?: unknown },
) => Promise<number>;

/**
 * Two thousand browsers that looked at the page already: each keeps its connection. Plain node:http, because on a machine
 * of two cores whatever the clients spend, the server lacks.
 *
 * @returns sends a request and gives the status of the answer
 */
async function openBrowsers(url: string): Promise<Send> {
  const agent = new Agent({ keepAlive: true, maxSockets: PEOPLE, maxFreeSockets: PEOPLE, scheduling: "fifo" });
  const send: Send = (method, path, { token, body } = {}) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(text !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
      };
      const sent = request(`${url}${path}`, { method, agent, headers }, (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.statusCode ?? 0));
        answer.on("error", reject);
      });
      sent.on("error", reject);
      sent.end(text);
    });
  await Promise.all(Array.from({ length: PEOPLE }, () => send("GET", "/healthz")));
  return send;
}

/** Everybody clicks at the same moment, and those who were refused again and again until the time is over. */
async function rush(
  click: (person: number, seatId: string) => Promise<number>,
  won: (person: number, seatId: string) => Promise<void>,
): Promise<{ first: Click[]; later: Click[] }> {
  const [first, later]: [Click[], Click[]] = [[], []];
  const end = Date.now() + SECONDS * 1000;
  async function live(person: number): Promise<void> {
    for (let clicks = first; Date.now() < end; clicks = later) {
      const seatId = randomSeat();
      const began = performance.now();
      const status = await click(person, seatId);
      clicks.push({ ms: performance.now() - began, status });
      if (status === 200) return won(person, seatId);
      await sleep(THINK_MS.least + Math.random() * (THINK_MS.most - THINK_MS.least));
    }
  }
  await Promise.all(Array.from({ length: PEOPLE }, (_, person) => live(person)));
  return { first, later };
}

/** The opening of a sale: two thousand people, one show, a minute. */
export async function benchSaleOpening(server: BenchServer): Promise<Figure> {
  const data = await server.makeData(PEOPLE, 2, 2);
  const [showId, otherShow] = data.shows;

  // A server that opens a sale has been up for a while: people looked, and chose seats of other shows.
  const sendBare = await openBrowsers(server.bareUrl);
  const send = await openBrowsers(server.url);
  for (let round = 0; round < WARM_ROUNDS; round++) {
    for (const [person, seatId] of ALL_SEATS.entries()) {
      const token = data.tokens[person];
      await send("POST", `/api/carts/seats/${otherShow}/${seatId}`, { token });
      await send("DELETE", `/api/carts/seats/${seatId}`, { token });
      await sendBare("POST", `/${data.bareShows[1]}/${seatId}`);
    }
  }

  const bare = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const began = performance.now();
      await sendBare("POST", `/${data.bareShows[0]}/${randomSeat()}`);
      return performance.now() - began;
    }),
  );

  const sold: string[] = [];
  const { first, later } = await rush(
    (person, seatId) => send("POST", `/api/carts/seats/${showId}/${seatId}`, { token: data.tokens[person] }),
    async (person, seatId) => {
      // Nobody reads the terms in no time: the reservations come while others still look for a seat.
      await sleep(CONFIRM_MS.least + Math.random() * (CONFIRM_MS.most - CONFIRM_MS.least));
      const body = { seatIds: [seatId], ticketCode: null, paymentMethod: "MANUAL" };
      const status = await send("POST", `/api/reservation/${showId}`, { token: data.tokens[person], body });
      if (status === 201) sold.push(seatId);
    },
  );
  const clicks = [...first, ...later];
  const wrong = clicks.filter(({ status }) => status !== 200 && status !== 409).length;
  const twice = sold.length - new Set(sold).size;
  const times = (list: readonly Click[]): number[] => list.map(({ ms }) => ms);
  const ratio = quantile(times(first), 0.99) / quantile(bare, 0.99);
  const show = (values: readonly number[]): string =>
    `p50 ${quantile(values, 0.5).toFixed(0)} ms, p99 ${quantile(values, 0.99).toFixed(0)} ms`;
  return {
    name: `Sale opening: ${PEOPLE} people, ${ALL_SEATS.length} seats, ${SECONDS} s`,
    measured: `${sold.length} seats sold, ${twice} of them twice; ${clicks.length} clicks (${Math.round(clicks.length / SECONDS)} a second), ${wrong} without a right answer; the first click of all at once ${show(times(first))} (${ratio.toFixed(2)} times a bare route with one UPDATE: ${show(bare)}), later ones ${show(times(later))}`,
    aim: "every seat sold once, no other answer than yes or taken, the rush at most 1.5 times the bare route at p99",
    reached: twice === 0 && wrong === 0 && sold.length === ALL_SEATS.length && ratio <= 1.5,
  };
}
