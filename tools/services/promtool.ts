import { join } from "node:path";
import { cacheDir } from "../../scripts/setup/paths.mjs";
import { provideFromDebian, type Say } from "./debian-packages.ts";
import { onPath, starts } from "./programs.ts";

const unpacked = join(cacheDir, `prometheus-${process.platform}-${process.arch}`);

const findPromtool = (): string | undefined =>
  [...onPath("promtool"), join(unpacked, "usr/bin/promtool")].find((command) => starts(command));

/** Provides Prometheus' checker of rules and settings, which needs none of the package's dependencies. */
export const providePromtool = (say: Say = () => undefined): Promise<string> =>
  provideFromDebian("promtool", findPromtool, { wanted: ["prometheus"], follow: /^$/, folder: unpacked, say });
