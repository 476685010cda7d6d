import { sql } from "kysely";
import type { Db } from "#platform/data/database.ts";
import { isNetworkOver } from "#platform/http/network.ts";

/** Whether a network's anonymous accounts hold more than `max` seats together. Callers wait for each other. */
export const isOverAnonymousSeats = (db: Db, network: string, max: number, now: Date): Promise<boolean> =>
  isNetworkOver(
    db,
    "anonymous",
    {
      rows: sql`from carts join users on users.id = carts.user_id where carts.expires_at > ${now}`,
      column: sql`users.anonymous_network`,
      amount: sql`carts.seat_count`,
    },
    { network, max },
  );
