/**
 * `npm run bench`: prints the figures of the main promises, each against a bare baseline of the same run where there
 * is one. Postgres and Redis come from the environment. It exits with 1 when an aim is missed.
 */
import { cpus, totalmem } from "node:os";
import pg from "pg";
import { startBenchServer } from "./bench-server.ts";
import { benchBigHall } from "./big-hall.ts";
import { benchDoor } from "./door.ts";
import { benchFanOut } from "./fan-out.ts";
import { type Figure, printFigures } from "./figures.ts";
import { benchGrowth } from "./growth.ts";
import { benchHolds } from "./holds.ts";
import { benchLapses } from "./lapses.ts";
import { benchMassLapse } from "./mass-lapse.ts";
import { benchSaleOpening } from "./sale-opening.ts";
import { benchLists } from "./lists.ts";

const wanted = process.argv.slice(2);
const benches = {
  holds: benchHolds,
  "fan-out": benchFanOut,
  lapses: benchLapses,
  door: benchDoor,
  lists: benchLists,
  "mass-lapse": benchMassLapse,
  "sale-opening": benchSaleOpening,
  "big-hall": benchBigHall,
  growth: benchGrowth,
};

// Whoever started this wants it to stop, or is gone; the servers follow it.
process.on("message", () => process.exit(130));
process.on("disconnect", () => process.exit(130));

const server = process.env.DATABASE_URL ?? "";

/** @returns the address of a new database on the server of the environment */
async function createDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const database = `bench_${name.replaceAll("-", "_")}_${process.pid}`;
  await client.query(`create database ${database}`);
  await client.end();
  const url = new URL(server);
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
  const holdSeconds = name === "lapses" ? "10" : "900";
  const product = await startBenchServer({ CART_HOLD_SECONDS: holdSeconds });
  try {
    const figure = await bench(product);
    figures.push(figure);
    printFigures([figure]);
  } finally {
    await product.stop();
  }
}
process.exit(figures.every((figure) => figure.reached) ? 0 : 1);
