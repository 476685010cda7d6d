import { hold, pay, reserve, sellVoucher, ticketsOf } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { readCalendar, readEvent } from "#test/calendar.ts";
import { changedShowTest as test, clock, codeOf, DAY_SECONDS, form } from "#test/changed-shows.ts";
import { call, makeShow, makeUser } from "#test/factories.ts";
import { waiter } from "#test/waiting.ts";

describe("a show that is cancelled", () => {
  test("sells nothing more from that moment, and ends what was not paid, in a cart or waited for", async ({
    podium,
    admin,
    holder,
  }) => {
    const { show } = await holder();
    const [unpaid, choosing, waiting] = [await makeUser(podium), await makeUser(podium), await makeUser(podium)];
    const unpaidId = await reserve(unpaid.api, show.id, ["R2-A"]);
    await hold(choosing.api, show.id, ["R3-A"]);
    const { joinedAt: _, ...entry } = { showId: show.id, userId: waiting.id, seats: 2, together: false, joinedAt: 0 };
    await podium.deps.database.db
      .insertInto("waitingWishes")
      .values({ ...entry, joinedAt: clock.now() })
      .execute();
    const state = await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    expect(state.holders).toMatchObject({ reservations: 1, people: 1, seats: 2, amount: 24, unpaid: 0 });

    const [ended] = await unpaid.api.listMyReservations();
    expect(ended).toMatchObject({ id: unpaidId, status: "CANCELLED", show: { cancelledAt: expect.any(String) } });
    await expect.poll(async () => (await choosing.call("GET", "/api/carts")).statusCode).toBe(404);
    await expect.poll(() => waiting.api.listWaitingPlaces()).toEqual([]);
    const hold4 = await choosing.call("POST", `/api/carts/seats/${show.id}/R4-A`);
    expect([hold4.statusCode, codeOf(hold4)]).toEqual([409, "SHOW_CANCELLED"]);
    const guest = {
      guest: { firstname: "Jos", lastname: "B", email: null, number: "" },
      seatIds: ["R4-B"],
      paid: "cash",
    };
    expect(codeOf(await admin.call("POST", `/api/admin/shows/${show.id}/reservations`, guest))).toBe("SHOW_CANCELLED");
    expect(await waiter(waiting, show.id).refusedToJoin(2)).toBe("SHOW_CANCELLED");
    const shows = await admin.api.listShows({ query: {} });
    expect(shows.find(({ id }) => id === show.id)).toMatchObject({ salesOpen: false, cancelledAt: expect.any(String) });
  });

  test("refuses whoever was reserving when it was cancelled", async ({ podium, admin, holder }) => {
    const { show } = await holder();
    const user = await makeUser(podium);
    await hold(user.api, show.id, ["R3-A"]);
    const { db } = podium.deps.database;
    // The cancellation without its announcement: this process still has the show from before it.
    await db.updateTable("shows").set({ cancelledAt: clock.now() }).where("id", "=", show.id).execute();
    const response = await user.call("POST", `/api/reservation/${show.id}`, {
      seatIds: ["R3-A"],
      paymentMethod: "MANUAL",
    });
    expect([response.statusCode, codeOf(response)]).toEqual([409, "SHOW_CANCELLED"]);
    await db.updateTable("shows").set({ cancelledAt: null }).where("id", "=", show.id).execute();
    // Whichever request is first, nobody has an unpaid reservation in a cancelled show.
    const [reserved] = await Promise.all([
      user.call("POST", `/api/reservation/${show.id}`, { seatIds: ["R3-A"], paymentMethod: "MANUAL" }),
      admin.api.cancelShow({ params: { id: show.id }, body: form() }),
    ]);
    expect([201, 409]).toContain(reserved.statusCode);
    const mine = await user.api.listMyReservations();
    expect(mine.filter(({ status }) => status === "PENDING")).toEqual([]);
  });

  test("turns a payment that comes late into a refund", async ({ admin, online, podium, refundsOf }) => {
    const { id, show, ref } = await online.reserveOnline();
    await admin.api.cancelShow({ params: { id: show }, body: form() });
    await podium.deps.testProvider?.choose(ref, "pay");
    await online.webhook(ref);
    expect(await refundsOf(id)).toMatchObject([{ amount: 24, reason: "RESERVATION_CLOSED", refundedAt: null }]);
  });

  test("turns money for an expired reservation into a refund", async ({ admin, online, podium, refundsOf }) => {
    const { id, show, ref } = await online.reserveOnline();
    const { db } = podium.deps.database;
    await db.updateTable("reservations").set({ expiresAt: clock.now() }).where("id", "=", id).execute();
    await podium.deps.reservations.expireDue();
    await admin.api.cancelShow({ params: { id: show }, body: form() });
    await podium.deps.testProvider?.choose(ref, "pay");
    await online.webhook(ref);
    expect(await refundsOf(id)).toMatchObject([{ amount: 24, reason: "RESERVATION_CLOSED" }]);
  });

  test("lets nobody in, reminds nobody, and is cancelled in calendars", async ({ podium, admin, holder }) => {
    const { show, user, id } = await holder();
    const secret = (await ticketsOf(user.api, id)).get("R1-A")?.secret;
    await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    const scan = await admin.call("POST", `/api/reservation/${id}/scan/R1-A`, { token: secret, showId: show.id });
    const reason = { code: "SHOW_CANCELLED", message: expect.stringMatching(`^${show.name}, .* is afgelast\\.`) };
    expect(scan.json()).toMatchObject(reason);
    // The entrance of another show gives the same reason, and not that the ticket is for another show.
    const other = await makeShow(podium, { dateTime: show.dateTime });
    const elsewhere = { token: secret, showId: other.id };
    expect((await admin.call("POST", `/api/reservation/${id}/scan/R1-A`, elsewhere)).json()).toMatchObject(reason);
    const lists = await Promise.all(
      [show.id, other.id].map((showId) => admin.api.getCheckInList({ params: { showId } })),
    );
    expect(lists.map((list) => list.show.cancelled)).toEqual([true, undefined]);
    expect(lists[1]?.otherShows.find((each) => each.id === show.id)?.cancelled).toBe(true);
    expect((await user.api.getTickets({ params: { id } })).qrContents).toBeUndefined();
    const own = readEvent(await user.api.getReservationCalendar({ params: { id } }));
    const feed = readCalendar((await call(podium, "GET", "/api/show/calendar.ics")).body).parts;
    const listed = feed.find(({ properties }) => properties.UID?.startsWith(`show-${show.id}@`));
    // Many calendar programs show no status.
    for (const event of [own, listed]) {
      expect(event?.properties).toMatchObject({ STATUS: "CANCELLED", SUMMARY: `Afgelast: ${show.name}` });
      expect(event?.properties.DESCRIPTION).toContain("Deze voorstelling gaat niet door.");
    }
    clock.advance(29 * DAY_SECONDS);
    await podium.deps.reservations.remindDue();
    const reminders = podium.deps.database.db
      .selectFrom("mails")
      .where("kind", "=", "SHOW_REMINDER")
      .select("subjectId");
    expect((await reminders.execute()).map(({ subjectId }) => subjectId)).not.toContain(id);
    clock.advance(-29 * DAY_SECONDS);
  });

  test("is cancelled once: the same press again does nothing, another is refused", async ({ admin, holder }) => {
    const { show } = await holder();
    const body = form();
    await Promise.all([1, 2].map(() => admin.api.cancelShow({ params: { id: show.id }, body })));
    const { items } = await admin.api.listShowMessages({ params: { id: show.id } });
    expect(items).toHaveLength(1);
    const other = await admin.call("POST", `/api/admin/shows/${show.id}/cancel`, form());
    expect([other.statusCode, codeOf(other)]).toEqual([409, "SHOW_CANCELLED"]);
  });

  test("writes to who paid no money too, in one mail that says what became of it and asks nothing", async ({
    podium,
    admin,
    mailbox,
    sendMails,
  }) => {
    const [show, spender, sponsored] = [await makeShow(podium), await makeUser(podium), await makeUser(podium)];
    const sold = await sellVoucher(admin.api, 12);
    const spent = await reserve(spender.api, show.id, ["R1-A"], { vouchers: [sold.code] });
    const { code } = await admin.api.createTicketCode({ body: { type: "SPONSOR", maxTickets: 10 } });
    const free = await reserve(sponsored.api, show.id, ["R2-A"], { ticketCode: code });
    const guest = { firstname: "Jos", lastname: "Vrij", email: "jos.vrij@podium.example", number: "" };
    const body = { guest, seatIds: ["R3-A"], paid: "free" as const };
    const invited = await admin.api.reserveForGuest({ params: { id: show.id }, body });
    const { holders } = await admin.api.getShowChange({ params: { id: show.id } });
    expect(holders.reachOfCancellation).toBe(3);
    const message = form();
    const state = await admin.api.cancelShow({ params: { id: show.id }, body: message });
    expect(state.change?.items).toEqual([]);
    const { items } = await admin.api.listShowMessages({ params: { id: show.id } });
    expect(items).toMatchObject([{ recipients: 3 }]);
    expect((await admin.api.getVoucher({ params: { id: sold.id } })).balance).toBe(12);
    await sendMails();
    const mailedTo = async (email: string) => {
      const mails = (await mailbox.mailsTo(email)).filter(({ subject }) => !subject?.startsWith("Uw ticket"));
      expect(mails.map(({ subject }) => subject)).toEqual([message.subject]);
      return (mails[0]?.text ?? "").replaceAll(/\s+/g, " ");
    };
    const texts = [await mailedTo(spender.email), await mailedTo(sponsored.email), await mailedTo(guest.email)];
    for (const [index, id] of [spent, free, invited.id].entries()) {
      expect(texts[index]).toContain(message.text);
      expect(texts[index]).toContain(`Reservering nr. ${id} is geannuleerd. U hoeft zelf niets te doen.`);
      // No button that these holders cannot use, and no link to tickets that are no longer valid.
      expect(texts[index]).not.toMatch(/keuze|Bekijk uw ticket/);
    }
    expect(texts[0]?.replaceAll("\u00a0", " ")).toMatch(/Op uw cadeaubon •••• \w+ staat weer € 12,00 meer\./);
    expect(texts[1]).not.toContain("cadeaubon");
  });

  test("writes once to who paid for one reservation and not for another, and asks about the first alone", async ({
    admin,
    holder,
    mailbox,
    sendMails,
  }) => {
    const { show, user, id } = await holder();
    const { code } = await admin.api.createTicketCode({ body: { type: "SPONSOR", maxTickets: 10 } });
    const free = await reserve(user.api, show.id, ["R2-A"], { ticketCode: code });
    const state = await admin.api.cancelShow({ params: { id: show.id }, body: { ...form(), subject: "Helaas" } });
    expect(state.change?.items.map(({ reservationId }) => reservationId)).toEqual([id]);
    await sendMails();
    const mails = await mailbox.mailsTo(user.email);
    const [mail, ...more] = mails.filter(({ subject }) => subject === "Helaas" || subject?.includes("geannuleerd"));
    expect(more).toEqual([]);
    const words = (mail?.text ?? "").replaceAll(/\s+/g, " ");
    expect(words).toContain(`Reservering nr. ${free} is geannuleerd.`);
    expect(words).not.toContain(`Reservering nr. ${id} is geannuleerd.`);
    expect(words).toContain("/keuze#token=");
  });

  test("asks also who gave all tickets back what becomes of their money, and says that they did", async ({
    podium,
    admin,
    mailbox,
    sendMails,
  }) => {
    const dateTime = new Date(clock.now().getTime() + 30 * DAY_SECONDS * 1000).toISOString();
    const [show, user] = [await makeShow(podium, { giveBack: "MONEY", dateTime }), await makeUser(podium)];
    const id = await reserve(user.api, show.id, ["R1-A"]);
    await pay(admin.api, id);
    const { seats } = await user.api.getTickets({ params: { id } });
    await user.api.giveBackTickets({ params: { id }, body: { ticketIds: seats.map((seat) => seat.id) } });
    const state = await admin.api.cancelShow({ params: { id: show.id }, body: { ...form(), subject: "Helaas" } });
    expect(state.change?.items).toMatchObject([{ reservationId: id, seats: [], amount: 12 }]);
    await sendMails();
    const mail = (await mailbox.mailsTo(user.email)).find(({ subject }) => subject === "Helaas");
    expect(mail?.text).toContain(`nr. ${id}: Teruggegeven tickets`);
    expect(mail?.text).toContain("/keuze#token=");
  });

  test("accepts only a last day that still comes", async ({ admin, holder }) => {
    const { show } = await holder();
    const body = { ...form(), chooseBefore: clock.now().toISOString() };
    const refused = await admin.call("POST", `/api/admin/shows/${show.id}/cancel`, body);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, "LAST_DAY_WRONG"]);
    expect((await admin.api.listShows({ query: {} })).find(({ id }) => id === show.id)?.cancelledAt).toBeUndefined();
  });

  test("asks who was left unasked by an older process, once, with the message that the others got", async ({
    podium,
    admin,
    holder,
    mailbox,
    sendMails,
  }) => {
    const { show, user, id } = await holder();
    const message = { ...form(), subject: `Afgelast nr. ${id}` };
    await admin.api.cancelShow({ params: { id: show.id }, body: message });
    await sendMails();
    const { db } = podium.deps.database;
    await db.deleteFrom("showChoices").where("reservationId", "=", id).execute();
    expect((await user.api.openChoices({ body: {} })).changes).toEqual([]);
    for (const _ of [1, 2]) await podium.deps.showChanges.sweep();
    expect((await user.api.openChoices({ body: {} })).changes).toMatchObject([
      { reservations: [{ id, choice: null }] },
    ]);
    await sendMails();
    const mails = await mailbox.mailsTo(user.email);
    expect(mails.filter(({ subject }) => subject === message.subject)).toHaveLength(2);
  });
});
