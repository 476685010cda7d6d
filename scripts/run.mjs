// Runs a tool (`npm test`, `npm run bench`, …) on any Node from 20 up: installs the packages, uses the pinned Node.
import { ensureInstalled } from "./setup/install.mjs";
import { runOnPinnedNode } from "./setup/pinned-node.mjs";
import { onShutdownSignal } from "./setup/shutdown-signal.mjs";

const [tool = "", ...rest] = process.argv.slice(2);
const installing = new AbortController();
/** @type {(how: "stop" | "force") => void} */
let stop = () => installing.abort();
onShutdownSignal((how) => stop(how));
try {
  await ensureInstalled((line) => console.log(line), installing.signal);
  const child = runOnPinnedNode([`tools/${tool}.ts`, ...rest]);
  stop = child.stop;
  process.exitCode = await child.ended;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
