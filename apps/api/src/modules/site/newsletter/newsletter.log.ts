import type { LogSentences, NoFacts } from "#modules/records/audit/audit.service.ts";

export type NewsletterLog = typeof newsletterLog;

export const newsletterLog = {
  // Without the address: it leaves the list because its owner asked for that.
  NEWSLETTER_REMOVED: (_facts: NoFacts) => "Iemand uitgeschreven voor de nieuwsbrief",
} satisfies LogSentences;
