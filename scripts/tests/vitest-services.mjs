import { spawn } from "node:child_process";
import { join } from "node:path";
import { pinnedNode, root } from "../setup/paths.mjs";

/** TEST_BREAKABLE_REDIS_URL: a Redis for one file at a time, which may pause it or fill it up. */
const VARIABLES = ["TEST_DATABASE_URL", "TEST_REDIS_URL", "TEST_BREAKABLE_REDIS_URL"];

/** @typedef {Record<string, string>} Services the variables with the servers' addresses */

/**
 * vitest's global set-up of the API's tests: servers of their own, unless the environment names some.
 * @returns {Promise<(() => Promise<void>) | undefined>} stops them
 */
export async function setup() {
  const missing = VARIABLES.filter((name) => !process.env[name]);
  if (missing.length === 0) return undefined;
  const host = spawn(pinnedNode, [join(root, "scripts/tests/service-host.mjs"), ...missing], {
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  /** @type {Promise<void>} */
  const ended = new Promise((done) => host.once("exit", () => done()));
  const services = await new Promise((/** @type {(services: Services) => void} */ done, failed) => {
    host.once("message", (message) => done(/** @type {Services} */ (message)));
    host.once("error", failed);
    void ended.then(() => failed(new Error("The servers for the tests did not start; their own words stand above.")));
  });
  Object.assign(process.env, services);
  return async () => {
    host.disconnect();
    await ended;
  };
}
