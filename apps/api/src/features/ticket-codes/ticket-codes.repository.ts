import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import type { TicketCodeRow } from "#database/tables/reservations.ts";
import type { Db } from "#platform/database.ts";
import { canonicalCode, displayCode } from "./code-text.ts";

export type TicketCode = Omit<TicketCodeRow, "createdAt">;

export interface ConsumedCode {
  id: number;
  /** For the reservation's record. */
  code: string;
  type: CodeType;
}

function toTicketCode(row: TicketCodeRow): TicketCode {
  return {
    id: row.id,
    code: displayCode(row.code),
    type: row.type,
    maxTickets: row.maxTickets,
    usedCount: row.usedCount,
  };
}

export async function listCodes(db: Db): Promise<TicketCode[]> {
  const rows = await db.selectFrom("ticketCodes").selectAll().orderBy("id", "desc").execute();
  return rows.map(toTicketCode);
}

/** Null when this code exists. @param code in its stored form */
export async function insertCode(
  db: Db,
  values: { code: string; type: CodeType; maxTickets: number; at: Date },
): Promise<TicketCode | null> {
  const row = await db
    .insertInto("ticketCodes")
    .values({ code: values.code, type: values.type, maxTickets: values.maxTickets, createdAt: values.at })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? toTicketCode(row) : null;
}

export async function removeCode(db: Db, id: number): Promise<TicketCode | null> {
  const row = await db.deleteFrom("ticketCodes").where("id", "=", id).returningAll().executeTakeFirst();
  return row ? toTicketCode(row) : null;
}

export async function findCode(db: Db, typed: string): Promise<TicketCodeRow | undefined> {
  return db.selectFrom("ticketCodes").selectAll().where("code", "=", canonicalCode(typed)).executeTakeFirst();
}

/** One conditional statement: concurrent requests never overdraw a code. */
export async function consumeCode(
  db: Db,
  typed: string,
  tickets: number,
): Promise<ConsumedCode | "unknown" | "exhausted"> {
  const row = await db
    .updateTable("ticketCodes")
    .set((eb) => ({ usedCount: eb("usedCount", "+", tickets) }))
    .where("code", "=", canonicalCode(typed))
    .where((eb) => eb(eb("usedCount", "+", tickets), "<=", eb.ref("maxTickets")))
    .returning(["id", "code", "type"])
    .executeTakeFirst();
  if (row) return { ...row, code: displayCode(row.code) };
  return (await findCode(db, typed)) ? "exhausted" : "unknown";
}

/** Ignores a code that was deleted. */
export async function giveBackTickets(db: Db, codeId: number, tickets: number): Promise<void> {
  await db
    .updateTable("ticketCodes")
    .set((eb) => ({ usedCount: eb.fn<number>("greatest", [eb("usedCount", "-", tickets), eb.lit(0)]) }))
    .where("id", "=", codeId)
    .execute();
}
