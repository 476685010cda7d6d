import { pay, reserve } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { readEvent } from "#test/calendar.ts";
import { makeShow, makeUser, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { appBeside, mailTest } from "#test/fixtures.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;
const START = new Date("2027-02-01T10:00:00Z");
const clock = createFakeClock(START);
const inDays = (days: number): string => new Date(clock.now().getTime() + days * DAY * 1000).toISOString();

const test = mailTest({ clock })
  .extend("beside", { scope: "file" }, appBeside({ clock }))
  .extend("remind", { scope: "file" }, ({ podium, mailbox }) => ({
    async sweep() {
      await podium.deps.reservations.remindDue();
      await podium.deps.mailDelivery.sweep();
    },
    to: async ({ email }: Pick<User, "email">) =>
      (await mailbox.mailsTo(email)).filter(({ subject }) => subject?.startsWith("Herinnering:")),
  }));
test.beforeEach(({ mailbox }) => {
  clock.set(START);
  mailbox.refuse(false);
});

test("two days before the show who holds tickets is reminded once, with seats, place, doors, tickets and calendar", async ({
  scenario,
  remind,
}) => {
  const { owner, show, id } = await scenario.paid(["R1-A", "R1-B"], { dateTime: inDays(10) });
  clock.advance(8 * DAY - 60);
  await remind.sweep();
  expect(await remind.to(owner)).toEqual([]);
  clock.advance(60);
  await remind.sweep();
  await remind.sweep();
  clock.advance(DAY);
  await remind.sweep();
  const mails = await remind.to(owner);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe(`Herinnering: ${show.name} op donderdag 11 februari 2027 om 11:00 uur (nr. ${id})`);
  for (const words of [
    "Rij 1, stoelen A en B",
    "Waar: Parochiezaal Sint-Voorbeeld, Dorpsstraat 1, 9999 Voorbeelddorp",
    "Deuren open: om 10:00 uur",
    `https://podium.test/ticketsDetail/${id}`,
  ])
    expect(mails[0]?.text).toContain(words);
  const [file] = mails[0]?.attachments ?? [];
  const event = readEvent(
    Buffer.from(file?.content as ArrayBuffer)
      .toString()
      .replaceAll("\n", "\r\n"),
  );
  expect(event.properties).toMatchObject({ UID: `reservation-${id}@podium.test`, DTSTART: "20270211T100000Z" });
});

test("a buyer who pays in time is reminded, however late; one who pays in the last two days is not", async ({
  podium,
  admin,
  remind,
}) => {
  const show = await makeShow(podium, { dateTime: inDays(5) });
  const [early, late] = [await makeUser(podium), await makeUser(podium)];
  const ids = [await reserve(early.api, show.id, ["R1-A"]), await reserve(late.api, show.id, ["R1-B"])];
  clock.advance(3 * DAY - 60);
  await pay(admin.api, ids[0] ?? 0);
  clock.advance(120);
  await pay(admin.api, ids[1] ?? 0);
  await remind.sweep();
  clock.advance(DAY);
  await remind.sweep();
  expect([(await remind.to(early)).length, (await remind.to(late)).length]).toEqual([1, 0]);
});

test("nobody is reminded of what was cancelled, and whoever went to another show before that one", async ({
  podium,
  scenario,
  admin,
  remind,
}) => {
  const cancelled = await scenario.paid(["R1-A"], { dateTime: inDays(5) });
  const rebooked = await scenario.paid(["R1-A"], { dateTime: inDays(5) });
  const later = await makeShow(podium, { dateTime: inDays(20) });
  await admin.api.cancelReservation({ params: { id: cancelled.id }, body: { reason: "Ziek" } });
  await admin.api.rebookReservation({ params: { id: rebooked.id }, body: { showId: later.id, seatIds: ["R1-A"] } });
  clock.advance(3 * DAY + 60);
  await remind.sweep();
  expect([...(await remind.to(cancelled.owner)), ...(await remind.to(rebooked.owner))]).toEqual([]);
  clock.advance(15 * DAY);
  await remind.sweep();
  expect(await remind.to(cancelled.owner)).toEqual([]);
  expect(await remind.to(rebooked.owner)).toHaveLength(1);
});

test("the reminder moves along with the date, also one that could not be sent yet", async ({
  scenario,
  admin,
  remind,
  mailbox,
}) => {
  const { owner, show } = await scenario.paid(["R1-A"], { dateTime: inDays(5) });
  clock.advance(3 * DAY + 60);
  mailbox.refuse(true);
  await remind.sweep();
  const body = { name: show.name, dateTime: inDays(30) };
  await admin.api.updateShow({ params: { id: show.id }, body });
  mailbox.refuse(false);
  clock.advance(HOUR);
  await remind.sweep();
  expect(await remind.to(owner)).toEqual([]);
  clock.advance(28 * DAY);
  await remind.sweep();
  expect(await remind.to(owner)).toHaveLength(1);

  const sooner = await scenario.paid(["R1-A"], { dateTime: inDays(30) });
  const tomorrow = { name: "De vrek", dateTime: inDays(1) };
  clock.advance(60);
  await admin.api.updateShow({ params: { id: sooner.show.id }, body: tomorrow });
  await remind.sweep();
  // The owner paid less than two days before the new date of the show.
  expect(await remind.to(sooner.owner)).toEqual([]);
});

test("a holder who was reminded of a show is reminded once of its new date, and not when it moved by hours", async ({
  podium,
  beside,
  scenario,
  admin,
  remind,
}) => {
  const { owner, show } = await scenario.paid(["R1-A"], { dateTime: inDays(5) });
  const moveTo = (dateTime: string) =>
    admin.api.updateShow({ params: { id: show.id }, body: { name: show.name, dateTime } });
  clock.advance(3 * DAY);
  await remind.sweep();
  expect(await remind.to(owner)).toHaveLength(1);
  await moveTo(inDays(2 + 3 / 24));
  clock.advance(4 * HOUR);
  await remind.sweep();
  expect(await remind.to(owner)).toHaveLength(1);
  clock.advance(20 * HOUR);
  await moveTo(inDays(21));
  await remind.sweep();
  clock.advance(19 * DAY - 60);
  await remind.sweep();
  expect(await remind.to(owner)).toHaveLength(1);
  clock.advance(60);
  for (const _ of [1, 2]) {
    await Promise.all(
      [podium, beside].flatMap(({ deps }) => [deps.reservations.remindDue(), deps.reservations.remindDue()]),
    );
    await remind.sweep();
  }
  const mails = await remind.to(owner);
  expect(mails.map(({ subject }) => subject?.replace(/.* op /, "").replace(/ om .*/, ""))).toEqual([
    "zaterdag 6 februari 2027",
    "vrijdag 26 februari 2027",
  ]);
  // The Message-ID differs, so that no mail server drops the second one as a duplicate.
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
});

test("a reminder that waits while its show moves to the next day names that day alone", async ({
  podium,
  scenario,
  admin,
  remind,
  mailbox,
}) => {
  const { owner, show } = await scenario.paid(["R1-A"], { dateTime: inDays(5) });
  clock.advance(4 * DAY);
  mailbox.refuse(true);
  await remind.sweep();
  await admin.api.updateShow({ params: { id: show.id }, body: { name: show.name, dateTime: inDays(2) } });
  mailbox.refuse(false);
  clock.advance(HOUR);
  // The order of sending and sweeping does not matter.
  await podium.deps.mailDelivery.sweep();
  await remind.sweep();
  await remind.sweep();
  expect((await remind.to(owner)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining("op zondag 7 februari 2027"),
  ]);
});

test("a holder who was reminded and goes to a later show is reminded of that one too", async ({
  podium,
  scenario,
  admin,
  remind,
}) => {
  const { owner, id } = await scenario.paid(["R1-A"], { dateTime: inDays(5) });
  const later = await makeShow(podium, { name: "Kerstspel", dateTime: inDays(20) });
  clock.advance(3 * DAY);
  await remind.sweep();
  await admin.api.rebookReservation({ params: { id }, body: { showId: later.id, seatIds: ["R1-A"] } });
  clock.advance(15 * DAY);
  await remind.sweep();
  await remind.sweep();
  expect((await remind.to(owner)).map(({ subject }) => subject?.includes(later.name))).toEqual([false, true]);
});

test("a payer who passed tickets on is reminded of those that are left, and not at all when none is", async ({
  podium,
  scenario,
  remind,
}) => {
  const passOn = async ({ owner, id }: Awaited<ReturnType<typeof scenario.paid>>, count: number) => {
    const { seats } = await owner.api.getTickets({ params: { id } });
    const ticketIds = seats.slice(0, count).map((seat) => seat.id);
    const holder = { name: "Rosa Maas", email: "rosa@podium.example" };
    await owner.api.passTicketsOn({ params: { id }, body: { ticketIds, ...holder } });
  };
  const [some, all, late] = [
    await scenario.paid(["R1-A", "R1-B"], { dateTime: inDays(5) }),
    await scenario.paid(["R1-A", "R1-B"], { dateTime: inDays(5) }),
    await scenario.paid(["R1-A", "R1-B"], { dateTime: inDays(5) }),
  ];
  await passOn(some, 1);
  await passOn(all, 2);
  clock.advance(3 * DAY);
  await podium.deps.reservations.remindDue();
  // These tickets are passed on after the mail was enqueued.
  await passOn(late, 2);
  await remind.sweep();
  const [mail, ...more] = await remind.to(some.owner);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("Rij 1, stoel B");
  expect(mail?.text).not.toContain("stoelen A en B");
  expect([...(await remind.to(all.owner)), ...(await remind.to(late.owner))]).toEqual([]);
});

test("a holder who cannot come reads in the reminder what the show lets them do, and where", async ({
  admin,
  scenario,
  remind,
}) => {
  const back = await scenario.paid(["R1-A", "R1-B"], { dateTime: inDays(5), giveBack: "MONEY" });
  const nonReturnable = await scenario.paid(["R1-A"], { dateTime: inDays(5), giveBack: "NO" });
  const guest = { firstname: "Jos", lastname: "Peeters", email: "jos@podium.example", number: "" };
  const body = { guest, seatIds: ["R2-A"], paid: "cash" as const };
  await admin.api.reserveForGuest({ params: { id: nonReturnable.show.id }, body });
  const advice = async (reader: { email: string }) => {
    const [mail] = await remind.to(reader);
    return /Kunt u toch niet komen\? (.*?)\.? Met theatrale/.exec((mail?.text ?? "").replaceAll(/\s+/g, " "))?.[1];
  };
  clock.advance(3 * DAY);
  await remind.sweep();
  const pass = "Op de pagina achter de knop geeft u";
  expect(await advice(back.owner)).toBe(
    `${pass} uw tickets door aan iemand anders, of geeft u ze terug. Liever andere plaatsen? Die kiest u daar ook. Dat kan tot de deuren opengaan`,
  );
  expect(await advice(nonReturnable.owner)).toBe(
    `${pass} uw ticket door aan iemand anders. Liever een andere plaats? Die kiest u daar ook. Dat kan tot de deuren opengaan`,
  );
  expect(await advice(guest)).toMatch(/^Antwoord dan op deze mail/);
  // After the doors open, nobody can pass tickets on or give them back.
  const late = await scenario.paid(["R1-A"], { dateTime: inDays(5), giveBack: "MONEY" });
  clock.advance(5 * DAY - HOUR / 2);
  await remind.sweep();
  expect(await advice(late.owner)).toMatch(/^Antwoord dan op deze mail/);
});

test("two workers remind once, and one that was away reminds late, but not after the show began", async ({
  podium,
  beside,
  scenario,
  remind,
}) => {
  const twice = await scenario.paid(["R1-A"], { dateTime: inDays(5) });
  const never = await scenario.paid(["R1-A"], { dateTime: inDays(3.5) });
  clock.advance(4 * DAY);
  await Promise.all(
    [podium, beside].flatMap(({ deps }) => [deps.reservations.remindDue(), deps.reservations.remindDue()]),
  );
  await remind.sweep();
  expect(await remind.to(twice.owner)).toHaveLength(1);
  expect(await remind.to(never.owner)).toEqual([]);
});
