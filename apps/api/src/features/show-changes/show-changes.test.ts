import { randomUUID } from "node:crypto";
import type { Choice } from "@podium/shared/contracts/show-changes";
import { hold, pay, reserve, ticketsOf } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { call, makeShow, makeUser, overInject, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { mailTest } from "#test/fixtures.ts";
import { waiter } from "#test/waiting.ts";
import { apiOver } from "@podium/shared/test/api.ts";

const DAY_SECONDS = 24 * 3600;
const IBAN = "BE68 5390 0754 7034";

const clock = createFakeClock();
const inDays = (days: number): string => new Date(clock.now().getTime() + days * DAY_SECONDS * 1000).toISOString();
const form = () => ({
  key: randomUUID(),
  subject: "De voorstelling gaat niet door",
  text: "Door ziekte kunnen wij niet spelen.",
  chooseBefore: inDays(14),
});

const test = mailTest({ clock, env: { PAYMENT_PROVIDER: "test" } })
  .extend("stranger", { scope: "file" }, ({ podium }) => apiOver(overInject(podium)))
  /** Somebody with two paid seats by transfer, of a show of their own. */
  .extend("holder", { scope: "file" }, ({ podium, admin }) => async () => {
    const [show, user] = [await makeShow(podium, { dateTime: inDays(30) }), await makeUser(podium)];
    const id = await reserve(user.api, show.id, ["R1-A", "R1-B"]);
    await pay(admin.api, id);
    return { show, user, id };
  })
  .extend("tokenOf", { scope: "file" }, ({ mailbox, sendMails }) => async (user: User) => {
    await sendMails();
    const mail = (await mailbox.mailsTo(user.email)).findLast(({ text }) => text?.includes("/keuze#token="));
    return decodeURIComponent(/\/keuze#token=([\w.%-]+)/.exec(mail?.text ?? "")?.[1] ?? "");
  })
  .extend("refundsOf", { scope: "file" }, ({ admin }) => async (id: number) => {
    const refunds = await admin.api.listRefunds();
    return refunds.filter(({ reservation }) => reservation.id === id);
  });

const codeOf = (response: { json: () => unknown }) => (response.json() as { code?: string }).code;

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
    const { joinedAt: _, ...wish } = { showId: show.id, userId: waiting.id, seats: 2, together: false, joinedAt: 0 };
    await podium.deps.database.db
      .insertInto("waitingWishes")
      .values({ ...wish, joinedAt: clock.now() })
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
    // As if this process had read the show before the cancellation, and reserves after it.
    await db.updateTable("shows").set({ cancelledAt: clock.now() }).where("id", "=", show.id).execute();
    const response = await user.call("POST", `/api/reservation/${show.id}`, {
      seatIds: ["R3-A"],
      paymentMethod: "MANUAL",
    });
    expect([response.statusCode, codeOf(response)]).toEqual([409, "SHOW_CANCELLED"]);
    await db.updateTable("shows").set({ cancelledAt: null }).where("id", "=", show.id).execute();
    // At once: whoever is first, nobody holds an unpaid reservation in a cancelled show.
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
    expect(codeOf(scan)).toBe("SHOW_CANCELLED");
    expect((await user.api.getTickets({ params: { id } })).qrContents).toBeUndefined();
    expect((await user.call("GET", `/api/reservation/${id}/calendar`)).body).toContain("STATUS:CANCELLED");
    const feed = (await call(podium, "GET", "/api/show/calendar.ics")).body;
    expect(feed.split("BEGIN:VEVENT").find((event) => event.includes(`show-${show.id}@`))).toContain(
      "STATUS:CANCELLED",
    );
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

  test("gives back at once what was paid with a voucher alone, and asks nothing about it", async ({
    podium,
    admin,
  }) => {
    const [show, user] = [await makeShow(podium), await makeUser(podium)];
    const sold = await admin.api.sellVoucher({
      body: { amount: 12, name: "", email: "", paid: "cash" } as never,
    });
    await reserve(user.api, show.id, ["R1-A"], { vouchers: [sold.code] } as never);
    const state = await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    expect(state.change?.items).toEqual([]);
    expect((await admin.api.getVoucher({ params: { id: sold.id } })).balance).toBe(12);
  });
});

