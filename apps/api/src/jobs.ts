import { mailsJobs, sendMail } from "./features/mails/mails.jobs.ts";
import { checkPayment, paymentsJobs } from "./features/payments/payments.jobs.ts";
import { lapseReservations, reservationsJobs } from "./features/reservations/reservations.jobs.ts";
import { lapseHolds, seatsJobs } from "./features/seats/seats.jobs.ts";
import type { Config } from "./config.ts";
import type { Dependencies } from "./dependencies.ts";
import type { JobHandler } from "./platform/queue.ts";
import { createSweep, type Sweep } from "./platform/sweep.ts";

/** Every kind of job that the product knows. */
const jobTypes = [lapseHolds, lapseReservations, sendMail, checkPayment];

/**
 * Who does which job.
 * @throws Error when a job has no handler, two of them, or a handler has no job: the process must not start like that
 */
export function collectJobs(deps: Pick<Dependencies, "seats" | "reservations" | "mails" | "payments">): JobHandler[] {
  const handlers = [...seatsJobs(deps), ...reservationsJobs(deps), ...mailsJobs(deps), ...paymentsJobs(deps)];
  for (const { name } of jobTypes) {
    const count = handlers.filter((handler) => handler.name === name).length;
    if (count !== 1) throw new Error(`Job ${name} has ${count} handlers; it needs exactly one.`);
  }
  const unknown = handlers.find((handler) => !jobTypes.some((type) => type.name === handler.name));
  if (unknown) throw new Error(`Handler ${unknown.name} belongs to no job.`);
  return handlers;
}

const HOLDS_EVERY_MS = 5000;
const RESERVATIONS_EVERY_MS = 15_000;
const PAYMENTS_EVERY_MS = 5000;
const MAILS_EVERY_MS = 15_000;
const ACCOUNTS_EVERY_MS = 3_600_000;
const REPAIR_EVERY_MS = 8000;
/** A message counts as possibly lost when its change is not older than the last round plus this many seconds. */
const REPAIR_MARGIN_SECONDS = 30;

/**
 * What finds again, from Postgres alone, whatever a crash or an emptied Redis lost.
 * @param role a worker finds lost work, a web process lost messages to its own screens; `all` does both
 */
export function collectSweeps(
  {
    seats,
    reservations,
    mails,
    payments,
    users,
    logger,
  }: Pick<Dependencies, "seats" | "reservations" | "mails" | "payments" | "users" | "logger">,
  role: Config["ROLE"] = "all",
): Sweep[] {
  let lastRepair = performance.now();
  const ofWorkers = [
    createSweep({ name: "holds", everyMs: HOLDS_EVERY_MS, logger, run: () => seats.sweep() }),
    createSweep({ name: "reservations", everyMs: RESERVATIONS_EVERY_MS, logger, run: () => reservations.sweep() }),
    createSweep({ name: "mails", everyMs: MAILS_EVERY_MS, logger, run: () => mails.sweep() }),
    createSweep({ name: "payments", everyMs: PAYMENTS_EVERY_MS, logger, run: () => payments.sweep() }),
    createSweep({ name: "accounts", everyMs: ACCOUNTS_EVERY_MS, logger, run: () => users.sweep() }),
  ];
  const ofScreens = [
    createSweep({
      name: "screens",
      everyMs: REPAIR_EVERY_MS,
      logger,
      async run() {
        const start = performance.now();
        await seats.repairScreens((start - lastRepair) / 1000 + REPAIR_MARGIN_SECONDS);
        lastRepair = start;
      },
    }),
  ];
  return [...(role === "web" ? [] : ofWorkers), ...(role === "worker" ? [] : ofScreens)];
}
