import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { cacheDir } from "../setup/paths.mjs";
import { hasDebianPackages, libraryPathOf, unpackDebianPackages } from "./debian-packages.mjs";

/**
 * A redis-server, or a valkey-server, which speaks the same protocol.
 * @typedef {{ command: string, env: NodeJS.ProcessEnv }} RedisProgram
 */

const unpacked = join(cacheDir, `redis-${process.platform}-${process.arch}`);

/** @param {RedisProgram} program */
function runs({ command, env }) {
  return spawnSync(command, ["--version"], { env, stdio: "ignore" }).status === 0;
}

/** @returns {RedisProgram | undefined} */
function onPath() {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of ["redis-server", "valkey-server"]) {
      const program = { command: join(folder, name), env: process.env };
      if (existsSync(program.command) && runs(program)) return program;
    }
  }
  return undefined;
}

/** @returns {RedisProgram | undefined} what an earlier start unpacked */
function inCache() {
  const env = { ...process.env, LD_LIBRARY_PATH: libraryPathOf(unpacked) };
  const program = { command: join(unpacked, "usr/bin/redis-server"), env };
  return existsSync(program.command) && runs(program) ? program : undefined;
}

/** @param {(line: string) => void} say */
async function fromDebian(say) {
  // redis-server's program lives in redis-tools; of the rest of what they depend on only libraries matter here.
  const wanted = ["redis-server", "redis-tools"];
  await unpackDebianPackages({ wanted, follow: /^(lib(?!c6$)|lua)/, folder: unpacked, say });
  return inCache();
}

/** @returns {Promise<RedisProgram>} compiled from source by redis-memory-server, which needs a C compiler */
async function compiled() {
  const { RedisBinary } = await import("redis-memory-server");
  return { command: await RedisBinary.getPath({ downloadDir: join(cacheDir, "redis-compiled") }), env: process.env };
}

/**
 * Fetches the distribution's Redis when this machine has none: the part that needs no installed packages, so that it
 * can go on while they are being installed.
 * @param {(line: string) => void} say
 * @returns {Promise<RedisProgram | undefined>}
 */
export async function fetchRedis(say) {
  const present = onPath() ?? inCache();
  if (present || !hasDebianPackages()) return present;
  say("No Redis on this machine: fetching the distribution's own into a folder of Podium's …");
  return fromDebian(say);
}

/**
 * Finds a Redis that runs on this machine, or gets one without installing anything system-wide.
 * @param {(line: string) => void} say
 * @returns {Promise<RedisProgram>}
 * @throws Error with a sentence that says what to do
 */
export async function provideRedis(say) {
  /** @type {string[]} */
  const reasons = [];
  const remember = (/** @type {unknown} */ error) => {
    reasons.push((error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "");
    return undefined;
  };
  const fetched = await fetchRedis(say).catch(remember);
  if (fetched) return fetched;
  say("No Redis on this machine: building one, which takes some minutes, once …");
  const built = await compiled().catch(remember);
  if (built && runs(built)) return built;
  throw new Error(
    `There is no Redis here and none could be had: install redis-server, or set REDIS_URL to one. (${reasons.join("; ")})`,
  );
}
