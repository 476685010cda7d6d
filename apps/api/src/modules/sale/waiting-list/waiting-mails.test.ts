import { placeLabels } from "@podium/shared/halls/seat-names";
import { expect } from "vitest";
import { call, withToken } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { mailTest } from "#test/fixtures.ts";
import { makeSoldOut } from "#test/waiting.ts";
import { fullMoment } from "@podium/shared/words/date-formats";
import { offerExpired, offerMade, waitingJoined } from "./waiting-list.mails.ts";
import { waitingListWords } from "./waiting-list.words.ts";

const DAY_MS = 24 * 3600 * 1000;
const clock = createFakeClock();

const test = mailTest({ clock }).extend("soldOut", { scope: "file" }, ({ podium, mailbox, sendMails }) => async () => {
  const soldOut = await makeSoldOut(podium, {});
  const [offered, waiting] = [await soldOut.visitor(), await soldOut.visitor()];
  await offered.join(1);
  await waiting.join(8, true);
  await soldOut.giveBack("R1-A");
  await offered.offer();
  /** The newest mail to this address */
  const mailTo = async ({ email }: { email: string }) => {
    await sendMails();
    return (await mailbox.mailsTo(email)).at(-1);
  };
  return { ...soldOut, offered, waiting, mailTo };
});

test("a user who joins is mailed what they asked for, and nothing more once they have an offer", async ({
  soldOut,
  sendMails,
  mailbox,
}) => {
  const { show, offered, waiting } = await soldOut();
  await sendMails();
  const [joined, ...others] = await mailbox.mailsTo(waiting.email);
  expect(others).toEqual([]);
  expect(joined?.subject).toBe(`U staat op de wachtlijst voor ${show.name}`);
  expect(joined?.text).toContain("8 plaatsen naast elkaar");
  expect(joined?.text).toContain("/account#waiting");
  expect((await mailbox.mailsTo(offered.email)).map(({ subject }) => subject)).toEqual([
    `Er is een plaats vrij voor ${show.name}`,
  ]);
});

test("the mail of an offer says which seats, at what price and until when, and its link opens the offer", async ({
  soldOut,
  podium,
}) => {
  const { offered, mailTo } = await soldOut();
  const mail = await mailTo(offered);
  const until = new Date(clock.now().getTime() + DAY_MS);
  expect(mail?.text).toContain(`Ze blijft voor u opzij tot ${fullMoment(until)}.`);
  expect(mail?.text).toMatch(/Deze plaats kost €\s12,00/);
  const token = /inloglink\?naar=\/account#token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  const opened = await call(podium, "POST", "/api/auth/link/open", { body: { token } });
  const session = withToken(podium, { ...offered, token: opened.json<{ token: string }>().token });
  const [place] = await session.api.listWaitingPlaces();
  expect(place?.offer?.seats.map(({ seatId }) => seatId)).toEqual(["R1-A"]);
  expect(place?.offer?.price).toBe(12);
  expect(mail?.text).toContain(placeLabels(place?.offer?.seats ?? []));
  const { seats, total } = await session.api.acceptOffer({ params: { id: place?.offer?.id ?? 0 } });
  expect({ seats, total }).toEqual({ seats: ["R1-A"], total: place?.offer?.price });
});

test("an offer that ends sooner, because the show was moved, is mailed once more, with its new end", async ({
  soldOut,
  admin,
  podium,
  mailbox,
}) => {
  const { show, offered, mailTo } = await soldOut();
  const first = await mailTo(offered);
  const { id, name } = show;
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000);
  await admin.api.updateShow({ params: { id }, body: { name, dateTime: inHours(5).toISOString() } });
  await podium.deps.waitingList.sweep();
  const mail = await mailTo(offered);
  expect(mail?.subject).toBe(`Minder tijd om te antwoorden: een plaats voor ${name}`);
  expect(mail?.text).toContain(`Ze blijft voor u opzij tot ${fullMoment(inHours(3))}.`);
  const link = /inloglink\?naar=\/account#token=[\w-]+/;
  expect(link.exec(mail?.text ?? "")?.[0]).toBe(link.exec(first?.text ?? "")?.[0]);
  await podium.deps.waitingList.sweep();
  await mailTo(offered);
  expect(await mailbox.mailsTo(offered.email)).toHaveLength(2);
});

test.each([
  ["nl", "Deze plaats kost € 12", "Samen kosten ze € 12"],
  ["fr", "Cette place coûte € 12", "Ensemble, elles coûtent € 12"],
  ["en", "This seat costs € 12", "Together they cost € 12"],
] as const)("says what one place costs, and what several cost together: %s", (language, one, several) => {
  const { price } = waitingListWords[language];
  expect([price("€ 12", 1).startsWith(one), price("€ 12", 2).startsWith(several)]).toEqual([true, true]);
});

