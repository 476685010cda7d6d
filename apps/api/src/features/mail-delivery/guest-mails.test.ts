import type { Reservation } from "@podium/shared/contracts/reservations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makePerson, makeReservation, makeShow, type Person } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { type Mailbox, startMailbox } from "#test/mailbox.ts";
import { startTestApp, type TestApp } from "#test/test-app.ts";

/** A Monday without holidays near. */
const MONDAY = new Date("2026-11-23T10:00:00Z");
const DAY = 24 * 3600;
const clock = createFakeClock(MONDAY);
let mailbox: Mailbox;
let podium: TestApp;
let admin: Person;
beforeAll(async () => {
  mailbox = await startMailbox();
  podium = await startTestApp({ clock, env: { SMTP_URL: mailbox.url, PUBLIC_URL: "https://podium.test" } });
  admin = await makePerson(podium, "ADMIN");
});
afterAll(async () => {
  await podium.close();
  await mailbox.close();
});
beforeEach(() => clock.set(MONDAY));

const sweep = () => podium.deps.mailDelivery.sweep();
const SIGNED_IN_PAGES = /podium\.test\/(payment|ticketsDetail)\//;

async function reserveForGuest(paid: "cash" | "transfer", email: string): Promise<Reservation> {
  const show = await makeShow(podium);
  const body = { guest: { firstname: "Maria", lastname: "Gast", email }, seatIds: ["R1-A"], paid };
  return (await admin.call("POST", `/api/admin/shows/${show.id}/reservations`, body)).json<Reservation>();
}

test.each(["cash", "transfer"] as const)(
  "a guest without an account is led to no page that asks to sign in (%s)",
  async (paid) => {
    const email = `gast-${paid}@test.example`;
    await reserveForGuest(paid, email);
    await sweep();
    const [mail] = await mailbox.mailsTo(email);
    expect(mail?.text).toContain(paid === "cash" ? "als pdf bij deze mail" : "Mededeling");
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(SIGNED_IN_PAGES);
  },
);

test("somebody with an account is led there", async () => {
  const person = await makePerson(podium);
  await makeReservation(person, (await makeShow(podium)).id, ["R1-A"]);
  await sweep();
  expect((await mailbox.mailsTo(person.email))[0]?.text).toMatch(SIGNED_IN_PAGES);
});

test("a guest who still has to pay is reminded after three working days", async () => {
  const email = "gast-later@test.example";
  await reserveForGuest("transfer", email);
  await sweep();
  clock.advance(3 * DAY);
  await sweep();
  expect((await mailbox.mailsTo(email)).map((mail) => mail.subject)).toEqual([
    expect.stringContaining("Uw reservering"),
    expect.stringContaining("Herinnering"),
  ]);
});
