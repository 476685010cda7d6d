import type { BenchServer } from "./bench-server.ts";
import { type Figure, median, quantile } from "./figures.ts";

const ROUNDS = 20;
const AIM_MS = 200;

/** First pages as the screens request them. */
const PAGES = [
  "/api/admin/reservations?page=1&pageSize=25",
  "/api/admin/reservations?page=1&pageSize=25&search=peeters",
  "/api/admin/reservations?page=1&pageSize=25&search=nobody-is-called-so",
  "/api/admin/reservations?page=1&pageSize=25&search=R1-A",
  "/api/admin/reservations?page=1&pageSize=25&search=12/11/",
  "/api/admin/reservations?page=1&pageSize=25&sort=-user",
  "/api/admin/payments?page=1&pageSize=25",
  "/api/admin/payments?page=1&pageSize=25&search=an+peeters",
  "/api/user/all?page=1&pageSize=25",
  "/api/user/all?page=1&pageSize=25&search=peeters&sort=-lastname",
  "/api/admin/audit?page=1&pageSize=50",
  "/api/admin/audit?page=1&pageSize=50&search=peeters",
  "/api/admin/ticket-codes",
  "/api/show?all=true",
  "/api/admin/statistics",
];

async function timesOf(url: string, token = ""): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const response = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} responded ${response.status}`);
    times.push(performance.now() - start);
  }
  return times;
}

export async function benchLists(server: BenchServer): Promise<Figure> {
  const token = await server.makeMany();
  const bare = median(await timesOf(`${server.bareUrl}/newest`));
  const pages: Array<{ page: string; p50: number; late: number }> = [];
  for (const page of PAGES) {
    const times = await timesOf(`${server.url}${page}`, token);
    pages.push({ page, p50: median(times), late: quantile(times, 0.95) });
  }
  const lines = pages.map(({ page, p50, late }) => `${p50.toFixed(0)} ms (p95 ${late.toFixed(0)}) ${page}`);
  const slowest = Math.max(...pages.map(({ late }) => late));
  return {
    name: "First pages of the volunteers' lists on 20,000 reservations and 5,000 users",
    measured: `slowest p95 ${slowest.toFixed(0)} ms; bare route and query ${bare.toFixed(1)} ms\n         ${lines.join("\n         ")}`,
    aim: `p95 of each under ${AIM_MS} ms, searched or not`,
    reached: slowest < AIM_MS,
  };
}
