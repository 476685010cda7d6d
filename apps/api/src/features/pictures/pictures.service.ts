import type { Db } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import * as repository from "./pictures.repository.ts";

export type PicturesService = ReturnType<typeof createPicturesService>;

export interface Picture {
  id: number;
  /** Of the upright original, in pixels. */
  width: number;
  height: number;
  /** Widths in which it is served, smallest first. */
  sizes: readonly number[];
  /** Whether they are made. */
  ready: boolean;
}

export function createPicturesService({ db: ownDb }: { db: Db }) {
  async function shownOf(db: Db, ids: readonly number[]): Promise<Map<number, Picture>> {
    if (ids.length === 0) return new Map();
    const rows = await repository.findPictures(db, ids);
    return new Map(rows.map(({ madeAt, ...picture }) => [picture.id, { ...picture, ready: madeAt !== null }]));
  }

  return {
    /** Of those that are there, by their ids; one that is missing is gone, and one that is not `ready` has no sizes yet. */
    shownOf,

    /** @throws DomainError PICTURE_NOT_FOUND */
    async get(id: number): Promise<Picture> {
      const picture = (await shownOf(ownDb, [id])).get(id);
      if (!picture) throw new DomainError("PICTURE_NOT_FOUND");
      return picture;
    },
  };
}
