import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservations add column longer_until timestamptz, add column network text`.execute(db);
  await sql`create index reservations_of_network on reservations (network) where network is not null`.execute(db);
  await sql`alter table mails add column also int[] not null default '{}'`.execute(db);
  await sql`
    create table unverified_mail_counts (
      address_hash bytea primary key,
      since timestamptz not null,
      mails int not null
    )`.execute(db);
}
