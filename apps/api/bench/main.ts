/**
 * `npm run bench`: prints the figures of the main promises, each against a bare baseline of the same run where there
 * is one. Postgres and Redis come from the environment. It exits with 1 when an aim is missed.
 */
import { cpus, totalmem } from "node:os";
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

const figures: Figure[] = [];
process.stdout.write(
  `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
);
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const holdSeconds = name === "lapses" ? "10" : "900";
  const server = await startBenchServer({ CART_HOLD_SECONDS: holdSeconds });
  try {
    const figure = await bench(server);
    figures.push(figure);
    printFigures([figure]);
  } finally {
    await server.stop();
  }
}
process.exit(figures.every((figure) => figure.reached) ? 0 : 1);
