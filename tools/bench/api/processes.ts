import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { routes } from "@podium/shared/contracts/routes";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import type { SeatsChanged } from "@podium/shared/contracts/realtime";
import { registrationForm } from "@podium/shared/test/steps.ts";
import autocannon from "autocannon";
import getPort from "get-port";
import { type Figure, median } from "#bench/figures.ts";
import { startCaddy } from "#services/caddy.ts";
import type { BenchServer } from "./bench-server.ts";
import { holdsOf, measureHolds } from "./holds.ts";
import { openLightScreen, openMany } from "./screens.ts";

/** BENCH_SECONDS shortens a trial. */
const SECONDS = Number(process.env.BENCH_SECONDS || 4);
const ROUNDS = SECONDS > 1 ? 5 : 1;
const PROCESSES = [1, 2, 4];
const CONNECTIONS = 48;
const SCREENS = 1000;
const CLICKERS = 20;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

async function together(urls: readonly string[], rateOf: (url: string, connections: number) => Promise<number>) {
  return sum(await Promise.all(urls.map((url) => rateOf(url, CONNECTIONS / urls.length))));
}

/** @param bodyOfNext body of a POST for the next connection; if undefined, the requests are GETs */
async function requestsOf(url: string, connections: number, bodyOfNext?: () => string): Promise<number> {
  // Browsers send this header, so that the server sends the precompressed files of the build.
  const headers = { "accept-encoding": "br, gzip", ...(bodyOfNext && { "content-type": "application/json" }) };
  const posted = bodyOfNext && {
    method: "POST" as const,
    setupClient: (client: autocannon.Client) => client.setBody(bodyOfNext()),
  };
  const result = await autocannon({ url, connections, duration: SECONDS, headers, ...posted });
  if (result.errors + result.non2xx > 0) {
    const { errors, timeouts, statusCodeStats } = result;
    throw new Error(`Some failed at ${url}: ${JSON.stringify({ errors, timeouts, statusCodeStats })}`);
  }
  return result["2xx"] / result.duration;
}

async function deliveriesOf(server: BenchServer, urls: readonly string[]): Promise<number> {
  const [showId = 0] = await server.makeShows(1);
  let delivered = 0;
  const screens = await openMany(SCREENS, async (index) => {
    const screen = await openLightScreen(urls[index % urls.length] ?? "", (event, payload) => {
      if (event === "seats:changed") delivered += (payload as SeatsChanged).seats.length;
    });
    await screen.ask("show:join", { showId });
    return screen;
  });
  const users = await server.makeUsers(CLICKERS);
  const until = performance.now() + SECONDS * 1000;
  const click = async (token: string, index: number): Promise<void> => {
    const user = server.apiOf(token, urls[index % urls.length]);
    const seatId = ALL_SEATS[index] ?? "";
    while (performance.now() < until) {
      await user.addSeat({ params: { showId, seatId } });
      await user.removeSeat({ params: { seatId } });
    }
  };
  const began = performance.now();
  await Promise.all(users.map(({ token }, index) => click(token, index)));
  const seconds = (performance.now() - began) / 1000;
  for (const screen of screens) screen.disconnect();
  await sleep(500);
  return delivered / seconds;
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  // The first round only warms up.
  await measure();
  const rates: number[] = [];
  while (rates.length < ROUNDS) rates.push(await measure());
  return median(rates);
}

