import type { Generated, Selectable } from "kysely";

export interface ShowsTable {
  id: Generated<number>;
  name: string;
  startsAt: Date;
  priceCents: number;
  /** None: the sale is open from the start. */
  salesOpenAt: Date | null;
  salesCloseAt: Date;
  createdAt: Generated<Date>;
}

export type ShowRow = Selectable<ShowsTable>;
