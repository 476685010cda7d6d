import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_subscribers (
      id int generated always as identity primary key,
      email text not null constraint newsletter_subscribers_email unique
        check (char_length(email) <= 254 and email like '%_@_%' and email = lower(email)),
      language text not null,
      consent text not null check (char_length(consent) between 1 and 500),
      confirm_token text not null unique check (char_length(confirm_token) between 20 and 60),
      leave_token text not null unique check (char_length(leave_token) between 20 and 60),
      mailed_at timestamptz not null,
      asked_at timestamptz not null,
      confirmed_at timestamptz,
      left_at timestamptz,
      user_id int references users on delete set null,
      check (left_at is null or confirmed_at is not null)
    )`.execute(db);
}
