import { previewShowMessage } from "@podium/shared/contracts/show-messages";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { parseTried } from "#modules/sale/show-messages/show-messages.presenter.ts";
import type { MailDeliveryService } from "./mail-delivery.service.ts";

export async function mailDeliveryRoutes(
  app: FastifyInstance,
  { mailDelivery }: { mailDelivery: Pick<MailDeliveryService, "previewMessage"> },
): Promise<void> {
  mount(app, previewShowMessage, ({ params, body, raw }) =>
    mailDelivery.previewMessage(params.id, parseTried(body), callerOf(raw).id),
  );
}
