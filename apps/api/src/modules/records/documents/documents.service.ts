import { pictureIdsIn, type PicturesById } from "@podium/shared/site/shown-content";
import { asSample } from "@podium/shared/words/translations";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import type { Clock } from "#platform/process/clock.ts";
import type { Db, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Realtime } from "#platform/realtime/realtime.ts";
import type { PicturesService } from "#modules/records/pictures/pictures.service.ts";
import {
  type ContentOf,
  type DocumentPart,
  notFoundCode,
  ownStorable,
  parseStored,
  storable,
} from "./document-parts.ts";
import * as repository from "./documents.repository.ts";
import { requireRevision, saveDraft } from "./drafts.service.ts";

export interface Missing {
  /** Path in the content, such as 'photos.0.alt.nl'. */
  field: string;
  message: string;
}

function missingOfPictures(content: unknown, pictures: PicturesById, path = ""): Missing[] {
  if (typeof content !== "object" || content === null) return [];
  const at = (name: string): string => (path === "" ? name : `${path}.${name}`);
  if ("alt" in content && "focus" in content && "id" in content) {
    if (!pictures.has(Number(content.id))) return [{ field: path, message: errorMessage("PICTURE_NOT_FOUND") }];
    const { nl } = content.alt as { nl: string };
    return nl === "" ? [{ field: at("alt.nl"), message: "Beschrijf wat op deze foto te zien is." }] : [];
  }
  return Object.entries(content).flatMap(([name, part]) => missingOfPictures(part, pictures, at(name)));
}

/** @throws DomainError PICTURES_NOT_READY */
function refuseUnready(content: unknown, pictures: PicturesById): void {
  if (pictureIdsIn(content).some((id) => !pictures.get(id)?.ready)) throw new DomainError("PICTURES_NOT_READY");
}

export { checkedBy } from "./document-parts.ts";

export type { ContentOf, DocumentPart } from "./document-parts.ts";
export type DocumentsService = ReturnType<typeof createDocumentsService>;

export interface Document<P extends DocumentPart = DocumentPart> extends Pick<
  repository.DocumentRow,
  "id" | "revision" | "changedAt" | "changedBy" | "publishedBy" | "hasChanges"
> {
  part: P;
  draft: ContentOf<P>;
  published: ContentOf<P> | null;
  publishedAt: Date | null;
}

interface Ref<P extends DocumentPart> {
  part: P;
  id?: number;
}

function toDocument<P extends DocumentPart>(part: P, row: repository.DocumentRow): Document<P> {
  const { draft, published, publishedAt, ...rest } = row;
  return {
    ...rest,
    part,
    draft: parseStored(part, draft),
    published: published && parseStored(part, published),
    publishedAt,
  };
}

