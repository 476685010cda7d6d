import type { OwnData } from "@podium/shared/contracts/own-account";
import { hold, pay, registrationForm, reserve, sellVoucher, signIn } from "@podium/shared/test/steps.ts";
import type { Role } from "@podium/shared/contracts/roles";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { closingTest } from "#test/account-closing.ts";
import { makeUser, type User, withToken } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";

const clock = createFakeClock();
const test = closingTest(clock);

/** Part of the download that has each table's data, or why it has none (docs/decisions, 061). */
const IN_DOWNLOAD: Record<string, keyof OwnData | `not: ${string}`> = {
  users: "account",
  reservations: "reservations",
  reservation_seats: "reservations",
  shows: "reservations",
  ticket_codes: "reservations",
  vouchers: "vouchers",
  voucher_entries: "vouchers",
  reservation_vouchers: "reservations",
  cash_shifts: "cashShifts",
  products: "not: about nobody",
  product_lines: "reservations",
  product_hand_outs: "handOuts",
  carts: "cart",
  seats: "cart",
  waiting_wishes: "waitingLists",
  waiting_offers: "waitingLists",
  waiting_rooms: "not: about nobody",
  waiting_room_entries: "waitingRooms",
  rehearsals: "not: about nobody",
  payments: "onlinePayments",
  seat_moves: "seatMoves",
  passed_tickets: "passedTickets",
  returned_tickets: "returnedTickets",
  pending_moves: "not: seats that were chosen for a quarter of an hour; what was paid is among the payments",
  wallet_passes: "not: the same tickets, by a random number",
  wallet_registrations: "not: how a wallet's own device is notified of a change, until a week after the show",
  scans: "scans",
  bank_transactions: "bankTransfers",
  mails: "mails",
  passkeys: "secondStep",
  authenticators: "secondStep",
  recovery_codes: "secondStep",
  second_step_terms: "secondStep",
  security_notices: "securityNotices",
  sign_in_challenges: "not: gone after five minutes",
  account_links: "mailedLinks",
  invitations: "mailedLinks",
  password_resets: "not: unused since account_links replaced it",
  sessions: "sessions",
  door_devices: "not: a device of the entrance is nobody's",
  show_changes: "not: about nobody",
  show_choices: "reservations",
  refund_accounts: "refundAccounts",
  payer_accounts: "refundAccounts",
  refund_files: "not: about files, made by volunteers",
  refund_file_lines: "refundAccounts",
  online_refunds: "onlinePayments",
  audit_log: "auditLog",
  contact_messages: "contactMessages",
  newsletter_subscribers: "newsletter",
  show_messages: "showMessages",
  show_message_recipients: "showMessages",
  bank_statement_lines: "not: the same transfers, as each file has them",
  bank_statements: "not: about files, uploaded by volunteers",
  test_provider_payments: "not: of the test page's play, never in production",
  unverified_mail_counts: "not: a hash of an address, for a day, that nobody reads back",
  accounts_to_close: "not: accounts that a restored backup opened again, until a sweep closes them",
  backups: "not: about the database",
  installation: "not: about the database",
  halls: "not: about nobody",
  hall_floor_plans: "not: about nobody",
  documents: "not: texts of the site, with who last changed them",
  document_versions: "not: texts of the site, with who published them",
  plays: "not: about nobody",
  play_slugs: "not: about nobody",
  pictures: "not: of the site, with who uploaded them",
  cast_quotas: "castQuotas",
  seat_blocks: "not: for whom and why seats are blocked, of no account, and gone 30 days after the show",
  hall_plans: "not: about nobody",
  hall_plan_seats: "not: about nobody",
  ticket_types: "reservations",
  ticket_type_prices: "not: about nobody",
  kysely_migration: "not: about the database",
  kysely_migration_lock: "not: about the database",
};

