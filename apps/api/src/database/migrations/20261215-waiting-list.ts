import { type Kysely, sql } from "kysely";

/** A held seat in neither a cart nor an offer waits for the show's next allocation; older processes leave it alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table waiting_wishes (
      id int generated always as identity primary key,
      show_id int not null references shows on delete cascade,
      user_id int not null references users,
      seats int not null check (seats between 1 and 20),
      together boolean not null,
      state text not null default 'WAITING' check (state in ('WAITING', 'OFFERED', 'ENDED')),
      outcome text check (outcome in ('ACCEPTED', 'DECLINED', 'EXPIRED', 'LEFT', 'REMOVED', 'CLOSED')),
      joined_at timestamptz not null,
      ended_at timestamptz,
      unique (id, show_id),
      check ((state = 'ENDED') = (ended_at is not null)),
      check ((state = 'ENDED') = (outcome is not null))
    )`.execute(db);
  await sql`
    create unique index waiting_wishes_once on waiting_wishes (show_id, user_id) where state <> 'ENDED'`.execute(db);
  await sql`create index waiting_wishes_line on waiting_wishes (show_id, id) where state = 'WAITING'`.execute(db);
  await sql`create index waiting_wishes_of_user on waiting_wishes (user_id)`.execute(db);
  await sql`
    create table waiting_offers (
      id int generated always as identity primary key,
      wish_id int not null,
      show_id int not null,
      seat_ids text[] not null check (cardinality(seat_ids) between 1 and 20),
      by_hand boolean not null default false,
      link_id int references account_links on delete set null,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      unique (id, show_id),
      foreign key (wish_id, show_id) references waiting_wishes (id, show_id) on delete cascade
    )`.execute(db);
  await sql`create unique index waiting_offers_once on waiting_offers (wish_id) where ended_at is null`.execute(db);
  await sql`create index waiting_offers_of_wish on waiting_offers (wish_id)`.execute(db);
  await sql`create index waiting_offers_due on waiting_offers (expires_at) where ended_at is null`.execute(db);
  await sql`create index waiting_offers_of_link on waiting_offers (link_id) where link_id is not null`.execute(db);

  await sql`
    alter table seats
      add column offer_id int,
      add constraint seats_offer foreign key (offer_id, show_id) references waiting_offers (id, show_id),
      add constraint seats_held_by_one check (cart_id is null or offer_id is null),
      add constraint seats_held check (status = 'held' or (cart_id is null and offer_id is null))`.execute(db);
  await sql`
    do $$
    declare held_in_cart text;
    begin
      select conname into strict held_in_cart from pg_constraint
      where conrelid = 'seats'::regclass and contype = 'c'
        and pg_get_constraintdef(oid) = 'CHECK (((status = ''held''::text) = (cart_id IS NOT NULL)))';
      execute format('alter table seats drop constraint %I', held_in_cart);
    end $$`.execute(db);
  await sql`create index seats_of_offer on seats (offer_id) where offer_id is not null`.execute(db);
  await sql`
    create index seats_to_allocate on seats (show_id)
      where status = 'held' and cart_id is null and offer_id is null`.execute(db);

  // While somebody waits, a freed seat belongs to nobody, whichever statement or version frees it. Joining and
  // allocating lock the show exclusively; freeing shares the lock, so that it sees everybody who joined before.
  await sql`
    create function keep_for_waiting() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(2026121500, new.show_id);
      if exists (select from waiting_wishes where show_id = new.show_id and state = 'WAITING') then
        new.status := 'held';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger keep_new_for_waiting before insert on seats for each row
      when (new.status = 'available') execute function keep_for_waiting()`.execute(db);
  await sql`
    create trigger keep_for_waiting before update on seats for each row
      when (new.status = 'available' and old.status <> 'available'
        and not (old.status = 'held' and old.cart_id is null and old.offer_id is null))
      execute function keep_for_waiting()`.execute(db);

  await sql`
    alter table account_links
      drop constraint account_links_purpose_check,
      add constraint account_links_purpose_check check (
        purpose in ('PASSWORD_RESET', 'SIGN_IN', 'VERIFY_EMAIL', 'UNDO_EMAIL', 'UNDO_SECOND_STEP', 'OPEN_OFFER')
      )`.execute(db);
}
