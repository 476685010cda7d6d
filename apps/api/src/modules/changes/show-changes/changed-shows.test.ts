import { randomUUID } from "node:crypto";
import { placeLabels } from "@podium/shared/halls/seat-names";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { changedShowTest as test, clock, codeOf, DAY_SECONDS, form } from "#test/changed-shows.ts";
import { makeUser } from "#test/factories.ts";

const IBAN = "BE68 5390 0754 7034";

describe("a show on another date", () => {
  test("that is cancelled later asks again, and the link of the first mail leads to that", async ({
    admin,
    holder,
    announce,
    tokenOf,
    stranger,
  }) => {
    const { show, user, id } = await holder();
    await announce(show);
    const first = await tokenOf(user);
    await stranger.choose({ params: { id }, body: { token: first, choice: "KEEP" } });
    await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    expect(await tokenOf(user)).not.toBe(first);
    expect((await stranger.openChoices({ body: { token: first } })).changes).toMatchObject([
      { kind: "CANCELLED", reservations: [{ id, choice: null, choices: ["VOUCHER", "MONEY", "GIFT"] }] },
    ]);
    const chosen = await stranger.choose({ params: { id }, body: { token: first, choice: "VOUCHER" } });
    expect(chosen.changes).toMatchObject([{ kind: "CANCELLED", reservations: [{ choice: "VOUCHER", choices: [] }] }]);
  });

  test("that asks nothing leaves what was asked before", async ({ holder, announce }) => {
    const { show, id } = await holder();
    await announce(show);
    const announcement = { ...form(), chooseBefore: null };
    const state = await announce(show, announcement);
    expect(state.change?.items).toMatchObject([{ reservationId: id, choices: ["KEEP", "VOUCHER", "MONEY", "GIFT"] }]);
  });

  test("is announced to nobody who gave all tickets back, nor is anything asked of them", async ({
    podium,
    admin,
    holder,
    announce,
    postpone,
    mailbox,
    sendMails,
  }) => {
    const { show, user, id } = await holder();
    await admin.api.updateShow({ params: { id: show.id }, body: { ...show, giveBack: "MONEY" } });
    const gone = await makeUser(podium);
    const goneId = await reserve(gone.api, show.id, ["R4-A"]);
    await pay(admin.api, goneId);
    const { seats } = await gone.api.getTickets({ params: { id: goneId } });
    await gone.api.giveBackTickets({ params: { id: goneId }, body: { ticketIds: seats.map((seat) => seat.id) } });
    await postpone(show);
    expect((await admin.api.getShowChange({ params: { id: show.id } })).holders.reach).toBe(1);
    const message = { ...form(), subject: "Een andere dag" };
    const state = await announce(show, message);
    expect(state.change?.items.map(({ reservationId }) => reservationId)).toEqual([id]);
    await sendMails();
    const announcement = async ({ email }: typeof user) =>
      (await mailbox.mailsTo(email)).filter(({ subject }) => subject === message.subject).length;
    expect([await announcement(user), await announcement(gone)]).toEqual([1, 0]);
  });

  test("lets nobody choose after it was played, or before today", async ({ admin, holder, postpone }) => {
    const { show } = await holder();
    await postpone(show);
    for (const days of [0, 31]) {
      const chooseBefore = new Date(clock.now().getTime() + days * DAY_SECONDS * 1000).toISOString();
      const body = { ...form(), key: randomUUID(), chooseBefore };
      const refused = await admin.call("POST", `/api/admin/shows/${show.id}/change`, body);
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, "LAST_DAY_WRONG"]);
    }
  });

  test("writes to who gave their seats back what they chose, and where their money goes", async ({
    holder,
    announce,
    mailbox,
    sendMails,
  }) => {
    const { show, user, id } = await holder();
    await announce(show);
    await user.api.choose({ params: { id }, body: { choice: "MONEY", iban: IBAN } });
    await sendMails();
    const mails = await mailbox.mailsTo(user.email);
    const ended = mails.find(({ subject }) => subject?.includes("is geannuleerd"));
    const words = (ended?.text ?? "").replaceAll(/\s+/g, " ");
    expect(words).toContain("U gaf uw plaatsen terug omdat de voorstelling veranderde.");
    expect(words).not.toContain("door ons");
    expect(words).toContain("op de rekening die u opgaf");
  });

  // The cancellation mail compares the stored reason with these sentences, to translate it for its reader. A reworded
  // sentence must stay known in its old form, because old reservations still store it.
  test("keeps the reasons of what ended as they always were", async ({ podium, admin, holder, announce }) => {
    const reasonOf = async (id: number) => {
      const { db } = podium.deps.database;
      return await db.selectFrom("reservations").where("id", "=", id).select("cancelReason").executeTakeFirstOrThrow();
    };
    const [changed, cancelled, unpaid] = [await holder(), await holder(), await makeUser(podium)];
    const unpaidId = await reserve(unpaid.api, cancelled.show.id, ["R2-A"]);
    await announce(changed.show);
    await changed.user.api.choose({ params: { id: changed.id }, body: { choice: "MONEY", iban: IBAN } });
    await admin.api.cancelShow({ params: { id: cancelled.show.id }, body: form() });
    await cancelled.user.api.choose({ params: { id: cancelled.id }, body: { choice: "VOUCHER" } });
    expect(await reasonOf(changed.id)).toEqual({
      cancelReason: "U gaf uw plaatsen terug omdat de voorstelling veranderde.",
    });
    for (const id of [cancelled.id, unpaidId])
      expect(await reasonOf(id)).toEqual({ cancelReason: "De voorstelling gaat niet door." });
  });

  test("names the places of each reservation that was asked, also once they were given up", async ({
    podium,
    admin,
    holder,
    announce,
  }) => {
    const { show, user, id } = await holder();
    const other = await makeUser(podium);
    await pay(admin.api, await reserve(other.api, show.id, ["R4-B", "R4-A"]));
    await announce(show);
    const places = async () => {
      const { change } = await admin.api.getShowChange({ params: { id: show.id } });
      return new Map(change?.items.map(({ reservationId, seats }) => [reservationId, placeLabels(seats)]));
    };
    const asked = await places();
    expect([...asked.values()]).toContain("Rij 4, stoelen A en B");
    const own = asked.get(id);
    expect(own).toMatch(/^Rij \d, stoel/);
    await user.api.choose({ params: { id }, body: { choice: "MONEY", iban: IBAN } });
    expect((await places()).get(id)).toBe(own);
  });

  test("asks no more of a reservation that ended otherwise", async ({ admin, holder, announce }) => {
    const { show, id } = await holder();
    await announce(show);
    await admin.api.cancelReservation({ params: { id }, body: { reason: "Op vraag." } });
    const { change } = await admin.api.getShowChange({ params: { id: show.id } });
    expect(change?.items).toMatchObject([{ reservationId: id, choice: null, choices: [] }]);
  });
});