/** Content is checked and sanitised, except the release's own (`createOwn`). Features log their documents' actions. */
export function createDocumentsService(deps: {
  clock: Clock;
  realtime: Pick<Realtime, "announceContentChange">;
  pictures: Pick<PicturesService, "shownOf">;
}) {
  const { clock, realtime, pictures } = deps;

  async function find<P extends DocumentPart>(db: Db, ref: Ref<P>): Promise<Document<P> | undefined> {
    const row = await repository.findDocument(db, ref);
    return row && toDocument(ref.part, row);
  }

  /** @param seen the draft's revision; undefined: any */
  async function lock(db: Db, ref: Ref<DocumentPart>, seen?: number) {
    const locked = await repository.lockDocument(db, ref);
    requireRevision(locked, { seen, notFound: notFoundCode(ref.part) });
    return locked;
  }

  /** @throws DomainError PLAY_NOT_FOUND or CONTENT_NOT_FOUND */
  async function require<P extends DocumentPart>(db: Db, ref: Ref<P>): Promise<Document<P>> {
    const document = await find(db, ref);
    if (!document) throw new DomainError(notFoundCode(ref.part));
    return document;
  }

  return {
    find,
    require,

    hasAny: repository.hasDocuments,

    async findAll<P extends DocumentPart>(db: Db, part: P, ids: readonly number[]): Promise<Map<number, Document<P>>> {
      const rows = await repository.findDocuments(db, part, ids);
      return new Map(rows.map((row) => [row.id, toDocument(part, row)]));
    },

    async published<P extends DocumentPart>(
      db: Db,
      part: P,
    ): Promise<Array<{ id: number; content: ContentOf<P>; publishedAt: Date }>> {
      const rows = await repository.findPublished(db, [part]);
      return rows.map(({ id, content, publishedAt }) => ({ id, content: parseStored(part, content), publishedAt }));
    },

    /** @returns undefined when the part already has its document @throws DomainError INVALID_INPUT */
    async create(
      { db }: Transaction,
      document: { part: DocumentPart; content: unknown; actorId: number },
    ): Promise<number | undefined> {
      const content = await storable(document.part, document.content);
      return repository.insertDocument(db, { ...document, content }, clock.now());
    },

    /** Does not sanitise, so that only the release's own content may be passed. */
    async createOwn(
      { db }: Transaction,
      { part, content }: { part: DocumentPart; content: unknown },
    ): Promise<number | undefined> {
      return repository.insertDocument(
        db,
        { part, content: ownStorable(part, asSample(content)), actorId: null },
        clock.now(),
      );
    },

    /** @throws DomainError INVALID_INPUT, DRAFT_CHANGED, PLAY_NOT_FOUND or CONTENT_NOT_FOUND */
    async saveDraft<P extends DocumentPart>(
      { db }: Pick<Transaction, "db">,
      draft: { part: P; id: number; revision: number; content: unknown; actorId: number },
    ): Promise<Document<P>> {
      const { part, id } = draft;
      const content = await storable(part, draft.content);
      await saveDraft(
        {
          update: () => repository.updateDraft(db, { ...draft, content }, clock.now()),
          compare: () => repository.compareDraft(db, id, content),
        },
        notFoundCode(part),
      );
      return require(db, { part, id });
    },

    /**
     * Publishing the same content again makes no new version. @param missing returns what its content lacks
     * @throws DomainError PICTURES_NOT_READY, and as `saveDraft`
     */
    async publish<P extends DocumentPart>(
      transaction: Transaction,
      { part, id, revision, actorId }: Ref<P> & { revision: number; actorId: number | null },
      missing: (content: ContentOf<P>) => Missing[] = () => [],
    ): Promise<{ document: Document<P>; isNew: boolean; wasPublished: boolean }> {
      const { db } = transaction;
      const locked = await lock(db, { part, ...(id !== undefined && { id }) }, revision);
      const before = await require(db, { part, id: locked.id });
      const content = before.draft;
      const used = await pictures.shownOf(db, pictureIdsIn(content));
      const details = [...missing(content), ...missingOfPictures(content, used)];
      if (details.length > 0) throw new DomainError("INVALID_INPUT", {}, details);
      refuseUnready(content, used);
      const isNew = await repository.insertVersion(db, locked.id, { content: locked.draft, actorId }, clock.now());
      if (isNew) transaction.onCommit(() => realtime.announceContentChange());
      return {
        document: await require(db, { part, id: locked.id }),
        isNew,
        wasPublished: before.publishedAt !== null,
      };
    },

    versions: (db: Db, id: number) => repository.findVersions(db, id),

    /** @throws DomainError VERSION_NOT_FOUND, DRAFT_CHANGED, PLAY_NOT_FOUND or CONTENT_NOT_FOUND */
    async restore<P extends DocumentPart>(
      { db }: Transaction,
      {
        part,
        id,
        versionId,
        revision,
        actorId,
      }: { part: P; id: number; versionId: number; revision: number; actorId: number },
    ): Promise<Document<P>> {
      await lock(db, { part, id });
      const version = await repository.findVersion(db, id, versionId);
      if (!version) throw new DomainError("VERSION_NOT_FOUND");
      // The version may have the form and rules of another release: it is stored as this release would store it.
      const content = await storable(part, parseStored(part, version));
      const saved = await repository.updateDraft(db, { id, revision, content, actorId }, clock.now());
      if (saved === undefined) throw new DomainError("DRAFT_CHANGED");
      return require(db, { part, id });
    },

    async delete(transaction: Transaction, id: number): Promise<boolean> {
      transaction.onCommit(() => realtime.announceContentChange());
      return repository.deleteDocument(transaction.db, id);
    },
  };
}
