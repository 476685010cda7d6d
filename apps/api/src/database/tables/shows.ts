import type { Generated, Selectable } from "kysely";

export interface ShowsTable {
  id: Generated<number>;
  name: string;
  starts_at: Date;
  price_cents: number;
  /** None: the sale is open from the start. */
  sales_open_at: Date | null;
  sales_close_at: Date;
  created_at: Generated<Date>;
}

export type ShowRow = Selectable<ShowsTable>;
