import { type Kysely, sql } from "kysely";

/**
 * Shifts of volunteers at the till. A trigger gives each line of the log its shift, also those that a process of the
 * release before writes: the lock waits for a shift that is being closed, and whoever closes it waits for the line.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cash_shifts (
      id int generated always as identity primary key,
      volunteer_id int not null references users,
      opened_at timestamptz not null,
      opening_cents int not null check (opening_cents >= 0),
      closed_at timestamptz,
      closed_by int references users,
      received_cents int check (received_cents >= 0),
      refunded_cents int check (refunded_cents >= 0),
      card_cents int,
      counted_cents int check (counted_cents >= 0),
      difference_cents int generated always as (counted_cents - opening_cents - received_cents + refunded_cents) stored,
      note text check (note <> ''),
      constraint cash_shifts_closed_as_a_whole check (
        num_nonnulls(closed_at, closed_by, received_cents, refunded_cents, card_cents, counted_cents) in (0, 6)),
      constraint cash_shifts_difference_has_a_note check (
        counted_cents = opening_cents + received_cents - refunded_cents or note is not null or closed_at is null)
    )`.execute(db);
  await sql`
    create unique index cash_shifts_one_open on cash_shifts (volunteer_id) where closed_at is null`.execute(db);
  await sql`create index cash_shifts_of_day on cash_shifts (opened_at)`.execute(db);
  await sql`
    create function refuse_closed_shift() returns trigger language plpgsql as $$
    begin
      raise exception 'CASH_SHIFT_CLOSED' using errcode = 'PD001';
    end $$`.execute(db);
  await sql`
    create trigger refuse_closed_shift before update on cash_shifts for each row
      when (old.closed_at is not null) execute function refuse_closed_shift()`.execute(db);

  // A process that runs now may not read the new table before the rights on it are given, and still writes lines.
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const schema = sql.id(rows[0]?.schema ?? "public");
  await sql`alter table audit_log add column cash_shift_id int references cash_shifts`.execute(db);
  await sql`
    create index audit_log_of_shift on audit_log (cash_shift_id) where cash_shift_id is not null`.execute(db);
  await sql`
    create function find_cash_shift() returns trigger
    language plpgsql security definer set search_path = pg_catalog, ${schema}, pg_temp as $$
    begin
      select id into new.cash_shift_id from cash_shifts
        where volunteer_id = new.actor_id and closed_at is null for share;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger find_cash_shift before insert on audit_log for each row
      when (new.actor_id is not null and new.action in ('RESERVATION_MADE', 'RESERVATION_CONFIRMED', 'SEATS_ADDED',
        'REFUNDED', 'VOUCHER_ISSUED', 'CASH_DUE_RECEIVED'))
      execute function find_cash_shift()`.execute(db);
}