describe("one's own data", () => {
  test("has everything that the database stores of a person: each table is in it, or left out for a reason", async ({
    podium,
    accounts,
    owner,
    admin,
  }) => {
    const { rows } = await podium.deps.database.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(Object.keys(IN_DOWNLOAD)));

    const { id, other, moment, message } = await accounts.leaveTraces(owner, admin);
    const { db } = podium.deps.database;
    await db.updateTable("users").set({ emailVerifiedAt: moment }).where("id", "=", owner.id).execute();
    const data = await owner.api.downloadOwnData();
    for (const place of Object.values(IN_DOWNLOAD)) {
      if (place.startsWith("not: ")) continue;
      expect(JSON.stringify(data[place as keyof OwnData]).length, place).toBeGreaterThan("[]".length + 2);
    }
    expect(data.cart?.seats).toEqual(["T9-D"]);
    expect(data.seatMoves).toMatchObject([{ reservationId: other, fromSeatId: "T9-C", toSeatId: "T9-B" }]);
    expect(data.scans).toMatchObject([{ reservationId: id, seatId: "T9-A", outcome: "ACCEPTED" }]);
    expect(data.cart?.products).toEqual([{ name: "Drankkaart", count: 1, price: 10 }]);
    expect(data.handOuts).toMatchObject([{ reservationId: id, product: "Drankkaart", outcome: "ACCEPTED" }]);
    const [e, f] = ["E", "F"].map((label) => ({ seatId: `T9-${label}`, group: "Tafel 9", label }));
    expect(data.waitingLists).toMatchObject([{ offeredSeats: ["T9-E"], offeredPlaces: [e] }]);
    expect(data.returnedTickets).toMatchObject([{ seatId: "T9-F", place: f }]);
    expect(data.bankTransfers).toEqual([
      {
        reservationId: id,
        bookedOn: "2026-11-20",
        amount: 12,
        name: "Vergeten Mia",
        iban: "",
        message: `Tickets #${id}`,
      },
    ]);
    expect(data.mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["TICKETS", "PASSWORD_RESET", "SECURITY_NOTICE"]),
    );
    const at = moment.toISOString();
    expect(data.secondStep).toEqual({
      passkeys: [{ name: "Mijn telefoon", createdAt: at, lastUsedAt: null }],
      authenticator: { createdAt: at, confirmedAt: null },
      recoveryCodes: [{ createdAt: at, usedAt: null }],
      askedSince: at,
    });
    expect(data.securityNotices).toEqual([{ what: "PASSKEY_ADDED", at }]);
    expect(data.passwordLinks).toHaveLength(1);
    expect(data.contactMessages).toMatchObject([message]);
    expect(data.mails.map(({ kind }) => kind)).toContain("CONTACT_MESSAGE");
    expect(data.auditLog).toMatchObject([
      { action: "RESERVATION_CONFIRMED", summary: `Betaling van reservering #${id} bevestigd`, byYou: false },
      { action: "RESERVATION_MOVED", byYou: false },
    ]);
    expect((await admin.api.downloadOwnData()).auditLog.map(({ byYou }) => byYou)).toContain(true);
    expect(data.mailedLinks).toMatchObject([{ purpose: "PASSWORD_RESET", email: owner.email }]);
  });

  test("has the account, the reservations and the payments, and nothing of anybody else", async ({
    podium,
    showId,
    owner,
    accounts,
    admin,
  }) => {
    const other = await makeUser(podium);
    const othersId = await reserve(other.api, showId, ["R4-A"]);
    const { code } = await podium.deps.codes.create({ type: "SPONSOR", maxTickets: 5 });
    const own = await reserve(owner.api, showId, ["R4-C"], { ticketCode: code });
    const waiting = await reserve(owner.api, showId, ["R4-D"]);
    await podium.deps.database.db
      .insertInto("payments")
      .values(
        [own, othersId].map((reservationId) => ({
          reservationId,
          provider: "test",
          status: "FAILED" as const,
          amountCents: 1200,
          createdAt: clock.now(),
          nextCheckAt: clock.now(),
        })),
      )
      .execute();

    const response = await owner.call("GET", "/api/user/ownData");
    const data = response.json<OwnData>();
    expect(data.account).toMatchObject({ id: owner.id, email: owner.email, number: "0470112233", role: "USER" });
    expect(data.reservations.map(({ id, ticketCode }) => [id, ticketCode])).toEqual([
      [waiting, null],
      [own, code],
    ]);
    expect(data.onlinePayments.map((payment) => payment.reservationId)).toEqual([own]);
    // The download contains no other users and no secrets.
    const { passwordHash: hash } = await accounts.row(owner.id);
    const secrets = await podium.deps.database.db.selectFrom("reservationSeats").select("secret").execute();
    for (const text of [other.email, admin.email, hash, ...secrets.map(({ secret }) => secret), "Test"]) {
      expect(response.body).not.toContain(text);
    }
  });

  test("has messages of its address only once that was proved: anybody may register somebody else's", async ({
    podium,
    visitor,
    owner,
  }) => {
    await visitor.sendContactMessage({ body: { name: "Mia", email: owner.email.toUpperCase(), message: "Geheim" } });
    expect((await owner.api.downloadOwnData()).contactMessages).toEqual([]);
    const { db } = podium.deps.database;
    await db.updateTable("users").set({ emailVerifiedAt: clock.now() }).where("id", "=", owner.id).execute();
    expect((await owner.api.downloadOwnData()).contactMessages).toMatchObject([{ message: "Geheim" }]);
  });

  test("has mails about vouchers and passed-on tickets to its address only once that was proved", async ({
    podium,
    admin,
    owner,
    showId,
  }) => {
    const to = { name: "Mia Vergeten", email: owner.email };
    await sellVoucher(admin.api, 25, to);
    await sellVoucher(admin.api, 25, { ...to, email: "iemand@anders.example" });
    const giver = await makeUser(podium);
    const id = await reserve(giver.api, showId, ["R3-A"]);
    await pay(admin.api, id);
    const { seats } = await giver.api.getTickets({ params: { id } });
    await giver.api.passTicketsOn({ params: { id }, body: { ticketIds: seats.map((seat) => seat.id), ...to } });
    const mailsOf = async ({ api }: Pick<User, "api">) => (await api.downloadOwnData()).mails.map(({ kind }) => kind);
    const before = await mailsOf(owner);
    const { db } = podium.deps.database;
    await db.updateTable("users").set({ emailVerifiedAt: clock.now() }).where("id", "=", owner.id).execute();
    expect(await mailsOf(owner)).toEqual([...before, "VOUCHER", "TICKET_PASSED_ON"]);
    expect(await mailsOf(giver)).not.toContain("TICKET_PASSED_ON");
  });

  test("has what a process of the next version stored, in that one's words", async ({ podium, owner, showId }) => {
    await podium.asOwner((db) =>
      sql`
        alter table account_links drop constraint account_links_purpose_check;
        alter table payments drop constraint payments_status_check`.execute(db),
    );
    const { db } = podium.deps.database;
    const reservationId = await reserve(owner.api, showId, ["R4-E"]);
    await sql`insert into payments (reservation_id, provider, status, amount_cents, created_at, next_check_at)
      values (${reservationId}, 'test', 'NEXT_VERSION_STATE', 1200, now(), now())`.execute(db);
    await sql`insert into account_links (user_id, purpose, email, created_at, expires_at)
      values (${owner.id}, 'NEXT_VERSION_LINK', ${owner.email}, now(), now())`.execute(db);
    await sql`insert into security_notices (user_id, what, at)
      values (${owner.id}, 'NEXT_VERSION_NOTICE', now())`.execute(db);
    await sql`insert into audit_log (at, actor_id, action, subject_type, subject_id, summary, details)
      values (now(), ${owner.id}, 'NEXT_VERSION_ACT', 'user', ${owner.id}, 'Iets nieuws', '{}')`.execute(db);
    const data = await owner.api.downloadOwnData();
    expect(data.onlinePayments).toMatchObject([{ reservationId, status: "NEXT_VERSION_STATE" }]);
    expect(data.mailedLinks).toMatchObject([{ purpose: "NEXT_VERSION_LINK" }]);
    expect(data.securityNotices).toMatchObject([{ what: "NEXT_VERSION_NOTICE" }]);
    expect(data.auditLog.at(-1)).toMatchObject({ action: "NEXT_VERSION_ACT", summary: "Iets nieuws", byYou: true });
  });

  test("is for whoever is signed in", async ({ visitor }) => {
    await expect(visitor.downloadOwnData()).rejects.toMatchObject({ status: 401 });
  });
});

