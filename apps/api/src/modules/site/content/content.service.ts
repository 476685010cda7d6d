import { type Content, type ContentPart, contentSchemas, type ShownContent } from "@podium/shared/contracts/content";
import { isIban } from "@podium/shared/money/epc";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { type Language, LANGUAGES } from "@podium/shared/words/languages";
import { pictureIdsIn, shownIn } from "@podium/shared/site/shown-content";
import { ibanFault } from "@podium/shared/money/iban";
import { createBatchLoader } from "#platform/throughput/batch-loader.ts";
import type { Session } from "#platform/http/caller.ts";
import type { Database } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import { checkedBy, type Document, type DocumentsService } from "#modules/records/documents/documents.service.ts";
import type { PicturesService } from "#modules/records/pictures/pictures.service.ts";
import type { SecurityNoticesService } from "#modules/records/mails/security-notices.service.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { ContentLog } from "./content.log.ts";
import type { SocietyService } from "#modules/records/society/society.service.ts";

export type ContentService = ReturnType<typeof createContentService>;

export interface PartDraft {
  part: ContentPart;
  content: Content;
  document: Document<ContentPart>;
}

/** Without the bank account, which only visitors with a transfer due see. */
export type ShownPart =
  | Exclude<ShownContent<ContentPart>, ShownContent<"society">>
  | Omit<ShownContent<"society">, "bank">;

/** Requires complete content, as a form sends it; stored content may lack fields. @throws DomainError INVALID_INPUT */
function requireWhole(part: ContentPart, content: unknown): void {
  checkedBy(contentSchemas[part], content);
  if (part !== "society") return;
  const { iban } = contentSchemas.society.parse(content).bank;
  if (isIban(iban)) return;
  throw new DomainError("INVALID_INPUT", {}, [{ field: "bank.iban", message: errorMessage(ibanFault(iban)) }]);
}

export interface PublishedPart {
  publishedAt: Date;
  content: ShownPart;
}

type Facts = Content<"society">;

/** Returns the bank account before and after; null: it is the same account, however it is written. */
function accountChange(before: Facts, after: Content) {
  if (!("bank" in after)) return null;
  const words = ({ bank: { iban, bic, beneficiary } }: Facts) =>
    [iban.replaceAll(/\s/g, "").replaceAll(/(.{4})(?=.)/g, "$1 "), bic, beneficiary].filter(Boolean).join(", ");
  const [accountWas, accountIs] = [words(before), words(after)];
  return accountWas === accountIs ? null : { accountWas, accountIs, addresses: [before.email, after.email] };
}

export function createContentService(deps: {
  database: Database;
  audit: Pick<AuditService<ContentLog>, "record">;
  documents: DocumentsService;
  pictures: Pick<PicturesService, "shownOf" | "shownInDraft">;
  society: Pick<SocietyService, "whole" | "refresh">;
  sessions: Pick<SessionsService, "isProven">;
  securityNotices: Pick<SecurityNoticesService, "announceAccountChange">;
}) {
  const { database, audit, documents, pictures, society, sessions, securityNotices } = deps;
  const { db } = database;

  const wholeOf = (part: ContentPart, stored: object): Content =>
    // Every other part is stored completely.
    part === "society" ? society.whole(stored) : (stored as Content);

  const toDraft = (document: Document<ContentPart>): PartDraft => ({
    part: document.part,
    content: wholeOf(document.part, document.draft),
    document,
  });

  async function show(
    part: ContentPart,
    stored: object,
    language: Language,
    picturesOf: typeof pictures.shownOf = pictures.shownOf,
  ): Promise<ShownPart> {
    const whole = wholeOf(part, stored);
    const shown = shownIn(whole, language, await picturesOf(db, pictureIdsIn(whole)));
    if (!("bank" in shown)) return shown;
    const { bank: _, ...rest } = shown;
    return rest;
  }

  const shownTogether = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      createBatchLoader(async (parts: readonly ContentPart[]) => {
        const all: Array<PublishedPart | null> = [];
        for (const part of parts) {
          const [newest] = await documents.published(db, part);
          const content = newest && (await show(part, newest.content, language));
          all.push(content ? { publishedAt: newest.publishedAt, content } : null);
        }
        return all;
      }),
    ]),
  ) as Record<Language, (part: ContentPart) => Promise<PublishedPart | null>>;

  return {
    /** Returns an object that is shared with other requests: do not change it. @throws DomainError CONTENT_NOT_FOUND */
    async shown(part: ContentPart, language: Language): Promise<PublishedPart> {
      const found = await shownTogether[language](part);
      if (!found) throw new DomainError("CONTENT_NOT_FOUND");
      return found;
    },

    draft: async (part: ContentPart): Promise<PartDraft> => toDraft(await documents.require(db, { part })),

    async preview(part: ContentPart, language: Language): Promise<ShownPart> {
      const { draft } = await documents.require(db, { part });
      return show(part, draft, language, pictures.shownInDraft);
    },

    /** @param draft.revision the one it started from @throws DomainError INVALID_INPUT by field, DRAFT_CHANGED */
    async save(part: ContentPart, draft: { revision: number; content: unknown }, actorId: number): Promise<PartDraft> {
      requireWhole(part, draft.content);
      return database.transact(async (transaction) => {
        const { id } = await documents.require(transaction.db, { part });
        return toDraft(await documents.saveDraft(transaction, { part, id, ...draft, actorId }));
      });
    },

    /** @throws DomainError INVALID_INPUT by field, DRAFT_CHANGED, PICTURES_NOT_READY, PROOF_NEEDED (another account) */
    async publish(part: ContentPart, revision: number, { id: actorId, sessionId }: Session): Promise<PartDraft> {
      const isProven = part === "society" && (await sessions.isProven(sessionId));
      const published = await database.transact(async (transaction) => {
        const [before] = part === "society" ? await documents.published(transaction.db, part) : [];
        const { document, isNew } = await documents.publish(transaction, { part, revision, actorId });
        const draft = toDraft(document);
        if (isNew) {
          const change = before && accountChange(society.whole(before.content), draft.content);
          if (change && !isProven) throw new DomainError("PROOF_NEEDED");
          await audit.record(transaction, {
            actorId,
            action: "CONTENT_PUBLISHED",
            subject: { type: "content", id: document.id },
            details: { part, ...(change && { accountWas: change.accountWas, accountIs: change.accountIs }) },
          });
          if (change) await securityNotices.announceAccountChange(transaction, { ...change, actorId });
        }
        return draft;
      });
      if (part === "society") await society.refresh();
      return published;
    },

    async versions(part: ContentPart) {
      const { id } = await documents.require(db, { part });
      return documents.versions(db, id);
    },

    /** Restores a version as the draft. @throws DomainError VERSION_NOT_FOUND, DRAFT_CHANGED */
    restore: (part: ContentPart, version: { versionId: number; revision: number }, actorId: number) =>
      database.transact(async (transaction) => {
        const { id } = await documents.require(transaction.db, { part });
        const document = await documents.restore(transaction, { part, id, ...version, actorId });
        await audit.record(transaction, {
          actorId,
          action: "CONTENT_RESTORED",
          subject: { type: "content", id },
          details: { part, versionId: version.versionId },
        });
        return toDraft(document);
      }),
  };
}
