import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import type { Identity } from "#modules/identity/identity.ts";
import type { Records } from "#modules/records/records.ts";
import { createContactMails } from "./contact/contact.mails.ts";
import { contactOwnData, contactOwnMails } from "./contact/contact.own-data.ts";
import { contentLog } from "./content/content.log.ts";
import { createHallsService, hallsLog } from "./halls/halls.service.ts";
import { contactRoutes } from "./contact/contact.routes.ts";
import { createContactService } from "./contact/contact.service.ts";
import { contentRoutes } from "./content/content.routes.ts";
import { createContentService } from "./content/content.service.ts";
import { createFloorPlansService } from "./halls/floor-plans.service.ts";
import { hallsRoutes } from "./halls/halls.routes.ts";
import { newsletterLog } from "./newsletter/newsletter.log.ts";
import { createNewsletterMails } from "./newsletter/newsletter.mails.ts";
import { newsletterOwnData, newsletterOwnMails } from "./newsletter/newsletter.own-data.ts";
import { newsletterRoutes } from "./newsletter/newsletter.routes.ts";
import { createNewsletterService } from "./newsletter/newsletter.service.ts";

export const siteLog = { ...hallsLog, ...contentLog, ...newsletterLog };

export type Site = ReturnType<typeof createSite>;

export function createSite(platform: Platform, { records, identity }: { records: Records; identity: Identity }) {
  const { config, database, clock, events } = platform;
  const { audit, mails, securityNotices, documents, pictures, society } = records.services;
  const { sessions } = identity.services;
  const halls = createHallsService({ database, clock, audit, events });
  const floorPlans = createFloorPlansService({ db: database.db });
  const contact = createContactService({ database, clock, mails });
  const content = createContentService({ database, audit, documents, pictures, society, sessions, securityNotices });

  const newsletter = createNewsletterService({ database, clock, mails, audit, society });
  const publicUrl = config.PUBLIC_URL;

  const services = { halls, floorPlans, contact, content, newsletter };
  return {
    services,
    mails: {
      ...createContactMails({ contact, society }),
      ...createNewsletterMails({ newsletter, society, publicUrl }),
    },
    ownData: { ...contactOwnData, ...newsletterOwnData },
    ownMails: [...contactOwnMails, ...newsletterOwnMails],
    async routes(app) {
      await app.register(hallsRoutes, services);
      await app.register(contactRoutes, services);
      await app.register(contentRoutes, services);
      await app.register(newsletterRoutes, { newsletter, publicUrl });
    },
    jobs: [],
    sweeps: [],
  } satisfies Module;
}
