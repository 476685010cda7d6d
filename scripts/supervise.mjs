// Runs on the pinned Node, below start.mjs, and answers to it over the IPC channel: "stop" and "force" come in, every
// process that was started and the address go out.
import { startPodium } from "./podium.mjs";
import { onWishToStop } from "./setup/wish-to-stop.mjs";

const say = (/** @type {string} */ line) => console.log(line);
const starting = new AbortController();
const tell = (/** @type {object} */ message) => {
  if (process.connected) process.send?.(message, () => {});
};

/** @type {() => void} */
let force = () => {
  process.exit(1);
};
/** @type {Promise<void>} */
const wished = new Promise((done) => {
  onWishToStop((how) => {
    if (!starting.signal.aborted) say("Stopping …");
    starting.abort();
    if (how === "force") force();
    done();
  });
});

try {
  const began = Date.now();
  const podium = await startPodium({
    env: process.env,
    say,
    onStarted: (child) => tell({ started: child }),
    signal: starting.signal,
  });
  force = () => void podium.stop({ force: true });
  if (starting.signal.aborted) say("It had just started.");
  else if (podium.missing) say(`Podium listens at ${podium.url}, but is not ready: ${podium.missing}`);
  else say(`Ready in ${((Date.now() - began) / 1000).toFixed(1)} s. Ctrl-C stops everything.`);
  tell({ url: podium.url });
  await wished;
  await podium.stop();
  process.exit(0);
} catch (error) {
  if (starting.signal.aborted) process.exit(0);
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
