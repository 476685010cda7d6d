import { type Insertable, sql } from "kysely";
import type { WaitingOfferRow, WaitingOffersTable, WaitingOutcome } from "#database/tables/waiting-list.ts";
import { isGuestOf } from "#database/users.sql.ts";
import type { Db } from "#platform/data/database.ts";

export interface Entry {
  id: number;
  showId: number;
  userId: number;
  seats: number;
  together: boolean;
}

export interface NewEntry extends Omit<Entry, "id"> {
  /** Key of a volunteer's form: a repeated one violates `waiting_wishes_key_key`. */
  key?: string;
}

/** @throws a unique violation of `waiting_wishes_once` when the user waits for this show already */
export async function insertEntry(db: Db, entry: NewEntry, joinedAt: Date): Promise<number> {
  const { id } = await db
    .insertInto("waitingWishes")
    .values({ ...entry, joinedAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export function findWaiting(db: Db, showId: number): Promise<Entry[]> {
  return db
    .selectFrom("waitingWishes")
    .where("showId", "=", showId)
    .where("state", "=", "WAITING")
    .select(["id", "showId", "userId", "seats", "together"])
    .orderBy("id")
    .execute();
}

/** Finds the users who follow the list: they are waiting, or have an offer. */
export async function findFollowers(db: Db, showId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("waitingWishes")
    .where("showId", "=", showId)
    .where("state", "<>", "ENDED")
    .select("userId")
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Ends an entry; call with the list locked. @returns the entry as it was; undefined when it had ended */
export async function endEntry(
  db: Db,
  which: { id: number } | { showId: number; userId: number },
  outcome: WaitingOutcome,
  now: Date,
): Promise<(Entry & { offerId: number | null; linkId: number | null }) | undefined> {
  const { rows } = await sql<Entry & { offerId: number | null; linkId: number | null }>`
    with offer as (
      update waiting_offers set ended_at = ${now} from waiting_wishes entry
      where entry.id = waiting_offers.wish_id and entry.state <> 'ENDED' and waiting_offers.ended_at is null
        and ${"id" in which ? sql`entry.id = ${which.id}` : sql`(entry.show_id, entry.user_id) = (${which.showId}, ${which.userId})`}
      returning waiting_offers.id, waiting_offers.link_id
    )
    update waiting_wishes set state = 'ENDED', outcome = ${outcome}, ended_at = ${now}
    where state <> 'ENDED'
      and ${"id" in which ? sql`id = ${which.id}` : sql`(show_id, user_id) = (${which.showId}, ${which.userId})`}
    returning id, show_id, user_id, seats, together, (select id from offer) as offer_id,
      (select link_id from offer) as link_id`.execute(db);
  return rows[0];
}

/** Ends all waiting entries when the sale closes; open offers end separately. @returns them */
export function closeWaiting(db: Db, showId: number, now: Date): Promise<Array<{ wishId: number; userId: number }>> {
  return db
    .updateTable("waitingWishes")
    .set({ state: "ENDED", outcome: "CLOSED", endedAt: now })
    .where("showId", "=", showId)
    .where("state", "=", "WAITING")
    .returning(["id as wishId", "userId"])
    .execute();
}

export async function insertOffer(
  db: Db,
  offer: Omit<Insertable<WaitingOffersTable>, "id" | "endedAt">,
): Promise<number> {
  const { id } = await db.insertInto("waitingOffers").values(offer).returning("id").executeTakeFirstOrThrow();
  await db.updateTable("waitingWishes").set({ state: "OFFERED" }).where("id", "=", offer.wishId).execute();
  return id;
}

export interface EndedOffer {
  id: number;
  wishId: number;
  showId: number;
  userId: number;
  seatIds: string[];
  /** Mailed sign-in link, which ends with the offer. */
  linkId: number | null;
}

/**
 * Only one of a simultaneous accept and expiry succeeds. @param which `due`: a show's expired offers, or all of them
 * once its sale is over or it is cancelled; else one live offer, of this user when one is given
 */
export async function endOffers(
  db: Db,
  which: { due: true; showId: number } | { id: number; userId?: number },
  outcome: WaitingOutcome,
  now: Date,
): Promise<EndedOffer[]> {
  const condition =
    "due" in which
      ? sql`offer.show_id = ${which.showId} and (offer.expires_at <= ${now} or show.sales_close_at <= ${now} or show.cancelled_at is not null)`
      : sql`offer.id = ${which.id} and offer.expires_at > ${now} and show.sales_close_at > ${now} and show.cancelled_at is null
          and (${which.userId ?? null}::int is null or entry.user_id = ${which.userId ?? null})`;
  const { rows } = await sql<EndedOffer>`
    with ended as (
      update waiting_offers offer set ended_at = ${now}
      from waiting_wishes entry join shows show on show.id = entry.show_id
      where entry.id = offer.wish_id and offer.ended_at is null and ${condition}
      returning offer.id, offer.wish_id, offer.show_id, entry.user_id, offer.seat_ids, offer.link_id
    ), wishes as (
      update waiting_wishes set state = 'ENDED', outcome = ${outcome}, ended_at = ${now}
      from ended where waiting_wishes.id = ended.wish_id
    )
    select * from ended`.execute(db);
  return rows;
}

export interface FoundOffer extends WaitingOfferRow {
  userId: number;
  outcome: WaitingOutcome | null;
}

export function findOffer(db: Db, id: number): Promise<FoundOffer | undefined> {
  return db
    .selectFrom("waitingOffers")
    .innerJoin("waitingWishes", "waitingWishes.id", "waitingOffers.wishId")
    .where("waitingOffers.id", "=", id)
    .selectAll("waitingOffers")
    .select(["waitingWishes.userId", "waitingWishes.outcome"])
    .executeTakeFirst();
}

export function findEntry(db: Db, id: number): Promise<(Entry & { state: string }) | undefined> {
  return db
    .selectFrom("waitingWishes")
    .where("id", "=", id)
    .select(["id", "showId", "userId", "seats", "together", "state"])
    .executeTakeFirst();
}

export async function findShowsOfUser(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("waitingWishes")
    .where("userId", "=", userId)
    .where("state", "<>", "ENDED")
    .select("showId")
    .orderBy("showId")
    .execute();
  return rows.map(({ showId }) => showId);
}

export async function findShowsOfGuests(db: Db, account: { userId: number; email: string }): Promise<number[]> {
  const rows = await db
    .selectFrom("waitingWishes")
    .innerJoin("users", "users.id", "waitingWishes.userId")
    .where(isGuestOf(account))
    .select("showId")
    .distinct()
    .orderBy("showId")
    .execute();
  return rows.map(({ showId }) => showId);
}

/** Call with account and list locked. One open entry a show: its own, else a guest's oldest. @returns the moved one */
export async function claimEntries(
  db: Db,
  { userId, email, showId }: { userId: number; email: string; showId: number },
): Promise<Array<{ seats: number }>> {
  const { rows } = await sql<{ seats: number; isOpen: boolean }>`
    with theirs as (
      select entry.id, entry.state from waiting_wishes entry join users on users.id = entry.user_id
      where entry.show_id = ${showId} and ${isGuestOf({ userId, email })}
    )
    update waiting_wishes set user_id = ${userId}
    where id in (select id from theirs where state = 'ENDED')
      or (id = (select min(id) from theirs where state <> 'ENDED') and not exists (
        select from waiting_wishes own
        where own.show_id = ${showId} and own.user_id = ${userId} and own.state <> 'ENDED'))
    returning seats, state <> 'ENDED' as "isOpen"`.execute(db);
  return rows.filter(({ isOpen }) => isOpen);
}

/** Open entries of closed accounts, left by a process of the previous version. */
const ofClosedAccounts = (db: Db) =>
  db
    .selectFrom("waitingWishes")
    .innerJoin("users", "users.id", "waitingWishes.userId")
    .where("waitingWishes.state", "<>", "ENDED")
    .where("users.deletedAt", "is not", null)
    .where("users.guest", "=", false);

export async function findClosedAccounts(db: Db, showId: number): Promise<number[]> {
  const rows = await ofClosedAccounts(db).where("waitingWishes.showId", "=", showId).select("users.id").execute();
  return rows.map(({ id }) => id);
}

export function findOpenOffers(db: Db, showId?: number) {
  return db
    .selectFrom("waitingOffers")
    .innerJoin("shows", "shows.id", "waitingOffers.showId")
    .where("waitingOffers.endedAt", "is", null)
    .$if(showId !== undefined, (all) => all.where("waitingOffers.showId", "=", showId ?? 0))
    .select(["waitingOffers.id", "waitingOffers.showId", "waitingOffers.expiresAt"])
    .select(["shows.startsAt", "shows.salesCloseAt"])
    .execute();
}

export async function shortenOffers(
  db: Db,
  ids: readonly number[],
  end: Date,
): Promise<Array<{ offerId: number; showId: number; userId: number; seats: number }>> {
  const { rows } = await sql<{ offerId: number; showId: number; userId: number; seats: number }>`
    update waiting_offers offer set expires_at = ${end}, shortened = true
    from waiting_wishes entry
    where entry.id = offer.wish_id and offer.id = any(${ids}::int[])
      and offer.ended_at is null and offer.expires_at > ${end}
    returning offer.id as offer_id, offer.show_id, entry.user_id, cardinality(offer.seat_ids) as seats`.execute(db);
  return rows;
}

/** Finds shows with an offer that expired or whose sale is over, or with an entry of a closed account. */
export async function findDueShows(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("waitingOffers")
    .innerJoin("shows", "shows.id", "waitingOffers.showId")
    .where("waitingOffers.endedAt", "is", null)
    .where((eb) =>
      eb.or([
        eb("waitingOffers.expiresAt", "<=", now),
        eb("shows.salesCloseAt", "<=", now),
        eb("shows.cancelledAt", "is not", null),
      ]),
    )
    .select("waitingOffers.showId")
    .union(ofClosedAccounts(db).select("waitingWishes.showId"))
    .execute();
  return rows.map(({ showId }) => showId);
}

export async function findShowsToAllocate(db: Db): Promise<number[]> {
  const { rows } = await sql<{ showId: number }>`
    select show_id from waiting_wishes where state = 'WAITING'
    union
    select show_id from seats where status = 'held' and cart_id is null and offer_id is null
    order by 1`.execute(db);
  return rows.map(({ showId }) => showId);
}

export async function findDeadlines(db: Db, until: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom("waitingOffers")
    .where("endedAt", "is", null)
    .where("expiresAt", "<=", until)
    .select("expiresAt")
    .distinct()
    .execute();
  return rows.map(({ expiresAt }) => expiresAt);
}

/** Finds the address for an offer's mail; only an open account gets a link. */
export function findAddressee(db: Db, userId: number) {
  return db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("deletedAt", "is", null)
    .where("email", "<>", "")
    .select(["id as userId", "email"])
    .executeTakeFirst();
}
