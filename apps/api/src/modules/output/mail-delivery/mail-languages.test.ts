import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Language } from "@podium/shared/words/languages";
import { hold, pay, reserve, sellVoucher } from "@podium/shared/test/steps.ts";
import { outputOf, provideSystemTools } from "@podium/shared/test/system-tools.ts";
import type { Header } from "postal-mime";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { readEvent } from "#test/calendar.ts";
import { DUTCH_WORD } from "#test/dutch.ts";
import { makeShow, makeUser, type User, withToken } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { mailTest } from "#test/fixtures.ts";

const START = new Date("2027-02-01T10:00:00Z");
const DAY = 24 * 3600;
const clock = createFakeClock(START);

const SOCIETY = {
  SOCIETY_NAME: "Compagnie Exemple",
  VENUE_NAME: "Théâtre Exemple",
  VENUE_ADDRESS: "Place 1, 9999 Exemple",
  VENUE_ROUTE: "",
};
const SHOW = { name: "Tartuffe", dateTime: "2027-03-06T19:00:00.000Z" };

let folder: string;
beforeAll(async () => {
  await provideSystemTools();
  folder = await mkdtemp(join(tmpdir(), "languages-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function pdfText(content: string | ArrayBuffer | Uint8Array): Promise<string> {
  const file = join(folder, "file.pdf");
  await writeFile(file, content instanceof ArrayBuffer ? new Uint8Array(content) : content);
  return (await outputOf("pdftotext", file, "-")).replaceAll(/\s+/g, " ");
}

const test = mailTest({ clock, env: SOCIETY })
  .extend(
    "reader",
    { scope: "file" },
    ({ podium }) =>
      async (language: Language): Promise<User> =>
        withToken(podium, await makeUser(podium), language),
  )
  .extend("newest", { scope: "file" }, ({ mailbox, sendMails }) => async ({ email }: Pick<User, "email">) => {
    await sendMails();
    const mail = (await mailbox.mailsTo(email)).at(-1);
    if (!mail) throw new Error(`no mail to ${email}`);
    return { ...mail, subject: mail.subject ?? "", text: mail.text ?? "", html: mail.html ?? "" };
  });
test.beforeEach(() => clock.set(START));

type Read = Record<"subject" | "text" | "html", string> & { headers: Header[] };

function expectAllIn(language: "fr" | "en", { subject, text, html, headers }: Read) {
  expect(headers.find(({ key }) => key === "content-language")?.value).toBe(language);
  // Random tokens may contain a Dutch word.
  expect(`${subject} ${text.replaceAll(/#token=\S+/g, "")}`).not.toMatch(DUTCH_WORD);
  expect(html).toContain(`<html lang="${language}">`);
  const links = [...`${text} ${html}`.matchAll(/https:\/\/podium\.test(\S*?)(?=["\s<]|$)/g)].map(([, path]) => path);
  expect(links.length).toBeGreaterThan(0);
  for (const path of links) expect(path).toMatch(new RegExp(`^/${language}(/|$)`));
}

const SAYS = {
  fr: {
    received: (id: number) => `Votre réservation pour Tartuffe (n° ${id})`,
    pay: "Payez le montant par virement dans les",
    amount: "Montant\u00A0: 12,00 €",
    until: "avant le lundi 8 février 2027",
    tickets: (id: number) => `Votre billet pour Tartuffe (n° ${id})`,
    confirmed: "Votre réservation est confirmée.",
    place: "Place\u00A0: Rij 1, place A",
    when: "Quand\u00A0: samedi 6 mars 2027 à 20:00",
    doors: "Ouverture des portes\u00A0: à 19:00",
    pdf: ["PLACE", "Montrez ce code QR à l'entrée", "samedi 6 mars 2027 à 20:00", "AU NOM DE"],
    calendar: "Ouverture des portes à 19:00",
    reminder: (id: number) => `Rappel\u00A0: Tartuffe le samedi 6 mars 2027 à 20:00 (n° ${id})`,
    cancelled: (id: number) => `Votre réservation pour Tartuffe est annulée (n° ${id})`,
    back: "Vous avez payé 12,00 € par virement.",
    reason: "Nous avons annulé votre réservation. Motif\u00A0: Malade",
    late: (id: number) => `Rappel\u00A0: payez votre réservation pour Tartuffe (n° ${id})`,
    expired: (id: number) => `Votre réservation pour Tartuffe a expiré (n° ${id})`,
    signIn: "Votre lien pour vous connecter",
    once: "Le lien fonctionne une seule fois",
    voucher: "Bon cadeau de 25,00 €",
    voucherPdf: ["Bon cadeau", "25,00 €", "Comment utiliser le bon"],
  },
  en: {
    received: (id: number) => `Your booking for Tartuffe (no. ${id})`,
    pay: "Pay the amount by bank transfer within",
    amount: "Amount: €12.00",
    until: "before Monday, 8 February 2027",
    tickets: (id: number) => `Your ticket for Tartuffe (no. ${id})`,
    confirmed: "Your booking is confirmed.",
    place: "Seat: Rij 1, seat A",
    when: "When: Saturday, 6 March 2027 at 20:00",
    doors: "Doors open: at 19:00",
    pdf: ["SEAT", "Show this QR code at the entrance", "6 March 2027 at 20:00", "IN THE NAME OF"],
    calendar: "Doors open at 19:00",
    reminder: (id: number) => `Reminder: Tartuffe on Saturday, 6 March 2027 at 20:00 (no. ${id})`,
    cancelled: (id: number) => `Your booking for Tartuffe is cancelled (no. ${id})`,
    back: "You paid €12.00 by bank transfer.",
    reason: "We have cancelled your booking. Reason: Malade",
    late: (id: number) => `Reminder: pay for your booking for Tartuffe (no. ${id})`,
    expired: (id: number) => `Your booking for Tartuffe has expired (no. ${id})`,
    signIn: "Your link to sign in",
    once: "The link works once",
    voucher: "Gift voucher of €25.00",
    voucherPdf: ["Gift voucher", "€25.00", "How to use the voucher"],
  },
} as const;

describe.for(["fr", "en"] as const)("who reserves on a page in another language: %s", (language) => {
  const says = SAYS[language];

  test("gets the mails of a purchase in it, with tickets and a calendar file", async ({
    podium,
    admin,
    reader,
    newest,
    scenario,
  }) => {
    const [user, show] = [await reader(language), await makeShow(podium, SHOW)];
    const id = await reserve(user.api, show.id, ["R1-A"]);
    const received = await newest(user);
    expectAllIn(language, received);
    expect(received.subject).toBe(says.received(id));
    for (const words of [says.pay, says.amount, says.until, says.place, says.when, says.doors])
      expect(received.text).toContain(words);
    expect(received.text).toContain(`https://podium.test/${language}/payment/${id}`);

    await pay(admin.api, id);
    clock.advance(60);
    const tickets = await newest(user);
    expectAllIn(language, tickets);
    expect(tickets.subject).toBe(says.tickets(id));
    expect(tickets.text).toContain(says.confirmed);
    const [pdf, calendar] = tickets.attachments;
    const printed = await pdfText(pdf?.content ?? "");
    for (const words of says.pdf) expect(printed).toContain(words);
    expect(printed).not.toMatch(/\b(uur|Toon|PLAATS|OP NAAM VAN)\b/);
    const file = Buffer.from(calendar?.content as ArrayBuffer).toString();
    const { properties } = readEvent(file.replaceAll(/\r?\n/g, "\r\n"));
    expect(properties.DESCRIPTION).toContain(says.calendar);
    expect(properties.URL).toBe(`https://podium.test/${language}/ticketsDetail/${id}`);

    clock.set(new Date("2027-03-04T20:00:00Z"));
    await podium.deps.reservations.remindDue();
    const reminder = await newest(user);
    expectAllIn(language, reminder);
    expect(reminder.subject).toBe(says.reminder(id));

    await scenario.boxOffice(id, "cancel", { reason: "Malade" });
    const cancelled = await newest(user);
    expectAllIn(language, cancelled);
    expect(cancelled.subject).toBe(says.cancelled(id));
    expect(cancelled.text).toContain(says.reason);
    expect(cancelled.text).toContain(says.back);
  });

  test("is reminded to pay, and notified that it expired, in it", async ({ podium, reader, newest }) => {
    const [user, show] = [await reader(language), await makeShow(podium, SHOW)];
    const id = await reserve(user.api, show.id, ["R1-A"]);
    await newest(user);
    clock.advance(4 * DAY);
    const late = await newest(user);
    expectAllIn(language, late);
    expect(late.subject).toBe(says.late(id));
    clock.advance(20 * DAY);
    await podium.deps.reservations.sweep();
    const expired = await newest(user);
    expectAllIn(language, expired);
    expect(expired.subject).toBe(says.expired(id));
  });

  test("gets links and vouchers in it from then on, wherever they are requested", async ({
    podium,
    admin,
    visitor,
    reader,
    newest,
  }) => {
    const [user, show] = [await reader(language), await makeShow(podium, SHOW)];
    await hold(user.api, show.id, ["R1-A"]);
    await user.api.updateProfile({
      body: { id: user.id, firstname: "Jean", lastname: "Test", email: user.email, number: "0470000000" },
    });
    await visitor.requestSignInLink({ body: { email: user.email } });
    const link = await newest(user);
    expectAllIn(language, link);
    expect(link.subject).toBe(says.signIn);
    expect(link.text).toContain(says.once);
    await sellVoucher(admin.api, 25, { email: user.email, name: "Jean" });
    const voucher = await newest(user);
    expectAllIn(language, voucher);
    expect(voucher.subject).toBe(says.voucher);
    const printed = await pdfText(voucher.attachments[0]?.content ?? "");
    for (const words of says.voucherPdf) expect(printed).toContain(words);
  });

  test("passes tickets on in it: whoever gets them reads the same language", async ({
    podium,
    admin,
    reader,
    newest,
  }) => {
    const [user, show] = [await reader(language), await makeShow(podium, SHOW)];
    const id = await reserve(user.api, show.id, ["R1-A", "R1-B"]);
    await pay(admin.api, id);
    const { seats } = await user.api.getTickets({ params: { id } });
    const receiver = { name: "Luc", email: `luc-${language}@test.example` };
    await user.api.passTicketsOn({
      params: { id },
      body: { ticketIds: seats.slice(0, 1).map((seat) => seat.id), ...receiver },
    });
    const passed = await newest(receiver);
    expectAllIn(language, passed);
    expect(passed.text).toContain(`https://podium.test/${language}/gekregen-tickets#token=`);
  });

  test("is written to in it about tickets that somebody who reads Dutch passed on", async ({
    podium,
    admin,
    reader,
    newest,
  }) => {
    const [giver, show] = [await makeUser(podium), await makeShow(podium, SHOW)];
    const { email } = await reader(language);
    await podium.deps.database.db.updateTable("users").set({ language }).where("email", "=", email).execute();
    const id = await reserve(giver.api, show.id, ["R1-A", "R1-B"]);
    await pay(admin.api, id);
    const { seats } = await giver.api.getTickets({ params: { id } });
    const ticketIds = seats.slice(0, 1).map((seat) => seat.id);
    await giver.api.passTicketsOn({ params: { id }, body: { ticketIds, name: "Luc", email } });

    const passed = await newest({ email });
    expectAllIn(language, passed);
    expect(passed.text).toContain(`https://podium.test/${language}/gekregen-tickets#token=`);
    const [pdf, calendar] = passed.attachments;
    const printed = await pdfText(pdf?.content ?? "");
    for (const words of says.pdf) expect(printed).toContain(words);
    const file = Buffer.from(calendar?.content as ArrayBuffer).toString();
    expect(readEvent(file.replaceAll(/\r?\n/g, "\r\n")).properties.DESCRIPTION).toContain(says.calendar);

    const draft = { key: randomUUID(), audience: "CONFIRMED", subject: "Info", text: "Parking" } as const;
    await admin.api.sendShowMessage({ params: { id: show.id }, body: draft });
    expectAllIn(language, await newest({ email }));

    clock.set(new Date("2027-03-04T20:00:00Z"));
    await podium.deps.passedTickets.sweep();
    const reminder = await newest({ email });
    expectAllIn(language, reminder);
    expect(reminder.subject).toBe(says.reminder(id));

    await giver.api.takeTicketsBack({ params: { id }, body: { ticketIds } });
    expectAllIn(language, await newest({ email }));
  });
});
