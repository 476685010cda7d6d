import { sendContactMessage } from "@podium/shared/contracts/contact";
import type { Language } from "@podium/shared/words/languages";
import type { FastifyInstance } from "fastify";
import { accountOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { byAddress } from "#platform/http/rate-limit.ts";
import { responseLanguage } from "#platform/http/request-language.ts";
import type { ContactService } from "./contact.service.ts";

/** Counts valid messages only, so that typing errors cost nothing. */
const MESSAGES_PER_ADDRESS = { max: 5, seconds: 600, key: byAddress };
/** Counts every request, including those of robots. */
const TRIES_PER_ADDRESS = { max: 100, seconds: 600, key: byAddress };

const THANKS: Readonly<Record<Language, string>> = {
  nl: "Bedankt voor uw bericht! We nemen zo snel mogelijk contact met u op.",
  fr: "Merci pour votre message\u00A0! Nous vous contacterons dès que possible.",
  en: "Thank you for your message! We will contact you as soon as we can.",
};

export async function contactRoutes(app: FastifyInstance, { contact }: { contact: ContactService }): Promise<void> {
  mount(
    app,
    sendContactMessage,
    async ({ body, raw }, reply) => {
      await contact.send(body, accountOf(raw)?.id);
      return { message: THANKS[responseLanguage(raw, reply)] };
    },
    { rateLimit: TRIES_PER_ADDRESS, bodyRateLimit: MESSAGES_PER_ADDRESS },
  );
}
