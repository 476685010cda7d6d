import { buffer } from "node:stream/consumers";
import type { PictureFormat } from "@podium/shared/contracts/pictures";
import { MAX_PICTURE_BYTES } from "@podium/shared/limits";
import { LRUCache } from "lru-cache";
import { createBatchLoader } from "#platform/batch-loader.ts";
import { type Clock, plusSeconds } from "#platform/clock.ts";
import type { Database, Db } from "#platform/database.ts";
import { type FileStore, type StoredFile, StoreUnavailable } from "#platform/file-store.ts";
import { DomainError } from "#platform/http-errors.ts";
import { originalOf } from "#platform/picture-store.ts";
import type { JobQueue } from "#platform/queue.ts";
import { createSigner, isSame } from "#platform/signed-token.ts";
import { createSizeMaking } from "./make-sizes.ts";
import { deleteFiles, sizeOf } from "./picture-files.ts";
import { pictureOf, pngIn, readOriginal, sizesOf } from "./picture-images.ts";
import * as repository from "./pictures.repository.ts";

export type PicturesService = ReturnType<typeof createPicturesService>;

export interface Picture {
  id: number;
  /** Width and height are those of the upright original, in pixels. */
  width: number;
  height: number;
  /** Widths in which it is served, smallest first. */
  sizes: number[];
  /** Whether they are made. */
  ready: boolean;
}

/** As who writes a text sees it. */
export interface DraftPicture extends Picture {
  key: string;
}

/** Somebody may still write a text with it, or put it back in one. */
const KEPT_UNUSED_SECONDS = 7 * 24 * 3600;
/** More than storing or making one takes, which would leave files behind. */
const KEPT_REMOVED_SECONDS = 3600;
/** A published picture never changes; one that was removed meanwhile has files for longer than this. */
const REMEMBERED = { max: 2000, ttl: 60_000 };

/** Uploaded pictures: rows, and files in the store that never change. */
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

  // A page of photos asks for many at once.
  const findTogether = createBatchLoader(async (ids: readonly number[]) => {
    const found = new Map((await repository.findServed(ownDb, ids)).map((picture) => [picture.id, picture]));
    return ids.map((id) => found.get(id) ?? null);
  });
  const published = new LRUCache<number, repository.Served>(REMEMBERED);

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
    /** For who was shown it, where nothing fetches it. @param width one of its sizes @returns null while it is not made */
    asJpeg: (id: number, width: number): Promise<Buffer | null> => readSize(id, width, "jpeg"),

    /** As `asJpeg`, with its transparency. @param box in pixels, in which it fits */
    async asPng(id: number, width: number, box: { width: number; height: number }): Promise<Buffer | null> {
      const image = await readSize(id, width, "webp");
      return image && pngIn(image, box);
    },

    /** As `shownOf`, for who writes: with what opens those that are not published. */
    shownInDraft,

    /** Existing pictures by their ids: one that is missing is gone, and one that is not `ready` has no sizes. */
    shownOf,

    /** @throws DomainError PICTURE_NOT_FOUND */
    async get(id: number): Promise<DraftPicture> {
      const picture = (await shownInDraft(ownDb, [id])).get(id);
      if (!picture) throw new DomainError("PICTURE_NOT_FOUND");
      return picture;
    },

    /**
     * @param file as it was uploaded
     * @throws DomainError PICTURE_TOO_LARGE, PICTURE_UNREADABLE, PICTURE_HEIC, PICTURE_TOO_MANY_PIXELS, UNAVAILABLE
     */
    async store(file: Buffer, createdBy: number): Promise<DraftPicture> {
      if (file.length > MAX_PICTURE_BYTES) throw new DomainError("PICTURE_TOO_LARGE");
      const { image, width, height } = await readOriginal(file);
      const picture = { width, height, sizes: sizesOf(width) };
      // The row first: of a file without one nobody would know.
      const id = await repository.insertPicture(ownDb, { ...picture, createdBy }, clock.now());
      await store.put(originalOf(id), image);
      await database.transact(async ({ db, onCommit }) => {
        if (!(await repository.showPicture(db, id)))
          throw new StoreUnavailable(new Error("storing a picture took too long"));
        onCommit(sizes.enqueueDue);
      });
      return withKey({ id, ...picture, ready: false });
    },

    /**
     * @param mayDraft asked when it is not published and the key does not open it
     * @returns null for a size that there is not, or not yet, or not for this reader
     */
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

    /** Renders a drawing of our own build as a JPEG that is not stored. */
    ofDrawing: pictureOf,

    /** Finds pictures whose jobs were lost, or failed. */
    sweep: sizes.enqueueDue,

    /**
     * Pictures that no document has used for a week go. A removed one is hidden first, and its row goes after its
     * files, so that a process which dies leaves no file that nobody knows of.
     */
    async sweepUnused(): Promise<void> {
      const now = clock.now();
      const unusedBefore = plusSeconds(now, -KEPT_UNUSED_SECONDS);
      await database.transact(({ db }) => repository.removeUnused(db, { now, unusedBefore }));
      for (const removed of await repository.findRemoved(ownDb, plusSeconds(now, -KEPT_REMOVED_SECONDS))) {
        await deleteFiles(store, removed);
        await repository.deletePicture(ownDb, removed.id);
      }
    },
  };
}
