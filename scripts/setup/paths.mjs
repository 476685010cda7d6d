import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout that these scripts belong to; never the folder they happen to be called from. */
export const root = resolve(fileURLToPath(new URL("../..", import.meta.url)));

/** What may be thrown away and fetched again: unpacked Redis, records of tests. */
export const cacheDir = join(root, ".cache");

/** The Node that the project pins (devDependency `node`), as a real executable and not through a shell shim. */
export const pinnedNode = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");

/**
 * Where the embedded servers, the generated secrets and the outbox live.
 * @param {NodeJS.ProcessEnv} env
 */
export function dataDirOf(env) {
  return resolve(root, env.DATA_DIR || ".data");
}
