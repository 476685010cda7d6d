// `npm run bench:web`: the product as `npm start` starts it, looked at in Chromium by Lighthouse and frame by frame.
// PODIUM_URL names a server that runs already; arguments choose among the benches.
import { ensureInstalled } from "./setup/install.mjs";
import { runOnPinnedNode } from "./setup/pinned-node.mjs";
import { onWishToStop } from "./setup/wish-to-stop.mjs";

/** @type {((how: "stop" | "force") => void) | undefined} */
let stopBench;
let wished = false;
onWishToStop((how) => {
  wished = true;
  stopBench?.(how);
});

const say = (/** @type {string} */ line) => console.log(line);
await ensureInstalled(say);
const { provideChromium } = await import("./services/chromium.mjs");
const { setup } = await import("./tests/browser-setup.mjs");
process.env.PODIUM_CHROMIUM = await provideChromium(say);
const stop = await setup();
try {
  if (!wished) {
    const bench = runOnPinnedNode(["tools/bench/web/main.ts", ...process.argv.slice(2)]);
    stopBench = bench.stop;
    process.exitCode = await bench.ended;
  }
} finally {
  await stop?.();
}
