import { sendContactMessage } from "@podium/shared/contracts/contact";
import type { FastifyInstance } from "fastify";
import { mount } from "#platform/endpoint-route.ts";
import { byAddress } from "#platform/rate-limit.ts";
import type { ContactService } from "./contact.service.ts";

/** What comes through; counted once the form is right, so that typing errors cost nobody their message. */
const MESSAGES_PER_ADDRESS = { max: 5, seconds: 600, key: byAddress };
/** Whatever is sent. */
const TRIES_PER_ADDRESS = { max: 100, seconds: 600, key: byAddress };

export async function contactRoutes(app: FastifyInstance, deps: { contact: ContactService }): Promise<void> {
  app.register(async (scope) => {
    scope.addHook("preHandler", scope.rateLimit("contact", MESSAGES_PER_ADDRESS));
    mount(scope, sendContactMessage, ({ body }) => deps.contact.send(body), TRIES_PER_ADDRESS);
  });
}
