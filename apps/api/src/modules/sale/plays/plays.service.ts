import type { EventFacts } from "@podium/shared/site/event-json-ld";
import { type PicturesById, pictureIdsIn } from "@podium/shared/site/shown-content";
import { createBatchLoader } from "#platform/throughput/batch-loader.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Database, Db, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { AuditService, LogAction } from "#modules/records/audit/audit.service.ts";
import type { ContentOf, Document, DocumentsService, Missing } from "#modules/records/documents/documents.service.ts";
import type { PicturesService } from "#modules/records/pictures/pictures.service.ts";
import type { Show, ShowsService } from "#modules/sale/shows/shows.service.ts";
import { followTitle, claimFirstSlug } from "./plays.repository.ts";
import type { PlaysLog } from "./plays.log.ts";
import * as repository from "./plays.repository.ts";
import { arrange, type Play, type PlayOnSite } from "./plays-on-site.ts";

export type { PlayOnSite } from "./plays-on-site.ts";
export type PlaysService = ReturnType<typeof createPlaysService>;

/** Plays as visitors see them at one moment. Shared, so never change it. */
export interface PublishedPlays {
  plays: readonly PlayOnSite[];
  /** Former slugs and the present one of each */
  oldSlugs: ReadonlyMap<string, string>;
  pictures: PicturesById;
}

export interface ManagedPlay extends repository.PlayRow {
  document: Document<"play">;
}

interface Changed {
  id: number;
  revision: number;
  actorId: number;
}

function missingOf({ cast, quotes }: ContentOf<"play">): Missing[] {
  const nameless = cast.flatMap(({ name }, index) =>
    name === "" ? [{ field: `cast.${index}.name`, message: "Vul de naam in, of haal deze regel weg." }] : [],
  );
  const empty = quotes.flatMap(({ text }, index) =>
    text.nl === "" ? [{ field: `quotes.${index}.text.nl`, message: "Vul het citaat in, of haal het weg." }] : [],
  );
  return [...nameless, ...empty];
}

