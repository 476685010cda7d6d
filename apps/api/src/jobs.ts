import type { Config } from "./config.ts";
import type { Dependencies } from "./dependencies.ts";
import type { JobHandler } from "./platform/data/queue.ts";
import { createSweep, type Sweep } from "./platform/data/sweep.ts";

export const collectJobs = ({ modules }: Pick<Dependencies, "modules">): JobHandler[] =>
  modules.flatMap(({ jobs }) => jobs);

export function collectSweeps(
  { modules, logger }: Pick<Dependencies, "modules" | "logger">,
  role: Config["ROLE"] = "all",
): Sweep[] {
  return modules
    .flatMap(({ sweeps }) => sweeps)
    .filter((sweep) => role === "all" || sweep.role === "all" || sweep.role === role)
    .map(({ name, seconds, run }) => createSweep({ name, everyMs: seconds * 1000, logger, run }));
}
