import type { Generated, JSONColumnType } from "kysely";

/** A part of the site, or a play, as somebody last stored it. */
export interface DocumentsTable {
  id: Generated<number>;
  /** The part's name (`CONTENT_PARTS`), or 'play'. */
  part: string;
  /** Its schema is the part's. */
  draft: JSONColumnType<object>;
  /** Grows with each change: whoever stores says from which one they began. */
  revision: Generated<number>;
  changedAt: Date;
  changedBy: number | null;
}

/** The newest is what visitors see. */
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

/** Addresses of published plays, and the one of each draft; older ones lead to the play for ever. */
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
  /** Null: its sizes are still to be made. */
  madeAt: Date | null;
  /** Until then a process makes them, or nobody tries again. */
  makeAfter: Date;
  makeAttempts: Generated<number>;
  /** Since when no document was seen to use it; null: one does. */
  unusedSince: Date | null;
  /** Since then it is being stored, or is to go with its files; null: it is there. */
  removedAt: Date | null;
}
