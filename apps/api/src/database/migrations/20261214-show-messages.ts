import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table show_messages (
      id int generated always as identity primary key,
      key uuid not null unique,
      show_id int not null references shows on delete cascade,
      purpose text not null check (purpose in ('MESSAGE', 'TEST')),
      audience text not null check (audience in ('CONFIRMED', 'ACTIVE')),
      subject text not null,
      body text not null,
      sent_by int references users on delete set null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index show_messages_of_show on show_messages (show_id, id)`.execute(db);
  await sql`
    create table show_message_recipients (
      id int generated always as identity primary key,
      message_id int not null references show_messages on delete cascade,
      user_id int not null references users on delete cascade,
      reservation_ids int[] not null,
      unique (message_id, user_id)
    )`.execute(db);
  await sql`create index show_message_recipients_of_user on show_message_recipients (user_id)`.execute(db);
}
