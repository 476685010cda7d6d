import type { Audience, ChangeKind, Reach } from "@podium/shared/contracts/show-messages";
import type { Language } from "@podium/shared/words/languages";
import type { ReservationStatus } from "@podium/shared/contracts/reservations";
import { type Insertable, sql } from "kysely";
import { languageOfHolder } from "#database/users.sql.ts";
import type { ShowMessagesTable } from "#database/tables/messages.ts";
import { anyOf, countAll, type Db } from "#platform/data/database.ts";

const STATUSES: Record<Audience, readonly ReservationStatus[]> = {
  CONFIRMED: ["CONFIRMED"],
  ACTIVE: ["CONFIRMED", "PENDING"],
};

const ofAudience = (db: Db, showId: number, audience: Audience) =>
  db
    .selectFrom("reservations")
    .innerJoin("users", "users.id", "reservations.userId")
    .where("reservations.showId", "=", showId)
    .where("reservations.status", "=", anyOf(STATUSES[audience]))
    // A payer who gave all tickets back does not come.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("reservationSeats")
          .whereRef("reservationSeats.reservationId", "=", "reservations.id")
          .select("reservationSeats.id"),
      ),
    );

const hasAddress = sql<boolean>`users.email <> ''`;

const heldByOthers = (db: Db, showId: number) =>
  db
    .selectFrom("passedTickets")
    .innerJoin("reservations", "reservations.id", "passedTickets.reservationId")
    .where("reservations.showId", "=", showId)
    .where("reservations.status", "=", "CONFIRMED")
    .where("passedTickets.endedAt", "is", null)
    .where("passedTickets.email", "<>", "")
    .select(["passedTickets.id", "passedTickets.email"]);

export async function countReach(db: Db, showId: number, audience: Audience): Promise<Reach> {
  const payers = ofAudience(db, showId, audience);
  const { others } = await db
    .selectFrom(heldByOthers(db, showId).as("passed"))
    .where(({ not, exists }) =>
      not(exists(payers.whereRef(sql`lower(users.email)`, "=", sql`lower(passed.email)`).select("users.id"))),
    )
    .select(sql<number>`count(distinct lower(passed.email))::int`.as("others"))
    .executeTakeFirstOrThrow();
  const reach = await payers
    .select([
      sql<number>`count(distinct lower(users.email)) filter (where ${hasAddress})::int`.as("people"),
      countAll(hasAddress).as("reservations"),
      countAll(sql<boolean>`users.email = ''`).as("withoutAddress"),
    ])
    .executeTakeFirstOrThrow();
  return { ...reach, people: reach.people + others };
}

