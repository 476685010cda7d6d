// `npm run bench:web`: the product as `npm start` starts it, looked at in Chromium by Lighthouse and frame by frame.
// PODIUM_URL names a server that runs already; arguments choose among the benches.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { provideChromium } from "./services/chromium.mjs";
import { pinnedNode, root } from "./setup/paths.mjs";
import { onWishToStop } from "./setup/wish-to-stop.mjs";
import { setup } from "./tests/browser-setup.mjs";

const chromium = await provideChromium((line) => process.stdout.write(`${line}\n`));
const stop = await setup();
const bench = spawn(pinnedNode, [join(root, "apps/web/bench/main.ts"), ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, PODIUM_CHROMIUM: chromium },
  stdio: "inherit",
});
onWishToStop(() => bench.kill());
const [code] = /** @type {[number | null]} */ (await once(bench, "exit"));
await stop?.();
process.exit(code ?? 1);
