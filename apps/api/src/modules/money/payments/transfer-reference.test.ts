import { reserve } from "@podium/shared/test/steps.ts";
import { sql } from "kysely";
import { expect } from "vitest";
import { up } from "#database/migrations/20261202-told-references.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { mailTest } from "#test/fixtures.ts";

const test = mailTest().extend("references", ({ podium, admin }) => {
  const { db } = podium.deps.database;
  return {
    rename: async (userId: number, firstname: string, lastname: string) => {
      await db.updateTable("users").set({ firstname, lastname }).where("id", "=", userId).execute();
    },
    stored: async (id: number) =>
      (await db.selectFrom("reservations").where("id", "=", id).select("transferReference").executeTakeFirstOrThrow())
        .transferReference,
    found: async (search: string) => {
      const list = await admin.api.listPayments({ query: { search, page: 1 } });
      return ("items" in list ? list.items : list).map(({ reference }) => reference);
    },
  };
});

const statement = (message: string) =>
  `Datum;Bedrag;Naam tegenpartij;Mededeling\n20/11/2026;12,00;X;${message}\n19/11/2026;-40,00;Drukker;affiches\n`;

const columns = { date: "Datum", amount: "Bedrag", name: "Naam tegenpartij", message: "Mededeling", reference: null };

test("a visitor gets one reference everywhere, and an administrator finds that very string", async ({
  podium,
  admin,
  mailbox,
  sendMails,
  references,
}) => {
  const user = await makeUser(podium);
  await references.rename(user.id, "José", "Müller");
  const id = await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]);
  const reference = `Tickets #${id} - Muller Jose`;

  const page = await user.api.getTransferDetails({ params: { id } });
  expect(page.reference).toBe(reference);
  expect(page.epc?.split("\n").at(-1)).toBe(reference);
  await sendMails();
  const [mail] = await mailbox.mailsTo(user.email);
  expect(mail?.text).toContain(reference);
  expect(mail?.html).toContain(reference);

  expect(await references.found(reference)).toEqual([reference]);
  const read = await admin.api.uploadBankStatement({
    body: { fileName: "afschrift.csv", content: statement(reference), columns },
  });
  expect(read).toMatchObject({ lines: [{ message: reference, match: "certain", reservation: { id } }] });
});

test("a reference stays what the visitor got when the account gets another name, wherever it is read", async ({
  podium,
  admin,
  mailbox,
  sendMails,
  references,
}) => {
  const user = await makeUser(podium);
  await references.rename(user.id, "Lieve", "Verbeeck");
  const id = await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]);
  const reference = `Tickets #${id} - Verbeeck Lieve`;
  await user.api.updateProfile({
    body: { id: user.id, firstname: "Lieve", lastname: "Anders", email: user.email, number: "0470112233" },
  });

  const page = await user.api.getTransferDetails({ params: { id } });
  expect(page).toMatchObject({
    reference: reference,
    reservation: { reference: reference, user: { lastname: "Anders" } },
  });
  expect(page.epc?.split("\n").at(-1)).toBe(reference);
  await sendMails();
  expect((await mailbox.mailsTo(user.email))[0]?.text).toContain(reference);
  // A search finds the reservation by the name on the statement and by the present one.
  for (const search of [reference, "verbeeck lieve", "Anders"])
    expect(await references.found(search)).toEqual([reference]);
  const read = await admin.api.uploadBankStatement({
    body: { fileName: "afschrift.csv", content: statement(reference), columns },
  });
  expect(read).toMatchObject({ lines: [{ match: "certain", reservation: { id, reference: reference } }] });
});

test("a guest of the box office has the reference that was given, when the name is corrected", async ({
  podium,
  admin,
  references,
}) => {
  const { id: showId } = await makeShow(podium);
  const made = await admin.api.reserveForGuest({
    params: { id: showId },
    body: { seatIds: ["T1-A"], guest: { firstname: "Jef", lastname: "Vissers" }, paid: "transfer" },
  });
  const reference = `Tickets #${made.id} - Vissers Jef`;
  expect(made.reference).toBe(reference);
  await references.rename(made.user.id, "Jef", "Visschers");
  expect(await references.found(reference)).toEqual([reference]);
});

test("the reference of a reservation that an older version makes during an update follows the name", async ({
  podium,
  references,
}) => {
  const user = await makeUser(podium);
  const id = await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]);
  // An older version does not know the column.
  await podium.deps.database.db
    .updateTable("reservations")
    .set({ transferReference: null })
    .where("id", "=", id)
    .execute();
  await references.rename(user.id, "Jo", "Later");
  expect((await user.api.getTransferDetails({ params: { id } })).reference).toBe(`Tickets #${id} - Later Jo`);
});

test("reservations of before get the reference that their visitors got", async ({ podium, references }) => {
  const user = await makeUser(podium);
  await references.rename(user.id, "Zoë", "D’Hondt");
  const { id: showId } = await makeShow(podium);
  const ids = [await reserve(user.api, showId, ["R1-A"]), await reserve(user.api, showId, ["R1-B"])];
  await podium.asOwner(async (db) => {
    // Drops also the columns and indexes that depend on it
    await sql`alter table reservations drop column transfer_reference cascade`.execute(db);
    await up(db);
  });
  for (const id of ids) expect(await references.stored(id)).toBe(`Tickets #${id} - D'Hondt Zoe`);
});
