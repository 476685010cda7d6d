import { type Kysely, sql } from "kysely";

/**
 * Whoever had a ticket in their wallet has it no longer once it is somebody else's: when it is passed on, taken back, or
 * returns to its payer because its holder is forgotten. What is in the wallet becomes void by the next sweep.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function take_out_of_wallet() returns trigger language plpgsql as $$
    begin
      update wallet_passes set ticket_id = null where ticket_id = coalesce(new.ticket_id, old.ticket_id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger take_out_of_wallet after insert or delete or update of ended_at on passed_tickets
      for each row execute function take_out_of_wallet()`.execute(db);
}