/** @returns its id; undefined: the key was used before */
export async function insertMessage(db: Db, message: Insertable<ShowMessagesTable>): Promise<number | undefined> {
  const row = await db
    .insertInto("showMessages")
    .values(message)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Finds the message that was sent with a key; `chooseBefore` null: it asked nothing. */
export function findByKey(db: Db, key: string) {
  return db
    .selectFrom("showMessages as message")
    .leftJoin("showChanges as change", "change.id", "message.changeId")
    .where("message.key", "=", key)
    .select(["message.showId", "message.subject", "message.body", "change.chooseBefore"])
    .executeTakeFirst();
}

export type To = { showId: number; audience: Audience } | { reservationIds: readonly number[] };

/** Inserts one recipient for each address, preferably one with an account, with its reservations. @returns their ids */
export async function insertHolders(db: Db, messageId: number, to: To): Promise<number[]> {
  const chosen =
    "audience" in to
      ? ofAudience(db, to.showId, to.audience)
      : db
          .selectFrom("reservations")
          .innerJoin("users", "users.id", "reservations.userId")
          .where("reservations.id", "=", anyOf(to.reservationIds));
  const holders = chosen
    .where(hasAddress)
    .groupBy(sql`lower(users.email)`)
    .select([
      sql<number>`${messageId}::int`.as("messageId"),
      sql<number>`(array_agg(users.id order by users.guest, users.id))[1]`.as("userId"),
      sql<number[]>`array_agg(reservations.id order by reservations.id)`.as("reservationIds"),
    ]);
  const rows = await db
    .insertInto("showMessageRecipients")
    .columns(["messageId", "userId", "reservationIds"])
    .expression(holders)
    // The recipient already has a row, of another reservation.
    .onConflict((conflict) =>
      conflict.columns(["messageId", "userId"]).doUpdateSet({
        reservationIds: sql<number[]>`array(select distinct unnest(
          show_message_recipients.reservation_ids || excluded.reservation_ids) order by 1)`,
      }),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Inserts one recipient for each address that got tickets of the show and has no row yet. @returns their ids */
export async function insertOtherHolders(db: Db, messageId: number, showId: number): Promise<number[]> {
  const notified = db
    .selectFrom("showMessageRecipients as notified")
    .innerJoin("users", "users.id", "notified.userId")
    .where("notified.messageId", "=", messageId)
    .where(sql<boolean>`lower(users.email) = lower(passed.email)`)
    .select("notified.id");
  const holders = db
    .selectFrom(heldByOthers(db, showId).as("passed"))
    .where(({ not, exists }) => not(exists(notified)))
    .groupBy(sql`lower(passed.email)`)
    .select([
      sql<number>`${messageId}::int`.as("messageId"),
      sql<number>`max(passed.id)`.as("passedId"),
      sql<number[]>`'{}'::int[]`.as("reservationIds"),
    ]);
  const rows = await db
    .insertInto("showMessageRecipients")
    .columns(["messageId", "passedId", "reservationIds"])
    .expression(holders)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function findFirstOf(db: Db, changeId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom("showMessages")
    .where("changeId", "=", changeId)
    .select("id")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

export async function insertRecipient(db: Db, messageId: number, userId: number): Promise<number> {
  const { id } = await db
    .insertInto("showMessageRecipients")
    .values({ messageId, userId, reservationIds: [] })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export function findMessages(db: Db, which: { showId: number } | { key: string }) {
  const query = db
    .selectFrom("showMessages as message")
    .leftJoin("users as author", "author.id", "message.sentBy")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("showMessageRecipients as recipient")
          .leftJoin("mails", (join) =>
            join.onRef("mails.subjectId", "=", "recipient.id").on("mails.kind", "=", "SHOW_MESSAGE"),
          )
          .whereRef("recipient.messageId", "=", "message.id")
          .select([
            countAll().as("recipients"),
            countAll(sql<boolean>`mails.status = 'SENT'`).as("sent"),
            countAll(sql<boolean>`mails.status in ('WAITING', 'SENDING')`).as("waiting"),
            countAll(sql<boolean>`mails.status = 'FAILED'`).as("failed"),
          ])
          .as("progress"),
      (join) => join.onTrue(),
    )
    .where("message.purpose", "=", "MESSAGE")
    .orderBy("message.id", "desc")
    .select(["message.id", "message.showId", "message.createdAt", "message.audience", "message.subject"])
    .select(["message.body", "author.firstname", "author.lastname"])
    .select((eb) => [
      eb.fn.coalesce("progress.recipients", sql<number>`0`).as("recipients"),
      eb.fn.coalesce("progress.sent", sql<number>`0`).as("sent"),
      eb.fn.coalesce("progress.waiting", sql<number>`0`).as("waiting"),
      eb.fn.coalesce("progress.failed", sql<number>`0`).as("failed"),
    ]);
  return (
    "key" in which ? query.where("message.key", "=", which.key) : query.where("message.showId", "=", which.showId)
  ).execute();
}

/** Whether one of the recipient's reservations may choose; a test mail shows the question always. */
const mayChoose = sql<boolean>`(message.purpose = 'TEST' or exists (
  select from show_choices where change_id = message.change_id and reservation_id = any(recipient.reservation_ids)))`;

const giverMayChoose = sql<boolean>`exists (
  select from show_choices where change_id = message.change_id and reservation_id = passed.reservation_id)`;

export interface Question {
  kind: ChangeKind;
  chooseBefore: Date;
  /** Whether this reader may choose; false when only others may, such as when this reader has not paid. */
  isOfReader: boolean;
  /** Whether the choice is asked of the person who gave this reader tickets. */
  isOfGiver: boolean;
}

/** Finds the message to one recipient; undefined once the message or the person is gone. */
export async function findAddressedMessage(db: Db, recipientId: number) {
  const row = await db
    .selectFrom("showMessageRecipients as recipient")
    .innerJoin("showMessages as message", "message.id", "recipient.messageId")
    .leftJoin("users", "users.id", "recipient.userId")
    .leftJoin("passedTickets as passed", "passed.id", "recipient.passedId")
    .leftJoin("showChanges as change", "change.id", "message.changeId")
    .where("recipient.id", "=", recipientId)
    .select(["message.purpose", "message.showId", "message.subject", "message.body", "recipient.reservationIds"])
    .select(["message.asks", mayChoose.as("isOfReader"), giverMayChoose.as("isOfGiver")])
    .select((eb) => [
      eb.fn.coalesce("change.kind", "message.triedKind").as("kind"),
      eb.fn.coalesce("change.chooseBefore", "message.triedChooseBefore").as("chooseBefore"),
    ])
    .select(["recipient.id as recipientId", "recipient.passedId"])
    .select([
      sql<string>`coalesce(users.email, passed.email)`.as("email"),
      sql<string>`coalesce(users.firstname, split_part(passed.name, ' ', 1))`.as("firstname"),
      sql<boolean>`coalesce(users.guest, false)`.as("isGuest"),
      sql<Language>`coalesce(users.language, ${languageOfHolder}, 'nl')`.as("language"),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { asks, kind, chooseBefore, isOfReader, isOfGiver, ...message } = row;
  const question: Question | null = asks && kind && chooseBefore ? { kind, chooseBefore, isOfReader, isOfGiver } : null;
  return { ...message, asks: question };
}

/** Finds the last message about each change for which this person has not chosen yet. @returns the recipients */
export async function findOpenQuestions(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("showMessageRecipients as recipient")
    .innerJoin("showMessages as message", "message.id", "recipient.messageId")
    .where("recipient.userId", "=", userId)
    .where("message.purpose", "=", "MESSAGE")
    .where("message.asks", "=", true)
    .where(
      sql<boolean>`exists (select from show_choices where change_id = message.change_id and choice is null
        and reservation_id = any(recipient.reservation_ids))`,
    )
    .groupBy("message.changeId")
    .select((eb) => eb.fn.max("recipient.id").as("id"))
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns undefined once the message or the person is gone */
export function findQuestionReader(db: Db, recipientId: number) {
  return db
    .selectFrom("showMessageRecipients as recipient")
    .innerJoin("showMessages as message", "message.id", "recipient.messageId")
    .innerJoin("users", "users.id", "recipient.userId")
    .where("recipient.id", "=", recipientId)
    .where("message.purpose", "=", "MESSAGE")
    .where("message.asks", "=", true)
    .select(["message.changeId", "recipient.reservationIds", "users.email"])
    .executeTakeFirst();
}

export function findReader(db: Db, userId: number) {
  return db
    .selectFrom("users")
    .where("id", "=", userId)
    .select(["email", "firstname", "language"])
    .executeTakeFirstOrThrow();
}
