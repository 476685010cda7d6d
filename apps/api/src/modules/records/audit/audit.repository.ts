import type { AuditAction } from "@podium/shared/contracts/audit";
import { BLOCK_REASON_WORDS, BLOCK_REASONS } from "@podium/shared/words/block-reasons";
import { sql } from "kysely";
import type { AuditDetails, AuditLogRow } from "#database/tables/messages.ts";
import { anyOf, countAll, type Db } from "#platform/data/database.ts";
import { hasWords } from "#platform/data/folded-search.ts";
import { findPage, readPage } from "#platform/http/pagination.ts";

type NewEntry = Omit<AuditLogRow, "id" | "cashShiftId"> & { details: AuditDetails };

const insert = (db: Db, { details, ...entry }: NewEntry) =>
  db.insertInto("auditLog").values({ ...entry, details: JSON.stringify(details) });

export async function insertAuditEntry(db: Db, entry: NewEntry): Promise<void> {
  await insert(db, entry).execute();
}

export async function insertNewAuditEntry(db: Db, entry: NewEntry): Promise<void> {
  await insert(db, entry)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function showExists(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom("shows").where("id", "=", id).select("id").executeTakeFirst()) !== undefined;
}

export interface AuditQuery {
  search?: string | undefined;
  action?: AuditAction | undefined;
  since?: Date | undefined;
  reservationId?: number | undefined;
  page: number;
  pageSize: number;
}

function withNames(db: Db) {
  return db
    .selectFrom("auditLog")
    .leftJoin("users as actor", "actor.id", "auditLog.actorId")
    .leftJoin("doorDevices", "doorDevices.id", "auditLog.actorDeviceId")
    .leftJoin("reservations", "reservations.id", "auditLog.reservationId")
    .leftJoin("users as person", (join) =>
      join.on(
        "person.id",
        "=",
        sql<number>`case subject_type when 'user' then subject_id
          when 'invitation' then (select accepted_by from invitations where invitations.id = subject_id)
          else reservations.user_id end`,
      ),
    );
}

const reasonInWords = sql`case seat_blocks.reason ${sql.join(
  BLOCK_REASONS.map((reason) => sql`when ${sql.lit(reason)} then ${sql.lit(BLOCK_REASON_WORDS[reason])}`),
  sql` `,
)} else seat_blocks.reason end`;

const blockReason = sql`(
  select nullif(concat_ws(', ', ${reasonInWords}, seat_blocks.holder), '') from seat_blocks
  where seat_blocks.id = (audit_log.details ->> 'blockId')::int)`;

const OF_BLOCKS = [
  "SEATS_BLOCKED",
  "BLOCK_REASON_CHANGED",
  "BLOCK_CHANGED",
  "BLOCKED_SEATS_RELEASED",
] as const satisfies AuditAction[];

/** The volunteer's words for cancelling, blocking or a difference, which are deleted with what they are about. */
const reason = sql<string | null>`case when action = 'RESERVATION_CANCELLED' then reservations.cancel_reason
  when action in (${sql.join(OF_BLOCKS.map((action) => sql.lit(action)))}) then ${blockReason}
  when action = 'CASH_SHIFT_CLOSED' then (
    select note from cash_shifts where cash_shifts.id = (audit_log.details ->> 'shift')::int) end`;

const invited = sql<string | null>`case when subject_type = 'invitation' then (
  select email from invitations where invitations.id = subject_id) end`;

const scanned = sql<number | null>`case when action = 'SCANNED' then (
  select count(*)::integer from scans where show_id = subject_id and (scanned_by = actor_id or scanned_by_device = actor_device_id)
    and outcome = 'ACCEPTED'
) end`;

export type AuditEntryRow = Awaited<ReturnType<typeof findAuditEntries>>["items"][number];

export async function findAuditEntries(db: Db, query: AuditQuery) {
  const { search, reservationId, action, since, page, pageSize } = query;
  let found = withNames(db);
  // Postgres refuses NUL in texts.
  if (search?.includes("\0")) found = found.where(sql<boolean>`false`);
  else if (search) {
    const searched = sql`concat_ws(' ', folded_summary, folded(${reason}), folded(${invited}), actor.folded_text,
      folded(door_devices.name), person.folded_text)`;
    found = found.where(hasWords(searched, search));
  }
  if (action) found = found.where("auditLog.action", "=", action);
  if (since) found = found.where("auditLog.at", ">=", since);
  if (reservationId !== undefined) found = found.where("auditLog.reservationId", "=", reservationId);
  const shown = (lines: typeof found) =>
    lines
      .selectAll("auditLog")
      .select([
        "actor.firstname as actorFirstname",
        "actor.lastname as actorLastname",
        "doorDevices.name as deviceName",
      ])
      .select(["person.id as personId", "person.firstname as personFirstname", "person.lastname as personLastname"])
      .select([reason.as("reason"), scanned.as("scanned"), invited.as("invited")])
      .orderBy("auditLog.at", "desc")
      .orderBy("auditLog.id", "desc");
  if (!search) return readPage({ page, pageSize }, shown(found), found.select(countAll().as("total")));
  const { items, ...rest } = await findPage(
    db,
    { page, pageSize },
    { found: found.select(["auditLog.id", "auditLog.at"]), order: sql`at desc, id desc` },
  );
  const ids = items.map(({ id }) => id);
  return { items: await shown(withNames(db).where("auditLog.id", "=", anyOf(ids))).execute(), ...rest };
}
