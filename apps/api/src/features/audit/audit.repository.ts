import { sql } from "kysely";
import type { AuditDetails, AuditLogRow } from "#database/tables/messages.ts";
import { containing, countAll, type Db } from "#platform/database.ts";

interface NewAuditEntry extends Pick<
  AuditLogRow,
  "at" | "actorId" | "action" | "subjectType" | "subjectId" | "reservationId" | "summary"
> {
  details: AuditDetails;
}

/** Stores the actor's name of this moment. */
export async function insertAuditEntry(db: Db, { details, ...entry }: NewAuditEntry): Promise<void> {
  await db
    .insertInto("auditLog")
    .values((eb) => ({
      ...entry,
      actorName: eb
        .selectFrom("users")
        .where("id", "=", entry.actorId)
        .select(sql<string>`firstname || ' ' || lastname`.as("name")),
      details: JSON.stringify(details),
    }))
    .execute();
}

export interface AuditFilter {
  search?: string | undefined;
  reservationId?: number | undefined;
  page: number;
  pageSize: number;
}

/** One page of the log, newest first, and how many lines there are on all pages. */
export async function findAuditEntries(db: Db, query: AuditFilter): Promise<{ items: AuditLogRow[]; total: number }> {
  let found = db.selectFrom("auditLog");
  if (query.reservationId !== undefined) found = found.where("reservationId", "=", query.reservationId);
  // Postgres refuses NUL in texts.
  if (query.search?.includes("\0")) return { items: [], total: 0 };
  if (query.search) {
    const pattern = containing(query.search);
    found = found.where(sql<boolean>`concat_ws(' ', summary, actor_name, details ->> 'reason') ilike ${pattern}`);
  }
  const items = await found
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  const { total } = await found.select(countAll().as("total")).executeTakeFirstOrThrow();
  return { items, total };
}
