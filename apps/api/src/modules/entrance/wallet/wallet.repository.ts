import type { SeatKind } from "@podium/shared/contracts/hall-plan";
import type { Wallet } from "@podium/shared/contracts/wallet";
import type { Language } from "@podium/shared/words/languages";
import type { Venue } from "@podium/shared/site/venue";
import { type RawBuilder, sql } from "kysely";
import { isPlanned } from "#database/seats.sql.ts";
import { fullNameIn, isHeldWith, isPassedOn, passedName } from "#database/users.sql.ts";
import { ticketPrice } from "#database/ticket-prices.sql.ts";
import { typeToCheck } from "#database/ticket-types.sql.ts";
import { venueOfShow } from "#database/shows.sql.ts";
import type { Db } from "#platform/data/database.ts";
import type { PassesOf } from "./wallet-tokens.ts";

/** All content of a pass that may change. Wallets are notified of changes of each field, except the language. */
export interface PassFacts {
  /** False: the ticket was given up, its reservation is no longer confirmed, or its show does not take place. */
  valid: boolean;
  cancelled?: true;
  /** Language of the reservation's buyer; absent for Dutch. */
  language?: Exclude<Language, "nl">;
  reservationId: number;
  holder: string;
  showId: number;
  showName: string;
  /** Milliseconds since 1970, because a time as text depends on the connection's time zone. */
  startsAt: number;
  venue: Venue | null;
  /** Null once the ticket was given up. */
  ticket: {
    id: number;
    seatId: string;
    secret: string;
    group: string | null;
    label: string | null;
    kind: SeatKind | null;
    /** Ticket type that the entrance has to check, such as 'Kind'; null for the type that needs no choice. */
    type: string | null;
    /** After codes, before vouchers. */
    priceCents: number;
  } | null;
}

export interface Pass {
  id: number;
  serial: string;
  isPassedOn: boolean;
  changedAt: Date;
  facts: PassFacts;
}

// `cancelled` is absent otherwise, so that the hashes of other passes stay the same as in an older version.
const facts = sql<PassFacts>`case when shows.cancelled_at is null then '{}' else '{"cancelled": true}'::jsonb end
  || case when users.language = 'nl' then '{}' else jsonb_build_object('language', users.language) end
  || jsonb_build_object(
  'valid', reservation_seats.id is not null and reservations.status = 'CONFIRMED' and shows.cancelled_at is null,
  'reservationId', reservations.id,
  'holder', coalesce(${passedName}, ${fullNameIn("users")}),
  'showId', shows.id,
  'showName', shows.name,
  'startsAt', (extract(epoch from shows.starts_at) * 1000)::bigint,
  'venue', ${venueOfShow},
  'ticket', case when reservation_seats.id is not null then jsonb_build_object('id', reservation_seats.id,
    'seatId', reservation_seats.seat_id, 'secret', reservation_seats.secret, 'group', planned.group_label, 'label', planned.label, 'kind', planned.kind, 'type', ${typeToCheck}, 'priceCents', ${ticketPrice}) end)`;

// Without the language: a translated date would be announced as a moved show. A later change brings the language.
// Without the price, so that the hashes of passes stay the same as in an older version, which runs beside this one.
const factsHash = sql<string>`md5(((${facts}) - 'language' #- '{ticket,priceCents}')::text)`;

const passes = sql`wallet_passes pass
  join reservations on reservations.id = pass.reservation_id
  join shows on shows.id = reservations.show_id
  join hall_plans on hall_plans.id = shows.hall_plan_id
  join halls on halls.id = hall_plans.hall_id
  join users on users.id = reservations.user_id
  left join reservation_seats on reservation_seats.id = pass.ticket_id
  left join hall_plan_seats planned on ${isPlanned(sql`reservation_seats.seat_id`)}`;

async function findPasses(db: Db, which: RawBuilder<unknown>): Promise<Pass[]> {
  const { rows } = await sql<Pass>`
    select pass.id, pass.serial, pass.is_passed_on as "isPassedOn", pass.changed_at as "changedAt", ${facts} as facts
    from ${passes} where ${which} order by planned.place, pass.id`.execute(db);
  return rows;
}

const has = ({ reservationId, passedId }: PassesOf): RawBuilder<boolean> =>
  sql<boolean>`(reservation_seats.reservation_id = ${reservationId}
    and ${passedId === null ? sql`not ${isPassedOn}` : isHeldWith(passedId)})`;

export const findPassesOf = (db: Db, whose: PassesOf): Promise<Pass[]> => findPasses(db, has(whose));

export const findPassBySerial = async (db: Db, serial: string): Promise<Pass | undefined> =>
  (await findPasses(db, sql`pass.serial = ${serial}`))[0];

export const findPassById = async (db: Db, id: number): Promise<Pass | undefined> =>
  (await findPasses(db, sql`pass.id = ${id}`))[0];

export async function insertPasses(db: Db, whose: PassesOf, now: Date): Promise<void> {
  const { reservationId, passedId } = whose;
  // Waits for simultaneous transfers of tickets, so that each pass belongs to the ticket's current holder.
  await sql`select from reservations where id = ${reservationId} for share`.execute(db);
  await sql`
    insert into wallet_passes (reservation_id, ticket_id, is_passed_on, facts_hash, changed_at)
    select ${reservationId}, id, ${passedId !== null}, '', date_trunc('second', ${now}::timestamptz) from reservation_seats
    where ${has(whose)} order by id
    on conflict (ticket_id) do nothing`.execute(db);
  // In the same transaction, so that wallets are notified of every later change.
  await sql`
    update wallet_passes set facts_hash = new.hash
    from (select pass.id, ${factsHash} as hash from ${passes} where pass.reservation_id = ${reservationId}) new
    where wallet_passes.id = new.id and facts_hash = ''`.execute(db);
}

