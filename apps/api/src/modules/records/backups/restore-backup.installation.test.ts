import { randomBytes } from "node:crypto";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect } from "vitest";
import { hold, reserve } from "@podium/shared/test/steps.ts";
import { ask, backupTest as test, contentsOf, tablesOf } from "#test/backups.ts";
import { createTestDatabase, dropTestRole, testEnv, urlOfRole } from "#test/database.ts";
import { exampleDrawing } from "@podium/shared/contracts/examples";
import { publishHall } from "#test/halls.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { runMigrations } from "#database/migrate.ts";
import { withConnection } from "./connection.ts";
import { makeBackup } from "./make-backup.ts";

const ODD = "tab\tline\nreturn\rback\\slash \\N \\. 'quote' \"double\" é 🎭 \u2028";

describe("a restored database", () => {
  test("is the one that was backed up: every row of every table, odd texts, JSON, bytes and computed columns", async ({
    podium,
    owner,
    admin,
    accounts,
    owns,
    backUp,
    restore,
    empty,
  }) => {
    const { id } = await accounts.leaveTraces(owner, admin);
    await ask(owns, "update reservations set remark = $2, network = '' where id = $1", [id, ODD]);
    await ask(owns, "update users set number = $2 where id = $1", [owner.id, ODD]);
    await ask(
      owns,
      "insert into audit_log (at, action, subject_type, subject_id, summary, details) values ('-infinity', 'X', 'code', 1, $1, $2)",
      [ODD, JSON.stringify({ [ODD]: [ODD, null, 1e21], nested: { empty: {} } })],
    );
    await publishHall(podium, { ...exampleDrawing, name: "é 🎭 'quote'" });
    await ask(owns, "update halls set underlay = $1", [JSON.stringify({ [ODD]: 1.5 })]);
    await ask(owns, "update mails set also = '{1,2,3}', claim = gen_random_uuid()");
    await ask(owns, "update authenticators set secret = '\\x00ff0a5c09'");
    await ask(
      owns,
      "insert into bank_statements (hash, file_name, uploaded_by, uploaded_at) values ('h', $1, $2, now())",
      [ODD, admin.id],
    );
    await ask(
      owns,
      "insert into bank_statement_lines select bank_statements.id, bank_transactions.id, 'CSV', '', $1 from bank_statements, bank_transactions limit 1",
      [ODD],
    );
    for (const row of [
      "ticket_type_prices select id, null, 600 from ticket_types limit 1",
      "reservation_vouchers select reservations.id, vouchers.id, 600, null from reservations, vouchers limit 1",
      "show_changes (show_id, kind, choose_before, made_at) select id, 'CANCELLED', now(), now() from shows limit 1",
      "show_choices select show_changes.id, reservations.id from show_changes, reservations limit 1",
      "online_refunds (payment_id, state, attempt, asked_at, next_check_at) select id, 'DONE', 1, now(), now() from payments limit 1",
      "passed_tickets (reservation_id, name, email, told, passed_at) select id, '', '', '', now() from reservations limit 1",
      `returned_tickets (reservation_id, show_id, seat_id, gross_cents, price_cents, secret, give_back, given_back_at)
        select id, show_id, 'T1-A', 1200, 1200, '', 'MONEY', now() from reservations limit 1`,
      `pending_moves (reservation_id, moves, due_cents, created_at, expires_at)
        select id, '[{"from": "R1-A"}]', 600, now(), now() from reservations limit 1`,
      "products (name, price_cents, vat_basis_points, stock, created_at) values ('Drankkaart', 1000, 2100, 5, now())",
      `product_lines (product_id, reservation_id, count, name, price_cents, vat_basis_points, secret)
        select products.id, reservations.id, 2, '', 1000, 2100, '' from products, reservations limit 1`,
      `product_hand_outs (client_id, line_id, count, outcome, at, recorded_at)
        select gen_random_uuid(), id, 1, 'ACCEPTED', now(), now() from product_lines`,
      "cash_shifts (volunteer_id, opened_at, opening_cents) select id, now(), 15000 from users limit 1",
      "wallet_passes (reservation_id, facts_hash, changed_at) select id, '', now() from reservations limit 1",
      "wallet_registrations (pass_id, wallet, device_id, push_token) select id, 'APPLE', '', '' from wallet_passes",
      "unverified_mail_counts values ('\\x5c00', now(), 1)",
      "ticket_codes (code, type, max_tickets) values ('ODD', 'SPONSOR', 3)",
      "documents (part, draft, changed_at) values ('play', '{}', now())",
      "document_versions (document_id, content, published_at) select id, '{}', now() from documents",
      "plays (document_id, created_at) select id, now() from documents where part = 'play'",
      "play_slugs select 'de-vrek', max(id), true from plays",
      "pictures (width, height, sizes, created_at, make_after) values (1, 1, '{1}', now(), now())",
      "seat_blocks (show_id, reason, holder, release_at) select id, 'press', 'Radio Zuid', now() from shows limit 1",
      `cast_quotas (show_id, name, seat_count, ends_at, token_hash, created_at)
        select id, 'Lotte Aerts', 4, now(), '\\x0c', now() from shows limit 1`,
      `rehearsals (show_id, people, seconds, state, created_at, seen_at, ended_at)
        select id, 200, 60, 'DONE', now(), now(), now() from shows limit 1`,
      `invitations (email, firstname, lastname, role, invited_by, token_hash, created_at, expires_at)
        select 'rik@test.example', '', '', 'DOOR', max(id), '\\x0b', now(), now() from users`,
      "test_provider_payments (ref, amount_cents, description, return_url, created_at) values ('r', 1, '', '', now())",
      "hall_floor_plans values (1, 'image/png', '\\x89504e470d0a1a0a00ff')",
      "password_resets (token_hash, created_at, expires_at) values ('\\x00', now(), 'infinity')",
      "sign_in_challenges (hash, purpose, expires_at) values ('\\x0a', 'SIGN_IN', now())",
      `door_devices (name, valid_until, pairing_hash, pair_before, created_by, created_at)
        select '', now(), '\\x09', now(), max(id), now() from users`,
    ])
      await ask(owns, `insert into ${row}`);
    // An older version wrote this line; today the trigger would rewrite it.
    await ask(
      owns,
      `alter table audit_log disable trigger audit_log_nameless;
      insert into audit_log (at, actor_name, action, subject_type, subject_id, summary, details)
        values (now(), 'Mia', 'X', 'code', 1, '', '{"reason": "ziek"}');
      alter table audit_log enable trigger audit_log_nameless`,
    );
    const before = await contentsOf(owns);
    expect(Object.keys(before).filter((name) => before[name]?.length === 0)).toEqual([]);
    const { file, rows } = await backUp("of/its/own.tar.gz");
    expect(rows).toBeGreaterThan(200);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
    await restore(file);
    expect(await contentsOf(empty)).toEqual(before);
    expect(before.reservations?.join()).toMatch(/"reserved_text":"\d/);
    // Ids that were used before are not used again.
    const next = "select nextval(pg_get_serial_sequence('mails', 'id')) as id";
    expect(await ask(empty, next)).toEqual(await ask(owns, next));
    await expect(ask(empty, "update audit_log set summary = ''")).rejects.toThrow("only ever added to");
    expect(await podium.deps.backups.lastGoodAt()).not.toBeNull();
  });

  test("follows a database of before the table of backups, and ends in today's schema", async ({
    folder,
    empty,
    store,
    restore,
  }) => {
    const former = await createTestDatabase();
    await withConnection(former.url, ({ db }) => runMigrations(db, "20261204-second-step-undo"));
    await ask(
      former.url,
      "insert into shows (name, starts_at, sales_close_at, price_cents) values ('De vrek', now(), now(), 1)",
    );
    const nameOf = () => join(folder, "former.tar.gz");
    const { file } = await makeBackup({ url: former.url, store, nameOf, counts: true });
    await restore(file);
    expect(await ask(empty, "select name from shows")).toEqual([{ name: "De vrek" }]);
    expect(await tablesOf(empty)).toContain("backups");
    await former.drop();
  });

  test("gives the app's role its rights, and is backed up with these alone", async ({
    folder,
    backUp,
    restore,
    empty,
  }) => {
    // Roles belong to the whole server, which refuses changes to one role by two tests at once.
    const role = `podium_restore_test_${randomBytes(6).toString("hex")}`;
    const appUrl = urlOfRole(empty, role);
    const { file } = await backUp();
    await restore(file, { appUrl });
    expect((await backUp("again.tar.gz", appUrl)).rows).toBeGreaterThan(0);
    await expect(ask(appUrl, "delete from audit_log")).rejects.toThrow("permission denied");
    expect(readdirSync(folder).toSorted()).toEqual(["again.tar.gz", "backup.tar.gz"]);
    await ask(empty, `drop owned by ${role}`);
    await dropTestRole(role);
  });

  test("closes again the accounts that were closed after the backup, and no account that got their number", async ({
    podium,
    owner,
    admin,
    accounts,
    backUp,
    restore,
    empty,
  }) => {
    const { file } = await backUp();
    await accounts.close(owner, owner.password);
    const reused = await makeUser(podium);
    await admin.api.deleteUser({ params: { id: reused.id } });
    await backUp("podium-2096-11-02T023000Z.tar.gz");
    // The newest backup has no accounts, as after a lost volume.
    const lost = await createTestDatabase(undefined, testEnv("TEST_TEMPLATE_DATABASE"));
    await backUp("podium-2096-11-03T023000Z.tar.gz", lost.url);
    await lost.drop();
    const toClose = "select user_id from accounts_to_close";
    await restore(file);
    expect(await ask(empty, toClose)).toEqual([{ user_id: owner.id }]);
    await ask(empty, "update users set created_at = created_at + interval '1 microsecond' where id = $1", [owner.id]);
    // The replaced database also knows closed accounts.
    await ask(empty, "update users set deleted_at = now() where id = $1", [admin.id]);
    expect(await restore(file, { replace: true })).toEqual([expect.stringMatching(/^This goes: .*\d+ users/)]);
    expect(await ask(empty, `${toClose} order by 1`)).toEqual(
      [{ user_id: admin.id }, { user_id: owner.id }].toSorted((a, b) => a.user_id - b.user_id),
    );
  });

  test("says which newer backups beside it cannot be read, and so not who closed an account since", async ({
    folder,
    backUp,
    restore,
  }) => {
    const { file } = await backUp();
    for (const day of ["2020-01-01", "2096-11-02", "2096-11-03"])
      writeFileSync(join(folder, `podium-${day}T023000Z.tar.gz`), "cut off");
    expect(await restore(file)).toEqual([
      expect.stringMatching(/^podium-2096-11-03.* cannot be read: accounts/),
      expect.stringMatching(/^podium-2096-11-02.* cannot be read: accounts/),
    ]);
  });

  test("has no open session, and no phone of the entrance: what was ended since stays so", async ({
    podium,
    owner,
    owns,
    admin,
    backUp,
    restore,
    empty,
  }) => {
    await admin.api.createDoorDevice({
      body: { name: "Ingang", until: new Date(Date.now() + 3_600_000).toISOString() },
    });
    const open = `select (select count(*)::int from sessions where ended_at is null) as sessions,
      (select count(*)::int from door_devices where ended_at is null) as devices`;
    const former = "update sessions set ended_at = '2026-01-01' where user_id = $1 returning ended_at";
    const before = await ask(owns, former, [owner.id]);
    const { file } = await backUp();
    await restore(file);
    expect(await ask(empty, open)).toEqual([{ sessions: 0, devices: 0 }]);
    // The restore does not change the database that was backed up.
    expect(await ask(empty, "select ended_at from sessions where user_id = $1", [owner.id])).toEqual(before);
    expect(
      await podium.deps.database.db.selectFrom("doorDevices").where("endedAt", "is", null).selectAll().execute(),
    ).not.toEqual([]);
  });
});

test("an older backup that is restored after a newer one raises every seat above what open screens saw of that one", async ({
  showId,
  backUp,
  restore,
  empty,
  owns,
}) => {
  const { file: older } = await backUp("older.tar.gz");
  await ask(owns, "update seats set version = version + 5 where show_id = $1", [showId]);
  const { file: newer } = await backUp("newer.tar.gz");
  const versions = "select min(version) as least, max(version) as most from seats where show_id = $1";
  const seen: Array<{ least: number; most: number } | undefined> = [];
  for (const file of [newer, older, newer]) {
    await restore(file, { replace: seen.length > 0 });
    seen.push(...(await ask<{ least: number; most: number }>(empty, versions, [showId])));
  }
  const [first, second, third] = seen;
  expect(second?.least).toBeGreaterThan(first?.most ?? Infinity);
  expect(third?.least).toBeGreaterThan(second?.most ?? Infinity);
});

test("a plan that is published after a restore gets an id that no plan had: browsers cache those that they saw", async ({
  podium,
  backUp,
  restore,
  empty,
}) => {
  const { file: older } = await backUp("older.tar.gz");
  await publishHall(podium, exampleDrawing);
  const { file: newer } = await backUp("newer.tar.gz");
  const next = "select nextval('hall_plans_id_seq')::int as id";
  const seen: number[] = [];
  for (const file of [newer, older, older]) {
    await restore(file, { replace: seen.length > 0 });
    const plans = await ask<{ id: number }>(empty, "select id from hall_plans");
    const [given] = await ask<{ id: number }>(empty, next);
    expect(Math.max(...seen, ...plans.map(({ id }) => id))).toBeLessThan(given?.id ?? 0);
    seen.push(given?.id ?? 0);
  }
});

test("a backup that is made while visitors buy is of one moment: carts and reservations have all their seats", async ({
  podium,
  backUp,
  restore,
}) => {
  const show = await makeShow(podium);
  const buyers = await Promise.all(Array.from({ length: 4 }, () => makeUser(podium)));
  /** In each round two buyers reserve three seats, and two add two seats to their carts. */
  const buy = (round: number) =>
    Promise.all(
      buyers.map(async ({ api }, nth) => {
        const seats = ["A", "B", "C"].map((letter) => `T${round * 4 + nth + 1}-${letter}`);
        await (nth % 2 ? reserve(api, show.id, seats) : hold(api, show.id, seats.slice(1)));
      }),
    );
  await buy(0);
  for (const round of [1, 2, 3]) {
    const [{ file }] = await Promise.all([backUp(`${round}.tar.gz`), buy(round)]);
    const database = await createTestDatabase();
    await restore(file, { url: database.url });
    const torn = `
      select 'cart' from carts where seat_count <> (select count(*) from seats where cart_id = carts.id)
      union all select 'reservation' from reservations where status in ('PENDING', 'CONFIRMED')
        and (select count(*) from seats where reservation_id = reservations.id)
          <> (select count(*) from reservation_seats where reservation_id = reservations.id)
      union all select 'price' from reservations where total_cents > 0 and status = 'PENDING' and total_cents
        <> (select count(*) * 1200 from reservation_seats where reservation_id = reservations.id)`;
    expect(await ask(database.url, torn)).toEqual([]);
    const [bought] = await ask<{ reservations: number; held: number }>(
      database.url,
      `select (select count(*)::int from reservations where show_id = $1) as reservations,
        (select sum(seat_count)::int from carts where show_id = $1) as held`,
      [show.id],
    );
    // The backup has all purchases from before it, and none of a later round. A reservation first holds its seats.
    expect(bought?.reservations).toBeGreaterThanOrEqual(2 * round);
    expect(bought?.reservations).toBeLessThanOrEqual(2 * (round + 1));
    expect(bought?.held).toBeGreaterThanOrEqual(4 * round);
    await database.drop();
  }
});
