import { type MailKind, mailKindSchema } from "@podium/shared/contracts/mails";
import { expect } from "vitest";
import type { LinkPurpose } from "#database/tables/users.ts";
import { closingTest } from "#test/account-closing.ts";
import { proveNow } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";

const DAY_SECONDS = 24 * 3600;
const MARK = "merkteken van mia";
/** A check, a foreign key or a missing right refuses the mark: such a column cannot contain a name either. */
const REFUSALS = new Set(["23514", "23503", "42501"]);

/** Columns without personal texts, and why; each other column must be erased. */
const ABOUT_NOBODY: Record<string, string> = {
  "backups.file_name": "of a backup",
  "backups.version": "of the product",
  "bank_statement_lines.bank_ref": "the bank's number of a transfer",
  "bank_statement_lines.facts": "a hash",
  "bank_statement_lines.source": "one of two words",
  "bank_statements.file_name": "what a volunteer's computer called it",
  "bank_statements.hash": "a hash",
  "bank_transactions.account": "the society's own account",
  "bank_transactions.booked_on": "a day",
  "bank_transactions.ref": "a number that an older version gave a transfer",
  "door_devices.name": "a phone of the society",
  "cash_shifts.note": "why a till has more or less than it should, and gone after seven years",
  "document_versions.content": "what the society writes of itself and its plays",
  "documents.draft": "the same",
  "documents.part": "one of our words",
  "hall_floor_plans.content_type": "of a picture",
  "hall_plan_seats.group_id": "of a hall",
  "cast_quotas.email": "of an actor, whose account may have it: the next test",
  "cast_quotas.name": "an actor, of no account, and gone 30 days after the show",
  "hall_plan_seats.group_label": "of a hall",
  "hall_plan_seats.kind": "one of four words",
  "hall_plan_seats.label": "of a hall",
  "hall_plan_seats.seat_id": "a seat",
  "hall_plan_seats.zone": "of a hall",
  "hall_plans.plan": "a hall",
  "halls.address": "of a hall",
  "halls.draft": "a hall",
  "halls.underlay": "where a picture lies",
  "installation.lives_in": "about the database",
  "mails.kind": "one of our words",
  "mails.occasion": "the day of a show",
  "pending_moves.moves": "seats and prices",
  "pending_moves.outcome": "one of our words",
  "pending_moves.parts": "cents of vouchers",
  "payments.checkout_url": "a random address at the provider",
  "payments.provider": "one of our words",
  "payments.terminal_id": "a card terminal of the society",
  "payments.terminal_name": "the same, as the society called it",
  "payments.provider_ref": "the provider's number of a payment",
  "play_slugs.slug": "a title",
  "product_hand_outs.outcome": "one of two words",
  "product_lines.name": "of a product",
  "product_lines.secret": "random",
  "products.name": "of a product",
  "rehearsals.report": "figures",
  "rehearsals.state": "one of our words",
  "reservation_seats.seat_id": "a seat",
  "reservation_seats.secret": "random",
  "passed_tickets.told": "a hash",
  "returned_tickets.give_back": "one of our words",
  "returned_tickets.given_seat_id": "a seat",
  "returned_tickets.seat_id": "a seat",
  "returned_tickets.secret": "random",
  "returned_tickets.state": "one of our words",
  "scans.device": "a phone, as the product or an administrator called it",
  "scans.other_device": "the same",
  "scans.seat_id": "a seat",
  "seat_moves.from_group": "a seat",
  "seat_moves.from_label": "a seat",
  "seat_moves.from_seat_id": "a seat",
  "seat_moves.secret_hash": "a hash",
  "seat_moves.to_seat_id": "a seat",
  "seat_blocks.holder": "for whom seats are blocked, of no account, and gone 30 days after the show",
  "seat_blocks.note": "likewise",
  "seat_blocks.reason": "for what seats are blocked, and gone 30 days after the show",
  "seats.seat_id": "a seat",
  "show_messages.body": "written to everybody who holds tickets, and gone 90 days after the show",
  "show_messages.subject": "likewise",
  "shows.name": "of the society",
  "shows.waiting_room": "one of three words",
  "sign_in_challenges.purpose": "one of two words, for five minutes",
  "test_provider_payments.description": "the show and a number, never in production",
  "test_provider_payments.ref": "random",
  "test_provider_payments.return_url": "of this website",
  "test_provider_payments.status": "one of our words",
  "ticket_codes.name": "what a code is for; its form says who reads it",
  "ticket_type_prices.zone": "of a hall",
  "ticket_types.description": "of the society",
  "ticket_types.name": "of the society",
  "ticket_codes.code": "of the society",
  "wallet_passes.facts_hash": "a hash",
  "wallet_registrations.device_id": "random, a device's own for one pass type",
  "wallet_registrations.push_token": "random, of Apple's",
  "wallet_registrations.wallet": "one of two words",
  "waiting_offers.seat_ids": "seats",
  "waiting_rooms.seed": "random",
  "waiting_wishes.outcome": "one of our words",
  "waiting_wishes.state": "one of our words",
  "refund_file_lines.state": "one of three words",
  "refund_files.debtor_bic": "the society's own account",
  "refund_files.debtor_iban": "the same",
  "refund_files.debtor_name": "the society",
  "online_refunds.error": "of the provider",
  "online_refunds.refund_ref": "the provider's number of a refund",
  "online_refunds.state": "one of our words",
  "payments.refund_via": "one of two words",
  "show_changes.kind": "one of two words",
  "show_choices.choice": "one of our words",
  "ticket_codes.type": "one of three words",
  "ticket_codes.valid_until": "a day",
  "voucher_entries.kind": "one of our words",
  "vouchers.code": "random",
  "vouchers.origin": "one of three words",
};

