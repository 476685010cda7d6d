import { randomUUID } from "node:crypto";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type RetainedAccounts, KEPT, type Kept, type Term, termBefore } from "@podium/shared/site/retention";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import type { Insertable } from "kysely";
import { describe, expect } from "vitest";
import type { NewsletterSubscribersTable } from "#database/tables/messages.ts";
import type { BankTransactionsTable } from "#database/tables/payments.ts";
import { makeAnonymous, makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { retainedMessage, retainedRemarks } from "#test/holder-messages.ts";
import { insertPasses } from "#modules/entrance/wallet/wallet.repository.ts";
import { keptPassed, retainedVouchers } from "#test/retained-rows.ts";
import { apiTest } from "#test/fixtures.ts";
import { endedOffer } from "#test/waiting.ts";

const HOUR_SECONDS = 3600;
/** Starts at the present, since log lines are deleted by the database's own clock */
const clock = createFakeClock();
const test = apiTest({ clock })
  .extend("db", { scope: "file" }, ({ podium }) => podium.deps.database.db)
  .extend("forget", { scope: "file" }, ({ podium }) => podium.deps.retention.run)
  .extend("count", { scope: "file" }, ({ podium }) => async (table: string, where = "true"): Promise<number> => {
    const { rows } = await podium.deps.database.pool.query<{ count: number }>(
      `select count(*)::int as count from ${table} where ${where}`,
    );
    return rows[0]?.count ?? 0;
  })
  .extend("outbox", { scope: "file" }, ({ podium }) => join(podium.deps.config.DATA_DIR, "outbox"));

/** Sets the clock just before the end of a term from `start` (yields true: still stored), and then just after it. */
function* aroundTheEnd(term: Term, start: Date): Generator<boolean> {
  const spare = "years" in term ? 2 * 24 * HOUR_SECONDS : HOUR_SECONDS;
  const length = start.getTime() - termBefore(term, start).getTime();
  clock.set(new Date(start.getTime() + length - spare * 1000));
  yield true;
  clock.set(new Date(start.getTime() + length + spare * 1000));
  yield false;
}

interface World {
  podium: Parameters<typeof makeShow>[0];
  admin: Awaited<ReturnType<typeof makeUser>>;
}

type Rule = (world: World) => Promise<{ start: Date; kept: string }>;

async function storeTransfer({ deps }: World["podium"], row: Partial<Insertable<BankTransactionsTable>>) {
  const values = { amountCents: 1200, bookedOn: null, name: "", message: "", account: "", reservationId: null, ...row };
  await deps.database.db.insertInto("bankTransactions").values(values).execute();
}

async function paidSeat({ podium, admin }: World) {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  const id = await reserve(user.api, show.id, ["R1-A"]);
  await pay(admin.api, id);
  return { id, show, start: new Date(show.dateTime) };
}

async function storeSubscriber(
  { deps }: World["podium"],
  name: string,
  moments: Pick<Insertable<NewsletterSubscribersTable>, "askedAt" | "confirmedAt" | "leftAt">,
): Promise<void> {
  const tokens = { confirmToken: name.padEnd(24, "c"), leaveToken: name.padEnd(24, "l") };
  const row = {
    email: `${name}@nieuws.example`,
    language: "nl",
    consent: "Ik wil.",
    mailedAt: new Date(0),
    userId: null,
  };
  await deps.database.db
    .insertInto("newsletterSubscribers")
    .values({ ...row, ...tokens, ...moments })
    .execute();
}

describe("stored data is deleted when its term is over, and not before", () => {
  /** A rule for each sentence of the privacy page: when its term begins, and whether some of its data still exists */
  const RULES: Record<Exclude<Kept, RetainedAccounts | "logLines" | "mailFiles">, Rule> = {
    async contactMessages({ podium }) {
      await podium.deps.contact.send({ name: "Mia", email: "mia@weg.example", message: "Dag", website: "" });
      return {
        start: clock.now(),
        kept: `select (select count(*) from contact_messages where email = 'mia@weg.example')
          + (select count(*) from mails where kind = 'CONTACT_MESSAGE')`,
      };
    },
    async newsletterRequests({ podium }) {
      await storeSubscriber(podium, "vraag", { askedAt: clock.now(), confirmedAt: null, leftAt: null });
      // A subscriber of long ago stays: without that row the count is never 0.
      await storeSubscriber(podium, "blijft", { askedAt: new Date(0), confirmedAt: new Date(0), leftAt: null });
      const kept = `select count(*) filter (where email like 'vraag@%') + 1 - count(*) filter (where email like 'blijft@%')
        from newsletter_subscribers`;
      return { start: clock.now(), kept };
    },
    async newsletterLeavers({ podium }) {
      await storeSubscriber(podium, "weg", { askedAt: new Date(0), confirmedAt: new Date(0), leftAt: clock.now() });
      return { start: clock.now(), kept: `select count(*) from newsletter_subscribers where email like 'weg@%'` };
    },
    async unpaidReservations({ podium }) {
      const [user, show] = [await makeUser(podium), await makeShow(podium)];
      const id = await reserve(user.api, show.id, ["R1-A"]);
      clock.set(new Date(show.dateTime));
      await podium.deps.reservations.expireDue();
      return {
        start: new Date(show.dateTime),
        kept: `select (select count(*) from reservations where id = ${id})
          + (select count(*) from reservation_seats where reservation_id = ${id})
          + (select count(*) from mails where kind <> 'CONTACT_MESSAGE' and subject_id = ${id})`,
      };
    },
    waitingLists: ({ podium }) => endedOffer(podium),
    async waitingRooms({ podium }) {
      const [user, show] = [await makeUser(podium), await makeShow(podium)];
      await user.api.enterWaitingRoom({ params: { id: show.id } });
      // The turn of the only visitor begins at once, and ends after five minutes.
      const start = new Date(clock.now().getTime() + 300_000);
      return { start, kept: `select count(*) from waiting_room_entries where show_id = ${show.id}` };
    },
    showMessages: async (world) => retainedMessage(world.admin, await paidSeat(world)),
    ...retainedVouchers(clock),
    remarks: async (world) => retainedRemarks(world.admin, await paidSeat(world)),
    async walletPasses(world) {
      const { id, start } = await paidSeat(world);
      await insertPasses(world.podium.deps.database.db, { reservationId: id, passedId: null }, clock.now());
      return { start, kept: `select count(*) from wallet_passes where reservation_id = ${id}` };
    },
    passedTickets: async (world) => keptPassed(world.podium.deps, clock.now(), await paidSeat(world)),
    async namesOfReservations({ podium, admin }) {
      const { id, start } = await paidSeat({ podium, admin });
      await storeTransfer(podium, { name: "Piet", message: "Piet", reservationId: id });
      return {
        start,
        kept: `select (select count(*) from reservations join users on users.id = user_id where reservations.id = ${id}
            and (firstname = 'Piet' or transfer_reference is not null))
          + (select count(*) from bank_transactions where reservation_id = ${id} and name || message <> '')`,
      };
    },
    async paidReservations({ podium, admin }) {
      const { id, show, start } = await paidSeat({ podium, admin });
      await admin.api.scanSeat({ params: { reservationId: id, seatId: "R1-A" } });
      const { db } = podium.deps.database;
      const money = { amountCents: 1200, createdAt: clock.now(), nextCheckAt: clock.now(), provider: "mollie" };
      await db
        .insertInto("payments")
        .values({ ...money, reservationId: id, status: "PAID", paidAt: clock.now(), paidCents: 1200 })
        .execute();
      await storeTransfer(podium, { account: "BE68 van de boeken", reservationId: id });
      return {
        start,
        kept: `select (select count(*) from shows where id = ${show.id})
          + (select count(*) from reservations where id = ${id})
          + (select count(*) from reservation_seats where reservation_id = ${id})
          + (select count(*) from payments where reservation_id = ${id})
          + (select count(*) from bank_transactions where account = 'BE68 van de boeken')
          + (select count(*) from scans where show_id = ${show.id})`,
      };
    },
    async unmatchedTransfers({ podium, admin }) {
      const { db } = podium.deps.database;
      const file = { hash: "huur", fileName: "huur.csv", uploadedBy: admin.id, uploadedAt: clock.now() };
      await db.insertInto("bankStatements").values(file).execute();
      await storeTransfer(podium, { name: "Jan", message: "Huur", reservationId: null, readAt: clock.now() });
      return {
        start: clock.now(),
        kept: `select (select count(*) from bank_transactions where message = 'Huur')
          + (select count(*) from bank_statements where hash = 'huur')`,
      };
    },
    async mailedLinks({ podium }) {
      const { id: userId, email } = await makeUser(podium);
      await podium.deps.mailedLinks.requestPassword(email);
      const { database, securityNotices } = podium.deps;
      const links = database.db.selectFrom("accountLinks").select("expiresAt");
      const { expiresAt } = await links.executeTakeFirstOrThrow();
      clock.set(expiresAt);
      const former = "insert into password_resets (user_id, created_at, expires_at) values ($1, $2, $2)";
      await database.pool.query(former, [userId, expiresAt]);
      await database.transact((transaction) => securityNotices.send(transaction, { userId, what: "PASSWORD_CHANGED" }));
      return {
        start: expiresAt,
        kept: `select (select count(*) from account_links) + (select count(*) from security_notices)
          + (select count(*) from password_resets)
          + (select count(*) from mails where kind in ('PASSWORD_RESET', 'SECURITY_NOTICE'))`,
      };
    },
    async sessions({ podium, admin }) {
      const [{ id, api }, show] = [await makeUser(podium), await makeShow(podium)];
      const { db } = podium.deps.database;
      const reservation = await reserve(api, show.id, ["R1-A"]);
      await pay(admin.api, reservation);
      await db.updateTable("sessions").set({ expiresAt: clock.now() }).where("userId", "=", id).execute();
      await db.updateTable("reservations").set({ network: "192.0.2.1" }).where("id", "=", reservation).execute();
      return {
        start: clock.now(),
        kept: `select (select count(*) from sessions where user_id = ${id})
          + (select count(*) from reservations where network is not null)`,
      };
    },
    async anonymousAccounts({ podium }) {
      const { id } = await makeAnonymous(podium);
      return { start: clock.now(), kept: `select count(*) from users where id = ${id}` };
    },
    async doorDevices({ podium, admin }) {
      const { db } = podium.deps.database;
      const at = clock.now();
      const device = { name: "tablet", pairingHash: Buffer.from("x"), pairBefore: at, createdBy: admin.id };
      const { id } = await db
        .insertInto("doorDevices")
        .values({ ...device, createdAt: at, validUntil: at })
        .returning("id")
        .executeTakeFirstOrThrow();
      const session = { userId: null, doorDeviceId: id, device: "Chrome", network: "1.2.3.4", expiresAt: at };
      await db
        .insertInto("sessions")
        .values({ ...session, id: randomUUID(), createdAt: at, lastSeenAt: at })
        .execute();
      return {
        start: at,
        kept: `select (select count(*) from door_devices) + (select count(*) from sessions where door_device_id = ${id})`,
      };
    },
  };

  test.for(Object.entries(RULES))("%s", async ([what, begin], { podium, admin, forget }) => {
    const { start, kept } = await begin({ podium, admin });
    const rows = async () => Number((await podium.deps.database.pool.query(`select (${kept}) as rows`)).rows[0]?.rows);
    const all = await rows();
    expect(all).toBeGreaterThan(0);
    for (const isKept of aroundTheEnd(KEPT[what as Kept], start)) {
      await forget();
      expect([isKept, await rows()]).toEqual([isKept, isKept ? all : 0]);
    }
  });

  test("lines of the log, and no others: the database refuses those", async ({ podium, forget, count }) => {
    clock.set(new Date());
    const { pool } = podium.deps.database;
    for (const age of ["3 years 1 hour", "3 years -2 days"])
      await pool.query(
        `insert into audit_log (at, action, subject_type, subject_id, summary, details)
          values (now() - $1::interval, 'CODE_CREATED', 'code', 1, $2, '{}')`,
        [age, age],
      );
    expect(await count("audit_log", "summary like '3 years %'")).toBe(2);
    await forget();
    expect(await count("audit_log", "summary = '3 years 1 hour'")).toBe(0);
    expect(await count("audit_log", "summary = '3 years -2 days'")).toBe(1);
    await expect(pool.query("select delete_log_lines(now(), 200)")).rejects.toThrow("only ever added to");
  });

  test("mails that were written as files", async ({ outbox, forget }) => {
    const days = KEPT.mailFiles.days;
    await mkdir(outbox, { recursive: true });
    for (const [name, age] of [
      ["jong.eml", days - 1],
      ["oud.eml", days + 1],
    ] as const) {
      await writeFile(join(outbox, name), "To: an@voorbeeld.example\r\n\r\nDag");
      const at = new Date(clock.now().getTime() - age * 24 * HOUR_SECONDS * 1000);
      await utimes(join(outbox, name), at, at);
    }
    await forget();
    expect((await readdir(outbox)).filter((name) => /^(jong|oud)/.test(name))).toEqual(["jong.eml"]);
  });
});

describe("the books", () => {
  test("do not apply to reservations that brought money, though they ended unpaid or were cancelled", async ({
    podium,
    admin,
    db,
    forget,
    count,
  }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const cancelled = await reserve(user.api, show.id, ["R1-A"]);
    await pay(admin.api, cancelled);
    await admin.api.cancelReservation({ params: { id: cancelled }, body: { reason: "Ziek" } });
    const late = await reserve(user.api, show.id, ["R1-B"]);
    const other = await reserve(user.api, show.id, ["R1-C"]);
    clock.set(new Date(show.dateTime));
    await podium.deps.reservations.expireDue();
    await storeTransfer(podium, { reservationId: late });
    clock.advance(91 * 24 * HOUR_SECONDS);
    await forget();
    const left = await db.selectFrom("reservations").where("showId", "=", show.id).select("id").orderBy("id").execute();
    expect(left.map(({ id }) => id)).toEqual([cancelled, late]);
    expect(await count("reservations", `id = ${other}`)).toBe(0);
  });

  test("say the same after the names are gone: who bought is counted, whose it was is nowhere", async ({
    podium,
    admin,
    db,
    forget,
    count,
  }) => {
    const [an, bo] = [await makeUser(podium), await makeUser(podium)];
    const show = await makeShow(podium);
    const ids = [await reserve(an.api, show.id, ["R1-A", "R1-B"]), await reserve(an.api, show.id, ["R1-C"])];
    const bos = await reserve(bo.api, show.id, ["R1-D"]);
    for (const id of [...ids, bos]) await pay(admin.api, id);
    const cancel = await reserve(bo.api, show.id, ["R1-E"]);
    await admin.api.cancelReservation({ params: { id: cancel }, body: { reason: "Bo is ziek" } });
    const guest = { firstname: "Gea", lastname: "Gast", email: "gea@gast.example", number: "" };
    await admin.api.reserveForGuest({ params: { id: show.id }, body: { guest, seatIds: ["R2-A"], paid: "cash" } });
    clock.set(new Date(show.dateTime));
    const before = await podium.deps.statistics.overview();
    clock.set(new Date(new Date(show.dateTime).getTime() + 3 * 365.25 * 24 * HOUR_SECONDS * 1000));
    await forget();
    await forget();
    // Averages are per buyer: An is one buyer, though she bought twice.
    expect(await podium.deps.statistics.overview()).toEqual(before);
    const reservations = await db.selectFrom("reservations").where("showId", "=", show.id).selectAll().execute();
    expect(JSON.stringify(reservations)).not.toMatch(/Piet|Bo is|Gea/i);
    expect(await count("users", "firstname in ('Gea') or search_text ~ 'gea|gast'")).toBe(0);
    const list = await podium.deps.reservations.getMany([...ids, bos]);
    expect([...list.values()].map(({ user }) => user.lastname)).toEqual(["gebruiker", "gebruiker", "gebruiker"]);
    // The account is still in use: it keeps its name, and no longer lists that show.
    expect(await podium.deps.users.me({ ...an, role: "USER" })).toMatchObject({ firstname: "Piet", email: an.email });
    expect(await podium.deps.reservations.listOf(an.id)).toEqual([]);
  });
});

test("two processes that forget at once forget once", async ({ podium, forget, count }) => {
  for (const nth of [1, 2, 3])
    await podium.deps.contact.send({ name: `Bot ${nth}`, email: "x@y.example", message: "Dag", website: "" });
  clock.advance(400 * 24 * HOUR_SECONDS);
  await Promise.all([forget(), forget(), forget()]);
  expect(await count("contact_messages")).toBe(0);
});
