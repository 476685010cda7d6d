SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE FUNCTION public.nameless_audit_line() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      new.actor_name := null;
      new.summary := nameless_audit_summary(new.action, new.subject_id, new.summary, new.details);
      new.details := new.details - 'reason';
      return new;
    end $$;
CREATE FUNCTION public.nameless_audit_summary(action text, subject integer, summary text, details jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      select case action
        when 'RESERVATION_MADE' then regexp_replace(summary, '^(Reservering #\d+ gemaakt) voor .*(: [^:]*)$', '\1\2')
        when 'RESERVATION_CONFIRMED' then
          regexp_replace(summary, '^(Betaling van reservering #\d+) van .* (bevestigd[^ ]*( contant betaald)?)$', '\1 \2')
        when 'CONFIRMATION_UNDONE' then
          regexp_replace(summary, '^(Bevestiging van de betaling van reservering #\d+) van .* (ongedaan gemaakt)$', '\1 \2')
        when 'RESERVATION_CANCELLED' then regexp_replace(summary, '^(Reservering #\d+) van .* geannuleerd: .*$', '\1 geannuleerd'
          || case when (details ->> 'toReturn')::numeric > 0 then
            '; € ' || translate(to_char((details ->> 'toReturn')::numeric, 'FM999,990.00'), ',.', '.,') || ' terug te betalen'
          else '' end)
        when 'RESERVATION_MOVED' then
          regexp_replace(summary, '^(Reservering #\d+) van .* (verplaatst van .*)$', '\1 \2')
        when 'RESERVATION_REBOOKED' then regexp_replace(summary, '^(Reservering #\d+) van .*(: naar ".*)$', '\1\2')
        when 'SEATS_ADDED' then regexp_replace(summary, '^(Reservering #\d+) van .*(: [^:]* erbij, [^:]*)$', '\1\2')
        when 'SEATS_GIVEN_UP' then regexp_replace(summary, '^(Reservering #\d+) van .*(: [^:]* teruggegeven[^:]*)$', '\1\2')
        when 'TICKETS_RESENT' then regexp_replace(summary, '^(Tickets van reservering #\d+ opnieuw verstuurd) naar .*$', '\1')
        when 'REFUNDED' then
          regexp_replace(summary, '^([^#]* van reservering #\d+) van .* (genoteerd als terugbetaald.*)$', '\1 \2')
        when 'ROLE_CHANGED' then regexp_replace(summary, '^Rol van .* (gewijzigd van [^ ]+ naar [^ ]+)$', 'Rol \1')
        when 'USER_DELETED' then regexp_replace(summary, '^Gebruiker .* \(.*\) verwijderd$', 'Gebruiker #' || subject || ' verwijderd')
        else summary
      end
    $_$;
CREATE FUNCTION public.refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      raise exception 'the audit log is only ever added to';
    end $$;
CREATE FUNCTION public.written_out(moment timestamp with time zone) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
      select to_char(moment at time zone 'Europe/Brussels', 'DD/MM/YYYY HH24:MI FMDD-FMMM-YYYY FMDD ')
        || (array['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'])[
          extract(month from moment at time zone 'Europe/Brussels')::int]
        || to_char(moment at time zone 'Europe/Brussels', ' YYYY, HH24:MI')
    $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.account_links (
    id integer NOT NULL,
    purpose text NOT NULL,
    user_id integer,
    email text,
    token_hash bytea,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT account_links_check CHECK (((user_id IS NULL) = (email IS NULL))),
    CONSTRAINT account_links_purpose_check CHECK ((purpose = ANY (ARRAY['PASSWORD_RESET'::text, 'SIGN_IN'::text, 'VERIFY_EMAIL'::text, 'UNDO_EMAIL'::text, 'UNDO_SECOND_STEP'::text])))
);
ALTER TABLE public.account_links ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.account_links_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.audit_log (
    id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id integer,
    actor_name text,
    action text NOT NULL,
    subject_type text NOT NULL,
    subject_id integer,
    reservation_id integer,
    summary text NOT NULL,
    details jsonb NOT NULL,
    actor_device_id integer,
    CONSTRAINT audit_log_subject_of_all_but_lists CHECK (((subject_type = 'list'::text) = (subject_id IS NULL))),
    CONSTRAINT audit_log_subject_type_check CHECK ((subject_type = ANY (ARRAY['reservation'::text, 'show'::text, 'user'::text, 'code'::text, 'statement'::text, 'device'::text, 'list'::text])))
);
ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.authenticators (
    user_id integer NOT NULL,
    secret bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    last_step integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.bank_statement_lines (
    statement_id integer NOT NULL,
    transaction_id integer NOT NULL,
    source text NOT NULL,
    bank_ref text NOT NULL,
    facts text NOT NULL,
    CONSTRAINT bank_statement_lines_source_check CHECK ((source = ANY (ARRAY['CAMT'::text, 'CSV'::text])))
);
CREATE TABLE public.bank_statements (
    id integer NOT NULL,
    hash text NOT NULL,
    file_name text NOT NULL,
    uploaded_by integer NOT NULL,
    uploaded_at timestamp with time zone NOT NULL
);
ALTER TABLE public.bank_statements ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bank_statements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.bank_transactions (
    id integer NOT NULL,
    statement_id integer,
    ref text,
    amount_cents integer NOT NULL,
    booked_on text,
    name text NOT NULL,
    message text NOT NULL,
    reservation_id integer,
    account text DEFAULT ''::text NOT NULL,
    read_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT bank_transactions_amount_cents_check CHECK ((amount_cents > 0))
);
ALTER TABLE public.bank_transactions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bank_transactions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.carts (
    id integer NOT NULL,
    user_id integer NOT NULL,
    show_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    seat_count smallint NOT NULL,
    CONSTRAINT carts_check CHECK ((expires_at > created_at)),
    CONSTRAINT carts_seat_count_check CHECK (((seat_count >= 1) AND (seat_count <= 20)))
);
ALTER TABLE public.carts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.carts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.contact_messages (
    id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    message text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    user_id integer
);
ALTER TABLE public.contact_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contact_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.door_devices (
    id integer NOT NULL,
    name text NOT NULL,
    valid_until timestamp with time zone NOT NULL,
    pairing_hash bytea NOT NULL,
    pair_before timestamp with time zone NOT NULL,
    paired_at timestamp with time zone,
    created_by integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone
);
ALTER TABLE public.door_devices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.door_devices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.installation (
    only_row boolean DEFAULT true NOT NULL,
    lives_in text NOT NULL,
    CONSTRAINT installation_only_row_check CHECK (only_row)
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.mails (
    id integer NOT NULL,
    kind text NOT NULL,
    subject_id integer NOT NULL,
    status text DEFAULT 'WAITING'::text NOT NULL,
    due_at timestamp with time zone NOT NULL,
    claimed_until timestamp with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    created_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    claim uuid,
    withdrawable boolean DEFAULT false NOT NULL,
    also integer[] DEFAULT '{}'::integer[] NOT NULL,
    CONSTRAINT mails_check CHECK (((status = 'SENDING'::text) = (claimed_until IS NOT NULL))),
    CONSTRAINT mails_check1 CHECK (((status = 'SENT'::text) = (sent_at IS NOT NULL))),
    CONSTRAINT mails_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'SENDING'::text, 'SENT'::text, 'DROPPED'::text, 'FAILED'::text])))
);
ALTER TABLE public.mails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.passkeys (
    id integer NOT NULL,
    user_id integer NOT NULL,
    credential_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);
