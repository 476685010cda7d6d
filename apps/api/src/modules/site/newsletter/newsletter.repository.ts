import type { Language } from "@podium/shared/words/languages";
import { type Selectable, sql } from "kysely";
import type { NewsletterSubscribersTable } from "#database/tables/messages.ts";
import { countAll, type Db } from "#platform/data/database.ts";
import { hasWords } from "#platform/data/folded-search.ts";
import { type Page, readPage } from "#platform/http/pagination.ts";

export type Subscriber = Selectable<NewsletterSubscribersTable>;

interface Asked {
  email: string;
  language: Language;
  consent: string;
  confirmToken: string;
  leaveToken: string;
  askedAt: Date;
  /** No second mail is made after this moment. */
  mailedBefore: Date;
  /** The caller's account; stored if it has this address. */
  userId: number | null;
}

/** Stores what was asked. Who is subscribed stays so, and who left begins anew. @returns whether a mail is due */
export async function insertAsked(db: Db, asked: Asked): Promise<{ id: number; isMailDue: boolean } | undefined> {
  const { email, language, consent, confirmToken, leaveToken, askedAt, mailedBefore, userId } = asked;
  const isNew = sql`(known.confirmed_at is null or known.left_at is not null)`;
  const { rows } = await sql<{ id: number; isMailDue: boolean }>`
    insert into newsletter_subscribers as known
      (email, language, consent, confirm_token, leave_token, asked_at, mailed_at, user_id)
    values (${email}, ${language}, ${consent}, ${confirmToken}, ${leaveToken}, ${askedAt}, ${askedAt},
      (select id from users where id = ${userId} and lower(email) = ${email} and email_verified_at is not null))
    on conflict (email) do update set
      user_id = coalesce(excluded.user_id, known.user_id),
      language = case when ${isNew} then excluded.language else known.language end,
      consent = case when ${isNew} then excluded.consent else known.consent end,
      asked_at = case when ${isNew} then excluded.asked_at else known.asked_at end,
      mailed_at = case when known.left_at is not null or known.mailed_at <= ${mailedBefore}
        then excluded.mailed_at else known.mailed_at end,
      confirm_token = case when known.left_at is null then known.confirm_token else excluded.confirm_token end,
      confirmed_at = case when known.left_at is null then known.confirmed_at end,
      left_at = null
    returning id, mailed_at = ${askedAt} as is_mail_due`.execute(db);
  return rows[0];
}

export const find = (db: Db, id: number): Promise<Subscriber | undefined> =>
  db.selectFrom("newsletterSubscribers").selectAll().where("id", "=", id).executeTakeFirst();

export const findByToken = (db: Db, token: string): Promise<Subscriber | undefined> =>
  db.selectFrom("newsletterSubscribers").selectAll().where("confirmToken", "=", token).executeTakeFirst();

export async function confirm(db: Db, token: string, now: Date, askedSince: Date): Promise<void> {
  await db
    .updateTable("newsletterSubscribers")
    .set({ confirmedAt: now })
    .where("confirmToken", "=", token)
    .where("confirmedAt", "is", null)
    .where("askedAt", ">", askedSince)
    .execute();
}

/** Ends a subscription; who never confirmed is forgotten. @returns undefined: nobody has this id or token */
export async function leave(
  db: Db,
  who: { token: string } | { id: number },
  now: Date,
): Promise<Pick<Subscriber, "email" | "leftAt"> | undefined> {
  const isThis = "token" in who ? sql<boolean>`leave_token = ${who.token}` : sql<boolean>`id = ${who.id}`;
  const unconfirmed = await db
    .deleteFrom("newsletterSubscribers")
    .where(isThis)
    .where("confirmedAt", "is", null)
    .returning(["email", "leftAt"])
    .executeTakeFirst();
  if (unconfirmed) return unconfirmed;
  const found = await db
    .selectFrom("newsletterSubscribers")
    .where(isThis)
    .select(["email", "leftAt"])
    .forUpdate()
    .executeTakeFirst();
  if (found?.leftAt === null)
    await db.updateTable("newsletterSubscribers").set({ leftAt: now }).where(isThis).execute();
  return found;
}

/** Newest first. */
export async function list(
  db: Db,
  { search, page, pageSize }: { search: string; page: number; pageSize: number },
): Promise<Page<Subscriber> & { unconfirmed: number }> {
  const isSubscribed = sql<boolean>`(confirmed_at is not null and left_at is null)`;
  const all = db
    .selectFrom("newsletterSubscribers")
    .where(isSubscribed)
    // Postgres refuses NUL in texts.
    .where(search.includes("\0") ? sql<boolean>`false` : hasWords(sql`folded(email)`, search));
  const found = await readPage(
    { page, pageSize },
    all.selectAll().orderBy("confirmedAt", "desc").orderBy("id", "desc"),
    all.select(countAll().as("total")),
  );
  const { unconfirmed } = await db
    .selectFrom("newsletterSubscribers")
    .where("confirmedAt", "is", null)
    .select(countAll().as("unconfirmed"))
    .executeTakeFirstOrThrow();
  return { ...found, unconfirmed };
}
