// Runs a command in a separate network, without root, where all ports, addresses and names are free.
import { spawnSync } from "node:child_process";

const SPACES = ["--map-root-user", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"];
const INSIDE = 'ip link set lo up && mount --bind "$0" /etc/hosts && exec "$@"';

/** Includes the folders of `ip`, which an ordinary user's PATH may lack. */
export const ownNetworkEnv = { PATH: `${process.env.PATH}:/usr/sbin:/sbin` };

/** @returns the arguments of `unshare`. @param hosts file that replaces /etc/hosts */
export const onOwnNetwork = (hosts: string, ...command: string[]): string[] => [
  ...SPACES,
  "sh",
  "-c",
  INSIDE,
  hosts,
  ...command,
];

/** Tries whether namespaces, IPv6 and `ip` are available, which a container may lack. */
export function canHaveOwnNetwork(): boolean {
  const address = ["ip", "-6", "address", "add", "fd00::1/128", "dev", "lo"];
  const options = { env: { ...process.env, ...ownNetworkEnv }, stdio: "ignore", timeout: 30_000 } as const;
  return spawnSync("unshare", onOwnNetwork("/etc/hosts", ...address), options).status === 0;
}
