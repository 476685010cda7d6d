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

/** Stores what was asked. Who is subscribed stays so, and who left begins anew. @returns the subscriber's id */
export async function insertAsked(
  db: Db,
  { email, language, consent, token, askedAt, userId }: Asked,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into newsletter_subscribers as known (email, language, consent, token, asked_at, user_id)
    values (${email}, ${language}, ${consent}, ${token}, ${askedAt},
      (select id from users where id = ${userId} and lower(email) = ${email}))
    on conflict (email) do update set
      user_id = coalesce(excluded.user_id, known.user_id),
      language = case when known.confirmed_at is null or known.left_at is not null
        then excluded.language else known.language end,
      consent = case when known.confirmed_at is null or known.left_at is not null
        then excluded.consent else known.consent end,
      asked_at = case when known.confirmed_at is null or known.left_at is not null
        then excluded.asked_at else known.asked_at end,
      token = case when known.left_at is not null then excluded.token else known.token end,
      confirmed_at = case when known.left_at is not null then null else known.confirmed_at end,
      left_at = null
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

export const find = (db: Db, id: number): Promise<Subscriber | undefined> =>
  db.selectFrom("newsletterSubscribers").selectAll().where("id", "=", id).executeTakeFirst();

export const findByToken = (db: Db, token: string): Promise<Subscriber | undefined> =>
  db.selectFrom("newsletterSubscribers").selectAll().where("token", "=", token).executeTakeFirst();

export async function confirm(db: Db, token: string, now: Date, askedSince: Date): Promise<void> {
  await db
    .updateTable("newsletterSubscribers")
    .set({ confirmedAt: now })
    .where("token", "=", token)
    .where("confirmedAt", "is", null)
    .where("askedAt", ">", askedSince)
    .execute();
}

/** Ends a subscription; who never confirmed is forgotten. @returns the address; undefined: nobody has this id or token */
export async function leave(
  db: Db,
  who: { token: string } | { id: number },
  now: Date,
): Promise<Pick<Subscriber, "email" | "leftAt"> | undefined> {
  const isThis = "token" in who ? sql<boolean>`token = ${who.token}` : sql<boolean>`id = ${who.id}`;
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
