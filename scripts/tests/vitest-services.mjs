import { spawn } from "node:child_process";
import { join } from "node:path";
import { pinnedNode, root } from "../setup/paths.mjs";

/** @typedef {{ databaseUrl: string, redisUrl: string }} Services */

/**
 * vitest's global set-up of the API's tests: servers of their own, unless TEST_DATABASE_URL and TEST_REDIS_URL name some.
 * @returns {Promise<(() => Promise<void>) | undefined>} stops them
 */
export async function setup() {
  if (process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL) return undefined;
  const host = spawn(pinnedNode, [join(root, "scripts/tests/service-host.mjs")], {
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
  process.env.TEST_DATABASE_URL = services.databaseUrl;
  process.env.TEST_REDIS_URL = services.redisUrl;
  return async () => {
    host.disconnect();
    await ended;
  };
}
