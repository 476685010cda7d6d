import { expect } from "vitest";
import { form } from "#test/changed-shows.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { googleSettings, ISSUER, openJwt, startFakeGoogle } from "#test/fake-google.ts";
import { apiTest, started } from "#test/fixtures.ts";

const clock = createFakeClock();
const env = { ...googleSettings, PUBLIC_URL: "https://podium.test" };
const SAVE = "https://pay.google.com/gp/v/save/";

const test = apiTest()
  .extend("google", { scope: "file" }, async ({}, { onCleanup }) => {
    const google = await startFakeGoogle();
    onCleanup(() => google.close());
    return google;
  })
  .extend("podium", { scope: "file" }, ({ google }, cleanup) =>
    started({ clock, env, walletServers: { google: google.servers } }, cleanup),
  )
  .extend("saved", { scope: "file" }, ({ scenario }) => async (seatIds = ["T4-E"]) => {
    const paid = await scenario.paid(seatIds, { name: "De vrek", dateTime: "2099-07-05T18:00:00Z" });
    const { url } = await paid.owner.api.addToWallet({ params: { id: paid.id }, body: { wallet: "GOOGLE" } });
    const ids = openJwt(url.slice(SAVE.length)).payload?.eventTicketObjects.map(({ id }) => id) ?? [];
    const code = async () => (await paid.owner.api.getTickets({ params: { id: paid.id } })).qrContents?.[0];
    return { ...paid, url, ids, id: paid.id, object: ids[0] ?? "", code };
  });

test("the link that saves tickets is signed by the account, and short however many there are", async ({ saved }) => {
  const { url } = await saved(["R1-A"]);
  expect(url.startsWith(SAVE)).toBe(true);
  expect(openJwt(url.slice(SAVE.length))).toMatchObject({
    iss: "podium@voorbeeld.iam.gserviceaccount.com",
    aud: "google",
    typ: "savetowallet",
    origins: ["https://podium.test"],
  });
  expect(url.length).toBeLessThan(1800);
  expect((await saved(["R1-B", "R1-C", "R1-D", "R1-E"])).url.length).toBeLessThan(1800);
});

test("Google has the ticket before its link is opened: what it says, in the time at the venue, and the QR code", async ({
  saved,
  google,
}) => {
  const { object, id, owner, code } = await saved();
  expect(object.startsWith(`${ISSUER}.`)).toBe(true);
  const { user } = await owner.api.getTickets({ params: { id } });
  const ticket = google.objectOf(object);
  expect(ticket).toMatchObject({
    state: "ACTIVE",
    ticketHolderName: `${user.firstname} ${user.lastname}`,
    seatInfo: { row: { defaultValue: { value: "Tafel 4" } }, seat: { defaultValue: { value: "E" } } },
    faceValue: { micros: "12000000", currencyCode: "EUR" },
    barcode: { type: "QR_CODE", value: await code() },
    validTimeInterval: { end: { date: "2099-07-06T08:00:00+02:00" } },
  });
  expect(google.classOf(String(ticket?.classId))).toMatchObject({
    reviewStatus: "UNDER_REVIEW",
    issuerName: "Toneelkring De Voorbeeldspelers",
    eventName: { defaultValue: { language: "nl", value: "De vrek" } },
    venue: { address: { defaultValue: { value: "Dorpsstraat 1, 9999 Voorbeelddorp" } } },
    dateTime: { start: "2099-07-05T20:00:00+02:00", doorsOpen: "2099-07-05T19:00:00+02:00" },
  });
});

test("a ticket whose seat moves is written anew at Google, also when Google was away", async ({
  podium,
  saved,
  scenario,
  google,
}) => {
  const { object, id, code } = await saved();
  await scenario.boxOffice(id, "move", { seatIds: ["R1-A"] });
  google.beAway(true);
  await podium.deps.walletUpdates.sweep();
  google.beAway(false);
  expect(google.objectOf(object)).toMatchObject({ seatInfo: { seat: { defaultValue: { value: "E" } } } });
  clock.advance(31);
  await podium.deps.walletUpdates.sweep();
  expect(google.objectOf(object)).toMatchObject({
    seatInfo: { row: { defaultValue: { value: "Rij 1" } }, seat: { defaultValue: { value: "A" } } },
    barcode: { value: await code() },
  });
});

