import { randomUUID } from "node:crypto";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { mailTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const DAY = 24 * 3600;
const inDays = (days: number): string => new Date(clock.now().getTime() + days * DAY * 1000).toISOString();
let people = 0;

const test = mailTest({ clock })
  /** A buyer with three paid seats, two of which are passed on together. */
  .extend("passed", { scope: "file" }, ({ scenario }) => async (days = 30) => {
    const paid = await scenario.paid(["R1-A", "R1-B", "R1-C"], { giveBack: "MONEY", dateTime: inDays(days) });
    const rosa = { name: "Rosa Maas", email: `rosa${++people}@podium.example` };
    const { seats } = await paid.owner.api.getTickets({ params: { id: paid.id } });
    const ticketIds = seats.slice(0, 2).map(({ id }) => id);
    await paid.owner.api.passTicketsOn({ params: { id: paid.id }, body: { ticketIds, ...rosa } });
    return { ...paid, rosa, ticketIds, left: seats.slice(2).map(({ id }) => id) };
  })
  .extend("remindersTo", { scope: "file" }, ({ podium, mailbox, sendMails }) => async (email: string) => {
    await podium.deps.passedTickets.sweep();
    await sendMails();
    const mails = await mailbox.mailsTo(email);
    return mails.filter(({ subject }) => subject?.startsWith("Herinnering"));
  })
  .extend("subjectsTo", { scope: "file" }, ({ mailbox, sendMails }) => async (email: string) => {
    await sendMails();
    return (await mailbox.mailsTo(email)).map(({ subject }) => subject);
  });

const message = () =>
  ({ key: randomUUID(), audience: "CONFIRMED", subject: "Waar u parkeert", text: "Dag {voornaam}" }) as const;

test("a message of the show reaches who got tickets once, and no longer who gave all of them back", async ({
  passed,
  admin,
  podium,
  mailbox,
  subjectsTo,
}) => {
  const { show, owner, rosa } = await passed();
  const gone = await makeUser(podium);
  const id = await reserve(gone.api, show.id, ["R2-A"]);
  await pay(admin.api, id);
  const { seats } = await gone.api.getTickets({ params: { id } });
  await gone.api.giveBackTickets({ params: { id }, body: { ticketIds: seats.map((seat) => seat.id) } });
  const { reach } = await admin.api.listShowMessages({ params: { id: show.id } });
  expect(reach.CONFIRMED.people).toBe(2);
  expect(await admin.api.sendShowMessage({ params: { id: show.id }, body: message() })).toMatchObject({
    recipients: 2,
  });
  const notified = async (email: string) =>
    (await subjectsTo(email)).filter((subject) => subject === "Waar u parkeert");
  expect(await notified(owner.email)).toHaveLength(1);
  expect(await notified(rosa.email)).toHaveLength(1);
  expect(await notified(gone.email)).toEqual([]);
  const announcement = (await mailbox.mailsTo(rosa.email)).find(({ subject }) => subject === "Waar u parkeert");
  expect(announcement?.text).toContain("Dag Rosa");
  expect(announcement?.text).toContain("/gekregen-tickets#token=");
  // The message does not tell the payer's seats and reservation number.
  expect(announcement?.text).not.toContain("Reservering");
});

test("the recipient of tickets of a cancelled show is notified once, and asked nothing: the payer chooses", async ({
  passed,
  admin,
  podium,
  mailbox,
  subjectsTo,
}) => {
  const { show, id, owner, rosa } = await passed();
  const announcement = { key: randomUUID(), subject: "Gaat niet door", text: "Door ziekte.", chooseBefore: inDays(14) };
  await admin.api.cancelShow({ params: { id: show.id }, body: announcement });
  await subjectsTo(rosa.email);
  const mail = (await mailbox.mailsTo(rosa.email)).at(-1);
  expect(mail?.subject).toBe("Gaat niet door");
  expect(mail?.text).toContain("die kiest wat ermee gebeurt. U hoeft zelf niets te doen.");
  expect(mail?.text).not.toContain("/keuze");
  await admin.api.remindChoosers({ params: { id: show.id }, body: { ...announcement, key: randomUUID() } });
  await admin.api.chooseFor({ params: { id }, body: { choice: "GIFT" } });
  await podium.deps.passedTickets.sweep();
  expect(await subjectsTo(rosa.email)).toEqual(["Gaat niet door"]);
  expect((await subjectsTo(owner.email)).filter((subject) => subject === "Gaat niet door")).toHaveLength(2);
});

test("the recipient of a free ticket of a cancelled show reads of no choice: its giver has none", async ({
  podium,
  admin,
  mailbox,
  subjectsTo,
}) => {
  const [show, giver] = [await makeShow(podium, { dateTime: inDays(30) }), await makeUser(podium)];
  const { code } = await admin.api.createTicketCode({ body: { type: "SPONSOR", maxTickets: 10 } });
  const id = await reserve(giver.api, show.id, ["R1-A"], { ticketCode: code });
  const { seats } = await giver.api.getTickets({ params: { id } });
  const rosa = { name: "Rosa Vrij", email: `rosa${++people}@podium.example` };
  await giver.api.passTicketsOn({ params: { id }, body: { ticketIds: seats.map((seat) => seat.id), ...rosa } });
  const announcement = { key: randomUUID(), subject: "Gaat niet door", text: "Door ziekte.", chooseBefore: inDays(14) };
  await admin.api.cancelShow({ params: { id: show.id }, body: announcement });
  await podium.deps.passedTickets.sweep();
  expect(await subjectsTo(rosa.email)).toEqual(["Gaat niet door"]);
  const words = ((await mailbox.mailsTo(rosa.email)).at(-1)?.text ?? "").replaceAll(/\s+/g, " ");
  expect(words).toContain("U hoeft zelf niets te doen.");
  expect(words).not.toContain("die kiest");
});

test("a recipient of tickets is reminded of the show once, two days before, as long as they are theirs", async ({
  passed,
  podium,
  remindersTo,
}) => {
  const [held, takenBack] = [await passed(10), await passed(10)];
  await takenBack.owner.api.takeTicketsBack({ params: { id: takenBack.id }, body: { ticketIds: takenBack.ticketIds } });
  expect(await remindersTo(held.rosa.email)).toEqual([]);
  clock.advance(8 * DAY + 60);
  await Promise.all([podium.deps.passedTickets.sweep(), podium.deps.passedTickets.sweep()]);
  expect(await remindersTo(held.rosa.email)).toHaveLength(1);
  expect(await remindersTo(takenBack.rosa.email)).toEqual([]);
  const [mail, ...more] = await remindersTo(held.rosa.email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("/gekregen-tickets#token=");
  expect(mail?.text).toContain("Rij 1, stoelen A en B");
});

test("a recipient of tickets is reminded once of each date of their show, also after one that nobody got", async ({
  passed,
  podium,
  admin,
  sendMails,
  remindersTo,
}) => {
  const [notified, unsent] = [await passed(10), await passed(10)];
  const moveTo = ({ show }: typeof notified, dateTime: string) =>
    admin.api.updateShow({ params: { id: show.id }, body: { name: show.name, dateTime } });
  clock.advance(8 * DAY + 60);
  await podium.deps.passedTickets.sweep();
  await moveTo(unsent, inDays(20));
  // One reminder is sent; the one for the moved show is dropped.
  await sendMails();
  expect(await remindersTo(notified.rosa.email)).toHaveLength(1);
  expect(await remindersTo(unsent.rosa.email)).toEqual([]);
  clock.advance(3600);
  await moveTo(notified, inDays(20));
  expect(await remindersTo(notified.rosa.email)).toHaveLength(1);
  clock.advance(19 * DAY);
  await Promise.all([podium.deps.passedTickets.sweep(), podium.deps.passedTickets.sweep()]);
  expect(await remindersTo(notified.rosa.email)).toHaveLength(2);
  expect(await remindersTo(notified.rosa.email)).toHaveLength(2);
  expect(await remindersTo(unsent.rosa.email)).toHaveLength(1);
  const [first, second] = await remindersTo(notified.rosa.email);
  expect(second?.subject).not.toBe(first?.subject);
});

test("a mail about another date reaches as many people as it said, who got tickets from others included", async ({
  passed,
  admin,
}) => {
  const { show } = await passed();
  const guest = { firstname: "Jos", lastname: "Zonder", number: "0470 11 22 33" };
  await admin.api.reserveForGuest({ params: { id: show.id }, body: { guest, seatIds: ["T1-A"], paid: "free" } });
  await admin.api.updateShow({ params: { id: show.id }, body: { name: show.name, dateTime: inDays(31) } });
  const { holders } = await admin.api.getShowChange({ params: { id: show.id } });
  expect(holders).toMatchObject({ reach: 2, toCall: [{ name: "Jos Zonder" }] });
  const body = { key: randomUUID(), subject: "Een andere dag", text: "Tot dan.", chooseBefore: null };
  await admin.api.announceChange({ params: { id: show.id }, body });
  const { items } = await admin.api.listShowMessages({ params: { id: show.id } });
  expect(items).toMatchObject([{ recipients: 2 }]);
});