test.each([
  ["nl", /plaatsen|liggen|kwamen|gaan\b|gingen|\bblijven/],
  ["fr", /places|\bles \p{L}+(ons|er)\b|elles|sont/iu],
  ["en", /seats|\bthem\b|\bthey\b|\bthese\b/i],
] as const)("says nothing in the plural of one place that is offered: %s", (language, plural) => {
  const reader = { email: "jef@voorbeeld.be", firstname: "Jef", language };
  const show = { id: 1, name: "Kerst", startsAt: new Date(0), isCancelled: false };
  const seats = [{ seatId: "R1-A", group: "Rij 1", label: "A", kind: "restricted" as const }];
  const offer = { ...reader, id: 1, linkId: 2, expiresAt: new Date(0), endedAt: null, outcome: null, show, seats };
  const urls = { signInUrl: null, accountUrl: "/account" };
  const entry = { ...reader, isGuest: false, seats: 1, together: false, show, state: "WAITING" as const };
  const contents = [true, false].flatMap((isGuest) => [
    ...[true, false].map((shortened) => offerMade({ ...offer, priceCents: 1200, isGuest, shortened }, urls)),
    offerExpired({ ...offer, priceCents: 1200, isGuest, shortened: false }, "/tickets"),
    offerMade({ ...offer, priceCents: 1200, isGuest, shortened: false }, { ...urls, signInUrl: "/in" }),
  ]);
  const said = JSON.stringify([
    ...contents,
    waitingJoined(entry, "/account"),
    waitingListWords[language].saleClosed(1),
  ]);
  expect(said).not.toMatch(plural);
});

test("that mail promises to sign in only who has not signed in with it before", async ({ soldOut, admin, podium }) => {
  const { show, offered, mailTo } = await soldOut();
  const signsIn = /logt u meteen in/;
  const first = await mailTo(offered);
  expect(first?.text).toMatch(signsIn);
  const token = /inloglink\?naar=\/account#token=([\w-]+)/.exec(first?.text ?? "")?.[1];
  expect((await call(podium, "POST", "/api/auth/link/open", { body: { token } })).statusCode).toBe(200);
  const dateTime = new Date(clock.now().getTime() + 5 * 3_600_000).toISOString();
  await admin.api.updateShow({ params: { id: show.id }, body: { name: show.name, dateTime } });
  await podium.deps.waitingList.sweep();
  const mail = await mailTo(offered);
  expect(mail?.text).not.toMatch(signsIn);
  expect(mail?.text).toContain("Bij 'Mijn account' neemt of weigert u de plaats.");
});

test("an offer that nobody accepted says that the seats went on; when the sale closed, that the list has ended", async ({
  soldOut,
  admin,
  podium,
}) => {
  const { show, offered, waiting, mailTo } = await soldOut();
  clock.advance(DAY_MS / 1000);
  await podium.deps.waitingList.sweep();
  expect((await mailTo(offered))?.subject).toBe(`Uw plaats voor ${show.name} ging naar de volgende`);
  const { id, name, dateTime } = show;
  await admin.api.updateShow({ params: { id }, body: { name, dateTime, salesCloseAt: clock.now().toISOString() } });
  await podium.deps.waitingList.sweep();
  const mail = await mailTo(waiting);
  expect(mail?.subject).toBe(`De wachtlijst voor ${name} is gesloten`);
  expect(mail?.text).toContain("De verkoop voor deze voorstelling is gesloten.");
  expect(mail?.text).toContain("8 plaatsen naast elkaar");
  await podium.deps.waitingList.sweep();
  expect(await mailTo(waiting)).toEqual(mail);
});

test("with a sale that closes or a show that is cancelled an open offer ends too, and no seats went to a next one", async ({
  soldOut,
  podium,
}) => {
  const { show, offered, waiting, mailTo } = await soldOut();
  await mailTo(offered);
  const { db } = podium.deps.database;
  await db.updateTable("shows").set({ cancelledAt: clock.now() }).where("id", "=", show.id).execute();
  await podium.deps.waitingList.sweep();
  for (const one of [offered, waiting]) {
    const mail = await mailTo(one);
    expect(mail?.subject).toBe(`De wachtlijst voor ${show.name} is gesloten`);
    expect(mail?.text).toContain("Deze voorstelling gaat niet door.");
  }
});
