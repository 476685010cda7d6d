import { canonicalCode, displayCode } from "@podium/shared/tickets/code-text";
import { type Insertable, type RawBuilder, sql } from "kysely";
import type { TicketCodeRow, TicketCodesTable } from "#database/tables/reservations.ts";
import { anyOf, type Db } from "#platform/data/database.ts";

const withDisplayCode = <Row extends { code: string }>(row: Row): Row => ({ ...row, code: displayCode(row.code) });

export async function listCodes(db: Db): Promise<TicketCodeRow[]> {
  const rows = await db.selectFrom("ticketCodes").selectAll().orderBy("id", "desc").execute();
  return rows.map(withDisplayCode);
}

/** Inserts a code. @returns null when this code exists @param values.code in its stored form */
export async function insertCode(db: Db, values: Insertable<TicketCodesTable>): Promise<TicketCodeRow | null> {
  const row = await db
    .insertInto("ticketCodes")
    .values(values)
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? withDisplayCode(row) : null;
}

export async function removeCode(db: Db, id: number): Promise<TicketCodeRow | null> {
  const row = await db.deleteFrom("ticketCodes").where("id", "=", id).returningAll().executeTakeFirst();
  return row ? withDisplayCode(row) : null;
}

export type CodeTerms = Pick<TicketCodeRow, "name" | "showIds" | "validUntil">;

/** Locks the code, so that a reservation with it comes before or after. */
export async function changeTerms(
  db: Db,
  id: number,
  terms: CodeTerms,
): Promise<{ before: TicketCodeRow; after: TicketCodeRow } | null> {
  const before = await db.selectFrom("ticketCodes").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!before) return null;
  await db.updateTable("ticketCodes").set(terms).where("id", "=", id).execute();
  return { before: withDisplayCode(before), after: withDisplayCode({ ...before, ...terms }) };
}

export function findShowNames(db: Db, ids: readonly number[]) {
  return db.selectFrom("shows").select(["id", "name", "startsAt"]).where("id", "=", anyOf(ids)).execute();
}

export function findCodeById(db: Db, id: number): Promise<TicketCodeRow | undefined> {
  return db.selectFrom("ticketCodes").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findCode(db: Db, typed: string): Promise<TicketCodeRow | undefined> {
  return db.selectFrom("ticketCodes").selectAll().where("code", "=", canonicalCode(typed)).executeTakeFirst();
}

/** The show for which a code is used, and the day on which that happens (not the day of the show). */
export interface Use {
  showId: number;
  /** yyyy-mm-dd, at the theatre. */
  day: string;
}

interface CodeSeats {
  tickets: number;
  /** How many of them were taken with a cast quota */
  ofCast: number;
}

/** A presale code is not used for seats of a cast quota, which need none. */
const ticketsOf = ({ tickets, ofCast }: CodeSeats): RawBuilder<number> =>
  sql<number>`case when type = 'PRE_ORDER' then ${tickets - ofCast}::int else ${tickets}::int end`;

/** Uses tickets in one conditional statement, which never overdraws the code. @returns undefined: refused */
export async function consumeCode(db: Db, typed: string, seats: CodeSeats, use: Use | null) {
  const used = sql<number>`used_count + ${ticketsOf(seats)}`;
  const row = await db
    .updateTable("ticketCodes")
    .set({ usedCount: used })
    .where("code", "=", canonicalCode(typed))
    .where((eb) => eb(used, "<=", eb.ref("maxTickets")))
    .$if(use !== null, (some) =>
      some
        .where((eb) => eb.or([eb("validUntil", "is", null), eb("validUntil", ">=", use?.day ?? "")]))
        .where((eb) => eb.or([eb("showIds", "is", null), eb(eb.val(use?.showId ?? 0), "=", eb.fn.any("showIds"))])),
    )
    .returning(["id", "code", "type", "percent", "amountPerSeatCents"])
    .executeTakeFirst();
  return row && withDisplayCode(row);
}

export async function giveBackTickets(db: Db, codeId: number, seats: CodeSeats): Promise<void> {
  await db
    .updateTable("ticketCodes")
    .set({ usedCount: sql<number>`greatest(used_count - ${ticketsOf(seats)}, 0)` })
    .where("id", "=", codeId)
    .execute();
}
