import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id int generated always as identity primary key,
      user_id int not null references users,
      credential_id text not null constraint passkeys_credential unique,
      public_key bytea not null,
      counter bigint not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_of_user on passkeys (user_id)`.execute(db);

  await sql`
    create table authenticators (
      user_id int primary key references users,
      secret bytea not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step int not null default 0
    )`.execute(db);

  // The first character tells which hash to compare, so that a try costs one expensive comparison.
  await sql`
    create table recovery_codes (
      user_id int not null references users,
      first_character char(1) not null,
      hash text not null,
      created_at timestamptz not null,
      used_at timestamptz,
      primary key (user_id, first_character)
    )`.execute(db);

  await sql`
    create table sign_in_challenges (
      hash bytea primary key,
      purpose text not null check (purpose in ('SIGN_IN', 'NEW_PASSKEY')),
      user_id int references users,
      tries int not null default 0,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sign_in_challenges_expired on sign_in_challenges (expires_at)`.execute(db);
  await sql`create index sign_in_challenges_of_user on sign_in_challenges (user_id)`.execute(db);

  await sql`
    create table second_step_terms (
      user_id int primary key references users,
      began_at timestamptz not null
    )`.execute(db);

  await sql`
    create table security_notices (
      id int generated always as identity primary key,
      user_id int not null references users,
      what text not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index security_notices_of_user on security_notices (user_id)`.execute(db);
}
