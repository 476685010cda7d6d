import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id int generated always as identity primary key,
      firstname text not null check (length(firstname) between 1 and 80),
      lastname text not null check (length(lastname) between 1 and 80),
      email text not null check (email = lower(email)),
      number text not null,
      role text not null default 'USER' check (role in ('USER', 'ADMIN')),
      password_hash text not null,
      token_version int not null default 0,
      created_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(db);
  await sql`create unique index users_email_of_the_living on users (email) where deleted_at is null`.execute(db);

  await sql`
    create table shows (
      id int generated always as identity primary key,
      name text not null,
      starts_at timestamptz not null,
      price_cents int not null check (price_cents between 0 and 100000),
      sales_open_at timestamptz,
      sales_close_at timestamptz not null,
      created_at timestamptz not null default now(),
      check (sales_open_at < sales_close_at)
    )`.execute(db);

  await sql`
    create table carts (
      id int generated always as identity primary key,
      user_id int not null unique references users,
      show_id int not null references shows on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > created_at),
      seat_count smallint not null check (seat_count between 1 and 20),
      unique (id, show_id, expires_at)
    )`.execute(db);
  await sql`create index carts_expires_at on carts (expires_at)`.execute(db);

  await sql`
    create table ticket_codes (
      id int generated always as identity primary key,
      code text not null unique,
      type text not null check (type in ('SPONSOR', 'PRE_ORDER')),
      max_tickets int not null check (max_tickets between 1 and 100),
      used_count int not null default 0 check (used_count between 0 and max_tickets),
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table reservations (
      id int generated always as identity primary key,
      user_id int not null references users,
      show_id int not null references shows,
      status text not null check (status in ('PENDING', 'CONFIRMED', 'EXPIRED', 'CANCELLED')),
      payment_method text not null check (payment_method in ('MANUAL', 'PAYCONIQ')),
      total_cents int not null check (total_cents >= 0),
      ticket_code_id int references ticket_codes on delete set null,
      ticket_code text,
      ticket_code_type text check (ticket_code_type in ('SPONSOR', 'PRE_ORDER')),
      reserved_at timestamptz not null,
      expires_at timestamptz not null,
      confirmed_at timestamptz,
      ended_at timestamptz,
      unique (id, show_id),
      check (status <> 'CONFIRMED' or confirmed_at is not null),
      check ((status in ('EXPIRED', 'CANCELLED')) = (ended_at is not null)),
      check ((ticket_code is null) = (ticket_code_type is null))
    )`.execute(db);
  await sql`create index reservations_of_user on reservations (user_id, reserved_at desc)`.execute(db);
  await sql`create index reservations_of_show on reservations (show_id)`.execute(db);
  await sql`create index reservations_newest on reservations (reserved_at desc, id desc)`.execute(db);
  await sql`create index reservations_due on reservations (expires_at) where status = 'PENDING'`.execute(db);

  // The foreign key copies a cart's expiry, so no hold can outlive its cart.
  await sql`
    create table seats (
      show_id int not null references shows on delete cascade,
      seat_id text not null,
      status text not null default 'available' check (status in ('available', 'held', 'reserved', 'blocked')),
      cart_id int,
      held_until timestamptz,
      reservation_id int,
      version int not null default 0,
      changed_at timestamptz not null default now(),
      primary key (show_id, seat_id),
      foreign key (cart_id, show_id, held_until) references carts (id, show_id, expires_at),
      foreign key (reservation_id, show_id) references reservations (id, show_id),
      check ((status = 'held') = (cart_id is not null)),
      check ((cart_id is null) = (held_until is null)),
      check ((status = 'reserved') = (reservation_id is not null))
    ) with (fillfactor = 60)`.execute(db);
  await sql`create index seats_of_cart on seats (cart_id) where cart_id is not null`.execute(db);
  await sql`create index seats_of_reservation on seats (reservation_id) where reservation_id is not null`.execute(db);

  await sql`
    create table reservation_seats (
      id int generated always as identity primary key,
      reservation_id int not null,
      show_id int not null,
      seat_id text not null,
      secret text not null check (length(secret) >= 20),
      scanned_at timestamptz,
      unique (reservation_id, seat_id),
      foreign key (reservation_id, show_id) references reservations (id, show_id),
      foreign key (show_id, seat_id) references seats (show_id, seat_id)
    )`.execute(db);
  await sql`create index reservation_seats_present on reservation_seats (show_id) where scanned_at is not null`.execute(
    db,
  );

  await sql`
    create table contact_messages (
      id int generated always as identity primary key,
      name text not null,
      email text not null,
      message text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
}
