import { randomBytes } from "node:crypto";
import { KEPT, termBefore } from "@podium/shared/site/retention";
import type { Language } from "@podium/shared/words/languages";
import { newsletterConsent } from "@podium/shared/words/newsletter-consent";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Database } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { SocietyService } from "#modules/records/society/society.service.ts";
import type { NewsletterLog } from "./newsletter.log.ts";
import * as repository from "./newsletter.repository.ts";

export type NewsletterService = ReturnType<typeof createNewsletterService>;
export type { Subscriber } from "./newsletter.repository.ts";

const newToken = (): string => randomBytes(18).toString("base64url");

/** The time in which an address gets no second mail: it has one already, and nobody can fill a mailbox. */
const MAIL_PAUSE_SECONDS = 3600;

/** A list of who gets the newsletter, with the proof of their consent; another program sends it (decision 044). */
export function createNewsletterService(deps: {
  database: Database;
  clock: Clock;
  mails: Pick<MailsService, "enqueueAgain">;
  audit: Pick<AuditService<NewsletterLog>, "record">;
  society: Pick<SocietyService, "current">;
}) {
  const { database, clock, mails, audit, society } = deps;
  const { db } = database;

  return {
    /**
     * The same for every address, so that nobody learns who is subscribed. Drops the requests of robots, which fill in
     * the hidden field `website`. @throws DomainError NEWSLETTER_OFF
     */
    async ask(
      { email, website }: { email: string; website?: string | undefined },
      { language, userId = null }: { language: Language; userId?: number | null },
    ): Promise<void> {
      const { newsletter, name } = society.current();
      if (!newsletter) throw new DomainError("NEWSLETTER_OFF");
      if (website) return;
      const now = clock.now();
      const consent = newsletterConsent(name, language);
      await database.transact(async (transaction) => {
        const asked = await repository.insertAsked(transaction.db, {
          email: email.toLowerCase(),
          language,
          consent,
          confirmToken: newToken(),
          leaveToken: newToken(),
          askedAt: now,
          mailedBefore: plusSeconds(now, -MAIL_PAUSE_SECONDS),
          userId,
        });
        if (asked?.isMailDue)
          await mails.enqueueAgain(transaction, { kind: "NEWSLETTER_CONFIRM", subjectId: asked.id });
      });
    },

    find: (id: number) => repository.find(db, id),

    /** Idempotent. @throws DomainError LINK_EXPIRED: unknown, too old, or left since */
    async confirm(token: string): Promise<{ email: string }> {
      const now = clock.now();
      await repository.confirm(db, token, now, termBefore(KEPT.newsletterRequests, now));
      const subscriber = await repository.findByToken(db, token);
      if (!subscriber?.confirmedAt || subscriber.leftAt !== null) throw new DomainError("LINK_EXPIRED");
      return { email: subscriber.email };
    },

    /** Idempotent. @throws DomainError LINK_EXPIRED */
    async leave(token: string): Promise<{ email: string }> {
      const left = await database.transact(({ db: trx }) => repository.leave(trx, { token }, clock.now()));
      if (!left) throw new DomainError("LINK_EXPIRED");
      return { email: left.email };
    },

    list: ({ search = "", page, pageSize }: { search?: string | undefined; page: number; pageSize: number }) =>
      repository.list(db, { search, page, pageSize }),

    /** Idempotent. @throws DomainError SUBSCRIBER_NOT_FOUND */
    async remove(id: number, actorId: number): Promise<void> {
      await database.transact(async (transaction) => {
        const left = await repository.leave(transaction.db, { id }, clock.now());
        if (!left) throw new DomainError("SUBSCRIBER_NOT_FOUND");
        if (left.leftAt !== null) return;
        const subject = { type: "list" } as const;
        await audit.record(transaction, { actorId, action: "NEWSLETTER_REMOVED", subject, details: {} });
      });
    },
  };
}
