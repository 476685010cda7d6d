import type { Reservation } from "@podium/shared/contracts/reservations";
import { beforeEach, expect } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { mailTest } from "#test/fixtures.ts";

/** A Monday without holidays near. */
const MONDAY = new Date("2026-11-23T10:00:00Z");
const DAY = 24 * 3600;
const clock = createFakeClock(MONDAY);
const test = mailTest({ clock }).extend(
  "reserveForGuest",
  { scope: "file" },
  ({ podium, admin }) =>
    async (paid: "cash" | "transfer", email: string): Promise<Reservation> => {
      const show = await makeShow(podium);
      const body = { guest: { firstname: "Maria", lastname: "Gast", email }, seatIds: ["R1-A"], paid };
      return await admin.api.reserveForGuest({ params: { id: show.id }, body });
    },
);
beforeEach(() => clock.set(MONDAY));
const SIGNED_IN_PAGES = /podium\.test\/(payment|ticketsDetail)\//;

test.for(["cash", "transfer"] as const)(
  "a guest without an account is led to no page that asks to sign in (%s)",
  async (paid, { reserveForGuest, sendMails, mailbox }) => {
    const email = `gast-${paid}@test.example`;
    await reserveForGuest(paid, email);
    await sendMails();
    const [mail] = await mailbox.mailsTo(email);
    expect(mail?.text).toContain(paid === "cash" ? "als pdf bij deze mail" : "Mededeling");
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(SIGNED_IN_PAGES);
  },
);

test("somebody with an account is led there", async ({ podium, sendMails, mailbox }) => {
  const user = await makeUser(podium);
  await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]);
  await sendMails();
  expect((await mailbox.mailsTo(user.email))[0]?.text).toMatch(SIGNED_IN_PAGES);
});

test("a guest who still has to pay is reminded after three working days", async ({
  reserveForGuest,
  sendMails,
  mailbox,
}) => {
  const email = "gast-later@test.example";
  await reserveForGuest("transfer", email);
  await sendMails();
  clock.advance(3 * DAY);
  await sendMails();
  expect((await mailbox.mailsTo(email)).map((mail) => mail.subject)).toEqual([
    expect.stringContaining("Uw reservering"),
    expect.stringContaining("Herinnering"),
  ]);
});
