import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "@podium/api/platform/database.ts";

/** Inserted directly: calls would take longer than the second in which the carts end. */
export async function insertCarts(db: Db, carts: number, shows: readonly number[], endsAt: Date): Promise<void> {
  const round = randomBytes(4).toString("hex");
  await sql`
    insert into users (firstname, lastname, email, number, role, password_hash)
    select 'Cart', n::text, ${round} || n || '@bench.example', '0', 'USER', '-' from generate_series(1, ${carts}::int) n`.execute(
    db,
  );
  await sql`
    with owners as (
      select id, row_number() over (order by id) as nr from users where email like ${round} || '%@bench.example'
    ), wanted as (
      select show_id, seat_id, row_number() over (order by show_id, seat_id) as nr
      from seats where show_id = any(${shows}::int[])
    )
    insert into carts (user_id, show_id, created_at, expires_at, seat_count)
    select owners.id, wanted.show_id, now(), ${endsAt}, 1 from owners join wanted using (nr)`.execute(db);
  await sql`
    with mine as (
      select id, show_id, row_number() over (partition by show_id order by id) as nr from carts where expires_at = ${endsAt}
    ), free as (
      select show_id, seat_id, row_number() over (partition by show_id order by seat_id) as nr
      from seats where show_id = any(${shows}::int[])
    )
    update seats set status = 'held', cart_id = mine.id, held_until = ${endsAt}, version = version + 1
    from mine join free using (show_id, nr)
    where seats.show_id = free.show_id and seats.seat_id = free.seat_id`.execute(db);
}
