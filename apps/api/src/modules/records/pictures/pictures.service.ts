import { buffer } from "node:stream/consumers";
import type { PictureFormat } from "@podium/shared/contracts/pictures";
import { MAX_PICTURE_BYTES } from "@podium/shared/contracts/limits";
import { LRUCache } from "lru-cache";
import { createBatchLoader } from "#platform/throughput/batch-loader.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Database, Db } from "#platform/data/database.ts";
import { type FileStore, type StoredFile, StoreUnavailable } from "#platform/files/file-store.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { originalOf } from "#platform/files/picture-store.ts";
import type { JobQueue } from "#platform/data/queue.ts";
import { createSigner, isSame } from "#platform/http/signed-token.ts";
import { createSizeMaking, deleteFiles, sizeOf } from "./picture-sizes.ts";
import { pictureOf, pngIn, readOriginal, sizesOf } from "./picture-images.ts";
import * as repository from "./pictures.repository.ts";

export type PicturesService = ReturnType<typeof createPicturesService>;

export interface Picture {
  id: number;
  /** Width and height are those of the upright original, in pixels. */
  width: number;
  height: number;
  sizes: number[];
  ready: boolean;
}

/** A picture for the writer of a text; `key` opens it before publication */
export interface DraftPicture extends Picture {
  key: string;
}

/** Time for which an unused picture stays, since somebody may still use it in a text, or restore one */
const UNUSED_TERM_SECONDS = 7 * 24 * 3600;
/** Longer than storing a picture or making its sizes takes, so that no file is written after the deletion */
const DELETION_DELAY_SECONDS = 3600;
/** Cache of published pictures, which never change; the files of a removed one stay longer than an entry here */
const PUBLISHED_CACHE = { max: 2000, ttl: 60_000 };

export function createPicturesService(deps: {
  database: Pick<Database, "db" | "transact">;
  store: FileStore;
  queue: JobQueue;
  clock: Clock;
  secret: string;
}) {
  const { database, store, clock } = deps;
  const keys = createSigner(deps.secret, "picture");
  const keyOf = (id: number): string => keys.sign(String(id));
  const { db: ownDb } = database;
  const sizes = createSizeMaking({ db: ownDb, store, queue: deps.queue, clock });

  async function shownOf(db: Db, ids: readonly number[]): Promise<Map<number, Picture>> {
    if (ids.length === 0) return new Map();
    const rows = await repository.findPictures(db, ids);
    return new Map(rows.map(({ madeAt, ...picture }) => [picture.id, { ...picture, ready: madeAt !== null }]));
  }

  const withKey = <P extends { id: number }>(picture: P) => ({ ...picture, key: keyOf(picture.id) });

  async function shownInDraft(db: Db, ids: readonly number[]): Promise<Map<number, DraftPicture>> {
    return new Map([...(await shownOf(db, ids))].map(([id, picture]) => [id, withKey(picture)]));
  }

  // Batches the look-ups, as a page of photos causes many at once
  const findTogether = createBatchLoader(async (ids: readonly number[]) => {
    const found = new Map((await repository.findServed(ownDb, ids)).map((picture) => [picture.id, picture]));
    return ids.map((id) => found.get(id) ?? null);
  });
  const published = new LRUCache<number, repository.Served>(PUBLISHED_CACHE);

  async function served(id: number): Promise<repository.Served | null> {
    const known = published.get(id);
    if (known) return known;
    const found = await findTogether(id);
    if (found?.isPublished) published.set(id, found);
    return found;
  }

  async function readSize(id: number, width: number, format: PictureFormat): Promise<Buffer | null> {
    const file = await store.get(sizeOf(id, width, format));
    return file && buffer(file.content);
  }

  return {
    /** For a caller that may see the picture. @param width one of its sizes @returns null while not made */
    asJpeg: (id: number, width: number): Promise<Buffer | null> => readSize(id, width, "jpeg"),

    /** Does what `asJpeg` does, with transparency. @param box pixels to fit in */
    async asPng(id: number, width: number, box: { width: number; height: number }): Promise<Buffer | null> {
      const image = await readSize(id, width, "webp");
      return image && pngIn(image, box);
    },

    shownInDraft,

    /** Returns the pictures that exist, by their ids. One that is not `ready` has no sizes yet. */
    shownOf,

    /** @throws DomainError PICTURE_NOT_FOUND */
    async get(id: number): Promise<DraftPicture> {
      const picture = (await shownInDraft(ownDb, [id])).get(id);
      if (!picture) throw new DomainError("PICTURE_NOT_FOUND");
      return picture;
    },

    /** @throws DomainError PICTURE_TOO_LARGE, PICTURE_UNREADABLE, PICTURE_HEIC, PICTURE_TOO_MANY_PIXELS, UNAVAILABLE */
    async store(file: Buffer, createdBy: number): Promise<DraftPicture> {
      if (file.length > MAX_PICTURE_BYTES) throw new DomainError("PICTURE_TOO_LARGE");
      const { image, width, height } = await readOriginal(file);
      const picture = { width, height, sizes: sizesOf(width) };
      // Inserts the row before the file: a file without a row would never be found.
      const id = await repository.insertPicture(ownDb, { ...picture, createdBy }, clock.now());
      await store.put(originalOf(id), image);
      await database.transact(async ({ db, onCommit }) => {
        if (!(await repository.showPicture(db, id)))
          throw new StoreUnavailable(new Error("storing a picture took too long"));
        onCommit(sizes.enqueueDue);
      });
      return withKey({ id, ...picture, ready: false });
    },

    /** @param mayDraft called when unpublished and the key does not fit @returns null also for a size not yet made */
    async openSize(
      { id, width, format, key }: { id: number; width: number; format: PictureFormat; key: string | undefined },
      mayDraft: () => Promise<boolean>,
    ): Promise<(StoredFile & { isPublished: boolean }) | null> {
      const picture = await served(id);
      if (!picture?.sizes.includes(width)) return null;
      const { isPublished } = picture;
      const isTheirs = isPublished || (key !== undefined && isSame(key, keyOf(id))) || (await mayDraft());
      const file = isTheirs ? await store.get(sizeOf(id, width, format)) : null;
      return file && { ...file, isPublished };
    },

    makeSizes: sizes.make,

    ofDrawing: pictureOf,

    sweep: sizes.enqueueDue,

    /** Hides pictures, then deletes files, then rows: a process that dies leaves no file without a row. */
    async sweepUnused(): Promise<void> {
      const now = clock.now();
      const unusedBefore = plusSeconds(now, -UNUSED_TERM_SECONDS);
      await database.transact(({ db }) => repository.removeUnused(db, { now, unusedBefore }));
      for (const removed of await repository.findRemoved(ownDb, plusSeconds(now, -DELETION_DELAY_SECONDS))) {
        await deleteFiles(store, removed);
        await repository.deletePicture(ownDb, removed.id);
      }
    },
  };
}
