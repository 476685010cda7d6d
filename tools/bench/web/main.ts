// `npm run bench:web [lighthouse] [frames] [live] [large-hall] [scanner]`, on PODIUM_URL if set; exits with 1 on a
// missed aim.
import { onShutdownSignal } from "../../../scripts/setup/shutdown-signal.mjs";
import { provideChromium } from "#services/chromium.ts";
import { setup } from "#tests/browser-setup.ts";
import { benchFrames } from "./frames.ts";
import { benchLargeHall } from "./large-hall.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchLive } from "./live.ts";
import { benchScanner } from "./scanner.ts";

const benches = {
  lighthouse: benchLighthouse,
  frames: benchFrames,
  live: benchLive,
  "large-hall": benchLargeHall,
  scanner: benchScanner,
};
const wanted = process.argv.slice(2);

onShutdownSignal(() => process.exit(130));
process.env["PODIUM_CHROMIUM"] = await provideChromium((line) => console.log(line));
const stop = await setup();
let reached = true;
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    if (!(await bench(process.env["PODIUM_URL"] ?? ""))) reached = false;
  }
} finally {
  await stop?.();
}
process.exit(reached ? 0 : 1);