const clock = createFakeClock();
const test = closingTest(clock);

interface Column {
  name: string;
  table: string;
  column: string;
  type: string;
  /** Condition for the rows of the person with id $1. */
  theirs: string;
}

const COLUMNS = `
  select format('%s.%s', c.table_name, c.column_name) as name, c.table_name as table, c.column_name as column,
    c.udt_name as type,
    case when c.table_name = 'users' then 'id = $1' when u.column_name is null then '$1 > 0' else 'user_id = $1' end as theirs
  from information_schema.columns c
  join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
  left join information_schema.columns u
    on u.table_schema = c.table_schema and u.table_name = c.table_name and u.column_name = 'user_id'
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely%'
    and c.is_generated = 'NEVER' and c.udt_name in ('text', 'varchar', 'json', 'jsonb', '_text', '_varchar')
  order by 1`;

/** A mark that differs in each row. */
function markOf(type: string): string {
  const mark = `'${MARK} ' || ctid`;
  if (type.startsWith("json")) return `to_jsonb(${mark})`;
  return type.startsWith("_") ? `array[${mark}]` : mark;
}

test("a person is erased everywhere: what stands in any text of theirs is gone, but where texts are about nobody", async ({
  podium,
  owner,
  admin,
  accounts,
}) => {
  const { pool, db } = podium.deps.database;
  const { id } = await accounts.leaveTraces(owner, admin);
  const at = clock.now();
  const link = async (purpose: LinkPurpose) => {
    const links = db.insertInto("accountLinks").returning("id");
    const values = { purpose, userId: owner.id, email: owner.email, createdAt: at, expiresAt: at };
    return (await links.values(values).executeTakeFirstOrThrow()).id;
  };
  const notice = await db.selectFrom("securityNotices").select("id").executeTakeFirstOrThrow();
  const recipient = await db.selectFrom("showMessageRecipients").select("id").executeTakeFirstOrThrow();
  const message = await db.selectFrom("contactMessages").select("id").executeTakeFirstOrThrow();
  const subscriber = await db.selectFrom("newsletterSubscribers").select("id").executeTakeFirstOrThrow();
  const offer = await db.selectFrom("waitingOffers").select("id").executeTakeFirstOrThrow();
  const entry = await db.selectFrom("waitingWishes").select("id").executeTakeFirstOrThrow();
  const voucher = await db.selectFrom("vouchers").select("id").executeTakeFirstOrThrow();
  const passed = await db.selectFrom("passedTickets").select("id").executeTakeFirstOrThrow();
  const invitation = await db
    .insertInto("invitations")
    .values({
      email: owner.email,
      firstname: "Els",
      lastname: "Aerts",
      role: "DOOR",
      invitedBy: admin.id,
      createdAt: at,
      expiresAt: at,
      endedAt: at,
      acceptedBy: owner.id,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const subjects: Record<Exclude<MailKind, "CAST_LINK">, number> = {
    RESERVATION_RECEIVED: id,
    PAYMENT_REMINDER: id,
    RESERVATION_LAPSED: id,
    RESERVATION_CANCELLED: id,
    TICKETS: id,
    SEATS_MOVED: id,
    SHOW_REMINDER: id,
    TICKETS_RETURNED: id,
    TICKET_CAME_BACK: id,
    RETURN_SOLD: id,
    REFUND_ACCOUNT_CHANGED: id,
    REFUND_PAID: id,
    WAITING_OFFER: offer.id,
    WAITING_OFFER_EXPIRED: offer.id,
    WAITING_JOINED: entry.id,
    WAITING_CLOSED: entry.id,
    VOUCHER: voucher.id,
    CONTACT_MESSAGE: message.id,
    NEWSLETTER_CONFIRM: subscriber.id,
    SHOW_MESSAGE: recipient.id,
    TICKET_PASSED_ON: passed.id,
    TICKET_WITHDRAWN: passed.id,
    PASSED_REMINDER: passed.id,
    SECURITY_NOTICE: notice.id,
    INVITATION: invitation.id,
    PASSWORD_RESET: await link("PASSWORD_RESET"),
    SIGN_IN: await link("SIGN_IN"),
    VERIFY_EMAIL: await link("VERIFY_EMAIL"),
    UNDO_EMAIL: await link("UNDO_EMAIL"),
    PROOF_CODE: await link("PROOF_CODE"),
  };
  // The mail of an actor's link is found by its address alone: the next test has it.
  for (const kind of mailKindSchema.exclude(["CAST_LINK"]).options)
    await db
      .insertInto("mails")
      .values({ kind, subjectId: subjects[kind], status: "FAILED", dueAt: at, createdAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();

  const { rows: columns } = await pool.query<Column>(COLUMNS);
  const names = new Set(columns.map(({ name }) => name));
  expect(Object.keys(ABOUT_NOBODY).filter((name) => !names.has(name))).toEqual([]);

  const marked: Column[] = [];
  const unfilled: string[] = [];
  for (const one of columns) {
    if (one.name in ABOUT_NOBODY) continue;
    try {
      const update = `update ${one.table} set ${one.column} = ${markOf(one.type)} where ${one.theirs}`;
      const { rowCount } = await pool.query(update, [owner.id]);
      if (rowCount) marked.push(one);
      else unfilled.push(one.name);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && REFUSALS.has(String(error.code)))) throw error;
    }
  }
  expect(unfilled).toEqual([]);

  await admin.api.deleteUser({ params: { id: owner.id } });
  const { startsAt } = (await podium.deps.reservations.get(id)).show;
  clock.set(new Date(startsAt.getTime() + DAY_SECONDS * 1000));
  await accounts.sweep();
  const left: string[] = [];
  for (const { name, table, column } of marked) {
    const { rowCount } = await pool.query(`select from ${table} where ${column}::text like '%${MARK}%' limit 1`);
    if (rowCount) left.push(name);
  }
  expect(left).toEqual([]);
});

test("an actor's quota loses name and address with the account whose proved address it has", async ({
  podium,
  owner,
  admin,
  showId,
  accounts,
}) => {
  const { db } = podium.deps.database;
  const quota = { showId, name: "Mia Vergeten", email: owner.email, seatCount: 2 };
  const at = clock.now();
  const { id } = await db
    .insertInto("castQuotas")
    .values({ ...quota, endsAt: at, createdAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const mail = { kind: "CAST_LINK", subjectId: id, status: "FAILED", dueAt: at, createdAt: at } as const;
  await db
    .insertInto("mails")
    .values({ ...mail, lastError: `550 ${owner.email} is unknown` })
    .execute();
  await db.updateTable("users").set({ emailVerifiedAt: at }).where("id", "=", owner.id).execute();
  await proveNow(podium, admin);
  await admin.api.deleteUser({ params: { id: owner.id } });
  clock.advance(2 * DAY_SECONDS);
  await accounts.sweep();
  const left = db.selectFrom("castQuotas").where("id", "=", id).select(["name", "email"]);
  expect(await left.executeTakeFirst()).toEqual({ name: "", email: "" });
  const mails = db.selectFrom("mails").where("kind", "=", "CAST_LINK").where("subjectId", "=", id).select("id");
  expect(await mails.execute()).toEqual([]);
});
