import { reserve } from "@podium/shared/test/steps.ts";
import { sql } from "kysely";
import { expect } from "vitest";
import { call, makeShow, makeUser } from "#test/factories.ts";
import { lockRows } from "#test/row-lock.ts";
import { changedShowTest as test, clock, codeOf, form } from "#test/changed-shows.ts";

test("a reservation that is confirmed while its show is cancelled is asked what becomes of its money", async ({
  podium,
  admin,
  holder,
}) => {
  const { show } = await holder();
  const late = await makeUser(podium);
  const id = await reserve(late.api, show.id, ["R4-B"]);
  const confirm = "update reservations set status = 'CONFIRMED', confirmed_at = now() where id = $1";
  const confirming = await lockRows(podium.deps.database.pool, confirm, [id]);
  try {
    const cancelling = admin.api.cancelShow({ params: { id: show.id }, body: form() });
    await expect.poll(confirming.waiting).toBe(1);
    await confirming.commit();
    const { change } = await cancelling;
    expect(change?.items.map(({ reservationId }) => reservationId)).toContain(id);
    expect((await late.api.openChoices({ body: {} })).changes).toMatchObject([{ reservations: [{ id }] }]);
  } finally {
    confirming.release();
  }
});

test("a reservation that was moved to another show is not ended by the message of the first", async ({
  podium,
  admin,
  holder,
  tokenOf,
}) => {
  const { show, user, id } = await holder();
  await admin.api.cancelShow({ params: { id: show.id }, body: form() });
  const token = await tokenOf(user);
  const other = await makeShow(podium);
  await admin.api.rebookReservation({ params: { id }, body: { showId: other.id, seatIds: ["R2-A", "R2-B"] } });
  const response = await call(podium, "PUT", `/api/choices/${id}`, { body: { token, choice: "GIFT" } });
  expect([response.statusCode, codeOf(response)]).toEqual([404, "CHOICE_NOT_FOUND"]);
  expect((await user.api.listMyReservations())[0]?.status).toBe("CONFIRMED");
  const { chooseBefore: _, ...reminder } = form();
  const reminding = await admin.call("POST", `/api/admin/shows/${show.id}/change/remind`, reminder);
  expect(codeOf(reminding)).toBe("NOBODY_TO_WRITE");
});

test("another date is announced once by two presses at once, and not after the show was cancelled", async ({
  podium,
  admin,
  holder,
  postpone,
}) => {
  const { show, id } = await holder();
  await postpone(show);
  const body = form();
  await Promise.all([1, 2, 3].map(() => admin.api.announceChange({ params: { id: show.id }, body })));
  const { db, pool } = podium.deps.database;
  const changes = () => db.selectFrom("showChanges").where("showId", "=", show.id).select("kind").execute();
  expect(await changes()).toEqual([{ kind: "CHANGED" }]);
  expect((await admin.api.listShowMessages({ params: { id: show.id } })).items).toHaveLength(1);

  await postpone(show);
  const cancel = "update shows set cancelled_at = $2 where id = $1";
  const cancelling = await lockRows(pool, cancel, [show.id, clock.now()]);
  try {
    const announced = admin.call("POST", `/api/admin/shows/${show.id}/change`, form());
    await expect.poll(cancelling.waiting).toBe(1);
    await cancelling.commit();
    expect(codeOf(await announced)).toBe("SHOW_CANCELLED");
  } finally {
    cancelling.release();
  }
  expect(await changes()).toHaveLength(1);
  expect((await admin.api.getReservation({ params: { id } })).status).toBe("CONFIRMED");
});

test("a visitor who was let in chooses when the show is cancelled halfway, and keeps the seats of one that only changes", async ({
  admin,
  podium,
  holder,
  announce,
}) => {
  const scanned = async () => {
    const one = await holder();
    const { db } = podium.deps.database;
    await db
      .updateTable("reservationSeats")
      .set({ scannedAt: clock.now() })
      .where("reservationId", "=", one.id)
      .execute();
    return one;
  };
  const [halfway, changed] = [await scanned(), await scanned()];
  await admin.api.cancelShow({ params: { id: halfway.show.id }, body: form() });
  const page = await halfway.user.api.choose({ params: { id: halfway.id }, body: { choice: "VOUCHER" } });
  expect(page.changes).toMatchObject([{ reservations: [{ choice: "VOUCHER" }] }]);

  await announce(changed.show);
  const { changes } = await changed.user.api.openChoices({ body: {} });
  expect(changes).toMatchObject([{ reservations: [{ choices: ["KEEP"] }] }]);
  const given = await changed.user.call("PUT", `/api/choices/${changed.id}`, { choice: "GIFT" });
  expect(codeOf(given)).toBe("TICKETS_SCANNED");
});

