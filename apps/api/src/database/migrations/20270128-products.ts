import { type Kysely, sql } from "kysely";

/** Products beside seats: what is left of a stock is counted from the lines, so that no counter can drift. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table products (
      id int generated always as identity primary key,
      name text not null check (name <> ''),
      price_cents int not null check (price_cents >= 0),
      vat_basis_points int not null check (vat_basis_points between 0 and 10000),
      stock int check (stock >= 0),
      show_ids int[] not null default '{}',
      sell_until timestamptz,
      created_at timestamptz not null,
      archived_at timestamptz
    )`.execute(db);
  // A process of the release before deletes carts and reservations without knowing of lines.
  await sql`
    create table product_lines (
      id int generated always as identity primary key,
      product_id int not null references products,
      cart_id int references carts on delete cascade,
      reservation_id int references reservations on delete cascade,
      count int not null check (count > 0),
      name text not null,
      price_cents int not null check (price_cents >= 0),
      vat_basis_points int not null check (vat_basis_points between 0 and 10000),
      secret text not null,
      check (num_nonnulls(cart_id, reservation_id) = 1),
      constraint product_lines_of_cart unique (cart_id, product_id),
      constraint product_lines_of_reservation unique (reservation_id, product_id)
    )`.execute(db);
  await sql`create index product_lines_of_product on product_lines (product_id)`.execute(db);
  await sql`
    create table product_hand_outs (
      id int generated always as identity primary key,
      client_id uuid not null,
      line_id int not null references product_lines on delete cascade,
      count int not null check (count > 0),
      outcome text not null check (outcome in ('ACCEPTED', 'CONFLICT')),
      at timestamptz not null,
      recorded_at timestamptz not null,
      other_at timestamptz,
      handed_by int references users on delete set null,
      handed_by_device int,
      taken_back_at timestamptz,
      constraint product_hand_outs_client_id unique (client_id)
    )`.execute(db);
  await sql`create index product_hand_outs_of_line on product_hand_outs (line_id)`.execute(db);
  await sql`
    alter table audit_log
      drop constraint audit_log_subject_type_check,
      add constraint audit_log_subject_type_check check (subject_type in ('reservation', 'show', 'user', 'code',
        'voucher', 'statement', 'device', 'hall', 'content', 'play', 'invitation', 'product', 'list'))`.execute(db);
}
