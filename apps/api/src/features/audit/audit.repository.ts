import { sql } from "kysely";
import type { AuditDetails, AuditLogRow } from "#database/tables/messages.ts";
import { containing, countAll, type Db } from "#platform/database.ts";
import { type Page, readPage } from "#platform/pagination.ts";

interface NewAuditEntry extends Pick<
  AuditLogRow,
  "at" | "actorId" | "action" | "subjectType" | "subjectId" | "reservationId" | "summary"
> {
  details?: AuditDetails;
}

/** Stores the actor's name of this moment. */
export async function insertAuditEntry(db: Db, { details = {}, ...entry }: NewAuditEntry): Promise<void> {
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

export interface AuditQuery {
  search?: string | undefined;
  reservationId?: number | undefined;
  page: number;
  pageSize: number;
}

/** Newest first. */
export async function findAuditEntries(db: Db, query: AuditQuery): Promise<Page<AuditLogRow>> {
  const { search, reservationId, page, pageSize } = query;
  // Postgres refuses NUL in texts.
  if (search?.includes("\0")) return { items: [], total: 0, page, pageSize };
  let found = db.selectFrom("auditLog");
  if (reservationId !== undefined) found = found.where("reservationId", "=", reservationId);
  if (search) {
    const pattern = containing(search);
    found = found.where(sql<boolean>`concat_ws(' ', summary, actor_name, details ->> 'reason') ilike ${pattern}`);
  }
  const rows = found.selectAll().orderBy("at", "desc").orderBy("id", "desc");
  return readPage(query, rows, found.select(countAll().as("total")));
}
