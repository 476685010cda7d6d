import type { OwnData } from "@podium/shared/contracts/own-account";
import { sql } from "kysely";
import { verifiedAddress } from "#database/own-rows.sql.ts";
import type { Db } from "#platform/data/database.ts";
import type { OwnMails } from "#modules/records/mails/mails.service.ts";

/** Quotas whose link was for the account's verified address. */
const ownQuotas = (db: Db, userId: number) =>
  db.selectFrom("castQuotas").where(sql<string>`lower(cast_quotas.email)`, "in", verifiedAddress(userId));

export const castQuotasOwnData = {
  async castQuotas(db: Db, userId: number): Promise<OwnData["castQuotas"]> {
    const quotas = await ownQuotas(db, userId)
      .orderBy("id")
      .select(["showId", "name", "email", "seatCount", "endsAt", "createdAt"])
      .execute();
    return quotas.map(({ seatCount, endsAt, createdAt, ...quota }) => ({
      ...quota,
      seats: seatCount,
      endsAt: endsAt.toISOString(),
      createdAt: createdAt.toISOString(),
    }));
  },
};

export const castQuotasOwnMails: readonly OwnMails[] = [
  { kinds: ["CAST_LINK"], subjects: (db, userId) => ownQuotas(db, userId).select("castQuotas.id") },
];
