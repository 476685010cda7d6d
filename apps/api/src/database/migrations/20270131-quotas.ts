import { type Kysely, sql } from "kysely";

/**
 * A seat that is taken with a cast quota goes back to the seats held for the cast, whichever statement or version frees
 * it. A process of the previous release may take one whose hold has expired: the seat then leaves the quota.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cast_quotas (
      id int generated always as identity primary key,
      show_id int not null references shows on delete cascade,
      name text not null check (char_length(name) <= 120),
      email text not null default '' check (char_length(email) <= 254),
      seat_count int not null check (seat_count between 1 and 20),
      taken int not null default 0,
      ends_at timestamptz not null,
      link_number int not null default 1,
      token_hash bytea unique,
      created_at timestamptz not null,
      constraint cast_quotas_taken check (taken between 0 and seat_count)
    )`.execute(db);
  await sql`create index cast_quotas_show_id on cast_quotas (show_id)`.execute(db);
  await sql`
    alter table seats
      add column cast_quota_id int references cast_quotas on delete set null,
      add constraint seats_cast_quota check (cast_quota_id is null or status in ('held', 'reserved'))`.execute(db);
  await sql`create index seats_cast_quota_id on seats (cast_quota_id) where cast_quota_id is not null`.execute(db);
  await sql`
    alter table reservation_seats add column cast_quota_id int references cast_quotas on delete set null`.execute(db);
  await sql`
    create index reservation_seats_cast_quota_id on reservation_seats (cast_quota_id)
      where cast_quota_id is not null`.execute(db);

  // The name puts it before `keep_for_waiting`, which then sees no seat that came free. A seat whose block was released
  // since has no block, and goes on sale.
  await sql`
    create function keep_for_cast() returns trigger language plpgsql as $$
    begin
      if new.status = 'available' then
        if new.block_id is not null then
          new.status := 'blocked';
        end if;
        new.cast_quota_id := null;
      elsif new.status = 'blocked'
        or (new.status = 'held' and new.cart_id is distinct from old.cart_id)
        or (old.status = 'reserved' and new.reservation_id is distinct from old.reservation_id) then
        new.cast_quota_id := null;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger keep_for_cast before update on seats for each row
      when (old.cast_quota_id is not null) execute function keep_for_cast()`.execute(db);
  await sql`
    create function count_cast_seats() returns trigger language plpgsql as $$
    begin
      if old.cast_quota_id is not null then
        update cast_quotas set taken = taken - 1 where id = old.cast_quota_id;
      end if;
      if tg_op = 'UPDATE' and new.cast_quota_id is not null then
        update cast_quotas set taken = taken + 1 where id = new.cast_quota_id and taken < seat_count;
        if not found then
          raise exception using errcode = 'PD001', message = ${sql.lit("CAST_QUOTA_FULL")};
        end if;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_cast_seats after update on seats for each row
      when (old.cast_quota_id is distinct from new.cast_quota_id) execute function count_cast_seats()`.execute(db);
  await sql`
    create trigger count_deleted_cast_seats after delete on seats for each row
      when (old.cast_quota_id is not null) execute function count_cast_seats()`.execute(db);
}
