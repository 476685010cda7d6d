import { type Kysely, sql } from "kysely";

/** A ticket that gets another holder leaves the former holder's wallet: the next sweep makes the pass void. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function take_out_of_wallet() returns trigger language plpgsql as $$
    begin
      update wallet_passes set ticket_id = null where ticket_id = coalesce(new.ticket_id, old.ticket_id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger take_out_of_wallet after insert on passed_tickets
      for each row execute function take_out_of_wallet()`.execute(db);
  // A row that ended earlier does not say who holds the ticket now.
  await sql`
    create trigger take_out_of_wallet_at_end after update of ended_at on passed_tickets
      for each row when (old.ended_at is null and new.ended_at is not null)
      execute function take_out_of_wallet()`.execute(db);
  await sql`
    create trigger take_out_of_wallet_when_deleted after delete on passed_tickets
      for each row when (old.ended_at is null) execute function take_out_of_wallet()`.execute(db);
}
