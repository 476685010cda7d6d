import { canonicalCode } from "@podium/shared/tickets/code-text";
import type { VoucherEntryKind, VoucherState } from "@podium/shared/contracts/vouchers";
import type { Language } from "@podium/shared/words/languages";
import { type Insertable, type RawBuilder, sql } from "kysely";
import { fullNameIn, languageOfAddress } from "#database/users.sql.ts";
import type { VoucherRow, VouchersTable } from "#database/tables/vouchers.ts";
import { anyOf, countAll, type Db } from "#platform/data/database.ts";
import { hasWords } from "#platform/data/folded-search.ts";
import { type Page, type PageRequest, readPage } from "#platform/http/pagination.ts";

/** Inserts a voucher. @returns null when this code exists @param voucher.code in its stored form */
export async function insertVoucher(db: Db, voucher: Insertable<VouchersTable>): Promise<VoucherRow | null> {
  const row = await db
    .insertInto("vouchers")
    .values(voucher)
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Locks vouchers until the end of the transaction, in one order for all callers. @returns them in that order */
export function lockVouchers(db: Db, ids: readonly number[]): Promise<VoucherRow[]> {
  return db.selectFrom("vouchers").selectAll().where("id", "=", anyOf(ids)).orderBy("id").forUpdate().execute();
}

export function findByCodes(db: Db, typed: readonly string[]): Promise<VoucherRow[]> {
  return db
    .selectFrom("vouchers")
    .selectAll()
    .where("code", "=", anyOf(typed.map(canonicalCode)))
    .execute();
}

export interface Entry {
  voucherId: number;
  kind: VoucherEntryKind;
  cents: number;
  reservationId?: number | null;
  actorId?: number | null;
  reason?: string;
  at: Date;
  /** Unique key: a repeated one violates `voucher_entries_key_key`. */
  key?: string | undefined;
}

/** No other statement changes balances. @returns the balance; undefined: it would be below zero, or no such voucher */
export async function addEntry(db: Db, entry: Entry): Promise<number | undefined> {
  const { voucherId, kind, cents, reservationId = null, actorId = null, reason = "", at, key = null } = entry;
  const { rows } = await sql<{ balanceCents: number }>`
    with changed as (
      update vouchers set balance_cents = balance_cents + ${cents}
      where id = ${voucherId} and balance_cents + ${cents} >= 0
      returning id, balance_cents
    ), entry as (
      insert into voucher_entries (voucher_id, kind, cents, reservation_id, actor_id, reason, at, key)
      select id, ${kind}, ${cents}, ${reservationId}::int, ${actorId}::int, ${reason}, ${at}, ${key}::uuid from changed
    )
    select balance_cents from changed`.execute(db);
  return rows[0]?.balanceCents;
}

export function findEntryByKey(db: Db, key: string) {
  return db
    .selectFrom("voucherEntries")
    .innerJoin("vouchers", "vouchers.id", "voucherId")
    .where("key", "=", key)
    .select(["voucherId", "kind", "cents", "reason", "origin", "paidWith", "name", "email"])
    .executeTakeFirst();
}
export type KeyedEntry = NonNullable<Awaited<ReturnType<typeof findEntryByKey>>>;

export interface Part {
  voucherId: number;
  cents: number;
}

export async function insertParts(db: Db, reservationId: number, parts: readonly Part[]): Promise<void> {
  if (parts.length === 0) return;
  const rows = parts.map(({ voucherId, cents }, place) => ({
    reservationId,
    voucherId,
    cents,
    place,
    givenBackAt: null,
  }));
  await db.insertInto("reservationVouchers").values(rows).execute();
}

/** Adds parts after the existing ones; a voucher's new part is added to its earlier one. */
export async function addParts(db: Db, reservationId: number, parts: readonly Part[]): Promise<void> {
  for (const { voucherId, cents } of parts)
    await sql`
      insert into reservation_vouchers as part (reservation_id, voucher_id, cents, place)
      select ${reservationId}::int, ${voucherId}::int, ${cents}::int, coalesce(max(place) + 1, 0)
      from reservation_vouchers where reservation_id = ${reservationId}
      on conflict (reservation_id, voucher_id) do update set given_back_at = null,
        cents = excluded.cents + case when part.given_back_at is null then part.cents else 0 end`.execute(db);
}

/** Finds the parts that the vouchers pay now, in the order in which they were given. */
export function findActiveParts(db: Db, reservationIds: readonly number[]) {
  return db
    .selectFrom("reservationVouchers")
    .select(["reservationId", "voucherId", "cents"])
    .where("reservationId", "=", anyOf(reservationIds))
    .where("givenBackAt", "is", null)
    .orderBy("reservationId")
    .orderBy("place")
    .orderBy("voucherId")
    .execute();
}

/** Ends parts, each only once. @returns the parts that were active */
export function endParts(db: Db, reservationIds: readonly number[], at: Date) {
  return db
    .updateTable("reservationVouchers")
    .set({ givenBackAt: at })
    .where("reservationId", "=", anyOf(reservationIds))
    .where("givenBackAt", "is", null)
    .returning(["reservationId", "voucherId", "cents"])
    .execute();
}

export function reviveParts(db: Db, reservationId: number) {
  return db
    .updateTable("reservationVouchers")
    .set({ givenBackAt: null })
    .where("reservationId", "=", reservationId)
    .where("givenBackAt", "is not", null)
    .returning(["voucherId", "cents"])
    .execute();
}

export async function setPart(db: Db, reservationId: number, { voucherId, cents }: Part): Promise<void> {
  await db
    .updateTable("reservationVouchers")
    .set({ cents })
    .where("reservationId", "=", reservationId)
    .where("voucherId", "=", voucherId)
    .execute();
}

/** Finds and locks ended reservations with a voucher's unreturned part, left by a process of the previous version. */
export async function findEndedUnreturned(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("reservationVouchers")
    .innerJoin("reservations", "reservations.id", "reservationVouchers.reservationId")
    .where("givenBackAt", "is", null)
    .where("reservations.status", "in", ["EXPIRED", "CANCELLED"])
    .select("reservations.id")
    .orderBy("reservations.id")
    .limit(100)
    .forUpdate("reservations")
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds active reservations with a returned voucher part, left by a process of the previous version. */
export async function findActiveUnspent(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("reservationVouchers")
    .innerJoin("reservations", "reservations.id", "reservationVouchers.reservationId")
    .where("givenBackAt", "is not", null)
    .where("reservations.status", "in", ["PENDING", "CONFIRMED"])
    .select("reservations.id")
    .distinct()
    .orderBy("reservations.id")
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

export function changeVoucher(
  db: Db,
  id: number,
  change: Partial<Pick<VoucherRow, "code" | "email" | "blockedAt">>,
): Promise<VoucherRow | undefined> {
  return db.updateTable("vouchers").set(change).where("id", "=", id).returningAll().executeTakeFirst();
}

/** Amount for which the voucher was issued, in cents. */
const issued = sql<number>`(
  select cents from voucher_entries where voucher_id = vouchers.id and kind = 'ISSUED' order by id limit 1)`;

const withAmount = (db: Db) => db.selectFrom("vouchers").selectAll("vouchers").select(issued.as("amountCents"));
export type ListedVoucher = VoucherRow & { amountCents: number };

export function findVoucher(db: Db, id: number): Promise<ListedVoucher | undefined> {
  return withAmount(db).where("vouchers.id", "=", id).executeTakeFirst();
}

/** Finds the language of the refunded user, else of the account with the voucher's address, else Dutch. */
export async function languageOf(db: Db, { userId, email }: Pick<VoucherRow, "userId" | "email">): Promise<Language> {
  const ofOwner = sql`coalesce((select language from users where id = ${userId}), 'nl')`;
  const language = userId === null ? languageOfAddress(sql`${email}::text`, sql`'nl'`) : ofOwner;
  const { rows } = await sql<{ language: Language }>`select ${language} as language`.execute(db);
  return rows[0]?.language ?? "nl";
}

export const SORTED_BY = ["id", "name", "amount", "balance", "createdAt"] as const;
const SORT_COLUMNS = {
  id: "vouchers.id",
  name: sql`vouchers.folded_text`,
  amount: "amountCents",
  balance: "vouchers.balanceCents",
  createdAt: "vouchers.createdAt",
} as const satisfies Record<(typeof SORTED_BY)[number], string | RawBuilder<unknown>>;

const IN_STATE: Record<VoucherState, RawBuilder<boolean>> = {
  open: sql`(vouchers.blocked_at is null and vouchers.balance_cents > 0)`,
  used: sql`(vouchers.blocked_at is null and vouchers.balance_cents = 0)`,
  blocked: sql`(vouchers.blocked_at is not null)`,
};

/** The last characters of a code, by which screens name a voucher. */
const LAST_CHARACTERS = /^[A-Z0-9]{4}$/;

export function listVouchers(
  db: Db,
  {
    search,
    state,
    sort,
    page,
    pageSize,
  }: PageRequest<(typeof SORTED_BY)[number]> & { state: VoucherState | undefined },
): Promise<Page<ListedVoucher>> {
  const code = canonicalCode(search);
  const endsSo = LAST_CHARACTERS.test(code) ? sql`vouchers.code like ${`%${code}`}` : sql`false`;
  const matches = sql<boolean>`(${search} = '' or vouchers.code = ${code} or ${endsSo}
    or ${hasWords(sql`vouchers.folded_text`, search)})`;
  // Postgres refuses NUL in texts.
  if (search.includes("\0")) return Promise.resolve({ items: [], total: 0, page, pageSize });
  const isListed = state ? sql<boolean>`(${matches} and ${IN_STATE[state]})` : matches;
  const { column, direction } = sort ?? { column: "id", direction: "desc" };
  const rows = withAmount(db).where(isListed).orderBy(SORT_COLUMNS[column], direction).orderBy("vouchers.id", "desc");
  const count = db.selectFrom("vouchers").where(isListed).select(countAll().as("total"));
  return readPage({ page, pageSize }, rows, count);
}

export async function findEntries(db: Db, voucherId: number) {
  return db
    .selectFrom("voucherEntries")
    .leftJoin("users", "users.id", "voucherEntries.actorId")
    .where("voucherId", "=", voucherId)
    .select(["voucherEntries.id", "kind", "cents", "reservationId", "reason", "at"])
    .select(sql<string | null>`nullif(${fullNameIn("users")}, '')`.as("actor"))
    .orderBy("voucherEntries.id")
    .execute();
}

export async function sumGivenBack(db: Db, reservationId: number, at: Date): Promise<number> {
  const { cents } = await db
    .selectFrom("voucherEntries")
    .where("reservationId", "=", reservationId)
    .where("kind", "=", "GIVEN_BACK")
    .where("at", "=", at)
    .select(sql<number>`coalesce(sum(cents), 0)::int`.as("cents"))
    .executeTakeFirstOrThrow();
  return cents;
}
