import { sql } from "kysely";
import type { TestApp } from "#test/test-app.ts";

const AT = new Date("2026-11-20T10:00:00Z");

/** Adds An's refunds for reservation 2: payment 3 is due, payment 4 is in file 1. */
export async function addRefundFile({ database: { db } }: TestApp["deps"]): Promise<void> {
  const money = { reservationId: 2, provider: "transfer", status: "PAID", amountCents: 1200, paidCents: 1200 } as const;
  const paid = { ...money, createdAt: AT, nextCheckAt: AT, paidAt: AT, refundReason: "SEATS_GIVEN_UP" } as const;
  await db
    .insertInto("payments")
    .values([paid, { ...paid, refundVia: "FILE" }])
    .execute();
  const iban = "BE68539007547034";
  await db.insertInto("refundAccounts").values({ reservationId: 2, iban, givenAt: AT }).execute();
  await sql`insert into refund_files (made_at, made_by, execute_on, debtor_name, debtor_iban, debtor_bic)
    values (${AT}, 1, '2026-11-23', 'Toneelkring Sint-Rochus vzw', 'BE43068999999501', 'KREDBEBB')`.execute(db);
  await sql`insert into refund_file_lines (file_id, payment_id, cents, iban, name)
    values (1, 4, 1200, ${iban}, 'An Peeters')`.execute(db);
}