export function createPlaysService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<PlaysLog>, "record">;
  documents: DocumentsService;
  shows: Pick<ShowsService, "ofPlays" | "list">;
  pictures: Pick<PicturesService, "shownOf" | "shownInDraft">;
}) {
  const { database, clock, audit, documents, shows, pictures } = deps;

  async function requireRow(db: Db, id: number): Promise<repository.PlayRow> {
    const [row] = await repository.findPlays(db, id);
    if (!row) throw new DomainError("PLAY_NOT_FOUND");
    return row;
  }

  async function managed(db: Db, only?: number): Promise<ManagedPlay[]> {
    const rows = await repository.findPlays(db, only);
    const found = await documents.findAll(
      db,
      "play",
      rows.map(({ documentId }) => documentId),
    );
    return rows.flatMap((row) => {
      const document = found.get(row.documentId);
      return document ? [{ ...row, document }] : [];
    });
  }

  async function get(db: Db, id: number): Promise<ManagedPlay> {
    const [play] = await managed(db, id);
    if (!play) throw new DomainError("PLAY_NOT_FOUND");
    return play;
  }

  /** @param draftOf the play whose draft replaces its published content */
  async function read(db: Db, draftOf?: number): Promise<PublishedPlays> {
    const rows = await repository.findPlays(db);
    const [published, playShows, oldSlugs] = [
      await documents.published(db, "play"),
      await shows.ofPlays(db),
      await repository.findOldSlugs(db),
    ];
    const contents = new Map(published.map(({ id, content }) => [id, content]));
    const drafted = rows.find(({ id }) => id === draftOf);
    if (drafted)
      contents.set(drafted.documentId, (await documents.require(db, { part: "play", id: drafted.documentId })).draft);
    const showsOf = Map.groupBy(playShows, ({ playId }) => playId);
    const plays = rows.flatMap(({ id, slug, documentId }): Play[] => {
      const content = contents.get(documentId);
      return content ? [{ id, slug, content, shows: showsOf.get(id) ?? [] }] : [];
    });
    return {
      plays: arrange(plays, clock.now()),
      oldSlugs: new Map(oldSlugs.map(({ slug, current }) => [slug, current])),
      pictures: await pictures[drafted ? "shownInDraft" : "shownOf"](
        db,
        pictureIdsIn(plays.map(({ content }) => content)),
      ),
    };
  }

  // Batches reads of a link that many visitors open at once
  const readTogether = createBatchLoader(async (requests: readonly true[]) => {
    const found = await database.snapshot(({ db }) => read(db));
    return requests.map(() => found);
  });
  const published = (): Promise<PublishedPlays> => readTogether(true);

  async function record(
    transaction: Transaction,
    { actorId, id, ...action }: LogAction<PlaysLog> & { actorId: number | null; id: number },
  ): Promise<void> {
    // A sample has no actor, and is not logged.
    if (actorId === null) return;
    await audit.record(transaction, { ...action, actorId, subject: { type: "play", id } });
  }

  async function insert({ db }: Transaction, documentId: number | undefined): Promise<{ id: number; title: string }> {
    if (documentId === undefined) throw new Error("a play has a document of its own");
    const id = await repository.insertPlay(db, documentId, clock.now());
    const { draft } = await documents.require(db, { part: "play", id: documentId });
    await claimFirstSlug(db, id, draft.title.nl);
    return { id, title: draft.title.nl };
  }

  async function publish(
    transaction: Transaction,
    { id, revision, actorId }: { id: number; revision: number; actorId: number | null },
  ): Promise<void> {
    const { db } = transaction;
    const { documentId } = await requireRow(db, id);
    const version = { part: "play", id: documentId, revision, actorId } as const;
    const { document, isNew, wasPublished } = await documents.publish(transaction, version, missingOf);
    if (!isNew) return;
    const { nl: title } = document.draft.title;
    const slug = await followTitle(db, { playId: id, title, wasSeen: wasPublished });
    await record(transaction, { actorId, action: "PLAY_PUBLISHED", id, details: { play: title, slug } });
  }

  return {
    published,

    /** `soldOut`: nobody can reserve any more; `movedFrom`: former starts, while guests are not notified. */
    async forPages(): Promise<PublishedPlays & Pick<EventFacts, "soldOut" | "movedFrom"> & { next: Show | undefined }> {
      const [all, open] = [await published(), await shows.list({ ended: false })];
      const full = open.filter(({ seatsAvailable }) => seatsAvailable === 0);
      const moved = all.plays
        .flatMap((play) => play.shows)
        .flatMap(({ id, startsAt, toldStartsAt }) =>
          toldStartsAt && toldStartsAt.getTime() !== startsAt.getTime() ? [[id, toldStartsAt] as const] : [],
        );
      return { ...all, next: open[0], soldOut: new Set(full.map(({ id }) => id)), movedFrom: new Map(moved) };
    },

    /** Reads a play as visitors will see its draft. @throws DomainError PLAY_NOT_FOUND */
    preview: (id: number): Promise<{ play: PlayOnSite; pictures: PicturesById }> =>
      database.snapshot(async ({ db }) => {
        const all = await read(db, id);
        const play = all.plays.find((one) => one.id === id);
        if (!play) throw new DomainError("PLAY_NOT_FOUND");
        return { play, pictures: all.pictures };
      }),

    list: (): Promise<ManagedPlay[]> => managed(database.db),

    get: (id: number): Promise<ManagedPlay> => get(database.db, id),

    /** Creates and publishes a sample of this release at once. @returns its id */
    async provide(transaction: Transaction, content: unknown): Promise<number> {
      const { id } = await insert(transaction, await documents.createOwn(transaction, { part: "play", content }));
      await publish(transaction, { id, revision: 1, actorId: null });
      return id;
    },

    /** @throws DomainError INVALID_INPUT */
    create: (content: ContentOf<"play">, actorId: number): Promise<ManagedPlay> =>
      database.transact(async (transaction) => {
        const documentId = await documents.create(transaction, { part: "play", content, actorId });
        const { id, title } = await insert(transaction, documentId);
        await record(transaction, { actorId, action: "PLAY_CREATED", id, details: { play: title } });
        return get(transaction.db, id);
      }),

    /** @throws DomainError PLAY_NOT_FOUND, DRAFT_CHANGED, INVALID_INPUT */
    save: ({ id, revision, actorId, content }: Changed & { content: ContentOf<"play"> }): Promise<ManagedPlay> =>
      database.transact(async (transaction) => {
        const { db } = transaction;
        const { documentId } = await requireRow(db, id);
        const draft = { part: "play", id: documentId, revision, content, actorId } as const;
        // The document is locked from here on: a publication at the same moment is done already, or waits.
        const { publishedAt } = await documents.saveDraft(transaction, draft);
        if (publishedAt === null) await followTitle(db, { playId: id, title: content.title.nl, wasSeen: false });
        return get(db, id);
      }),

    /** @throws DomainError PLAY_NOT_FOUND, DRAFT_CHANGED, PICTURES_NOT_READY, INVALID_INPUT with what is missing */
    publish: (changed: Changed): Promise<ManagedPlay> =>
      database.transact(async (transaction) => {
        await publish(transaction, changed);
        return get(transaction.db, changed.id);
      }),

    /** Lists the versions, newest first. @throws DomainError PLAY_NOT_FOUND */
    async versions(id: number) {
      const { documentId } = await requireRow(database.db, id);
      return documents.versions(database.db, documentId);
    },

    /** @throws DomainError PLAY_NOT_FOUND, VERSION_NOT_FOUND, DRAFT_CHANGED */
    restore: ({ id, versionId, revision, actorId }: Changed & { versionId: number }): Promise<ManagedPlay> =>
      database.transact(async (transaction) => {
        const { documentId } = await requireRow(transaction.db, id);
        const version = { part: "play", id: documentId, versionId, revision, actorId } as const;
        const { draft } = await documents.restore(transaction, version);
        const details = { play: draft.title.nl, versionId };
        await record(transaction, { actorId, action: "PLAY_RESTORED", id, details });
        return get(transaction.db, id);
      }),

    /** Deletes a play with its history; its shows stay. @throws DomainError PLAY_NOT_FOUND */
    delete: (id: number, actorId: number): Promise<void> =>
      database.transact(async (transaction) => {
        const { documentId, document } = await get(transaction.db, id);
        if (!(await documents.delete(transaction, documentId))) throw new DomainError("PLAY_NOT_FOUND");
        const details = { play: document.draft.title.nl };
        await record(transaction, { actorId, action: "PLAY_DELETED", id, details });
      }),
  };
}
