import type { ReservationMail, UnsentMail } from "@podium/shared/contracts/mails";
import type { MailsService } from "./mails.service.ts";

type Unsent = Awaited<ReturnType<MailsService["listUnsent"]>>["items"][number];

export function presentUnsentMail({ email, lastError, status, dueAt, ...mail }: Unsent): UnsentMail {
  const nextTryAt = status === "FAILED" ? null : dueAt.toISOString();
  return { ...mail, recipient: email ?? "", error: lastError ?? "", nextTryAt };
}

type MailOfReservation = Awaited<ReturnType<MailsService["listOf"]>>[number];

export function presentReservationMail(mail: MailOfReservation, stayHere: boolean): ReservationMail {
  const { id, kind, status, dueAt, sentAt } = mail;
  const state = status === "SENDING" ? "WAITING" : status;
  return { id, kind, state, at: (sentAt ?? dueAt).toISOString(), stayHere };
}