ALTER TABLE public.passkeys ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.passkeys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.password_resets (
    id integer NOT NULL,
    user_id integer,
    token_hash bytea,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
ALTER TABLE public.password_resets ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.password_resets_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.payments (
    id integer NOT NULL,
    reservation_id integer NOT NULL,
    provider text NOT NULL,
    provider_ref text,
    status text NOT NULL,
    amount_cents integer NOT NULL,
    checkout_url text,
    created_at timestamp with time zone NOT NULL,
    checks integer DEFAULT 0 NOT NULL,
    next_check_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    paid_cents integer,
    refund_reason text,
    refunded_at timestamp with time zone,
    bank_transaction_id integer,
    CONSTRAINT payments_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT payments_check CHECK (((status = 'PAID'::text) = (paid_at IS NOT NULL))),
    CONSTRAINT payments_check1 CHECK (((status = 'PAID'::text) = (paid_cents IS NOT NULL))),
    CONSTRAINT payments_check2 CHECK (((refund_reason IS NULL) OR (status = 'PAID'::text))),
    CONSTRAINT payments_check3 CHECK (((refunded_at IS NULL) OR (refund_reason IS NOT NULL))),
    CONSTRAINT payments_check4 CHECK (((status <> 'OPEN'::text) OR ((provider_ref IS NOT NULL) AND (checkout_url IS NOT NULL)))),
    CONSTRAINT payments_refund_reason_check CHECK ((refund_reason = ANY (ARRAY['SEATS_GONE'::text, 'RESERVATION_CLOSED'::text, 'RESERVATION_CANCELLED'::text, 'ALREADY_CONFIRMED'::text, 'AMOUNT_DIFFERS'::text, 'PAID_TOO_MUCH'::text, 'SEATS_GIVEN_UP'::text]))),
    CONSTRAINT payments_status_check CHECK ((status = ANY (ARRAY['CREATED'::text, 'OPEN'::text, 'PAID'::text, 'FAILED'::text, 'CANCELLED'::text, 'EXPIRED'::text])))
);
ALTER TABLE public.payments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.payments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.recovery_codes (
    user_id integer NOT NULL,
    first_character character(1) NOT NULL,
    hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.reservation_seats (
    id integer NOT NULL,
    reservation_id integer NOT NULL,
    show_id integer NOT NULL,
    seat_id text NOT NULL,
    secret text NOT NULL,
    scanned_at timestamp with time zone,
    price_cents integer,
    CONSTRAINT reservation_seats_price_cents_check CHECK ((price_cents >= 0)),
    CONSTRAINT reservation_seats_secret_check CHECK ((length(secret) >= 20))
);
ALTER TABLE public.reservation_seats ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.reservation_seats_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.reservations (
    id integer NOT NULL,
    user_id integer NOT NULL,
    show_id integer NOT NULL,
    status text NOT NULL,
    payment_method text NOT NULL,
    total_cents integer NOT NULL,
    ticket_code_id integer,
    ticket_code text,
    ticket_code_type text,
    reserved_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    ended_at timestamp with time zone,
    cancel_reason text,
    reserved_text text GENERATED ALWAYS AS (public.written_out(reserved_at)) STORED,
    remark text,
    repriced boolean DEFAULT false NOT NULL,
    transfer_reference text,
    longer_until timestamp with time zone,
    network text,
    CONSTRAINT reservations_check CHECK (((status <> 'CONFIRMED'::text) OR (confirmed_at IS NOT NULL))),
    CONSTRAINT reservations_check1 CHECK (((status = ANY (ARRAY['EXPIRED'::text, 'CANCELLED'::text])) = (ended_at IS NOT NULL))),
    CONSTRAINT reservations_check2 CHECK (((ticket_code IS NULL) = (ticket_code_type IS NULL))),
    CONSTRAINT reservations_payment_method_check CHECK ((payment_method = ANY (ARRAY['MANUAL'::text, 'PAYCONIQ'::text, 'CASH'::text]))),
    CONSTRAINT reservations_reason_of_cancelled CHECK (((cancel_reason IS NULL) OR (status = 'CANCELLED'::text))),
    CONSTRAINT reservations_remark_check CHECK (((length(remark) >= 1) AND (length(remark) <= 500))),
    CONSTRAINT reservations_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'CONFIRMED'::text, 'EXPIRED'::text, 'CANCELLED'::text]))),
    CONSTRAINT reservations_ticket_code_type_check CHECK ((ticket_code_type = ANY (ARRAY['SPONSOR'::text, 'PRE_ORDER'::text]))),
    CONSTRAINT reservations_total_cents_check CHECK ((total_cents >= 0))
);
ALTER TABLE public.reservations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.reservations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.scans (
    id integer NOT NULL,
    client_id uuid NOT NULL,
    device text,
    show_id integer NOT NULL,
    reservation_id integer NOT NULL,
    seat_id text NOT NULL,
    at timestamp with time zone NOT NULL,
    recorded_at timestamp with time zone NOT NULL,
    outcome text NOT NULL,
    other_at timestamp with time zone,
    other_device text,
    reason text,
    scanned_by integer,
    scanned_by_device integer,
    CONSTRAINT scans_check CHECK (((outcome = 'REFUSED'::text) = (reason IS NOT NULL))),
    CONSTRAINT scans_check1 CHECK (((outcome = ANY (ARRAY['ALREADY'::text, 'CONFLICT'::text])) = (other_at IS NOT NULL))),
    CONSTRAINT scans_outcome_check CHECK ((outcome = ANY (ARRAY['ACCEPTED'::text, 'ALREADY'::text, 'CONFLICT'::text, 'REFUSED'::text])))
);
ALTER TABLE public.scans ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.scans_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.seat_moves (
    id integer NOT NULL,
    reservation_id integer NOT NULL,
    ticket_id integer NOT NULL,
    from_seat_id text NOT NULL,
    to_seat_id text NOT NULL,
    secret_hash text NOT NULL,
    moved_at timestamp with time zone NOT NULL
);
ALTER TABLE public.seat_moves ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.seat_moves_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.seats (
    show_id integer NOT NULL,
    seat_id text NOT NULL,
    status text DEFAULT 'available'::text NOT NULL,
    cart_id integer,
    held_until timestamp with time zone,
    reservation_id integer,
    version integer DEFAULT 0 NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    held_price_cents integer,
    CONSTRAINT seats_check CHECK (((status = 'held'::text) = (cart_id IS NOT NULL))),
    CONSTRAINT seats_check1 CHECK (((cart_id IS NULL) = (held_until IS NULL))),
    CONSTRAINT seats_check2 CHECK (((status = 'reserved'::text) = (reservation_id IS NOT NULL))),
    CONSTRAINT seats_held_price_cents_check CHECK (((held_price_cents >= 0) AND (held_price_cents <= 100000))),
    CONSTRAINT seats_status_check CHECK ((status = ANY (ARRAY['available'::text, 'held'::text, 'reserved'::text, 'blocked'::text])))
)
WITH (fillfactor='60');
CREATE TABLE public.second_step_terms (
    user_id integer NOT NULL,
    began_at timestamp with time zone NOT NULL
);
CREATE TABLE public.security_notices (
    id integer NOT NULL,
    user_id integer NOT NULL,
    what text NOT NULL,
    at timestamp with time zone NOT NULL,
    email text,
    link_id integer
);
ALTER TABLE public.security_notices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.security_notices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id integer,
    door_device_id integer,
    device text NOT NULL,
    network text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    proven_at timestamp with time zone,
    CONSTRAINT sessions_check CHECK ((num_nonnulls(user_id, door_device_id) = 1))
);
CREATE TABLE public.shows (
    id integer NOT NULL,
    name text NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    price_cents integer NOT NULL,
    sales_open_at timestamp with time zone,
    sales_close_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT shows_check CHECK ((sales_open_at < sales_close_at)),
    CONSTRAINT shows_price_cents_check CHECK (((price_cents >= 0) AND (price_cents <= 100000)))
);
ALTER TABLE public.shows ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.shows_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.sign_in_challenges (
    hash bytea NOT NULL,
    purpose text NOT NULL,
    user_id integer,
    tries integer DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT sign_in_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['SIGN_IN'::text, 'NEW_PASSKEY'::text])))
);
CREATE TABLE public.test_provider_payments (
    ref text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    amount_cents integer NOT NULL,
    description text NOT NULL,
    return_url text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    payment_id integer,
    CONSTRAINT test_provider_payments_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'failed'::text, 'canceled'::text, 'expired'::text])))
);
CREATE TABLE public.ticket_codes (
    id integer NOT NULL,
    code text NOT NULL,
    type text NOT NULL,
    max_tickets integer NOT NULL,
    used_count integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT ticket_codes_check CHECK (((used_count >= 0) AND (used_count <= max_tickets))),
    CONSTRAINT ticket_codes_max_tickets_check CHECK (((max_tickets >= 1) AND (max_tickets <= 100))),
    CONSTRAINT ticket_codes_type_check CHECK ((type = ANY (ARRAY['SPONSOR'::text, 'PRE_ORDER'::text])))
);
ALTER TABLE public.ticket_codes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ticket_codes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.unverified_mail_counts (
    address_hash bytea NOT NULL,
    since timestamp with time zone NOT NULL,
    mails integer NOT NULL,
    asked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.users (
    id integer NOT NULL,
    firstname text NOT NULL,
    lastname text NOT NULL,
    email text NOT NULL,
    number text NOT NULL,
    role text DEFAULT 'USER'::text NOT NULL,
    password_hash text NOT NULL,
    token_version integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    guest boolean DEFAULT false NOT NULL,
    forget_after timestamp with time zone,
    email_verified_at timestamp with time zone,
    pending_email text,
    proved_before boolean DEFAULT false NOT NULL,
    CONSTRAINT users_email_check CHECK ((email = lower(email))),
    CONSTRAINT users_firstname_check CHECK (((length(firstname) >= 1) AND (length(firstname) <= 80))),
    CONSTRAINT users_guests_are_closed CHECK (((NOT guest) OR (deleted_at IS NOT NULL))),
    CONSTRAINT users_lastname_check CHECK (((length(lastname) >= 1) AND (length(lastname) <= 80))),
    CONSTRAINT users_only_closed_are_forgotten CHECK (((forget_after IS NULL) OR (deleted_at IS NOT NULL))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['USER'::text, 'DOOR'::text, 'BOX_OFFICE'::text, 'ADMIN'::text])))
);
ALTER TABLE public.users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
INSERT INTO public.account_links OVERRIDING SYSTEM VALUE VALUES
	(1000001, 'VERIFY_EMAIL', 2, 'els@seizoen.example', '\x629a19b88d9c283dbbc501f6b625950d348bd31bc918d9a63a8a87ac02f8cd9f', '2026-11-22 22:47:32.056+00', '2026-11-23 22:47:32.056+00', NULL),
	(1000002, 'VERIFY_EMAIL', 4, 'user-1fdf7506-2107-4c41-b376-78e86b63346f@test.example', '\x5ce8c6fca4f7e8bb2cb89a4c0ec8d2ab8f24980b1a2815c6f4b0863d4e76aa55', '2026-11-22 22:47:35.614+00', '2026-11-23 22:47:35.614+00', NULL),
	(1000003, 'VERIFY_EMAIL', 5, 'jan@seizoen.example', '\xdc00bd76c9c9bddd87ee5af7c74b3cf5cc85c2db38f6a403f75348f87a34b9fc', '2026-11-22 22:47:35.979+00', '2026-11-23 22:47:35.979+00', NULL),
	(1000004, 'UNDO_SECOND_STEP', 5, 'jan@seizoen.example', '\x482a5ab73c2040a38b8ef15103e191f3e04361a37192575be8f8cd54823274b7', '2026-11-22 22:47:36.273+00', '2026-11-25 22:47:36.273+00', NULL),
	(1000005, 'UNDO_SECOND_STEP', 5, 'jan@seizoen.example', '\x375f7b07de8e4f123140aae05335eac136ff5b78f48487464df3b18bf337d9a8', '2026-11-22 22:47:36.398+00', '2026-11-25 22:47:36.398+00', NULL),
	(1000006, 'SIGN_IN', 4, 'user-1fdf7506-2107-4c41-b376-78e86b63346f@test.example', '\x7444fbe826d97f618cf8fde63c4bdbf99d95be361da65013f90bd7388ed0ff34', '2026-11-22 22:47:36.522+00', '2026-11-22 23:02:36.522+00', NULL);
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-22 22:47:31.909+00', 1, NULL, 'SIGNED_IN', 'user', 1, NULL, 'Aangemeld als beheerder', '{"role": "ADMIN"}', NULL),
	(2, '2026-11-22 22:47:32.276+00', 1, NULL, 'SHOW_CREATED', 'show', 1, NULL, 'Voorstelling "De vrek" van 21 nov 2096, 20:00 aangemaakt', '{"on": "21 nov 2096, 20:00", "show": "De vrek"}', NULL),
	(3, '2026-11-22 22:47:32.399+00', 1, NULL, 'CODE_CREATED', 'code', 1, NULL, 'Sponsorcode H9PK-K37J-JKCC aangemaakt voor 5 tickets', '{"code": "H9PK-K37J-JKCC", "type": "Sponsorcode", "maxTickets": 5}', NULL),
	(4, '2026-11-22 22:47:32.428+00', 1, NULL, 'CODE_CREATED', 'code', 2, NULL, 'Voorverkoopcode M7K7-WYFH-XF85 aangemaakt voor 20 tickets', '{"code": "M7K7-WYFH-XF85", "type": "Voorverkoopcode", "maxTickets": 20}', NULL),
	(5, '2026-11-22 22:47:33.466+00', 1, NULL, 'RESERVATION_CONFIRMED', 'reservation', 2, 2, 'Betaling van reservering #2 bevestigd', '{"cash": false, "amount": 36}', NULL),
	(6, '2026-11-22 22:47:33.508+00', 1, NULL, 'REMARK_CHANGED', 'reservation', 2, 2, 'Opmerking bij reservering #2 bewaard', '{"removed": false}', NULL),
	(7, '2026-11-22 22:47:33.766+00', 1, NULL, 'SCANNED', 'show', 1, NULL, 'Tickets gescand voor voorstelling #1', '{}', NULL),
	(8, '2026-11-22 22:47:33.959+00', 1, NULL, 'RESERVATION_CONFIRMED', 'reservation', 3, 3, 'Betaling van reservering #3 bevestigd', '{"cash": false, "amount": 12}', NULL),
	(9, '2026-11-22 22:47:34.048+00', 1, NULL, 'RESERVATION_MOVED', 'reservation', 3, 3, 'Reservering #3 verplaatst van Rij 1, stoel F naar Rij 1, stoel G', '{"to": ["R1-G"], "from": ["R1-F"]}', NULL),
	(10, '2026-11-22 22:47:34.368+00', 1, NULL, 'RESERVATION_CONFIRMED', 'reservation', 4, 4, 'Betaling van reservering #4 bevestigd', '{"cash": false, "amount": 12}', NULL),
	(11, '2026-11-22 22:47:34.432+00', 1, NULL, 'RESERVATION_CANCELLED', 'reservation', 4, 4, 'Reservering #4 geannuleerd; € 12,00 terug te betalen', '{"seatIds": ["R1-H"], "toReturn": 12}', NULL),
	(12, '2026-11-22 22:47:34.525+00', 1, NULL, 'SEATS_BLOCKED', 'show', 1, NULL, 'Geblokkeerd voor "De vrek": Rij 1, stoelen I en J', '{"show": "De vrek", "seatIds": ["R1-I", "R1-J"]}', NULL),
	(13, '2026-11-22 22:47:34.564+00', 1, NULL, 'RESERVATION_MADE', 'reservation', 5, 5, 'Reservering #5 gemaakt: Rij 1, stoel K, € 12,00, contant betaald', '{"paid": "cash", "total": 12, "seatIds": ["R1-K"]}', NULL),
	(14, '2026-11-22 22:47:34.796+00', NULL, NULL, 'RESERVATION_CONFIRMED', 'reservation', 6, 6, 'Betaling van reservering #6 bevestigd', '{"cash": false, "amount": 12}', NULL),
	(15, '2026-11-22 22:47:35.536+00', 1, NULL, 'STATEMENT_READ', 'statement', 1, NULL, 'Rekeningafschrift #1 ingelezen: 2 overschrijvingen', '{"transfers": 2}', NULL),
	(16, '2026-11-22 22:47:35.586+00', 1, NULL, 'RESERVATION_CONFIRMED', 'reservation', 8, 8, 'Betaling van reservering #8 bevestigd', '{"cash": false, "amount": 12}', NULL),
	(17, '2026-11-22 22:47:36.502+00', 1, NULL, 'DEVICE_MADE', 'device', 1, NULL, 'Toestel #1 gemaakt voor de ingang, tot 23 nov 2026, 23:47', '{"until": "23 nov 2026, 23:47"}', NULL);
