/** Measures what visitors feel, in Chromium: ends with 1 when an aim is missed. `npm run bench:web [lighthouse] [frames] [live]`. */
import { benchFrames } from "./frames.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchLive } from "./live.ts";

const benches = { lighthouse: benchLighthouse, frames: benchFrames, live: benchLive };
const wanted = process.argv.slice(2);
const base = process.env["PODIUM_URL"];
if (base === undefined) throw new Error("PODIUM_URL names no server: run `npm run bench:web`.");

let reached = true;
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (!(await bench(base))) reached = false;
}
process.exitCode = reached ? 0 : 1;