describe("who holds tickets of a cancelled show", () => {
  test("chooses by the link in the mail, for their own reservation only", async ({
    podium,
    admin,
    holder,
    tokenOf,
    stranger,
  }) => {
    const { show, user, id } = await holder();
    const other = await holder();
    await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    await admin.api.cancelShow({ params: { id: other.show.id }, body: form() });
    const token = await tokenOf(user);
    const page = await stranger.openChoices({ body: { token } });
    expect(page.changes).toMatchObject([
      {
        kind: "CANCELLED",
        isOpen: true,
        reservations: [{ id, amount: 24, choice: null, choices: ["VOUCHER", "MONEY", "GIFT"], needsIban: true }],
      },
    ]);
    const theirs = await call(podium, "PUT", `/api/choices/${other.id}`, { body: { token, choice: "GIFT" } });
    expect([theirs.statusCode, codeOf(theirs)]).toEqual([404, "CHOICE_NOT_FOUND"]);
    const forged = await call(podium, "POST", "/api/choices", { body: { token: `${token.slice(0, -2)}AA` } });
    expect([forged.statusCode, codeOf(forged)]).toEqual([410, "LINK_EXPIRED"]);
    expect((await stranger.openChoices({ body: {} })).changes).toEqual([]);
    // Signed in it is there without the mail, and not for somebody else.
    expect((await user.api.openChoices({ body: {} })).changes).toMatchObject([{ reservations: [{ id }] }]);
    const strange = await makeUser(podium);
    expect((await strange.api.openChoices({ body: {} })).changes).toEqual([]);
    expect((await strange.call("PUT", `/api/choices/${id}`, { choice: "GIFT" })).statusCode).toBe(404);
  });

  test("gets a voucher at once, and then chooses no more", async ({ admin, holder, refundsOf, mailbox, sendMails }) => {
    const { show, user, id } = await holder();
    await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    const page = await user.api.choose({ params: { id }, body: { choice: "VOUCHER" } });
    expect(page.changes[0]?.reservations).toMatchObject([{ choice: "VOUCHER", choices: [] }]);
    expect(await refundsOf(id)).toMatchObject([
      { amount: 24, voucherId: expect.any(Number), refundedAt: expect.any(String) },
    ]);
    const again = await user.call("PUT", `/api/choices/${id}`, { choice: "GIFT" });
    expect([again.statusCode, codeOf(again)]).toEqual([409, "CHOICE_FINAL"]);
    await sendMails();
    const texts = (await mailbox.mailsTo(user.email)).map(({ text }) => text ?? "");
    expect(texts.some((text) => text.replaceAll(/\s+/g, " ").includes("krijgt u terug als cadeaubon"))).toBe(true);
  });

  test("says where the money goes, and may choose otherwise until it is paid back", async ({
    admin,
    holder,
    refundsOf,
  }) => {
    const { show, user, id } = await holder();
    await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    const put = (choice: Choice, iban?: string) =>
      user.call("PUT", `/api/choices/${id}`, { choice, ...(iban && { iban }) });
    expect(codeOf(await put("MONEY"))).toBe("IBAN_NEEDED");
    expect(codeOf(await put("MONEY", "BE68 5390 0754 7035"))).toBe("IBAN_WRONG");
    expect(codeOf(await put("KEEP"))).toBe("CHOICE_IMPOSSIBLE");
    expect(await refundsOf(id)).toEqual([]);
    expect((await put("MONEY", IBAN)).json()).toMatchObject({ changes: [{ reservations: [{ ibanEnd: "7034" }] }] });
    expect(await refundsOf(id)).toMatchObject([{ amount: 24, refundedAt: null }]);
    await put("GIFT");
    expect(await refundsOf(id)).toEqual([]);
    await put("MONEY");
    const [due] = await refundsOf(id);
    await admin.api.markRefunded({ params: { paymentId: due?.paymentId ?? 0 } });
    expect(codeOf(await put("GIFT"))).toBe("CHOICE_FINAL");
    expect(codeOf(await put("VOUCHER"))).toBe("CHOICE_FINAL");
    expect(await refundsOf(id)).toMatchObject([{ amount: 24, refundedAt: expect.any(String) }]);
  });

  test("choosing twice at once, or while the money is paid back, goes back once", async ({
    admin,
    holder,
    refundsOf,
  }) => {
    const { show, user, id } = await holder();
    await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    const bodies = [{ choice: "VOUCHER" }, { choice: "MONEY", iban: IBAN }, { choice: "VOUCHER" }, { choice: "GIFT" }];
    await Promise.all(bodies.map((body) => user.call("PUT", `/api/choices/${id}`, body)));
    expect((await refundsOf(id)).length).toBeLessThanOrEqual(1);

    const second = await holder();
    await admin.api.cancelShow({ params: { id: second.show.id }, body: form() });
    await second.user.api.choose({ params: { id: second.id }, body: { choice: "MONEY", iban: IBAN } });
    const [due] = await refundsOf(second.id);
    const [gift] = await Promise.all([
      second.user.call("PUT", `/api/choices/${second.id}`, { choice: "GIFT" }),
      admin.call("POST", `/api/admin/refunds/${due?.paymentId}/done`),
    ]);
    const left = await refundsOf(second.id);
    expect(left.length).toBe(gift.statusCode === 200 ? 0 : 1);
  });

  test("chooses no more themselves after the last day; a volunteer still can", async ({ admin, holder, refundsOf }) => {
    const { show, user, id } = await holder();
    await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    clock.advance(15 * DAY_SECONDS);
    expect(codeOf(await user.call("PUT", `/api/choices/${id}`, { choice: "GIFT" }))).toBe("CHOICE_CLOSED");
    await admin.api.chooseFor({ params: { id }, body: { choice: "MONEY", iban: IBAN } });
    expect(await refundsOf(id)).toHaveLength(1);
    const { change } = await admin.api.getShowChange({ params: { id: show.id } });
    expect(change?.items).toMatchObject([
      { reservationId: id, choice: "MONEY", chosenBy: expect.stringContaining("Piet") },
    ]);
    clock.advance(-15 * DAY_SECONDS);
  });
});

