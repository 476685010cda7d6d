import { PAY_WITHIN_WORKING_DAYS } from "@podium/shared/limits";
import { plusSeconds } from "#platform/clock.ts";
import type { Transaction } from "#platform/database.ts";
import type { MailsService } from "#features/mails/mails.service.ts";
import type { Reservation } from "./reservations.repository.ts";
import { plusWorkingDays } from "./working-days.ts";

/** An online payment makes the mail on bank transfer superfluous, so it waits this long. */
const ONLINE_PAYMENT_SECONDS = 1800;

/** Its tickets, or how to pay and a reminder. */
export async function enqueueFirstMails(
  transaction: Transaction,
  mails: Pick<MailsService, "enqueue">,
  reservation: Reservation,
  now: Date,
): Promise<void> {
  const subjectId = reservation.id;
  if (reservation.status === "CONFIRMED") return mails.enqueue(transaction, { kind: "TICKETS", subjectId });
  const dueAt = reservation.paymentMethod === "PAYCONIQ" ? plusSeconds(now, ONLINE_PAYMENT_SECONDS) : now;
  await mails.enqueue(transaction, { kind: "RESERVATION_RECEIVED", subjectId, dueAt });
  const reminder = plusWorkingDays(now, PAY_WITHIN_WORKING_DAYS);
  if (reminder < reservation.expiresAt) {
    await mails.enqueue(transaction, { kind: "PAYMENT_REMINDER", subjectId, dueAt: reminder });
  }
}
