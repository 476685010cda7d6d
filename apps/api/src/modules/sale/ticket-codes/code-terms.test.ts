import type { CodeTermsForm, CodeType } from "@podium/shared/contracts/ticket-codes";
import { hold } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import { lockRows } from "#test/row-lock.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const clock = createFakeClock(NOW);
const test = apiTest({ clock });
test.beforeEach(() => clock.set(NOW));

const TYPES: readonly CodeType[] = ["SPONSOR", "PRE_ORDER", "DISCOUNT"];
/** Form of a new code; a discount states its amount. */
const formOf = (type: CodeType) =>
  type === "DISCOUNT" ? ({ type, percent: 50, maxTickets: 9 } as const) : ({ type, maxTickets: 9 } as const);
const ANOTHER_SHOW = "Deze code is niet voor deze voorstelling. Kijk na voor welke voorstelling u ze kreeg.";
const order = (ticketCode: string) => ({ seatIds: ["R1-A"], paymentMethod: "MANUAL" as const, ticketCode });

describe("the terms of a code", () => {
  test.for(TYPES)("%s: it is for its shows only, at validating and at reserving", async (type, { podium, admin }) => {
    const [user, show, own] = [await makeUser(podium), await makeShow(podium), await makeShow(podium)];
    const { code } = await admin.api.createTicketCode({ body: { ...formOf(type), showIds: [own.id] } });
    await hold(user.api, show.id, ["R1-A"]);
    const refused = { valid: false, codeType: type, availableTickets: 0, message: ANOTHER_SHOW };
    expect(await user.api.validateCode({ query: { code } })).toMatchObject(refused);
    const reserving = user.api.reserve({ params: { showId: show.id }, body: order(code) });
    await expect(reserving).rejects.toMatchObject({ body: { code: "CODE_OTHER_SHOW" } });
    await hold(user.api, own.id, ["R1-A"]);
    expect(await user.api.validateCode({ query: { code } })).toMatchObject({ valid: true });
    await user.api.reserve({ params: { showId: own.id }, body: order(code) });
  });

  test.for(TYPES)(
    "%s: it ends with its last day, also between validating and reserving",
    async (type, { podium, admin }) => {
      const [user, show] = [await makeUser(podium), await makeShow(podium)];
      const { code } = await admin.api.createTicketCode({ body: { ...formOf(type), validUntil: "2026-11-20" } });
      clock.set(new Date("2026-11-20T22:59:00Z"));
      await hold(user.api, show.id, ["R1-A"]);
      expect(await user.api.validateCode({ query: { code } })).toMatchObject({ valid: true });
      clock.advance(120);
      const reserving = user.api.reserve({ params: { showId: show.id }, body: order(code) });
      await expect(reserving).rejects.toMatchObject({
        body: {
          code: "CODE_PAST",
          message: "Deze code was geldig tot en met 20 november 2026. Vraag een nieuwe aan wie ze u gaf.",
        },
      });
      expect((await user.api.getCart({ query: {} }))?.seats).toEqual(["R1-A"]);
    },
  );

  test("a name is for volunteers: they read it in the list, and no visitor does", async ({ admin, user }) => {
    const body = { type: "SPONSOR", maxTickets: 3, name: " Bakkerij Peeters " } as const;
    const made = await admin.api.createTicketCode({ body });
    expect(made.name).toBe("Bakkerij Peeters");
    expect((await admin.api.listTicketCodes())[0]).toEqual(made);
    const validation = await user.api.validateCode({ query: { code: made.code } });
    expect(JSON.stringify(validation)).not.toContain("Peeters");
    expect(Object.keys(validation).toSorted()).toEqual(["availableTickets", "codeType", "message", "valid"]);
  });
});

describe("a code that is changed", () => {
  test("gets another name, shows and end, and keeps what it gives and what was used", async ({ admin, podium }) => {
    const show = await makeShow(podium);
    const made = await admin.api.createTicketCode({ body: { ...formOf("DISCOUNT"), name: "Leden", showIds: [98] } });
    const change = (body: CodeTermsForm) => admin.api.updateTicketCode({ params: { id: made.id }, body });
    const changed = await change({ name: "Sponsors", showIds: [show.id], validUntil: "2026-12-31" });
    expect(changed).toEqual({ ...made, name: "Sponsors", showIds: [show.id], validUntil: "2026-12-31" });
    const { name: _name, showIds: _showIds, ...bare } = made;
    expect(await change({})).toEqual(bare);
    expect((await admin.api.listTicketCodes())[0]).toEqual(bare);
    const none = admin.api.updateTicketCode({ params: { id: 999_999 }, body: {} });
    await expect(none).rejects.toMatchObject({ body: { statusCode: 404, code: "CODE_NOT_FOUND" } });
  });

  test("is refused by a reservation that waited for the change", async ({ admin, podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const { id, code } = await admin.api.createTicketCode({ body: { type: "SPONSOR", maxTickets: 9 } });
    await hold(user.api, show.id, ["R1-A"]);
    expect(await user.api.validateCode({ query: { code } })).toMatchObject({ valid: true });
    const lock = "update ticket_codes set valid_until = '2026-11-19' where id = $1";
    const changing = await lockRows(podium.deps.database.pool, lock, [id]);
    const reserving = user.api.reserve({ params: { showId: show.id }, body: order(code) }).catch((error) => error);
    await expect.poll(() => changing.waiting()).toBe(1);
    await changing.commit();
    changing.release();
    expect(await reserving).toMatchObject({ body: { code: "CODE_PAST" } });
    expect((await podium.deps.codes.list()).find((each) => each.id === id)?.usedCount).toBe(0);
  });

  test("is in the log with what it was and is, in words", async ({ admin, podium }) => {
    const show = await makeShow(podium, { name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" });
    const body = { type: "SPONSOR", maxTickets: 3, name: "Leden", validUntil: "2026-12-31" } as const;
    const { id, code } = await admin.api.createTicketCode({ body });
    await admin.api.updateTicketCode({ params: { id }, body: { name: "Leden", showIds: [show.id] } });
    await admin.api.updateTicketCode({ params: { id }, body: { name: "Leden", showIds: [show.id] } });
    await admin.api.deleteTicketCode({ params: { id } });
    const { items } = await admin.api.listAudit({ query: { search: code, page: 1, pageSize: 9 } });
    expect(items.map(({ summary }) => summary)).toEqual([
      `Sponsorcode ${code} ("Leden") verwijderd (0 van 3 tickets gebruikt)`,
      `Sponsorcode ${code} gewijzigd: elke voorstelling → enkel De vrek van 5 dec 2026, 20:00, ` +
        "tot en met 31 december 2026 → zonder einde",
      `Sponsorcode ${code} ("Leden") aangemaakt voor 3 tickets, tot en met 31 december 2026`,
    ]);
  });
});
