import { type Kysely, sql } from "kysely";

/** A trigger removes names from lines that a process of the previous version still writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function nameless_audit_summary(action text, subject int, summary text, details jsonb)
    returns text language sql immutable as $$
      select case action
        when 'RESERVATION_MADE' then regexp_replace(summary, '^(Reservering #\\d+ gemaakt) voor .*(: [^:]*)$', '\\1\\2')
        when 'RESERVATION_CONFIRMED' then
          regexp_replace(summary, '^(Betaling van reservering #\\d+) van .* (bevestigd[^ ]*( contant betaald)?)$', '\\1 \\2')
        when 'CONFIRMATION_UNDONE' then
          regexp_replace(summary, '^(Bevestiging van de betaling van reservering #\\d+) van .* (ongedaan gemaakt)$', '\\1 \\2')
        when 'RESERVATION_CANCELLED' then regexp_replace(summary, '^(Reservering #\\d+) van .* geannuleerd: .*$', '\\1 geannuleerd'
          || case when (details ->> 'toReturn')::numeric > 0 then
            '; € ' || translate(to_char((details ->> 'toReturn')::numeric, 'FM999,990.00'), ',.', '.,') || ' terug te betalen'
          else '' end)
        when 'RESERVATION_MOVED' then
          regexp_replace(summary, '^(Reservering #\\d+) van .* (verplaatst van .*)$', '\\1 \\2')
        when 'RESERVATION_REBOOKED' then regexp_replace(summary, '^(Reservering #\\d+) van .*(: naar ".*)$', '\\1\\2')
        when 'SEATS_ADDED' then regexp_replace(summary, '^(Reservering #\\d+) van .*(: [^:]* erbij, [^:]*)$', '\\1\\2')
        when 'SEATS_GIVEN_UP' then regexp_replace(summary, '^(Reservering #\\d+) van .*(: [^:]* teruggegeven[^:]*)$', '\\1\\2')
        when 'TICKETS_RESENT' then regexp_replace(summary, '^(Tickets van reservering #\\d+ opnieuw verstuurd) naar .*$', '\\1')
        when 'REFUNDED' then
          regexp_replace(summary, '^([^#]* van reservering #\\d+) van .* (genoteerd als terugbetaald.*)$', '\\1 \\2')
        when 'ROLE_CHANGED' then regexp_replace(summary, '^Rol van .* (gewijzigd van [^ ]+ naar [^ ]+)$', 'Rol \\1')
        when 'USER_DELETED' then regexp_replace(summary, '^Gebruiker .* \\(.*\\) verwijderd$', 'Gebruiker #' || subject || ' verwijderd')
        else summary
      end
    $$`.execute(db);
  await sql`
    create function nameless_audit_line() returns trigger language plpgsql as $$
    begin
      new.actor_name := null;
      new.summary := nameless_audit_summary(new.action, new.subject_id, new.summary, new.details);
      new.details := new.details - 'reason';
      return new;
    end $$`.execute(db);

  await sql`
    alter table audit_log disable trigger audit_log_stays,
      drop constraint audit_log_check,
      drop constraint audit_log_reservation_id_fkey,
      drop constraint audit_log_subject_type_check,
      alter column subject_id drop not null,
      add constraint audit_log_subject_type_check check (subject_type in
        ('reservation', 'show', 'user', 'code', 'statement', 'device', 'list')),
      add constraint audit_log_subject_of_all_but_lists check ((subject_type = 'list') = (subject_id is null))`.execute(
    db,
  );
  await sql`
    update audit_log set actor_name = null, details = details - 'reason',
      summary = nameless_audit_summary(action, subject_id, summary, details)`.execute(db);
  await sql`alter table audit_log enable trigger audit_log_stays`.execute(db);
  await sql`create trigger audit_log_nameless before insert on audit_log
    for each row execute function nameless_audit_line()`.execute(db);
}