INSERT INTO public.authenticators VALUES
	(5, '\xc3596930f1db86aaeb1b537f4afba938d21b20ff7dd7408fd71b7e80caafcdaea6daca32783b5fcaa4a6360d724f37eb', '2026-11-22 22:47:36.241+00', '2026-11-22 22:47:36.241+00', 59846255);
INSERT INTO public.bank_statement_lines VALUES
	(1, 1, 'CAMT', 'A1', 'Cwt9Ang8bl8USHuIAkxGEpPpOaQm70z72tNf2387YCs'),
	(1, 2, 'CAMT', 'A2', 'mXYLtHpBu-DtrADWimoWDiJbN1lc5MI1uMi_7MBJ6ZI');
INSERT INTO public.bank_statements OVERRIDING SYSTEM VALUE VALUES
	(1, '712b3834796a804ff7067404d02e6729734bf5e1b39d517f94c8977490a402f9', 'november.xml', 1, '2026-11-22 22:47:35.521+00');
INSERT INTO public.bank_transactions OVERRIDING SYSTEM VALUE VALUES
	(2, NULL, NULL, 1200, '2026-11-20', 'X', 'Lidgeld', NULL, 'BE71096123456769', '2026-11-22 22:47:35.511976+00'),
	(1, NULL, NULL, 1200, '2026-11-20', 'Els Wouters', 'Tickets #8 - Wouters Els', 8, 'BE71096123456769', '2026-11-22 22:47:35.511976+00');
