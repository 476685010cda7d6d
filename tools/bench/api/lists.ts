import { seedMany } from "@podium/api/seed/many.ts";
import type { Api } from "@podium/shared/contracts/client";
import { routes } from "@podium/shared/contracts/routes";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { type Figure, median, quantile, timesOf } from "#bench/figures.ts";
import type { BenchServer } from "./bench-server.ts";

const ROUNDS = 20;
const AIM_MS = 200;
const STATISTICS_AIM_MS = 100;

const FIRST = { page: 1, pageSize: 25 };
const PAGES: ReadonlyArray<(admin: Api) => Promise<unknown>> = [
  (admin) => admin.listReservations({ query: FIRST }),
  (admin) => admin.listReservations({ query: { ...FIRST, search: "peeters" } }),
  (admin) => admin.listReservations({ query: { ...FIRST, search: "nobody-is-called-so" } }),
  (admin) => admin.listReservations({ query: { ...FIRST, search: "R1-A" } }),
  (admin) => admin.listReservations({ query: { ...FIRST, search: "tafel 4 e" } }),
  (admin) => admin.listReservations({ query: { ...FIRST, search: "12/11/" } }),
  (admin) => admin.listReservations({ query: { ...FIRST, sort: "-user" } }),
  (admin) => admin.listPayments({ query: FIRST }),
  (admin) => admin.listPayments({ query: { ...FIRST, search: "an peeters" } }),
  (admin) => admin.listUsers({ query: FIRST }),
  (admin) => admin.listUsers({ query: { ...FIRST, search: "peeters", sort: "-lastname" } }),
  (admin) => admin.listAudit({ query: { page: 1, pageSize: 50 } }),
  (admin) => admin.listAudit({ query: { page: 1, pageSize: 50, search: "peeters" } }),
  (admin) => admin.listTicketCodes(),
  (admin) => admin.listShows({ query: { all: true } }),
];

export async function benchLists(server: BenchServer): Promise<Figure> {
  await seedMany(server.database.db, { now: new Date(), passwordHash: "-" });
  await server.database.pool.query("vacuum analyze");
  const bare = median(await timesOf(ROUNDS, () => overFetch(server.bareUrl)("GET", routes.listReservations.path, {})));
  const send = overFetch(server.url);
  let sent = "";
  const admin = apiOver((method, path, options) => {
    sent = path;
    return send(method, path, options);
  }, server.admin.token);
  const timed = async (call: (api: Api) => Promise<unknown>) => {
    const times = await timesOf(ROUNDS, () => call(admin));
    return { path: sent, p50: median(times), p95: quantile(times, 0.95) };
  };
  const pages: Array<Awaited<ReturnType<typeof timed>>> = [];
  for (const page of PAGES) pages.push(await timed(page));
  const statistics = await timed((api) => api.getStatistics());
  const lines = [...pages, statistics].map(
    ({ path, p50, p95 }) =>
      `${p50.toFixed(0)} ms (p95 ${p95.toFixed(0)}), ${(p50 / bare).toFixed(1)} times the bare route: ${path}`,
  );
  const slowest = Math.max(...pages.map(({ p95 }) => p95));
  return {
    name: "First pages of the volunteers' lists on 20,000 reservations and 5,000 users",
    measured: `slowest p95 ${slowest.toFixed(0)} ms, of the statistics ${statistics.p95.toFixed(0)} ms; bare route and query ${bare.toFixed(1)} ms\n         ${lines.join("\n         ")}`,
    aim: `p95 of each under ${AIM_MS} ms, searched or not; of the statistics under ${STATISTICS_AIM_MS} ms`,
    reached: slowest < AIM_MS && statistics.p95 < STATISTICS_AIM_MS,
  };
}
