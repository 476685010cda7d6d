import type { OwnData } from "@podium/shared/contracts/own-account";
import { maskedCode } from "@podium/shared/tickets/code-text";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { verifiedAddress } from "#database/own-rows.sql.ts";
import type { Db } from "#platform/data/database.ts";
import type { OwnMails } from "#modules/records/mails/mails.service.ts";

/** Vouchers that refunded the account, or that were sent to its verified address. */
const ownVouchers = (db: Db, userId: number) =>
  db
    .selectFrom("vouchers")
    .where((eb) =>
      eb.or([
        eb("vouchers.userId", "=", userId),
        eb(sql<string>`lower(vouchers.email)`, "in", verifiedAddress(userId)),
      ]),
    );

export const vouchersOwnData = {
  async vouchers(db: Db, userId: number): Promise<OwnData["vouchers"]> {
    const vouchers = await ownVouchers(db, userId)
      .orderBy("vouchers.id")
      .select(["code", "origin", "name", "email", "balanceCents", "createdAt"])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom("voucherEntries")
            .whereRef("voucherEntries.voucherId", "=", "vouchers.id")
            .orderBy("voucherEntries.id")
            // The time is text, since it comes as JSON from the database.
            .select(["kind", "cents", "reservationId", sql<string>`at`.as("at")]),
        ).as("entries"),
      )
      .execute();
    return vouchers.map(({ code, balanceCents, createdAt, entries, ...voucher }) => ({
      ...voucher,
      code: maskedCode(code),
      balance: balanceCents / 100,
      createdAt: createdAt.toISOString(),
      entries: entries.map(({ cents, at, ...entry }) => ({
        ...entry,
        amount: cents / 100,
        at: new Date(at).toISOString(),
      })),
    }));
  },
};

export const vouchersOwnMails: readonly OwnMails[] = [
  { kinds: ["VOUCHER"], subjects: (db, userId) => ownVouchers(db, userId).select("vouchers.id") },
];
