import { expect } from "vitest";
import { clockTime } from "@podium/shared/words/date-formats";
import { createFakeClock } from "#test/fake-clock.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { mailTest } from "#test/fixtures.ts";
import { pay, reserve } from "@podium/shared/test/steps.ts";

const clock = createFakeClock();
const test = mailTest({ clock });

test("the mail about the payment and the tickets' mail say where the hall is, when the doors open and how to get there", async ({
  podium,
  admin,
  mailbox,
  sendMails,
}) => {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  const id = await reserve(user.api, show.id, ["R1-A"]);
  await sendMails();
  await pay(admin.api, id);
  clock.advance(60);
  await sendMails();
  const mails = await mailbox.mailsTo(user.email);
  expect(mails).toHaveLength(2);
  const startsAt = (await user.api.getTickets({ params: { id } })).show.dateTime;
  for (const mail of mails) {
    for (const words of [
      "Parochiezaal Sint-Voorbeeld, Dorpsstraat 1, 9999 Voorbeelddorp",
      `om ${clockTime(new Date(new Date(startsAt).getTime() - 3600_000))} uur`,
      "Gratis parking op het dorpsplein",
      "https://podium.test/contact",
    ]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
  }
});