INSERT INTO public.carts OVERRIDING SYSTEM VALUE VALUES
	(13, 4, 1, '2026-11-22 22:47:35.877+00', '2026-11-22 23:02:35.877+00', 1);
INSERT INTO public.contact_messages OVERRIDING SYSTEM VALUE VALUES
	(1, 'An', 'an@seizoen.example', 'Is er plaats voor een rolstoel?', '2026-11-22 22:47:36.531+00', NULL);
INSERT INTO public.door_devices OVERRIDING SYSTEM VALUE VALUES
	(1, 'Telefoon ingang', '2026-11-23 22:47:36.467+00', '\x4ba27ae5b8e6ace7252012df6da8b84f8443ed947956b4799ae33dad1546f3f5', '2026-11-22 22:57:36.491+00', '2026-11-22 22:47:36.51+00', 1, '2026-11-22 22:47:36.491+00', NULL);
INSERT INTO public.installation VALUES
	(true, '7711131208552313273:16384:16499');
INSERT INTO public.kysely_migration VALUES
	('20261121-initial', '2026-11-22T22:47:30.501Z'),
	('20261121-mails-payments-resets', '2026-11-22T22:47:30.545Z'),
	('20261121-scans', '2026-11-22T22:47:30.563Z'),
	('20261122-audit-log', '2026-11-22T22:47:30.579Z'),
	('20261122-desk', '2026-11-22T22:47:30.582Z'),
	('20261122-statements', '2026-11-22T22:47:30.593Z'),
	('20261123-forgotten-accounts', '2026-11-22T22:47:30.612Z'),
	('20261123-quick-lists', '2026-11-22T22:47:30.630Z'),
	('20261124-tickets-of-a-seat', '2026-11-22T22:47:30.634Z'),
	('20261125-unsent-mails', '2026-11-22T22:47:30.639Z'),
	('20261126-mail-claims', '2026-11-22T22:47:30.640Z'),
	('20261126-seat-moves', '2026-11-22T22:47:30.654Z'),
	('20261127-installation', '2026-11-22T22:47:30.672Z'),
	('20261127-open-transfers-first', '2026-11-22T22:47:30.675Z'),
	('20261127-provider-metadata', '2026-11-22T22:47:30.683Z'),
	('20261128-held-price', '2026-11-22T22:47:30.687Z'),
	('20261128-refunds-of-all-money', '2026-11-22T22:47:30.696Z'),
	('20261129-box-office-acts', '2026-11-22T22:47:30.706Z'),
	('20261129-seen-transfers', '2026-11-22T22:47:30.721Z'),
	('20261130-withdrawable-mails', '2026-11-22T22:47:30.722Z'),
	('20261202-told-references', '2026-11-22T22:47:30.728Z'),
	('20261203-account-links', '2026-11-22T22:47:30.746Z'),
	('20261203-audit-people', '2026-11-22T22:47:30.755Z'),
	('20261203-keeping', '2026-11-22T22:47:30.768Z'),
	('20261203-second-step', '2026-11-22T22:47:30.822Z'),
	('20261203-sessions', '2026-11-22T22:47:30.842Z'),
	('20261203-sign-in-networks', '2026-11-22T22:47:30.848Z'),
	('20261203-step-proofs', '2026-11-22T22:47:30.850Z'),
	('20261203-told-addresses', '2026-11-22T22:47:30.851Z'),
	('20261203-unverified-seats', '2026-11-22T22:47:30.862Z'),
	('20261204-asked-mails', '2026-11-22T22:47:30.864Z'),
	('20261204-kept-addresses', '2026-11-22T22:47:30.866Z'),
	('20261204-second-step-undo', '2026-11-22T22:47:30.870Z');
INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);
INSERT INTO public.mails OVERRIDING SYSTEM VALUE VALUES
	(1, 'VERIFY_EMAIL', 1000001, 'SENT', '2026-11-22 22:47:32.067+00', NULL, 1, NULL, '2026-11-22 22:47:32.067+00', '2026-11-22 22:47:32.181+00', NULL, false, '{}'),
	(3, 'RESERVATION_RECEIVED', 2, 'WAITING', '2026-11-22 22:49:32.995+00', NULL, 0, NULL, '2026-11-22 22:47:33.215+00', NULL, NULL, true, '{}'),
	(2, 'TICKETS', 1, 'SENT', '2026-11-22 22:47:32.529+00', NULL, 1, NULL, '2026-11-22 22:47:32.529+00', '2026-11-22 22:47:33.383+00', NULL, false, '{}'),
	(4, 'TICKETS', 2, 'WAITING', '2026-11-22 22:47:43.454+00', NULL, 0, NULL, '2026-11-22 22:47:33.454+00', NULL, NULL, true, '{}'),
	(5, 'RESERVATION_RECEIVED', 3, 'WAITING', '2026-11-22 22:49:33.828+00', NULL, 0, NULL, '2026-11-22 22:47:33.892+00', NULL, NULL, true, '{}'),
	(6, 'TICKETS', 3, 'WAITING', '2026-11-22 22:47:43.953+00', NULL, 0, NULL, '2026-11-22 22:47:33.953+00', NULL, NULL, false, '{}'),
	(8, 'RESERVATION_RECEIVED', 4, 'WAITING', '2026-11-22 22:49:34.128+00', NULL, 0, NULL, '2026-11-22 22:47:34.318+00', NULL, NULL, true, '{}'),
	(7, 'SEATS_MOVED', 3, 'SENT', '2026-11-22 22:47:34.05+00', NULL, 1, NULL, '2026-11-22 22:47:34.05+00', '2026-11-22 22:47:34.329+00', NULL, false, '{}'),
	(9, 'TICKETS', 4, 'WAITING', '2026-11-22 22:47:44.365+00', NULL, 0, NULL, '2026-11-22 22:47:34.365+00', NULL, NULL, true, '{}'),
	(10, 'RESERVATION_CANCELLED', 4, 'SENT', '2026-11-22 22:47:34.417+00', NULL, 1, NULL, '2026-11-22 22:47:34.417+00', '2026-11-22 22:47:34.554+00', NULL, false, '{}'),
	(11, 'RESERVATION_RECEIVED', 6, 'WAITING', '2026-11-22 23:02:34.717+00', NULL, 0, NULL, '2026-11-22 22:47:34.633+00', NULL, NULL, true, '{}'),
	(12, 'TICKETS', 6, 'SENT', '2026-11-22 22:47:34.795+00', NULL, 1, NULL, '2026-11-22 22:47:34.795+00', '2026-11-22 22:47:35.152+00', NULL, false, '{}'),
	(13, 'RESERVATION_RECEIVED', 7, 'WAITING', '2026-11-22 23:02:35.247+00', NULL, 0, NULL, '2026-11-22 22:47:35.168+00', NULL, NULL, true, '{}'),
	(15, 'RESERVATION_RECEIVED', 9, 'WAITING', '2026-11-22 22:49:35.448+00', NULL, 0, NULL, '2026-11-22 22:47:35.47+00', NULL, NULL, true, '{8}'),
	(17, 'VERIFY_EMAIL', 1000002, 'SENT', '2026-11-22 22:47:35.619+00', NULL, 1, NULL, '2026-11-22 22:47:35.619+00', '2026-11-22 22:47:35.8+00', NULL, false, '{}'),
	(16, 'TICKETS', 8, 'SENT', '2026-11-22 22:47:35.582+00', NULL, 1, NULL, '2026-11-22 22:47:35.582+00', '2026-11-22 22:47:35.802+00', NULL, false, '{}'),
	(18, 'RESERVATION_RECEIVED', 10, 'WAITING', '2026-11-22 22:49:35.781+00', NULL, 0, NULL, '2026-11-22 22:47:35.845+00', NULL, NULL, true, '{}'),
	(19, 'VERIFY_EMAIL', 1000003, 'SENT', '2026-11-22 22:47:35.985+00', NULL, 1, NULL, '2026-11-22 22:47:35.985+00', '2026-11-22 22:47:36.019+00', NULL, false, '{}'),
	(20, 'SECURITY_NOTICE', 1, 'SENT', '2026-11-22 22:47:36.292+00', NULL, 1, NULL, '2026-11-22 22:47:36.292+00', '2026-11-22 22:47:36.356+00', NULL, false, '{}'),
	(21, 'SECURITY_NOTICE', 2, 'SENT', '2026-11-22 22:47:36.404+00', NULL, 1, NULL, '2026-11-22 22:47:36.404+00', '2026-11-22 22:47:36.463+00', NULL, false, '{}'),
	(23, 'CONTACT_MESSAGE', 1, 'SENT', '2026-11-22 22:47:36.532+00', NULL, 1, NULL, '2026-11-22 22:47:36.532+00', '2026-11-22 22:47:36.546+00', NULL, false, '{}'),
	(22, 'SIGN_IN', 1000006, 'SENT', '2026-11-22 22:47:36.524+00', NULL, 1, NULL, '2026-11-22 22:47:36.524+00', '2026-11-22 22:47:36.562+00', NULL, false, '{}');
