import { listReservationMails, listUnsentMails, retryMail } from "@podium/shared/contracts/mails";
import type { FastifyInstance } from "fastify";
import { mount } from "#platform/http/endpoint-route.ts";
import { presentReservationMail, presentUnsentMail } from "./mails.presenter.ts";
import type { MailsService } from "./mails.service.ts";

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
