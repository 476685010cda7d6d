import { pay, reserve } from "@podium/shared/test/steps.ts";
import { readMails } from "./outbox.ts";
import { createShow } from "./scenario.ts";
import { expect, test } from "./test.ts";

const htmlOf = (mail: string): string => /<!doctype html>[^]*<\/html>/.exec(mail)?.[0] ?? "";
const titleOf = (html: string): string => /<title>(.*)<\/title>/.exec(html)?.[1] ?? "";

test("the mails of a reservation, from the first to its cancellation, fit a screen of 320 px, also with long words", async ({
  accounts,
  page,
}) => {
  const { admin } = accounts;
  const show = await createShow(accounts, { name: "De Hottentottententententoonstellingsopening en meer" });
  const { api, email } = await accounts.register();
  // The mail with tickets waits until an administrator can no longer undo the confirmation.
  const arrived = (count: number) => expect.poll(() => readMails(email).length, { timeout: 60_000 }).toBe(count);
  const paid = await reserve(api, show.id, ["T7-A", "T7-B", "R2-F", "R2-G"]);
  await arrived(1);
  await pay(admin.api, paid);
  await arrived(2);
  await admin.api.moveReservation({ params: { id: paid }, body: { seatIds: ["T7-A", "T7-B", "R3-F", "R3-G"] } });
  await arrived(3);
  await admin.api.cancelReservation({
    params: { id: paid },
    body: { reason: "Overstromingsgevaarlijkheidsgraad".repeat(2) },
  });
  await arrived(4);

  const mails = readMails(email).map(htmlOf);
  for (const html of mails) {
    for (const width of [320, 390, 600]) {
      await page.setViewportSize({ width, height: 700 });
      await page.setContent(html);
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `${titleOf(html)} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
