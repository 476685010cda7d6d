import {
  confirmNewsletter,
  leaveNewsletter,
  listNewsletterSubscribers,
  removeNewsletterSubscriber,
  subscribeToNewsletter,
  type NewsletterSubscriber,
} from "@podium/shared/contracts/newsletter";
import type { Language } from "@podium/shared/words/languages";
import type { FastifyInstance } from "fastify";
import { accountOf, callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { byAddress } from "#platform/http/rate-limit.ts";
import { responseLanguage } from "#platform/http/request-language.ts";
import { leavePage } from "./newsletter.mails.ts";
import type { NewsletterService, Subscriber } from "./newsletter.service.ts";

/** Counts valid requests only, so that typing errors cost nothing. */
const REQUESTS_PER_ADDRESS = { max: 5, seconds: 600, key: byAddress };
/** Counts every request, including those of robots; a mail program leaves for many readers. */
const TRIES_PER_ADDRESS = { max: 100, seconds: 600, key: byAddress };
const MAX_FORM_BYTES = 4096;

const ASKED: Readonly<Record<Language, string>> = {
  nl: "Bijna klaar. Kijk in uw mailbox en klik op de knop in onze mail.",
  fr: "C'est presque fait. Ouvrez votre messagerie et cliquez sur le bouton dans notre e-mail.",
  en: "Almost done. Look in your mailbox and press the button in our email.",
};

export async function newsletterRoutes(
  app: FastifyInstance,
  { newsletter, publicUrl }: { newsletter: NewsletterService; publicUrl: string },
): Promise<void> {
  const present = (subscriber: Subscriber): NewsletterSubscriber => {
    const { id, email, language, consent, askedAt, confirmedAt, leaveToken } = subscriber;
    return {
      id,
      email,
      language,
      consent,
      askedAt: askedAt.toISOString(),
      confirmedAt: (confirmedAt ?? askedAt).toISOString(),
      leavePage: leavePage(publicUrl, subscriber),
      leaveAddress: publicUrl + leaveNewsletter.path.replace(":token", leaveToken),
    };
  };

  mount(
    app,
    subscribeToNewsletter,
    async ({ body, raw }, reply) => {
      const language = responseLanguage(raw, reply);
      await newsletter.ask(body, { language, userId: accountOf(raw)?.id ?? null });
      return { message: ASKED[language] };
    },
    { rateLimit: TRIES_PER_ADDRESS, bodyRateLimit: REQUESTS_PER_ADDRESS },
  );

  mount(app, confirmNewsletter, async ({ body }) => newsletter.confirm(body.token), { rateLimit: TRIES_PER_ADDRESS });

  await app.register((scope, _options, done) => {
    // Mail programs send a form of either kind (RFC 8058, 3.2), which says nothing that the address does not.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: MAX_FORM_BYTES }, (_request, _body, parsed) =>
      parsed(null),
    );
    mount(scope, leaveNewsletter, async ({ params }) => newsletter.leave(params.token), {
      rateLimit: TRIES_PER_ADDRESS,
    });
    done();
  });

  mount(app, listNewsletterSubscribers, async ({ query }) => {
    const { items, ...page } = await newsletter.list(query);
    return { ...page, items: items.map(present) };
  });

  mount(app, removeNewsletterSubscriber, async ({ params, raw }) => {
    await newsletter.remove(params.id, callerOf(raw).id);
    return null;
  });
}
