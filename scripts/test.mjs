// `npm test`. Like start.mjs it needs nothing but some Node from 20 up: it installs the packages and hands over to
// tests/run.mjs on the pinned Node.
import { fetchRedis } from "./services/redis-program.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runOnPinnedNode } from "./setup/pinned-node.mjs";
import { onWishToStop } from "./setup/wish-to-stop.mjs";

const say = (/** @type {string} */ line) => console.log(line);
const installing = new AbortController();
/** @type {(how: "stop" | "force") => void} */
let stop = () => installing.abort();
onWishToStop((how) => stop(how));
try {
  await ensureInstalled(say, {
    signal: installing.signal,
    meanwhile: () => fetchRedis(say).catch(() => undefined),
  });
  const tests = runOnPinnedNode(["scripts/tests/run.mjs", ...process.argv.slice(2)]);
  stop = tests.stop;
  process.exitCode = await tests.ended;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
