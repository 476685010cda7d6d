import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { closingTest } from "#test/account-closing.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";

const DAY_SECONDS = 24 * 3600;

const clock = createFakeClock();
const test = closingTest(clock);

describe("a closed account is forgotten", () => {
  test("a day later, telephone number and password at once", async ({ podium, accounts, owner }) => {
    const { db } = podium.deps.database;
    await db.updateTable("users").set({ language: "fr" }).where("id", "=", owner.id).execute();
    await accounts.close(owner, owner.password);
    expect(await accounts.row(owner.id)).toMatchObject({
      lastname: "Vergeten",
      email: owner.email,
      number: "",
      passwordHash: "",
      // The language of later mails.
      language: "fr",
    });
    await accounts.sweep();
    expect((await accounts.row(owner.id)).lastname).toBe("Vergeten");
    clock.advance(DAY_SECONDS);
    await accounts.sweep();
    const erased = { firstname: "Verwijderde", lastname: "gebruiker", email: "", language: "nl" };
    expect(await accounts.row(owner.id)).toMatchObject(erased);
  });

  test("a day after the last show with paid tickets, also when an administrator closed it", async ({
    owner,
    showId,
    admin,
    podium,
    accounts,
  }) => {
    const id = await reserve(owner.api, showId, ["R3-A"]);
    await pay(admin.api, id);
    await admin.api.deleteUser({ params: { id: owner.id } });
    const { startsAt } = (await podium.deps.reservations.get(id)).show;
    clock.set(new Date(startsAt.getTime() + (DAY_SECONDS - 1) * 1000));
    await accounts.sweep();
    expect(await podium.deps.reservations.get(id)).toMatchObject({
      user: { lastname: "Vergeten" },
      reference: `Tickets #${id} - Vergeten Mia`,
    });
    clock.advance(1);
    await accounts.sweep();
    expect((await podium.deps.reservations.get(id)).user).toMatchObject({ firstname: "Verwijderde", email: "" });
    expect(await accounts.statusOf(id)).toBe("CONFIRMED");
    // The transfer reference contained the name as well.
    const { db } = podium.deps.database;
    expect((await podium.deps.reservations.get(id)).reference).toBe(`Tickets #${id} - gebruiker Verwijderde`);
    const remaining = await db.selectFrom("reservations").where("userId", "=", owner.id).selectAll().execute();
    expect(JSON.stringify(remaining)).not.toContain("Vergeten");
  });

  test("no sooner than a day after its last show when that show moves after the account was closed", async ({
    owner,
    admin,
    podium,
    accounts,
  }) => {
    const show = await makeShow(podium);
    await pay(admin.api, await reserve(owner.api, show.id, ["R1-A"]));
    await accounts.close(owner, owner.password);
    const planned = new Date(show.dateTime);
    const moved = new Date(planned.getTime() + 7 * DAY_SECONDS * 1000);
    await podium.deps.database.db.updateTable("shows").set({ startsAt: moved }).where("id", "=", show.id).execute();
    clock.set(new Date(planned.getTime() + 2 * DAY_SECONDS * 1000));
    await accounts.sweep();
    expect(await accounts.row(owner.id)).toMatchObject({ lastname: "Vergeten", email: owner.email });
    clock.set(new Date(moved.getTime() + DAY_SECONDS * 1000));
    await accounts.sweep();
    expect(await accounts.row(owner.id)).toMatchObject({ lastname: "gebruiker", email: "" });
  });

  test.for([
    [true, []],
    [false, ["Van het adres"]],
  ] as const)(
    "also where others wrote the name, and mails as files; address proved: %s",
    async ([isProved, left], { owner, admin, visitor, podium, accounts }) => {
      const { db } = podium.deps.database;
      const id = await reserve(owner.api, (await makeShow(podium)).id, ["R1-A"]);
      await pay(admin.api, id);
      await admin.api.cancelReservation({ params: { id }, body: { reason: "Mia Vergeten is ziek" } });
      const transfer = { amountCents: 1200, bookedOn: "2026-11-20", name: "Vergeten Mia", message: "Mia Vergeten" };
      await db
        .insertInto("bankTransactions")
        .values({ ...transfer, reservationId: id })
        .execute();
      await owner.api.sendContactMessage({ body: { name: "Mia", email: "ander@adres.example", message: "Aangemeld" } });
      await visitor.sendContactMessage({ body: { name: "Mia", email: owner.email, message: "Van het adres" } });
      if (isProved)
        await db.updateTable("users").set({ emailVerifiedAt: clock.now() }).where("id", "=", owner.id).execute();
      const outbox = join(podium.deps.config.DATA_DIR, "outbox");
      await podium.deps.mailDelivery.sweep();
      const namesHer = async () =>
        (await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8")))).filter(
          (mail) => mail.includes(`To: ${owner.email}`),
        ).length;
      expect(await namesHer()).toBeGreaterThan(0);

      await accounts.close(owner, owner.password);
      clock.advance(DAY_SECONDS);
      await accounts.sweep();
      clock.advance(-DAY_SECONDS);
      expect(await namesHer()).toBe(0);
      const messages = await db.selectFrom("contactMessages").where("name", "=", "Mia").select("message").execute();
      expect(messages.map(({ message }) => message)).toEqual(left);
      const remaining = [
        await db.selectFrom("reservations").where("id", "=", id).selectAll().execute(),
        await db.selectFrom("bankTransactions").where("reservationId", "=", id).selectAll().execute(),
        (await admin.api.listAudit({ query: { reservationId: id } })).items,
      ];
      expect(JSON.stringify(remaining)).not.toMatch(/Mia|Vergeten/);
      expect(remaining[2]).toMatchObject([{ person: { name: "Verwijderde gebruiker" } }, {}]);
      await db.deleteFrom("contactMessages").execute();
    },
  );
});