INSERT INTO public.passkeys OVERRIDING SYSTEM VALUE VALUES
	(1, 5, 'hx0BhaRrY9VRDLSTyDISaooi80Ia-nb4GrvjgqYmUtw', '\xa5010203262001215820aae6762ed598a26e49f5ee78eaf68a114497a9a531862018858e19a4c7e89bdf22582090553c215225ccd21ac2a689c20b36898c51cf2d0401cde59b4cb5f7658e1869', 1, 'Mijn telefoon', '2026-11-22 22:47:36.396+00', NULL);
INSERT INTO public.payments OVERRIDING SYSTEM VALUE VALUES
	(1, 4, 'transfer', NULL, 'PAID', 1200, NULL, '2026-11-22 22:47:34.424+00', 0, '2026-11-22 22:47:34.424+00', '2026-11-22 22:47:34.359+00', 1200, 'RESERVATION_CANCELLED', NULL, NULL),
	(2, 6, 'test', 'test_LeNaCptIY3ztzPwuGOiqAOst', 'PAID', 1200, '/test-betaling/test_LeNaCptIY3ztzPwuGOiqAOst', '2026-11-22 22:47:34.695+00', 0, '2026-11-22 22:47:49.695+00', '2026-11-22 22:47:34.775+00', 1200, NULL, NULL, NULL),
	(3, 7, 'test', 'test_12Z-BgYg81UNobuowHsenT0I', 'OPEN', 1200, '/test-betaling/test_12Z-BgYg81UNobuowHsenT0I', '2026-11-22 22:47:35.212+00', 0, '2026-11-22 22:47:50.212+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.recovery_codes VALUES
	(5, '7', '$argon2id$v=19$m=19456,t=2,p=1$W43LMOgIPAyU27qc7pwFPw$s8+4RCuZ5m4wQM1Z/ymGe7Iy1RNvK1Z+jQXR98IpiAA', '2026-11-22 22:47:36.073+00', NULL),
	(5, 'F', '$argon2id$v=19$m=19456,t=2,p=1$wZ3n3AjGW3ZLyN+roOkLkA$mENDY67R/8cY1Wzq6+txDt3R/ogBNsGOOlQtmzFl+Rs', '2026-11-22 22:47:36.073+00', NULL),
	(5, 'X', '$argon2id$v=19$m=19456,t=2,p=1$IuVdQduAOdhWX6p3PuKArg$ReQi2hXWN+rtiWGl6c+VmUYlGB73IC++Fn/50sv3yUY', '2026-11-22 22:47:36.073+00', NULL),
	(5, 'M', '$argon2id$v=19$m=19456,t=2,p=1$XOgCL7heQjUNI7h1Bufo5Q$6QT8IedAGM9+tx1eqi1EFgnOhI+2zUNOGhL4ay+k6xE', '2026-11-22 22:47:36.073+00', NULL),
	(5, 'G', '$argon2id$v=19$m=19456,t=2,p=1$JayiMRq5u1lDzsfro1nalw$iqAo7W/gDHaiYsXfOVlE3M+IPgAVLVret8rlsyTfiqM', '2026-11-22 22:47:36.073+00', NULL),
	(5, '9', '$argon2id$v=19$m=19456,t=2,p=1$9CD/Rec7uBAFSn0yEq9P0g$SB6evNFfcHwZ2Lp5iFmtiYZU8AV2dyUIRNGsRd0Bpo8', '2026-11-22 22:47:36.073+00', NULL),
	(5, 'W', '$argon2id$v=19$m=19456,t=2,p=1$omnH4WRsyriK9LMYSAWWBA$zJIY8pYqEuk+mqbLntON229cN69F/E/YKZAoww0f9Wc', '2026-11-22 22:47:36.073+00', NULL),
	(5, 'D', '$argon2id$v=19$m=19456,t=2,p=1$VVfrIA/1WbMbgYvn0+aYWQ$SZrM65+vpIlRcU4uKqKYpuyfKuOpy3nZa1YyReDyITc', '2026-11-22 22:47:36.073+00', NULL),
	(5, '8', '$argon2id$v=19$m=19456,t=2,p=1$UF2LPK8o9KnBOYrvVHV+qg$EY5KPVhWI9Q7RSWct1VSctAjyNSklFXbDP4PPi4inBs', '2026-11-22 22:47:36.073+00', NULL),
	(5, '2', '$argon2id$v=19$m=19456,t=2,p=1$ILyoRQAWgUYAmb1nJhp8uQ$Bz9MS0qu2AMgcd8P82rtGNPtuquRkDNSexaGEca2D6Y', '2026-11-22 22:47:36.073+00', NULL);
INSERT INTO public.reservation_seats OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'R1-A', 'iirtZeiwHVh4z7ot8StLNw', NULL, NULL),
	(2, 1, 1, 'R1-B', 'kjA9kxwYqyM5gWNo51R60Q', NULL, NULL),
	(4, 2, 1, 'R1-D', 'q5Lu2Wf3VMpf7-4GCxeaKA', NULL, NULL),
	(5, 2, 1, 'R1-E', 'bGOvDEIE2cSTmd-h5gjZ4w', NULL, NULL),
	(3, 2, 1, 'R1-C', 'MSMt6NeosC9BqHRjhYBifw', '2026-11-22 22:47:33.75+00', NULL),
	(6, 3, 1, 'R1-G', 'CdTXIPx_RdGMJ5GAdDsEBA', NULL, NULL),
	(7, 4, 1, 'R1-H', '7cIdFtitDmoa8BJsL_w7NA', NULL, NULL),
	(8, 5, 1, 'R1-K', 'OAqZCpoFo4BzW1YA2dsI5Q', NULL, NULL),
	(9, 6, 1, 'R1-L', 'TdvHTCnehIQAoIWH6U5R6w', NULL, NULL),
	(10, 7, 1, 'R1-M', 'uqlEsxETF2bzeNaUNN77PA', NULL, NULL),
	(11, 8, 1, 'R1-N', 'Krz9e9_u0DInAQGwSQBamg', NULL, NULL),
	(12, 9, 1, 'R1-O', 'ynnjSJ8ybWn2_YoGBfD69A', NULL, NULL),
	(13, 10, 1, 'R1-P', '8Ay_TK7hTZt5urjEsYgpNg', NULL, NULL);
