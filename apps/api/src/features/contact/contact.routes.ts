import { sendContactMessage } from "@podium/shared/contracts/contact";
import type { FastifyInstance } from "fastify";
import { mount } from "../../platform/endpoint-route.ts";
import { byAddress } from "../../platform/rate-limit.ts";
import type { ContactService } from "./contact.service.ts";

const MESSAGES_PER_ADDRESS = { max: 5, timeWindow: "10 minutes", keyGenerator: byAddress };

export function contactRoutes(app: FastifyInstance, deps: { contact: ContactService }): void {
  mount(app, sendContactMessage, ({ body }) => deps.contact.send(body), MESSAGES_PER_ADDRESS);
}
