import { sendMail } from "./features/mails/mails.jobs.ts";
import { checkPayment } from "./features/payments/payments.jobs.ts";
import { expireReservations } from "./features/reservations/reservations.jobs.ts";
import { expireHolds } from "./features/seats/seats.jobs.ts";
import type { Config } from "./config.ts";
import type { Dependencies } from "./dependencies.ts";
import { handleJob, type JobHandler } from "./platform/queue.ts";
import { createSweep, type Sweep } from "./platform/sweep.ts";

export function collectJobs({
  seats,
  reservations,
  mailDelivery,
  payments,
}: Pick<Dependencies, "seats" | "reservations" | "mailDelivery" | "payments">): JobHandler[] {
  return [
    handleJob(expireHolds, () => seats.expireDue()),
    handleJob(expireReservations, () => reservations.expireDue()),
    handleJob(sendMail, ({ mailId }) => mailDelivery.deliver(mailId)),
    handleJob(checkPayment, ({ paymentId }) => payments.check(paymentId)),
  ];
}

const HOLDS_EVERY_MS = 5000;
const RESERVATIONS_EVERY_MS = 15_000;
const PAYMENTS_EVERY_MS = 5000;
const MAILS_EVERY_MS = 15_000;
const ACCOUNTS_EVERY_MS = 3_600_000;
const REPAIR_EVERY_MS = 8000;
/** Margin over the pause since the last round. */
const REPAIR_MARGIN_SECONDS = 30;

/** @param role a worker recovers lost work, a web process lost messages, `all` both */
export function collectSweeps(
  {
    seats,
    reservations,
    mailDelivery,
    payments,
    users,
    logger,
  }: Pick<Dependencies, "seats" | "reservations" | "mailDelivery" | "payments" | "users" | "logger">,
  role: Config["ROLE"] = "all",
): Sweep[] {
  let lastRepair = performance.now();
  const ofWorkers = [
    createSweep({ name: "holds", everyMs: HOLDS_EVERY_MS, logger, run: () => seats.sweep() }),
    createSweep({ name: "reservations", everyMs: RESERVATIONS_EVERY_MS, logger, run: () => reservations.sweep() }),
    createSweep({ name: "mails", everyMs: MAILS_EVERY_MS, logger, run: () => mailDelivery.sweep() }),
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
