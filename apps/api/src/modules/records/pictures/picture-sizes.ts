import { buffer } from "node:stream/consumers";
import { basename } from "node:path";
import { PICTURE_FORMATS, type PictureFormat } from "@podium/shared/contracts/pictures";
import * as z from "zod";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Db } from "#platform/data/database.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { originalOf } from "#platform/files/picture-store.ts";
import { defineJob, type JobQueue } from "#platform/data/queue.ts";
import { makeSize } from "./picture-images.ts";
import * as repository from "./pictures.repository.ts";

const sizeName = (width: number, format: PictureFormat): string => `${width}.${format}`;

export const sizeOf = (id: number, width: number, format: PictureFormat): string => `${id}/${sizeName(width, format)}`;

export const deleteFiles = (store: FileStore, { id, sizes }: { id: number; sizes: readonly number[] }): Promise<void> =>
  store.deleteFolder(String(id), [
    basename(originalOf(id)),
    ...sizes.flatMap((width) => PICTURE_FORMATS.map((format) => sizeName(width, format))),
  ]);

export const makePicture = defineJob({
  name: "make-picture",
  payload: z.object({ pictureId: z.int(), attempt: z.int() }),
  id: ({ pictureId, attempt }) => `make-picture-${pictureId}-${attempt}`,
  attempts: 1,
});

/** Longer than making all sizes takes; afterwards other processes may claim the picture of one that died */
const CLAIM_SECONDS = 180;
const BATCH = 20;

export function createSizeMaking(deps: { db: Db; store: FileStore; queue: JobQueue; clock: Clock }) {
  const { db, store, queue, clock } = deps;
  let isMaking = false;

  async function makeAll({ id, sizes }: { id: number; sizes: readonly number[] }): Promise<void> {
    const stored = await store.get(originalOf(id));
    if (!stored) throw new Error(`The original of picture ${id} is not in the store.`);
    const original = await buffer(stored.content);
    for (const width of sizes)
      for (const format of PICTURE_FORMATS)
        await store.put(sizeOf(id, width, format), await makeSize(original, width, format));
    await repository.setMade(db, id, clock.now());
  }

  async function enqueueDue(limit = BATCH): Promise<void> {
    for (const { id, attempt } of await repository.findToMake(db, { now: clock.now(), limit }))
      await queue.enqueue(makePicture, { pictureId: id, attempt });
  }

  return {
    enqueueDue: () => enqueueDue(),

    /** Skips a picture that another process makes. Requests during a run are found again afterwards. */
    async make(id: number): Promise<void> {
      if (isMaking) return;
      isMaking = true;
      try {
        const now = clock.now();
        const claimed = await repository.claimToMake(db, id, { now, until: plusSeconds(now, CLAIM_SECONDS) });
        if (claimed) await makeAll(claimed);
      } finally {
        isMaking = false;
      }
      await enqueueDue(1);
    },
  };
}
