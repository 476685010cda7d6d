import type { Generated, JSONColumnType } from "kysely";

export interface DocumentsTable {
  id: Generated<number>;
  /** The part's name (`CONTENT_PARTS`), or 'play'. */
  part: string;
  draft: JSONColumnType<object>;
  /** Grows with each change; a client that stores sends the revision it started from. */
  revision: Generated<number>;
  changedAt: Date;
  changedBy: number | null;
}

/** Visitors see the newest version. */
export interface DocumentVersionsTable {
  id: Generated<number>;
  documentId: number;
  content: JSONColumnType<object>;
  publishedAt: Date;
  publishedBy: number | null;
}

export interface PlaysTable {
  id: Generated<number>;
  documentId: number;
  createdAt: Date;
}

/** Addresses of published plays and of drafts; older addresses lead to the play for ever. */
export interface PlaySlugsTable {
  slug: string;
  playId: number;
  isCurrent: boolean;
}

export interface PicturesTable {
  id: Generated<number>;
  /** Size of the upright original, in pixels. */
  width: number;
  height: number;
  /** Widths in which it is served, smallest first. */
  sizes: number[];
  createdAt: Date;
  createdBy: number | null;
  /** Null: its sizes are not made yet. */
  madeAt: Date | null;
  /** Until then one process makes its sizes; later another one may try. */
  makeAfter: Date;
  makeAttempts: Generated<number>;
  /** Since when no document uses it; null: a document does. */
  unusedSince: Date | null;
  /** Since when it is being stored or deleted with its files; null: neither. */
  removedAt: Date | null;
}
