import { randomUUID } from "node:crypto";
import { parseProductQr, parseTicketQr } from "@podium/shared/tickets/ticket-qr";
import { hold, pay, reserve } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { beginAt, call, makeDevice, makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import { secretHash } from "../check-in/validate-ticket.ts";

const clock = createFakeClock();
const test = apiTest({ clock }).extend(
  "bought",
  { scope: "file" },
  ({ podium, admin }) =>
    async ({ count = 3, paid = true } = {}) => {
      const [owner, show] = [await makeUser(podium), await makeShow(podium)];
      const body = { name: "Drankkaart", price: 10, vatRate: 21, stock: null, showIds: [show.id] };
      const product = await admin.api.createProduct({ body });
      await hold(owner.api, show.id, ["R1-A"]);
      await owner.api.setCartProduct({ body: { productId: product.id, count } });
      const id = await reserve(owner.api, show.id, ["R1-A"]);
      if (paid) await pay(admin.api, id);
      await beginAt(podium, show.id, new Date(clock.now().getTime() + 3600_000).toISOString());
      const tickets = await owner.api.getTickets({ params: { id } });
      const lineId = tickets.products?.[0]?.id ?? 0;
      const url = `/api/reservation/${id}/products/${lineId}/hand-out`;
      return { owner, show, id, lineId, tickets, url };
    },
);

describe("a product of a reservation", () => {
  test("has a QR code of its own once paid, and is on the list of the entrance without prices", async ({
    bought,
    admin,
  }) => {
    const unpaid = await bought({ paid: false });
    expect(unpaid.tickets).not.toHaveProperty("productQrContents");
    expect((await admin.call("POST", unpaid.url)).json()).toMatchObject({
      code: "NOT_CONFIRMED",
      details: [{ field: "due", message: "42" }],
    });
    const { id, lineId, tickets, show, owner } = await bought();
    const [content = ""] = tickets.productQrContents ?? [];
    const code = parseProductQr(content);
    expect(code).toMatchObject({ reservationId: id, lineId });
    expect(parseTicketQr(content)).toBeNull();
    expect(tickets.productQrCodes?.[0]).toMatch(/^data:image\/png;base64,/);
    const list = await admin.api.getCheckInList({ params: { showId: show.id } });
    expect(list.products).toEqual([
      {
        lineId,
        reservationId: id,
        guest: expect.stringContaining("Piet"),
        status: "CONFIRMED",
        name: "Drankkaart",
        count: 3,
        handedOut: 0,
        handedOutAt: null,
        secretHash: secretHash(code?.token ?? ""),
      },
    ]);
    expect((await owner.call("GET", `/api/reservation/show/${show.id}/door`)).statusCode).toBe(403);
  });

  test("is handed out part by part, never more than was bought, and taken back", async ({ bought, admin, podium }) => {
    const { id, lineId, url, tickets, owner } = await bought();
    const { token } = parseProductQr(tickets.productQrContents?.[0] ?? "") ?? {};
    const device = { token: await makeDevice(podium) };
    expect((await owner.call("POST", url)).statusCode).toBe(403);
    expect((await admin.call("POST", url, { token: "x" })).json()).toMatchObject({ code: "TICKET_FORGED" });
    expect((await admin.call("POST", `/api/reservation/${id + 1}/products/${lineId}/hand-out`)).statusCode).toBe(404);
    const first = await call(podium, "POST", url, { ...device, body: { count: 1, token } });
    expect(first.json()).toMatchObject({
      lineId,
      count: 1,
      handedOut: 1,
      left: 2,
      message: "1 × Drankkaart uitgegeven.",
    });
    expect((await admin.call("POST", url, { count: 3 })).json()).toMatchObject({
      code: "HAND_OUT_TOO_MANY",
      details: [{ field: "left", message: "2" }],
    });
    const at = clock.now().toISOString();
    expect((await admin.call("POST", url)).json()).toMatchObject({ count: 2, handedOut: 3, left: 0, at });
    clock.advance(60);
    expect((await admin.call("POST", url)).json()).toMatchObject({
      statusCode: 409,
      code: "ALREADY_HANDED_OUT",
      details: [{ field: "handedOutAt", message: at }],
    });
    expect((await owner.api.getMyLatestReservation()).products).toMatchObject([{ handedOut: 3 }]);
    expect((await call(podium, "DELETE", url, device)).json()).toMatchObject({ count: 2, handedOut: 1, left: 2 });
    expect((await admin.call("DELETE", url)).json()).toMatchObject({ handedOut: 0 });
    expect((await admin.call("DELETE", url)).json()).toMatchObject({ code: "NOT_HANDED_OUT" });
    expect((await admin.call("POST", url)).statusCode).toBe(200);
  });

  test("is handed out exactly once by twelve devices at once", async ({ bought, admin }) => {
    const { url } = await bought({ count: 1 });
    const responses = await Promise.all(Array.from({ length: 12 }, () => admin.call("POST", url, {})));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(responses.filter((each) => each.json<{ code?: string }>().code === "ALREADY_HANDED_OUT")).toHaveLength(11);
  });

  test("that was handed out without a network is recorded once, however often it is reported", async ({
    bought,
    admin,
  }) => {
    const { id: reservationId, lineId, show, url } = await bought({ count: 2 });
    const at = new Date(clock.now().getTime() - 60_000).toISOString();
    const of = (clientId: string, more = {}) => ({
      clientId,
      showId: show.id,
      reservationId,
      lineId,
      count: 1,
      at,
      ...more,
    });
    const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
    const report = (...handOuts: Array<ReturnType<typeof of>>) =>
      admin.api.recordHandOuts({ body: { device: "Toestel 1", handOuts } });
    const all = await Promise.all([report(of(one)), report(of(one)), report(of(one))]);
    expect(all.flat().map(({ outcome }) => outcome)).toEqual(["accepted", "accepted", "accepted"]);
    // The same hand-out, whose response was lost, online
    expect((await admin.call("POST", url, { clientId: one })).json()).toMatchObject({ count: 1, handedOut: 1, at });
    expect(await report(of(two), of(three), of(randomUUID(), { token: "x" }))).toMatchObject([
      { outcome: "accepted", otherAt: null, at },
      { outcome: "conflict", otherAt: at, message: expect.stringContaining("Dit werd al uitgegeven om") },
      { outcome: "refused", message: "Dit ticket is niet echt: de geheime code klopt niet." },
    ]);
    expect(await report(of(three))).toMatchObject([{ outcome: "conflict" }]);
    const list = await admin.api.getCheckInList({ params: { showId: show.id } });
    expect(list.products).toMatchObject([{ handedOut: 2, handedOutAt: at }]);
  });

  test("that two devices gave out together is used up, and what one of them takes back is there again", async ({
    bought,
    admin,
  }) => {
    const { id: reservationId, lineId, show, url } = await bought({ count: 3 });
    expect((await admin.call("POST", url, { count: 1 })).json()).toMatchObject({ left: 2 });
    const at = clock.now().toISOString();
    const handOuts = [{ clientId: randomUUID(), showId: show.id, reservationId, lineId, count: 3, at }];
    expect(await admin.api.recordHandOuts({ body: { device: "Toestel 2", handOuts } })).toMatchObject([
      { outcome: "conflict" },
    ]);
    expect((await admin.call("POST", url, { count: 1 })).json()).toMatchObject({ code: "ALREADY_HANDED_OUT" });
    const list = await admin.api.getCheckInList({ params: { showId: show.id } });
    expect(list.products).toMatchObject([{ count: 3, handedOut: 3, tooMany: 1 }]);
    // The second request is the first one sent again: it takes nothing else back.
    const taking = () => admin.call("DELETE", `${url}?handedOut=3`);
    expect((await taking()).json()).toMatchObject({ count: 3, left: 2 });
    expect((await taking()).json()).toMatchObject({
      code: "NOT_HANDED_OUT",
      message: expect.stringContaining("Kijk opnieuw na"),
    });
    const after = await admin.api.getCheckInList({ params: { showId: show.id } });
    expect(after.products?.[0]).not.toHaveProperty("tooMany");
    expect((await admin.call("DELETE", url)).json()).toMatchObject({ count: 1, left: 3 });
  });

  test("is not handed out for a cancelled reservation or show, nor far from the show by the entrance", async ({
    bought,
    admin,
    podium,
    scenario,
  }) => {
    const [cancelled, far, off] = [await bought(), await bought(), await bought()];
    const cancel = () => scenario.boxOffice(cancelled.id, "cancel", { reason: "ziek" });
    await admin.call("POST", cancelled.url, { count: 1 });
    expect((await cancel()).json()).toMatchObject({ code: "PRODUCTS_HANDED_OUT" });
    expect((await admin.call("DELETE", `/api/reservation/${cancelled.id}/confirm`)).statusCode).toBe(409);
    await admin.call("DELETE", cancelled.url);
    expect((await cancel()).statusCode).toBe(200);
    expect((await admin.call("POST", cancelled.url)).json()).toMatchObject({
      code: "NOT_CONFIRMED",
      message: "Deze reservering is geannuleerd of vervallen.",
    });
    await beginAt(podium, far.show.id, new Date(clock.now().getTime() + 72 * 3600_000).toISOString());
    const device = { token: await makeDevice(podium) };
    expect((await call(podium, "POST", far.url, device)).json()).toMatchObject({ code: "SHOW_NOT_NEAR" });
    const { db } = podium.deps.database;
    await db.updateTable("shows").set({ cancelledAt: clock.now() }).where("id", "=", off.show.id).execute();
    expect((await admin.call("POST", off.url)).json()).toMatchObject({ code: "SHOW_CANCELLED" });
  });
});