test("a ticket that was passed on to who is forgotten is the payer's again, with a code of their own, but a scanned one", async ({
  podium,
  owner: holder,
  admin,
  accounts,
}) => {
  const { db } = podium.deps.database;
  const secrets = async (id: number) =>
    (
      await db
        .selectFrom("reservationSeats")
        .where("reservationId", "=", id)
        .orderBy("seatId")
        .select("secret")
        .execute()
    ).map(({ secret }) => secret);
  await db.updateTable("users").set({ emailVerifiedAt: clock.now() }).where("id", "=", holder.id).execute();
  const dateTime = new Date(clock.now().getTime() + 30 * DAY_SECONDS * 1000).toISOString();
  const [payer, show] = [await makeUser(podium), await makeShow(podium, { dateTime })];
  const id = await reserve(payer.api, show.id, ["R1-A", "R1-B", "R1-C"]);
  await pay(admin.api, id);
  const { seats } = await payer.api.getTickets({ params: { id } });
  const ticketIds = seats.slice(0, 2).map((seat) => seat.id);
  await payer.api.passTicketsOn({ params: { id }, body: { ticketIds, name: "Mia", email: holder.email } });
  await admin.api.scanSeat({ params: { reservationId: id, seatId: "R1-B" } });
  const [passed, scanned, own] = await secrets(id);
  expect((await payer.api.getTickets({ params: { id } })).qrContents?.[0]).toBe("");

  await accounts.close(holder, holder.password);
  clock.advance(DAY_SECONDS);
  await accounts.sweep();
  const after = await secrets(id);
  expect(after.slice(1)).toEqual([scanned, own]);
  expect(after[0]).not.toBe(passed);
  expect((await payer.api.getTickets({ params: { id } })).qrContents?.[0]).toContain(after[0]);
  // The payer could not know that the ticket came back.
  const mails = db.selectFrom("mails").where("kind", "=", "TICKET_CAME_BACK").select("subjectId");
  expect(await mails.execute()).toEqual([{ subjectId: id }]);
});

test("what a restored backup opened again is closed again by the next sweep, but for the last administrator", async ({
  podium,
  owner,
  admin,
  accounts,
}) => {
  const unpaid = await reserve(owner.api, (await makeShow(podium)).id, ["R1-A"]);
  const { db } = podium.deps.database;
  await db
    .insertInto("accountsToClose")
    .values([{ userId: admin.id }, { userId: owner.id }])
    .execute();
  await accounts.sweep();
  expect(await accounts.row(owner.id)).toMatchObject({ passwordHash: "", deletedAt: clock.now() });
  expect(await accounts.statusOf(unpaid)).toBe("CANCELLED");
  expect(await accounts.row(admin.id)).toMatchObject({ deletedAt: null });
  expect(await podium.deps.backups.accountsToClose()).toEqual([admin.id]);
});

test("an account that cannot be closed again keeps neither another open nor a forgotten name", async ({
  podium,
  owner,
  accounts,
}) => {
  await accounts.close(owner, owner.password);
  clock.advance(DAY_SECONDS);
  const [stuck, other] = [await makeUser(podium), await makeUser(podium)];
  await podium.deps.database.db
    .insertInto("accountsToClose")
    .values([{ userId: stuck.id }, { userId: other.id }])
    .execute();
  const never = sql.raw(`alter table users add constraint stuck check (id <> ${stuck.id} or deleted_at is null)`);
  await podium.asOwner((db) => never.execute(db));
  await accounts.sweep();
  expect((await accounts.row(other.id)).deletedAt).toEqual(clock.now());
  expect((await accounts.row(owner.id)).lastname).toBe("gebruiker");
  expect(await podium.deps.backups.accountsToClose()).toContain(stuck.id);
  await podium.asOwner((db) => sql`alter table users drop constraint stuck`.execute(db));
  await accounts.sweep();
  expect((await accounts.row(stuck.id)).deletedAt).toEqual(clock.now());
});
