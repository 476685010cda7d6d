import {
  listReservationMails,
  listUnsentMails,
  type ReservationMail,
  retryMail,
  type UnsentMail,
} from "@podium/shared/contracts/mails";
import type { FastifyInstance } from "fastify";
import { mount } from "#platform/http/endpoint-route.ts";
import type { MailsService } from "./mails.service.ts";

type Unsent = Awaited<ReturnType<MailsService["listUnsent"]>>["items"][number];

function presentUnsentMail({ email, lastError, status, dueAt, ...mail }: Unsent): UnsentMail {
  const nextTryAt = status === "FAILED" ? null : dueAt.toISOString();
  return { ...mail, recipient: email ?? "", error: lastError ?? "", nextTryAt };
}

type MailOfReservation = Awaited<ReturnType<MailsService["listOf"]>>[number];

function presentReservationMail(mail: MailOfReservation, stayHere: boolean): ReservationMail {
  const { id, kind, status, dueAt, sentAt } = mail;
  const state = status === "SENDING" ? "WAITING" : status;
  return { id, kind, state, at: (sentAt ?? dueAt).toISOString(), stayHere };
}

export async function mailsRoutes(
  app: FastifyInstance,
  { mails }: { mails: Pick<MailsService, "listOf" | "stayHere" | "listUnsent" | "retry"> },
): Promise<void> {
  mount(app, listReservationMails, async ({ params }) =>
    (await mails.listOf(params.id)).map((mail) => presentReservationMail(mail, mails.stayHere)),
  );

  mount(app, listUnsentMails, async () => {
    const { items, total, stayHere } = await mails.listUnsent();
    return { total, items: items.map(presentUnsentMail), stayHere };
  });

  mount(app, retryMail, async ({ params }) => {
    await mails.retry(params.id);
    return null;
  });
}