describe("deleting one's own account", () => {
  test("cancels what is unpaid and frees its seats and the cart, and leaves paid tickets valid", async ({
    owner,
    showId,
    admin,
    accounts,
  }) => {
    const unpaid = await reserve(owner.api, showId, ["R1-A"]);
    const paid = await reserve(owner.api, showId, ["R1-C"]);
    await pay(admin.api, paid);
    await hold(owner.api, showId, ["R1-E"]);
    expect((await accounts.close(owner, owner.password)).statusCode).toBe(204);
    expect([await accounts.statusOf(unpaid), await accounts.statusOf(paid)]).toEqual(["CANCELLED", "CONFIRMED"]);
    expect(await Promise.all(["R1-A", "R1-C", "R1-E"].map(accounts.isFree))).toEqual([true, false, true]);
  });

  test("ends every session at once and frees the address", async ({ owner, podium, visitor, accounts }) => {
    const second = withToken(podium, { ...owner, token: await signIn(visitor, owner) });
    expect((await accounts.close(owner, owner.password)).statusCode).toBe(204);
    await expect(owner.api.getProfile()).rejects.toMatchObject({ status: 401 });
    await expect(second.api.downloadOwnData()).rejects.toMatchObject({ status: 401 });
    await expect(signIn(visitor, owner)).rejects.toMatchObject({ body: { code: "SIGNIN_FAILED" } });
    expect((await accounts.close(second, owner.password)).statusCode).toBe(401);
    expect((await visitor.register({ body: registrationForm({ email: owner.email }) })).id).not.toBe(owner.id);
  });

  test("asks for the password and changes nothing without it", async ({ owner, showId, accounts }) => {
    const id = await reserve(owner.api, showId, ["R2-A"]);
    expect((await accounts.close(owner, "iets anders")).json()).toMatchObject({
      statusCode: 400,
      code: "PASSWORD_WRONG",
    });
    expect((await owner.api.getProfile()).id).toBe(owner.id);
    expect(await accounts.statusOf(id)).toBe("PENDING");
  });

  test("is refused to the last administrator", async ({ podium, admin, owner, accounts }) => {
    const setRole = (id: number, role: Role) =>
      podium.deps.database.db.updateTable("users").set({ role }).where("id", "=", id).execute();
    await setRole(admin.id, "USER");
    await setRole(owner.id, "ADMIN");
    expect((await accounts.close(owner, owner.password)).json()).toMatchObject({ statusCode: 409, code: "LAST_ADMIN" });
    await setRole(admin.id, "ADMIN");
    expect((await accounts.close(owner, owner.password)).statusCode).toBe(204);
  });

  test("of two at once is one, written in the log without a name", async ({ accounts, owner, podium }) => {
    const responses = await Promise.all([accounts.close(owner, owner.password), accounts.close(owner, owner.password)]);
    expect(responses.map((response) => response.statusCode).toSorted((a, b) => a - b)).toEqual([204, 401]);
    const log = await podium.deps.database.db
      .selectFrom("auditLog")
      .where("subjectId", "=", owner.id)
      .where("action", "=", "USER_DELETED")
      .selectAll()
      .execute();
    expect(log).toMatchObject([{ actorId: owner.id, summary: `Account #${owner.id} op eigen verzoek verwijderd` }]);
    expect(JSON.stringify(log)).not.toMatch(/Mia|Vergeten|test\.example/);
  });
});
