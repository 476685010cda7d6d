import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shows add column cancelled_at timestamptz`.execute(db);

  // The trigger covers every statement and version that reserves a seat: it waits for a cancellation and then sees it.
  await sql`
    create function refuse_cancelled_show() returns trigger language plpgsql as $$
    begin
      perform from shows where id = new.show_id and cancelled_at is null for share;
      if not found then
        raise exception 'SHOW_CANCELLED' using errcode = 'PD001';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger refuse_cancelled_show before update on seats for each row
      when (new.status = 'reserved' and old.status <> 'reserved') execute function refuse_cancelled_show()`.execute(db);

  await sql`
    create table show_changes (
      id int generated always as identity primary key,
      show_id int not null references shows on delete cascade,
      kind text not null check (kind in ('CANCELLED', 'CHANGED')),
      choose_before timestamptz not null,
      made_by int references users on delete set null,
      made_at timestamptz not null
    )`.execute(db);
  await sql`create index show_changes_of_show on show_changes (show_id, id)`.execute(db);
  await sql`
    create table show_choices (
      change_id int not null references show_changes on delete cascade,
      reservation_id int not null references reservations on delete cascade,
      choice text check (choice in ('KEEP', 'VOUCHER', 'MONEY', 'GIFT')),
      chosen_at timestamptz,
      chosen_by int references users on delete set null,
      primary key (change_id, reservation_id),
      check ((choice is null) = (chosen_at is null))
    )`.execute(db);
  await sql`
    alter table show_messages
      add column change_id int references show_changes on delete set null,
      add column asks boolean not null default false`.execute(db);
  await sql`create index show_messages_of_change on show_messages (change_id) where change_id is not null`.execute(db);
  await sql`create index show_choices_of_reservation on show_choices (reservation_id)`.execute(db);

  await sql`
    alter table payments add column refund_via text check (refund_via in ('PROVIDER', 'FILE'))`.execute(db);

  // The account to which a refund goes; kept no longer than the bank may ask about the refund.
  await sql`
    create table refund_accounts (
      reservation_id int primary key references reservations on delete cascade,
      iban text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$'),
      given_at timestamptz not null
    )`.execute(db);
}
