import { canBootDebian } from "#services/debian-machine.ts";
import { canHaveOwnNetwork } from "../services/own-network.ts";

const demanding = [
  {
    file: "tools/tests/debian.installation.test.ts",
    what: "The installation on a bare Debian (ops/debian)",
    needs: "Debian, root, namespaces, overlays, a writable cgroup and 6 GB of memory",
    canRun: canBootDebian,
  },
  {
    file: "tools/tests/proxy-network.installation.test.ts",
    what: "The proxy with certificates and IPv6 (deploy/caddy)",
    needs: "namespaces, IPv6 and ip (iproute2)",
    canRun: canHaveOwnNetwork,
  },
];

/** Returns test files that this machine cannot run: vitest.config.ts excludes them, and the command reports it. */
export const leftOut = () => demanding.filter(({ canRun }) => !canRun());