test("a guest to whom a drink was handed out keeps the seats of a show that changes, until that is taken back", async ({
  admin,
  podium,
  holder,
  announce,
}) => {
  const { show, user, id } = await holder();
  const { db } = podium.deps.database;
  const name = "Drankkaart";
  const product = { name, priceCents: 0, vatBasisPoints: 2100, stock: null, showIds: [], sellUntil: null };
  const { id: productId } = await db
    .insertInto("products")
    .values({ ...product, createdAt: clock.now(), archivedAt: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  const line = { productId, reservationId: id, cartId: null, count: 1, name, priceCents: 0, vatBasisPoints: 2100 };
  const { id: lineId } = await db
    .insertInto("productLines")
    .values({ ...line, secret: "geheim" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const url = `/api/reservation/${id}/products/${lineId}/hand-out`;
  expect((await admin.call("POST", url)).statusCode).toBe(200);
  await announce(show);
  expect((await user.api.openChoices({ body: {} })).changes).toMatchObject([{ reservations: [{ choices: ["KEEP"] }] }]);
  const choose = () => user.call("PUT", `/api/choices/${id}`, { choice: "MONEY" });
  expect(codeOf(await choose())).toBe("PRODUCTS_HANDED_OUT");
  expect((await admin.call("DELETE", url)).statusCode).toBe(200);
  expect((await user.call("PUT", `/api/choices/${id}`, { choice: "VOUCHER" })).statusCode).toBe(200);
});

test("a mail about tickets that was passed on does not say where the money goes; the message does", async ({
  podium,
  admin,
  holder,
  tokenOf,
}) => {
  const { show, user, id } = await holder();
  await admin.api.cancelShow({ params: { id: show.id }, body: form() });
  const { db } = podium.deps.database;
  const { rows } = await sql<{ id: string }>`select id from sessions where user_id = ${user.id}`.execute(db);
  for (const { id: sessionId } of rows)
    await podium.deps.database.transact((transaction) =>
      podium.deps.sessions.openedByLink(transaction, { sessionId }, id),
    );
  // Longer than the caller is cached.
  clock.advance(2);
  const body = { choice: "MONEY", iban: "BE68 5390 0754 7034" };
  const refused = await user.call("PUT", `/api/choices/${id}`, body);
  expect([refused.statusCode, codeOf(refused)]).toEqual([404, "CHOICE_NOT_FOUND"]);
  const token = await tokenOf(user);
  expect((await user.call("PUT", `/api/choices/${id}`, { ...body, token })).statusCode).toBe(200);
});

test("without the message's link an account number asks for a proof of the last ten minutes; what names none does not", async ({
  admin,
  holder,
}) => {
  const { show, user, id } = await holder();
  await admin.api.cancelShow({ params: { id: show.id }, body: form() });
  clock.advance(601);
  const money = { choice: "MONEY", iban: "BE68 5390 0754 7034" } as const;
  for (const [who, path] of [
    [user, `/api/choices/${id}`],
    [admin, `/api/admin/reservations/${id}/choice`],
  ] as const)
    expect(codeOf(await who.call("PUT", path, money))).toBe("PROOF_NEEDED");
  expect((await user.call("PUT", `/api/choices/${id}`, { choice: "VOUCHER" })).statusCode).toBe(200);
});

test("a message's link opens nothing any more once the address is corrected; the right one gets it again", async ({
  podium,
  admin,
  mailbox,
  sendMails,
}) => {
  const show = await makeShow(podium);
  const guest = { firstname: "Gust", lastname: "Peeters", email: `fout${show.id}@elders.example`, number: "" };
  const body = { guest, seatIds: ["R1-A"], paid: "cash" as const };
  const { id } = await admin.api.reserveForGuest({ params: { id: show.id }, body });
  await admin.api.cancelShow({ params: { id: show.id }, body: form() });
  const tokenTo = async (email: string) => {
    await sendMails();
    const mail = (await mailbox.mailsTo(email)).findLast(({ text }) => text?.includes("/keuze#token="));
    return decodeURIComponent(/\/keuze#token=([\w.%-]+)/.exec(mail?.text ?? "")?.[1] ?? "");
  };
  const wrong = await tokenTo(guest.email);
  const email = `juist${show.id}@elders.example`;
  await admin.api.correctGuest({ params: { id }, body: { ...guest, email } });
  const refused = await call(podium, "POST", "/api/choices", { body: { token: wrong } });
  expect(codeOf(refused)).toBe("LINK_EXPIRED");
  const right = await call(podium, "POST", "/api/choices", { body: { token: await tokenTo(email) } });
  expect(right.json()).toMatchObject({ changes: [{ reservations: [{ id }] }] });
});
