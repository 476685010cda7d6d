import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { bornOf } from "../../scripts/setup/process-identity.mjs";

/** @throws Error if there are no control groups, or none that this process may change */
export function makeGroup(): string {
  const all = /^\S+ (\S+) cgroup2 /m.exec(readFileSync("/proc/self/mounts", "utf8"))?.[1];
  if (all === undefined) throw new Error("There are no control groups here.");
  // Removes groups of ended test workers, which Ctrl-C kills without a cleanup.
  for (const name of readdirSync(all)) {
    const maker = /^podium-(\d+)-/.exec(name)?.[1];
    if (maker !== undefined && bornOf(Number(maker)) === "") removeGroup(join(all, name));
  }
  const group = join(all, `podium-${process.pid}-${randomUUID()}`);
  mkdirSync(group);
  return group;
}

/** Removes a group, child groups first, as the kernel requires. @returns false while the group has processes */
export function removeGroup(group: string): boolean {
  try {
    for (const entry of readdirSync(group, { withFileTypes: true }))
      if (entry.isDirectory()) removeGroup(join(group, entry.name));
    rmdirSync(group);
    return true;
  } catch {
    return !existsSync(group);
  }
}
