import { sendMail } from "./modules/records/mails/mails.jobs.ts";
import { checkPayment, settlePaymentNotice } from "./modules/money/payments/payments.jobs.ts";
import { makePicture } from "./modules/records/pictures/pictures.jobs.ts";
import { expireReservations } from "./modules/sale/reservations/reservations.jobs.ts";
import { expireHolds } from "./modules/sale/seats/seats.jobs.ts";
import { expireOffers } from "./modules/sale/waiting-list/waiting-list.jobs.ts";
import type { Config } from "./config.ts";
import type { Dependencies } from "./dependencies.ts";
import { handleJob, type JobHandler } from "./platform/data/queue.ts";
import { createSweep, type Sweep } from "./platform/data/sweep.ts";

type Services = Pick<
  Dependencies,
  | "seats"
  | "reservations"
  | "waitingList"
  | "showChanges"
  | "onlineRefunds"
  | "mailDelivery"
  | "payments"
  | "pictures"
  | "accountClosing"
  | "callers"
  | "retention"
  | "returnedTickets"
  | "passedTickets"
  | "walletUpdates"
  | "vitals"
  | "webPages"
  | "society"
  | "logger"
>;

export function collectJobs({
  seats,
  reservations,
  waitingList,
  mailDelivery,
  payments,
  pictures,
}: Services): JobHandler[] {
  return [
    handleJob(expireHolds, () => seats.expireDue()),
    handleJob(expireReservations, () => reservations.expireDue()),
    handleJob(expireOffers, () => waitingList.expireDue()),
    handleJob(sendMail, ({ mailId }) => mailDelivery.deliver(mailId)),
    handleJob(checkPayment, ({ paymentId }) => payments.check(paymentId)),
    handleJob(settlePaymentNotice, ({ ref }) => payments.settleNotice(ref)),
    handleJob(makePicture, ({ pictureId }) => pictures.makeSizes(pictureId)),
  ];
}

/** Margin beyond the pause between two rounds. */
const REPAIR_MARGIN_SECONDS = 30;

/** @param role a worker recovers lost work, a web process lost messages, `all` both; each reports its state */
export function collectSweeps(services: Services, role: Config["ROLE"] = "all"): Sweep[] {
  const {
    seats,
    reservations,
    mailDelivery,
    payments,
    accountClosing,
    callers,
    retention,
    walletUpdates,
    vitals,
    logger,
  } = services;
  const sweep = (name: string, everySeconds: number, run: () => Promise<void>): Sweep =>
    createSweep({ name, everyMs: everySeconds * 1000, logger, run });
  let lastRepair = performance.now();
  const ofWorkers = [
    sweep("holds", 5, () => seats.sweep()),
    sweep("reservations", 15, () => reservations.sweep()),
    sweep("cancelled shows", 60, () => services.showChanges.sweep()),
    sweep("moves", 5, () => reservations.sweepMoves()),
    sweep("reminders", 60, () => reservations.remindDue()),
    sweep("waiting lists", 5, () => services.waitingList.sweep()),
    sweep("mails", 15, () => mailDelivery.sweep()),
    sweep("wallets", 15, () => walletUpdates.sweep()),
    sweep("passed tickets", 15, () => services.passedTickets.sweep()),
    sweep("returned tickets", 15, () => services.returnedTickets.sweep()),
    sweep("refunds", 30, () => services.onlineRefunds.sweep()),
    sweep("payments", 5, () => payments.sweep()),
    sweep("pictures", 15, () => services.pictures.sweep()),
    sweep("accounts", 3600, () => accountClosing.sweep()),
    sweep("retention", 24 * 3600, () => retention.run()),
    sweep("unused pictures", 24 * 3600, () => services.pictures.sweepUnused()),
  ];
  const ofScreens = [
    sweep("screens", 8, async () => {
      const start = performance.now();
      await seats.repairScreens((start - lastRepair) / 1000 + REPAIR_MARGIN_SECONDS);
      lastRepair = start;
    }),
    sweep("pages", 5, async () => services.webPages?.sweep()),
    sweep("sockets", 10, () => callers.repairSockets()),
    sweep("sessions", 60, () => callers.storeLastSeen()),
  ];
  const ofAll = [sweep("vitals", 5, () => vitals.report()), sweep("society", 5, () => services.society.refresh())];
  return [...ofAll, ...(role === "web" ? [] : ofWorkers), ...(role === "worker" ? [] : ofScreens)];
}