/** Attaches a pass to the ticket that replaced its own, unless that ticket has a pass already. */
export async function returnPass(db: Db, passId: number, ticketId: number): Promise<void> {
  await sql`
    update wallet_passes set ticket_id = ${ticketId}
    where id = ${passId} and ticket_id is null
      and not exists (select from wallet_passes other where other.ticket_id = ${ticketId})`.execute(db);
}

/** Serialises transactions, so that none commits a version below one that a device has seen. */
const lockVersions = sql`select pg_advisory_xact_lock(hashtext('wallet_pass_versions'))`;

/** Gives changed passes their next version, and makes them due. Call in a transaction. @returns how many */
export async function noteChanges(db: Db, { now, notBefore }: { now: Date; notBefore: Date }): Promise<number> {
  await lockVersions.execute(db);
  const { rows } = await sql<{ id: number }>`
    with changed as (
      update wallet_passes set facts_hash = new.hash, version = nextval('wallet_pass_versions'),
        changed_at = greatest(date_trunc('second', ${now}::timestamptz), wallet_passes.changed_at + interval '1 second')
      from (select pass.id, ${factsHash} as hash from ${passes} where shows.starts_at > ${notBefore}) new
      where wallet_passes.id = new.id and facts_hash <> new.hash
      returning wallet_passes.id
    ), due as (
      update wallet_registrations set push_due_at = ${now}, attempts = 0 from changed where pass_id = changed.id
    )
    select id from changed`.execute(db);
  return rows.length;
}

export interface DuePush {
  id: number;
  passId: number;
  wallet: Wallet;
  pushToken: string;
  pushDueAt: Date;
  attempts: number;
}

/** Claims due pushes by postponing them, so that a push that fails, or whose process dies, is repeated. */
export async function claimPushes(
  db: Db,
  { wallets, now, limit }: { wallets: readonly Wallet[]; now: Date; limit: number },
): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    with due as (
      select id from wallet_registrations where push_due_at <= ${now} and wallet = any(${wallets}::text[])
      order by push_due_at limit ${limit} for update skip locked
    )
    update wallet_registrations pushed set attempts = attempts + 1,
      push_due_at = ${now}::timestamptz + least(interval '6 hours', interval '30 seconds' * 2 ^ least(attempts, 20))
    from due where pushed.id = due.id
    returning pushed.id, pass_id as "passId", wallet, push_token as "pushToken", push_due_at as "pushDueAt", attempts`.execute(
    db,
  );
  return rows;
}

/** Marks a push as done, unless the pass changed again or the push was claimed again meanwhile. */
export async function endPush(db: Db, { id, pushDueAt, attempts }: DuePush): Promise<void> {
  await db
    .updateTable("walletRegistrations")
    .set({ pushDueAt: null, attempts: 0 })
    .where("id", "=", id)
    .where("pushDueAt", "=", pushDueAt)
    .where("attempts", "=", attempts)
    .execute();
}

/** Removes a device from all passes. @param pushToken of Apple, as Google has none */
export async function deleteDevice(db: Db, { pushToken }: Pick<DuePush, "pushToken">): Promise<void> {
  await db.deleteFrom("walletRegistrations").where("wallet", "=", "APPLE").where("pushToken", "=", pushToken).execute();
}

/** Limits devices of one pass, so that made-up devices cannot fill the table. */
const MAX_DEVICES = 20;

interface Device {
  serial: string;
  deviceId: string;
}

/** @returns null when the pass does not exist, or is on too many devices */
export async function registerDevice(
  db: Db,
  { serial, deviceId, pushToken }: Device & { pushToken: string },
): Promise<"new" | "known" | null> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into wallet_registrations (pass_id, wallet, device_id, push_token)
    select id, 'APPLE', ${deviceId}, ${pushToken} from wallet_passes
    where serial = ${serial} and (
      select count(*) from wallet_registrations
      where pass_id = wallet_passes.id and wallet = 'APPLE' and device_id <> ${deviceId}) < ${MAX_DEVICES}
    on conflict (pass_id, wallet, device_id) do update set push_token = excluded.push_token
    returning xmax = 0 as "isNew"`.execute(db);
  if (!rows[0]) return null;
  return rows[0].isNew ? "new" : "known";
}

export async function unregisterDevice(db: Db, { serial, deviceId }: Device): Promise<void> {
  await sql`
    delete from wallet_registrations using wallet_passes
    where wallet_passes.id = pass_id and serial = ${serial} and wallet = 'APPLE' and device_id = ${deviceId}`.execute(
    db,
  );
}

export async function findChanged(db: Db, deviceId: string, since: number) {
  const { rows } = await sql<{ serial: string; version: number }>`
    select serial, version from wallet_registrations join wallet_passes on wallet_passes.id = pass_id
    where wallet = 'APPLE' and device_id = ${deviceId} and version > ${since}
    order by version`.execute(db);
  return rows;
}

/** Due at once, so that a change made while Google saved them, or written before this older state, is written again. */
export async function registerGoogle(db: Db, passIds: readonly number[], now: Date): Promise<void> {
  await sql`
    insert into wallet_registrations (pass_id, wallet, device_id, push_token, push_due_at)
    select id, 'GOOGLE', '', '', ${now} from wallet_passes where id = any(${passIds}::int[])
    on conflict (pass_id, wallet, device_id) do update set push_due_at = excluded.push_due_at, attempts = 0`.execute(
    db,
  );
}