async function throughCaddy<Result>(urls: readonly string[], work: (url: string) => Promise<Result>): Promise<Result> {
  const dir = await mkdtemp(join(tmpdir(), "podium-bench-caddy-"));
  const port = await getPort();
  const proxy = await startCaddy({
    dir,
    port,
    env: {
      API_SERVERS: urls.map((url) => new URL(url).host).join(" "),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SITE_ADDRESS: `:${port}`,
      HTTP_PORT: String(port),
      HTTPS_PORT: String(await getPort()),
    },
  });
  try {
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    await proxy.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

const rounded = (rate: number): string => Math.round(rate).toLocaleString("en-US");

function row(what: string, rates: readonly number[]): string {
  const [first = Number.NaN, ...others] = rates;
  const cells = [rounded(first), ...others.map((rate) => `${rounded(rate)} (${(rate / first).toFixed(2)})`)];
  return `| ${what} | ${cells.join(" | ")} |`;
}

const table = (heads: readonly string[], rows: readonly string[]): string[] => [
  `| ${heads.join(" | ")} |`,
  `| ${heads.map(() => "---").join(" | ")} |`,
  ...rows,
];

async function withMore(server: BenchServer, measure: (urls: readonly string[]) => Promise<void>): Promise<void> {
  const others: Array<Awaited<ReturnType<typeof server.startAnother>>> = [];
  for (const count of PROCESSES) {
    while (others.length + 1 < count) others.push(await server.startAnother());
    await measure([server, ...others].map(({ url }) => url));
  }
  for (const other of others) await other.stop();
}

/** Returns sign-in bodies of as many accounts as connections, because a sign-in locks the row of its account. */
async function makeSignIns(server: BenchServer): Promise<() => string> {
  const forms = Array.from({ length: CONNECTIONS }, () => registrationForm());
  for (const body of forms) await server.apiOf().register({ body });
  let next = 0;
  return () => {
    const { email = "", password = "" } = forms[next++ % forms.length] ?? {};
    return JSON.stringify({ email, password });
  };
}

export async function benchProcesses(server: BenchServer): Promise<Figure> {
  const page = "/";
  const call = routes.listShows.path;
  const rates: Record<"holds" | "pages" | "calls" | "signIns" | "deliveries", number[]> = {
    holds: [],
    pages: [],
    calls: [],
    signIns: [],
    deliveries: [],
  };
  // A society has about four shows. The holds need hundreds, which would make the list of shows unrealistically long.
  await server.makeShows(4);
  const signIn = await makeSignIns(server);
  let proxied: { page: number; call: number } | undefined;
  await withMore(server, async (urls) => {
    const asks = (path: string, bodyOfNext?: () => string) =>
      medianOf(() => together(urls, (url, many) => requestsOf(`${url}${path}`, many, bodyOfNext)));
    rates.pages.push(await asks(page));
    rates.calls.push(await asks(call));
    rates.signIns.push(await asks(routes.signIn.path, signIn));
    proxied ??= await throughCaddy(urls, async (url) => ({
      page: await medianOf(() => requestsOf(`${url}${page}`, CONNECTIONS)),
      call: await medianOf(() => requestsOf(`${url}${call}`, CONNECTIONS)),
    }));
  });
  await withMore(server, async (urls) => {
    // Seats for all rounds at one and a half times the rate of one process, for new users: they open their carts, which
    // costs more than adding a seat, in the warm-up round.
    const holds = await holdsOf(server, await server.makeShows(Math.ceil(SECONDS * 134)));
    rates.holds.push(
      await medianOf(() =>
        together(urls, async (url, connections) => {
          const { rate, refused } = await measureHolds(url, holds, { connections, seconds: SECONDS });
          if (refused > 0) throw new Error(`${refused} refused at ${url}`);
          return rate;
        }),
      ),
    );
    rates.deliveries.push(await medianOf(() => deliveriesOf(server, urls)));
  });

  // Deliveries have no aim: every process handles every change for its own screens, so that the same cores deliver less
  // with more processes.
  const { deliveries, ...sharedOut } = rates;
  const least = Math.min(...Object.values(sharedOut).map(([one = 0, two = 0]) => two / one));
  const tables = [
    ...table(
      ["a second, and times one process", "1 process", ...PROCESSES.slice(1).map(String)],
      [
        row("holding a seat", rates.holds),
        row("the page `/`", rates.pages),
        row(`the call \`${call}\``, rates.calls),
        row("signing in", rates.signIns),
        row(`changes of seats on ${rounded(SCREENS)} screens`, deliveries),
      ],
    ),
    "",
    ...table(
      ["a second, and times straight", "straight", "through Caddy"],
      [
        row("the page `/`", [rates.pages[0] ?? 0, proxied?.page ?? 0]),
        row(`the call \`${call}\``, [rates.calls[0] ?? 0, proxied?.call ?? 0]),
      ],
    ),
  ];
  return {
    name: `${PROCESSES.join(", ")} web processes on the cores of this machine: a second, and times one process`,
    measured: `\n${tables.join("\n")}\n`,
    aim:
      "of holds, pages, calls and sign-ins, which processes share out, two do at least 0.8 of one, on cores that one " +
      "and its clients already fill; none for changes on screens, which every process handles",
    reached: least >= 0.8,
  };
}