test("who has not chosen is reminded, and nobody else", async ({ podium, admin, holder, mailbox, sendMails }) => {
  const { show, user, id } = await holder();
  const late = await makeUser(podium);
  await pay(admin.api, await reserve(late.api, show.id, ["R4-B"]));
  await admin.api.cancelShow({ params: { id: show.id }, body: form() });
  await user.api.choose({ params: { id }, body: { choice: "GIFT" } });
  const { chooseBefore: _, ...reminder } = { ...form(), subject: "Wat wilt u met uw tickets?" };
  await admin.api.remindChoosers({ params: { id: show.id }, body: reminder });
  await sendMails();
  const reminded = async (who: User) =>
    (await mailbox.mailsTo(who.email)).filter(({ subject }) => subject === reminder.subject).length;
  expect([await reminded(user), await reminded(late)]).toEqual([0, 1]);
});

test("who may choose about another date keeps the seats, or gives them back for others", async ({
  admin,
  podium,
  holder,
  refundsOf,
}) => {
  const { show, user, id } = await holder();
  await admin.api.announceChange({ params: { id: show.id }, body: form() });
  expect((await user.api.openChoices({ body: {} })).changes).toMatchObject([
    { kind: "CHANGED", reservations: [{ choices: ["KEEP", "VOUCHER", "MONEY", "GIFT"] }] },
  ]);
  await user.api.choose({ params: { id }, body: { choice: "KEEP" } });
  expect((await user.api.listMyReservations())[0]?.status).toBe("CONFIRMED");
  await user.api.choose({ params: { id }, body: { choice: "MONEY", iban: IBAN } });
  expect(await refundsOf(id)).toHaveLength(1);
  expect(codeOf(await user.call("PUT", `/api/choices/${id}`, { choice: "KEEP" }))).toBe("CHOICE_IMPOSSIBLE");
  await hold((await makeUser(podium)).api, show.id, ["R1-A"]);
});