INSERT INTO public.reservations OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 1, 'CONFIRMED', 'MANUAL', 0, 1, 'H9PK-K37J-JKCC', 'SPONSOR', '2026-11-22 22:47:32.51+00', '2026-11-29 22:47:32.51+00', '2026-11-22 22:47:32.51+00', NULL, NULL, DEFAULT, NULL, false, 'Tickets #1 - Wouters Els', NULL, NULL),
	(2, 2, 1, 'CONFIRMED', 'MANUAL', 3600, NULL, NULL, NULL, '2026-11-22 22:47:32.995+00', '2026-11-23 22:47:32.995+00', '2026-11-22 22:47:33.435+00', NULL, NULL, DEFAULT, 'Rolstoel op het einde van de rij', false, 'Tickets #2 - Wouters Els', '2026-11-29 22:47:32.995+00', NULL),
	(3, 2, 1, 'CONFIRMED', 'MANUAL', 1200, NULL, NULL, NULL, '2026-11-22 22:47:33.828+00', '2026-11-23 22:47:33.828+00', '2026-11-22 22:47:33.941+00', NULL, NULL, DEFAULT, NULL, false, 'Tickets #3 - Wouters Els', '2026-11-29 22:47:33.828+00', NULL),
	(4, 2, 1, 'CANCELLED', 'MANUAL', 1200, NULL, NULL, NULL, '2026-11-22 22:47:34.128+00', '2026-11-23 22:47:34.128+00', '2026-11-22 22:47:34.359+00', '2026-11-22 22:47:34.408+00', 'Ziek', DEFAULT, NULL, false, 'Tickets #4 - Wouters Els', '2026-11-29 22:47:34.128+00', NULL),
	(5, 3, 1, 'CONFIRMED', 'CASH', 1200, NULL, NULL, NULL, '2026-11-22 22:47:34.556+00', '2026-11-29 22:47:34.556+00', '2026-11-22 22:47:34.556+00', NULL, NULL, DEFAULT, NULL, false, 'Tickets #5 - Zonder Account Piet', NULL, NULL),
	(6, 2, 1, 'CONFIRMED', 'PAYCONIQ', 1200, NULL, NULL, NULL, '2026-11-22 22:47:34.612+00', '2026-11-23 22:47:34.612+00', '2026-11-22 22:47:34.787+00', NULL, NULL, DEFAULT, NULL, false, 'Tickets #6 - Wouters Els', '2026-11-29 22:47:34.612+00', NULL),
	(7, 2, 1, 'PENDING', 'PAYCONIQ', 1200, NULL, NULL, NULL, '2026-11-22 22:47:35.152+00', '2026-11-23 22:47:35.152+00', NULL, NULL, NULL, DEFAULT, NULL, false, 'Tickets #7 - Wouters Els', '2026-11-29 22:47:35.152+00', '127.0.0.1'),
	(9, 2, 1, 'PENDING', 'MANUAL', 1200, NULL, NULL, NULL, '2026-11-22 22:47:35.448+00', '2026-11-23 22:47:35.448+00', NULL, NULL, NULL, DEFAULT, NULL, false, 'Tickets #9 - Wouters Els', '2026-11-29 22:47:35.448+00', '127.0.0.1'),
	(8, 2, 1, 'CONFIRMED', 'MANUAL', 1200, NULL, NULL, NULL, '2026-11-22 22:47:35.316+00', '2026-11-23 22:47:35.316+00', '2026-11-22 22:47:35.579+00', NULL, NULL, DEFAULT, NULL, false, 'Tickets #8 - Wouters Els', '2026-11-29 22:47:35.316+00', NULL),
	(10, 4, 1, 'PENDING', 'MANUAL', 1200, NULL, NULL, NULL, '2026-11-22 22:47:35.781+00', '2026-11-23 22:47:35.781+00', NULL, NULL, NULL, DEFAULT, NULL, false, 'Tickets #10 - Wouters Gast', '2026-11-29 22:47:35.781+00', '127.0.0.1');
INSERT INTO public.scans OVERRIDING SYSTEM VALUE VALUES
	(1, 'cdb31907-80e3-4c1c-91b3-7253b667de75', NULL, 1, 2, 'R1-C', '2026-11-22 22:47:33.75+00', '2026-11-22 22:47:33.75+00', 'ACCEPTED', NULL, NULL, NULL, 1, NULL);
INSERT INTO public.seat_moves OVERRIDING SYSTEM VALUE VALUES
	(1, 3, 6, 'R1-F', 'R1-G', '124bd5e45324f0a7c8c777bda6f211c311cc8c108d61bfed910b454ee61205bd', '2026-11-22 22:47:34.039+00');
