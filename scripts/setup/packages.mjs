import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nodePackage, pinnedNode, root } from "./paths.mjs";

/**
 * `start`: the packages that `npm start` needs. `everything`: also those of tests, benches and linters.
 * @typedef {"start" | "everything"} PackageSet
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean, dev?: boolean }} Package
 */

/** @param {string} file a lock file of npm @returns {Record<string, Package | undefined>} */
function packagesIn(file) {
  const lock = /** @type {{ packages: Record<string, Package> }} */ (
    JSON.parse(readFileSync(join(root, file), "utf8"))
  );
  return lock.packages;
}

/** Whether the pinned Node runs and has the pinned version; node_modules may come from another machine. */
function runsPinnedNode() {
  const { optionalDependencies } = /** @type {{ optionalDependencies: Record<string, string> }} */ (
    JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  );
  const pinned = optionalDependencies[nodePackage];
  return pinned === undefined || spawnSync(pinnedNode, ["--version"], { encoding: "utf8" }).stdout === `v${pinned}\n`;
}

/** Compares npm's own record with the lock: packages installed by hand count too. @param {PackageSet} set */
export function isInstalled(set) {
  try {
    const present = packagesIn("node_modules/.package-lock.json");
    const isThere = Object.entries(packagesIn("package-lock.json")).every(([path, wanted]) => {
      const mayMiss =
        !path.includes("node_modules/") ||
        wanted?.optional ||
        wanted?.devOptional ||
        wanted?.link ||
        (set === "start" && wanted?.dev);
      return mayMiss || present[path]?.version === wanted?.version;
    });
    return isThere && runsPinnedNode();
  } catch {
    return false;
  }
}

/** Whether the packages of tests and linters are installed; a start does not remove those. */
export function hasDevelopmentPackages() {
  try {
    return Object.values(packagesIn("node_modules/.package-lock.json")).some((one) => one?.dev);
  } catch {
    return false;
  }
}
