/** `npm run bench`: arguments choose among the benches; exits with 1 when an aim is missed. */
import { cpus, totalmem } from "node:os";
import pg from "pg";
import { onShutdownSignal } from "../../../scripts/setup/shutdown-signal.mjs";
import { providePgbench } from "#services/debian-postgres.ts";
import { startTemporaryServers } from "#services/temporary-servers.ts";
import { startBenchServer } from "./bench-server.ts";
import { benchBigHall } from "./big-hall.ts";
import { benchCheckIn } from "./check-in.ts";
import { benchFanOut } from "./fan-out.ts";
import { type Figure, printFigures } from "./figures.ts";
import { benchGrowth } from "./growth.ts";
import { benchHolds } from "./holds.ts";
import { benchExpiries } from "./expiries.ts";
import { benchMassExpiry } from "./mass-expiry.ts";
import { benchSaleOpening } from "./sale-opening.ts";
import { benchLists } from "./lists.ts";

const wanted = process.argv.slice(2);
const benches = {
  holds: benchHolds,
  "fan-out": benchFanOut,
  expiries: benchExpiries,
  "check-in": benchCheckIn,
  lists: benchLists,
  "mass-expiry": benchMassExpiry,
  "sale-opening": benchSaleOpening,
  "big-hall": benchBigHall,
  growth: benchGrowth,
};

onShutdownSignal(() => process.exit(130));
const servers = await startTemporaryServers("bench", ["postgres", "redis"]);
process.env.REDIS_URL = servers.urls.redis;
const pgbench = await providePgbench();
if (pgbench) process.env.PGBENCH = pgbench;

async function createDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: servers.urls.postgres });
  await client.connect();
  const database = `bench_${name.replaceAll("-", "_")}_${process.pid}`;
  await client.query(`create database ${database}`);
  await client.end();
  const url = new URL(servers.urls.postgres);
  url.pathname = `/${database}`;
  return url.href;
}

const figures: Figure[] = [];
process.stdout.write(
  `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
);
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  // What one bench left behind would be the next one's burden.
  process.env.DATABASE_URL = await createDatabase(name);
  const holdSeconds = name === "expiries" ? "10" : "900";
  const product = await startBenchServer({ CART_HOLD_SECONDS: holdSeconds });
  try {
    const figure = await bench(product);
    figures.push(figure);
    printFigures([figure]);
  } finally {
    await product.stop();
  }
}
await servers.stop();
process.exit(figures.every((figure) => figure.reached) ? 0 : 1);