INSERT INTO public.seats VALUES
	(1, 'R1-R', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R1-S', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R1-T', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-E', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-F', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-G', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-H', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-I', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-J', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-K', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-L', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-M', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-N', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-O', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-P', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-Q', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-R', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-S', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R2-T', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-E', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-F', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-G', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-H', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-I', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-J', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-K', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-L', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-M', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-N', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-O', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-P', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-Q', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-R', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-S', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R3-T', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-E', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-F', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-G', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-H', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-I', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-J', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-K', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R1-A', 'reserved', NULL, NULL, 1, 2, '2026-11-22 22:47:32.498059+00', NULL),
	(1, 'R1-B', 'reserved', NULL, NULL, 1, 2, '2026-11-22 22:47:32.498059+00', NULL),
	(1, 'R1-C', 'reserved', NULL, NULL, 2, 2, '2026-11-22 22:47:32.618148+00', NULL),
	(1, 'R1-D', 'reserved', NULL, NULL, 2, 2, '2026-11-22 22:47:32.618148+00', NULL),
	(1, 'R1-E', 'reserved', NULL, NULL, 2, 2, '2026-11-22 22:47:32.618148+00', NULL),
	(1, 'R1-G', 'reserved', NULL, NULL, 3, 1, '2026-11-22 22:47:33.995843+00', NULL),
	(1, 'R1-F', 'available', NULL, NULL, NULL, 3, '2026-11-22 22:47:33.995843+00', NULL),
	(1, 'R1-H', 'available', NULL, NULL, NULL, 3, '2026-11-22 22:47:34.398326+00', NULL),
	(1, 'R1-I', 'blocked', NULL, NULL, NULL, 1, '2026-11-22 22:47:34.509033+00', NULL),
	(1, 'R1-J', 'blocked', NULL, NULL, NULL, 1, '2026-11-22 22:47:34.509033+00', NULL),
	(1, 'R1-K', 'reserved', NULL, NULL, 5, 1, '2026-11-22 22:47:34.553755+00', NULL),
	(1, 'R1-L', 'reserved', NULL, NULL, 6, 2, '2026-11-22 22:47:34.595689+00', NULL),
	(1, 'R1-M', 'reserved', NULL, NULL, 7, 2, '2026-11-22 22:47:35.095632+00', NULL),
	(1, 'R1-N', 'reserved', NULL, NULL, 8, 2, '2026-11-22 22:47:35.289483+00', NULL),
	(1, 'R1-O', 'reserved', NULL, NULL, 9, 2, '2026-11-22 22:47:35.429201+00', NULL),
	(1, 'R1-P', 'reserved', NULL, NULL, 10, 2, '2026-11-22 22:47:35.773556+00', NULL),
	(1, 'R1-Q', 'held', 13, '2026-11-22 23:02:35.877+00', NULL, 1, '2026-11-22 22:47:35.878028+00', 1200),
	(1, 'R4-L', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-M', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-N', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-O', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-P', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-Q', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-R', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-S', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'R4-T', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T1-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T1-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T1-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T1-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T1-E', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T2-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T2-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T2-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T2-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T3-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T3-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T3-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T3-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T4-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T4-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T4-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T4-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T4-E', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T5-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T5-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T5-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T5-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T5-E', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T6-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T6-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T6-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T6-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T7-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T7-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T7-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T7-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T8-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T8-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T8-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T8-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T8-E', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T9-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T9-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T9-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T9-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T9-E', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T10-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T10-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T10-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T10-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T11-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T11-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T11-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T11-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T12-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T12-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T12-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T12-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T12-E', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T13-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T13-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T13-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T13-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T13-E', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T14-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T14-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T14-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T14-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T15-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T15-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T15-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T15-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T16-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T16-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T16-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T16-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T16-E', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T17-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T17-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T17-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T17-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T17-E', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T18-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T18-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T18-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T18-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T19-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T19-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T19-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T19-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T20-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T20-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T20-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T20-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T20-E', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T21-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T21-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T21-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T21-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T21-E', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T22-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T22-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T22-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T22-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T23-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T23-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T23-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T23-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T24-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T24-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T24-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T24-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T24-E', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T25-A', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T25-B', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T25-C', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T25-D', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL),
	(1, 'T25-E', 'available', NULL, NULL, NULL, 0, '2026-11-22 22:47:32.262145+00', NULL);
INSERT INTO public.security_notices OVERRIDING SYSTEM VALUE VALUES
	(1, 5, 'AUTHENTICATOR_ADDED', '2026-11-22 22:47:36.288+00', NULL, 1000004),
	(2, 5, 'PASSKEY_ADDED', '2026-11-22 22:47:36.401+00', NULL, 1000005);
INSERT INTO public.sessions VALUES
	('d36cef95-93c1-4f09-8dd1-cd3444c40ef8', 1, NULL, 'Onbekend toestel', '127.0.0.1', '2026-11-22 22:47:31.934+00', '2026-11-22 22:47:31.934+00', '2026-11-23 10:47:31.934+00', NULL, NULL),
	('37917683-b4c3-4d25-ac9d-6a22f89fa9b2', 2, NULL, 'Onbekend toestel', '127.0.0.1', '2026-11-22 22:47:32.208+00', '2026-11-22 22:47:32.208+00', '2026-11-29 22:47:32.208+00', NULL, NULL),
	('809efe3e-c9bd-4fc3-b3e4-ac97345e3add', 4, NULL, 'Onbekend toestel', '127.0.0.1', '2026-11-22 22:47:35.62+00', '2026-11-22 22:47:35.62+00', '2026-11-29 22:47:35.62+00', NULL, NULL),
	('beb77e0e-9708-43b4-962c-e5d128348d57', 5, NULL, 'Onbekend toestel', '127.0.0.1', '2026-11-22 22:47:36.034+00', '2026-11-22 22:47:36.034+00', '2026-11-29 22:47:36.034+00', NULL, NULL),
	('5a1e66ec-e11c-4479-bf61-710465b89525', NULL, 1, 'Onbekend toestel', '127.0.0.1', '2026-11-22 22:47:36.511+00', '2026-11-22 22:47:36.511+00', '2026-11-23 22:47:35.511+00', NULL, NULL);
INSERT INTO public.shows OVERRIDING SYSTEM VALUE VALUES
	(1, 'De vrek', '2096-11-21 19:00:00+00', 1200, NULL, '2096-11-21 19:00:00+00', '2026-11-22 22:47:32.262145+00');
INSERT INTO public.sign_in_challenges VALUES
	('\x344c9d626e0cd8679dfd4d6fc2e6b7abc5261d4c0d45db962502deedf7e5f9fb', 'SIGN_IN', 5, 0, '2026-11-22 22:52:36.458+00');
INSERT INTO public.test_provider_payments VALUES
	('test_LeNaCptIY3ztzPwuGOiqAOst', 'paid', 1200, 'Tickets #6 - De vrek', 'http://localhost:41493/payments/callback?reservation=6', '2026-11-22 22:47:34.701+00', 2),
	('test_12Z-BgYg81UNobuowHsenT0I', 'open', 1200, 'Tickets #7 - De vrek', 'http://localhost:41493/payments/callback?reservation=7', '2026-11-22 22:47:35.23+00', 3);
INSERT INTO public.ticket_codes OVERRIDING SYSTEM VALUE VALUES
	(2, 'M7K7WYFHXF85', 'PRE_ORDER', 20, 0, '2026-11-22 22:47:32.422+00'),
	(1, 'H9PKK37JJKCC', 'SPONSOR', 5, 2, '2026-11-22 22:47:32.395+00');
INSERT INTO public.unverified_mail_counts VALUES
	('\xd85d97a7e0950a49b315364ef55f97fc2e8d2cdf1fca17e7d1109a2037f011a3', '2026-11-22 22:47:32.101+00', 1, 1),
	('\x7dfca795ec2e15128c8ab3b4ef6ff0ffc19e494f8e7af56769c77ac80f272fab', '2026-11-22 22:47:36.011+00', 3, 1),
	('\xff90dfdc9fb112b8f110d129fcd1bb171888ecd359f02840c42f6d249fbb9f99', '2026-11-22 22:47:35.741+00', 2, 2);
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES
	(1, 'Beheerder', 'Podium', 'beheer@seizoen.example', '0400000000', 'ADMIN', '$argon2id$v=19$m=19456,t=2,p=1$g0ZhMLmLq8+IkT0smnC5yg$0LBM4rTkrDT/nzmkNfhE7tJOw8ACZ7f/ZcqrGVE0yX4', 0, '2026-11-22 22:47:30.974+00', NULL, false, NULL, '2026-11-22 22:47:30.974+00', NULL, false),
	(2, 'Els', 'Wouters', 'els@seizoen.example', '0470112233', 'USER', '$argon2id$v=19$m=19456,t=2,p=1$5BqpXwba9cOiP7NmZ9ZRog$QGqLjJtowaRNRYQxAyYVBAwhwkV1GAGTKwSyiSR4oJw', 0, '2026-11-22 22:47:32.048+00', NULL, false, NULL, NULL, NULL, false),
	(3, 'Piet', 'Zonder Account', '', '', 'USER', '', 0, '2026-11-22 22:47:34.555+00', '2026-11-22 22:47:34.555+00', true, NULL, NULL, NULL, false),
	(4, 'Gast', 'Wouters', 'user-1fdf7506-2107-4c41-b376-78e86b63346f@test.example', '0470112233', 'USER', '', 0, '2026-11-22 22:47:35.604+00', NULL, false, NULL, NULL, NULL, false),
	(5, 'Els', 'Wouters', 'jan@seizoen.example', '0470112233', 'USER', '$argon2id$v=19$m=19456,t=2,p=1$5Wtg+4a6W9p6oTmnH/O+Vg$BPwsclGyp/ptsC+cJkpa9oMIEtKgupjX1RpTS2PJfXU', 0, '2026-11-22 22:47:35.964+00', NULL, false, NULL, NULL, NULL, false);
SELECT pg_catalog.setval('public.account_links_id_seq', 1000006, true);
SELECT pg_catalog.setval('public.audit_log_id_seq', 17, true);
SELECT pg_catalog.setval('public.bank_statements_id_seq', 1, true);
SELECT pg_catalog.setval('public.bank_transactions_id_seq', 2, true);
SELECT pg_catalog.setval('public.carts_id_seq', 13, true);
SELECT pg_catalog.setval('public.contact_messages_id_seq', 1, true);
SELECT pg_catalog.setval('public.door_devices_id_seq', 1, true);
SELECT pg_catalog.setval('public.mails_id_seq', 23, true);
SELECT pg_catalog.setval('public.passkeys_id_seq', 1, true);
SELECT pg_catalog.setval('public.password_resets_id_seq', 1, false);
SELECT pg_catalog.setval('public.payments_id_seq', 3, true);
SELECT pg_catalog.setval('public.reservation_seats_id_seq', 13, true);
SELECT pg_catalog.setval('public.reservations_id_seq', 10, true);
SELECT pg_catalog.setval('public.scans_id_seq', 1, true);
SELECT pg_catalog.setval('public.seat_moves_id_seq', 1, true);
SELECT pg_catalog.setval('public.security_notices_id_seq', 2, true);
SELECT pg_catalog.setval('public.shows_id_seq', 1, true);
SELECT pg_catalog.setval('public.ticket_codes_id_seq', 2, true);
SELECT pg_catalog.setval('public.users_id_seq', 5, true);
ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.authenticators
    ADD CONSTRAINT authenticators_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.bank_statement_lines
    ADD CONSTRAINT bank_statement_lines_pkey PRIMARY KEY (statement_id, transaction_id);
ALTER TABLE ONLY public.bank_statements
    ADD CONSTRAINT bank_statements_hash_key UNIQUE (hash);
ALTER TABLE ONLY public.bank_statements
    ADD CONSTRAINT bank_statements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bank_transactions
    ADD CONSTRAINT bank_transactions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bank_transactions
    ADD CONSTRAINT bank_transactions_ref_key UNIQUE (ref);
ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_id_show_id_expires_at_key UNIQUE (id, show_id, expires_at);
ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_user_id_key UNIQUE (user_id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.door_devices
    ADD CONSTRAINT door_devices_pairing_hash_key UNIQUE (pairing_hash);
ALTER TABLE ONLY public.door_devices
    ADD CONSTRAINT door_devices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (only_row);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_kind_subject_id_key UNIQUE (kind, subject_id);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential UNIQUE (credential_id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_bank_transaction_id_key UNIQUE (bank_transaction_id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_provider_provider_ref_key UNIQUE (provider, provider_ref);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, first_character);
ALTER TABLE ONLY public.reservation_seats
    ADD CONSTRAINT reservation_seats_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reservation_seats
    ADD CONSTRAINT reservation_seats_reservation_id_seat_id_key UNIQUE (reservation_id, seat_id);
ALTER TABLE ONLY public.reservations
    ADD CONSTRAINT reservations_id_show_id_key UNIQUE (id, show_id);
ALTER TABLE ONLY public.reservations
    ADD CONSTRAINT reservations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.scans
    ADD CONSTRAINT scans_client_id_key UNIQUE (client_id);
ALTER TABLE ONLY public.scans
    ADD CONSTRAINT scans_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seat_moves
    ADD CONSTRAINT seat_moves_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (show_id, seat_id);
ALTER TABLE ONLY public.second_step_terms
    ADD CONSTRAINT second_step_terms_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.security_notices
    ADD CONSTRAINT security_notices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_door_device_id_key UNIQUE (door_device_id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.shows
    ADD CONSTRAINT shows_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sign_in_challenges
    ADD CONSTRAINT sign_in_challenges_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.test_provider_payments
    ADD CONSTRAINT test_provider_payments_pkey PRIMARY KEY (ref);
ALTER TABLE ONLY public.ticket_codes
    ADD CONSTRAINT ticket_codes_code_key UNIQUE (code);
ALTER TABLE ONLY public.ticket_codes
    ADD CONSTRAINT ticket_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.unverified_mail_counts
    ADD CONSTRAINT unverified_mail_counts_pkey PRIMARY KEY (address_hash);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
CREATE INDEX account_links_expires ON public.account_links USING btree (expires_at);
CREATE INDEX account_links_of_user ON public.account_links USING btree (user_id, created_at);
CREATE INDEX account_links_undo ON public.account_links USING btree (email) WHERE ((purpose = 'UNDO_EMAIL'::text) AND (used_at IS NULL));
CREATE INDEX audit_log_newest ON public.audit_log USING btree (at DESC, id DESC);
CREATE INDEX audit_log_of_reservation ON public.audit_log USING btree (reservation_id, id) WHERE (reservation_id IS NOT NULL);
CREATE UNIQUE INDEX audit_log_one_scanner ON public.audit_log USING btree (subject_id, COALESCE(actor_id, 0), COALESCE(actor_device_id, 0)) WHERE (action = 'SCANNED'::text);
CREATE INDEX bank_statement_lines_of_transaction ON public.bank_statement_lines USING btree (transaction_id);
CREATE INDEX bank_transactions_amount ON public.bank_transactions USING btree (amount_cents, booked_on);
CREATE INDEX bank_transactions_reservation ON public.bank_transactions USING btree (reservation_id);
CREATE INDEX carts_expires_at ON public.carts USING btree (expires_at);
CREATE INDEX contact_messages_of_user ON public.contact_messages USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX mails_unsent ON public.mails USING btree (due_at) WHERE (status = ANY (ARRAY['WAITING'::text, 'SENDING'::text, 'FAILED'::text]));
CREATE INDEX passkeys_of_user ON public.passkeys USING btree (user_id);
CREATE INDEX password_resets_created ON public.password_resets USING btree (created_at);
CREATE INDEX password_resets_of_user ON public.password_resets USING btree (user_id, created_at);
CREATE INDEX payments_of_reservation ON public.payments USING btree (reservation_id, id DESC);
CREATE UNIQUE INDEX payments_one_open ON public.payments USING btree (reservation_id) WHERE (status = ANY (ARRAY['CREATED'::text, 'OPEN'::text]));
CREATE INDEX payments_to_check ON public.payments USING btree (next_check_at) WHERE (status = ANY (ARRAY['CREATED'::text, 'OPEN'::text]));
CREATE INDEX payments_to_refund ON public.payments USING btree (paid_at) WHERE (refund_reason IS NOT NULL);
CREATE INDEX payments_unreferenced ON public.payments USING btree (provider) WHERE (provider_ref IS NULL);
CREATE INDEX reservation_seats_of_seat ON public.reservation_seats USING btree (show_id, seat_id);
CREATE INDEX reservation_seats_present ON public.reservation_seats USING btree (show_id) WHERE (scanned_at IS NOT NULL);
CREATE INDEX reservations_due ON public.reservations USING btree (expires_at) WHERE (status = 'PENDING'::text);
CREATE INDEX reservations_newest ON public.reservations USING btree (reserved_at DESC, id DESC);
CREATE INDEX reservations_of_network ON public.reservations USING btree (network) WHERE (network IS NOT NULL);
CREATE INDEX reservations_of_show ON public.reservations USING btree (show_id);
CREATE INDEX reservations_of_user ON public.reservations USING btree (user_id, reserved_at DESC);
CREATE INDEX reservations_remarked ON public.reservations USING btree (show_id) WHERE (remark IS NOT NULL);
CREATE INDEX reservations_transfers ON public.reservations USING btree ((
CASE status
    WHEN 'PENDING'::text THEN 0
    WHEN 'CONFIRMED'::text THEN 2
    ELSE 1
END), reserved_at DESC, id DESC) WHERE ((payment_method = 'MANUAL'::text) AND (total_cents > 0));
CREATE INDEX scans_of_ticket ON public.scans USING btree (reservation_id, seat_id);
CREATE INDEX scans_of_volunteer ON public.scans USING btree (show_id, scanned_by);
CREATE INDEX scans_to_look_at ON public.scans USING btree (show_id) WHERE (outcome = ANY (ARRAY['CONFLICT'::text, 'REFUSED'::text]));
CREATE INDEX seat_moves_of_reservation ON public.seat_moves USING btree (reservation_id);
CREATE INDEX seat_moves_of_ticket ON public.seat_moves USING btree (ticket_id);
CREATE INDEX seats_of_cart ON public.seats USING btree (cart_id) WHERE (cart_id IS NOT NULL);
CREATE INDEX seats_of_reservation ON public.seats USING btree (reservation_id) WHERE (reservation_id IS NOT NULL);
CREATE INDEX security_notices_of_link ON public.security_notices USING btree (link_id);
CREATE INDEX security_notices_of_user ON public.security_notices USING btree (user_id);
CREATE INDEX sessions_by_network ON public.sessions USING btree (user_id, network);
CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id) WHERE (ended_at IS NULL);
CREATE INDEX sign_in_challenges_expired ON public.sign_in_challenges USING btree (expires_at);
CREATE INDEX sign_in_challenges_of_user ON public.sign_in_challenges USING btree (user_id);
CREATE UNIQUE INDEX users_email_of_the_living ON public.users USING btree (email) WHERE (deleted_at IS NULL);
CREATE INDEX users_to_forget ON public.users USING btree (forget_after) WHERE (forget_after IS NOT NULL);
CREATE TRIGGER audit_log_is_kept BEFORE DELETE ON public.audit_log FOR EACH ROW WHEN ((old.at > ((now() - '3 years'::interval) + '1 day'::interval))) EXECUTE FUNCTION public.refuse_audit_change();
CREATE TRIGGER audit_log_nameless BEFORE INSERT ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.nameless_audit_line();
CREATE TRIGGER audit_log_stays BEFORE UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change();
ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.authenticators
    ADD CONSTRAINT authenticators_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.bank_statement_lines
    ADD CONSTRAINT bank_statement_lines_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES public.bank_statements(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.bank_statement_lines
    ADD CONSTRAINT bank_statement_lines_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES public.bank_transactions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.bank_statements
    ADD CONSTRAINT bank_statements_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.bank_transactions
    ADD CONSTRAINT bank_transactions_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES public.reservations(id);
ALTER TABLE ONLY public.bank_transactions
    ADD CONSTRAINT bank_transactions_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES public.bank_statements(id);
ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_show_id_fkey FOREIGN KEY (show_id) REFERENCES public.shows(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.door_devices
    ADD CONSTRAINT door_devices_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_bank_transaction_id_fkey FOREIGN KEY (bank_transaction_id) REFERENCES public.bank_transactions(id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES public.reservations(id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.reservation_seats
    ADD CONSTRAINT reservation_seats_reservation_id_show_id_fkey FOREIGN KEY (reservation_id, show_id) REFERENCES public.reservations(id, show_id) ON UPDATE CASCADE;
ALTER TABLE ONLY public.reservation_seats
    ADD CONSTRAINT reservation_seats_show_id_seat_id_fkey FOREIGN KEY (show_id, seat_id) REFERENCES public.seats(show_id, seat_id);
ALTER TABLE ONLY public.reservations
    ADD CONSTRAINT reservations_show_id_fkey FOREIGN KEY (show_id) REFERENCES public.shows(id);
ALTER TABLE ONLY public.reservations
    ADD CONSTRAINT reservations_ticket_code_id_fkey FOREIGN KEY (ticket_code_id) REFERENCES public.ticket_codes(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.reservations
    ADD CONSTRAINT reservations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.scans
    ADD CONSTRAINT scans_scanned_by_fkey FOREIGN KEY (scanned_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.seat_moves
    ADD CONSTRAINT seat_moves_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES public.reservations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seat_moves
    ADD CONSTRAINT seat_moves_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES public.reservation_seats(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_cart_id_show_id_held_until_fkey FOREIGN KEY (cart_id, show_id, held_until) REFERENCES public.carts(id, show_id, expires_at);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_reservation_id_show_id_fkey FOREIGN KEY (reservation_id, show_id) REFERENCES public.reservations(id, show_id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_show_id_fkey FOREIGN KEY (show_id) REFERENCES public.shows(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_step_terms
    ADD CONSTRAINT second_step_terms_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.security_notices
    ADD CONSTRAINT security_notices_link_id_fkey FOREIGN KEY (link_id) REFERENCES public.account_links(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.security_notices
    ADD CONSTRAINT security_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_door_device_id_fkey FOREIGN KEY (door_device_id) REFERENCES public.door_devices(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.sign_in_challenges
    ADD CONSTRAINT sign_in_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
