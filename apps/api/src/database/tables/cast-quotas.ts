import type { Generated, Selectable } from "kysely";

export interface CastQuotasTable {
  id: Generated<number>;
  showId: number;
  /** The actor; empty: erased. Seats that are held for the cast under another name are not for this quota. */
  name: string;
  /** Where the link is mailed to; empty: nowhere. */
  email: string;
  seatCount: number;
  /** How many seats name this quota, counted by a trigger. */
  taken: Generated<number>;
  endsAt: Date;
  /** Grows with each renewal, from which the link's token is derived. */
  linkNumber: Generated<number>;
  /** Null: the link is withdrawn. */
  tokenHash: Generated<Buffer | null>;
  createdAt: Date;
}

export type CastQuotaRow = Selectable<CastQuotasTable>;
