// A network of its own for a command, without root: with ports, addresses and names that are nobody else's.
import { spawnSync } from "node:child_process";

const SPACES = ["--map-root-user", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"];
const INSIDE = 'ip link set lo up && mount --bind "$0" /etc/hosts && exec "$@"';

/** `ip` is where an ordinary user's PATH does not lead. */
export const ownNetworkEnv = { PATH: `${process.env.PATH}:/usr/sbin:/sbin` };

/** @returns the arguments of `unshare`. @param hosts is its /etc/hosts */
export const onOwnNetwork = (hosts: string, ...command: string[]): string[] => [
  ...SPACES,
  "sh",
  "-c",
  INSIDE,
  hosts,
  ...command,
];

/** A container may not make namespaces, has no IPv6, or lacks `ip`; only trying tells. */
export function canHaveOwnNetwork(): boolean {
  const address = ["ip", "-6", "address", "add", "fd00::1/128", "dev", "lo"];
  const options = { env: { ...process.env, ...ownNetworkEnv }, stdio: "ignore", timeout: 30_000 } as const;
  return spawnSync("unshare", onOwnNetwork("/etc/hosts", ...address), options).status === 0;
}