test("a cancelled ticket has no code at Google any more", async ({ podium, saved, scenario, google }) => {
  const { object, id } = await saved();
  await scenario.boxOffice(id, "cancel", { reason: "Ziek" });
  await podium.deps.walletUpdates.sweep();
  expect(google.objectOf(object)).toMatchObject({ state: "INACTIVE", barcode: null, seatInfo: null });
});

test("a ticket of a show that is cancelled has no code at Google any more", async ({
  podium,
  saved,
  admin,
  google,
}) => {
  const { object, show, id, owner } = await saved();
  await admin.api.cancelShow({ params: { id: show.id }, body: form() });
  await podium.deps.walletUpdates.sweep();
  expect(google.objectOf(object)).toMatchObject({ state: "INACTIVE", barcode: null, seatInfo: null });
  expect((await owner.api.getTickets({ params: { id } })).status).toBe("CONFIRMED");
});

test("a seat that moves while Google is saving its ticket is sent to Google by the next sweep", async ({
  podium,
  scenario,
  google,
}) => {
  const { id, owner } = await scenario.paid(["T4-E"]);
  google.duringWrite("eventTicketObject", async () => {
    await scenario.boxOffice(id, "move", { seatIds: ["R1-A"] });
    await podium.deps.walletUpdates.sweep();
  });
  const { url } = await owner.api.addToWallet({ params: { id }, body: { wallet: "GOOGLE" } });
  const object = openJwt(url.slice(SAVE.length)).payload?.eventTicketObjects[0]?.id ?? "";
  const seat = (value: string) => ({ seatInfo: { seat: { defaultValue: { value } } } });
  expect(google.objectOf(object)).toMatchObject(seat("E"));
  await podium.deps.walletUpdates.sweep();
  expect(google.objectOf(object)).toMatchObject(seat("A"));
});

test("a seat that moves while its ticket, which Google has, is saved again is sent as well", async ({
  podium,
  saved,
  scenario,
  google,
}) => {
  const { id, owner, object } = await saved();
  await podium.deps.walletUpdates.sweep();
  google.duringWrite("eventTicketObject", async () => {
    await scenario.boxOffice(id, "move", { seatIds: ["R1-A"] });
    await podium.deps.walletUpdates.sweep();
  });
  await owner.api.addToWallet({ params: { id }, body: { wallet: "GOOGLE" } });
  await podium.deps.walletUpdates.sweep();
  expect(google.objectOf(object)).toMatchObject({ seatInfo: { seat: { defaultValue: { value: "A" } } } });
});

test("no link is made of tickets that all became somebody else's, or were given back", async ({ scenario }) => {
  const { id, owner } = await scenario.paid(["R1-A"], { giveBack: "MONEY" });
  const ticketIds = (await owner.api.getTickets({ params: { id } })).seats.map((seat) => seat.id);
  const add = async () =>
    (await owner.call("POST", `/api/reservation/tickets/${id}/wallet`, { wallet: "GOOGLE" })).json<object>();
  const rosa = { name: "Rosa Maas", email: "rosa@podium.example" };
  await owner.api.passTicketsOn({ params: { id }, body: { ticketIds, ...rosa } });
  expect(await add()).toMatchObject({ code: "TICKET_PASSED_ON" });
  await owner.api.takeTicketsBack({ params: { id }, body: { ticketIds } });
  await owner.api.giveBackTickets({ params: { id }, body: { ticketIds } });
  expect(await add()).toMatchObject({ code: "TICKET_NOT_FOUND" });
});

test("nothing is promised while Google is away: the visitor reads what to do", async ({ scenario, google }) => {
  const { id, owner } = await scenario.paid(["R1-A"]);
  google.beAway(true);
  const response = await owner.call("POST", `/api/reservation/tickets/${id}/wallet`, { wallet: "GOOGLE" });
  google.beAway(false);
  expect(response.json()).toMatchObject({
    statusCode: 503,
    code: "WALLET_AWAY",
    message: "Google Wallet antwoordt nu niet. Probeer het straks opnieuw, of download uw tickets als pdf.",
  });
});

test("one token serves for its hour", async ({ saved, google }) => {
  await saved();
  const given = google.tokensGiven();
  await saved();
  expect(google.tokensGiven()).toBe(given);
});
