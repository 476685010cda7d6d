// Runs one of the tools (`npm test`, `npm run bench`, …). Like start.mjs it needs nothing but some Node from 20 up: it
// installs the packages, hands over to the pinned Node, and passes on Ctrl-C.
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
