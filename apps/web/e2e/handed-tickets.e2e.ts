import { pay, reserve, ticketsOf } from "@podium/shared/test/steps.ts";
import { openScanner, resultOf, typeScan } from "./check-in-screens.ts";
import { readMails } from "./outbox.ts";
import { readQr } from "./read-qr.ts";
import { createShow, inHours } from "./scenario.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 780 } });

const linkIn = (email: string): string | undefined =>
  readMails(email)
    .map((mail) => /https?:\/\/[^\s"]+(\/gekregen-tickets#token=[\w.%-]+)/.exec(mail)?.[1])
    .find((link) => link !== undefined);

test("a ticket is passed on by phone: who gets it opens it from the mail without an account, and its old code lets nobody in", async ({
  accounts,
  users,
  page,
}) => {
  // Its tickets can be scanned already, and passed on until the doors open.
  const show = await createShow(accounts, { dateTime: inHours(6) });
  const payer = await accounts.register();
  const { admin } = accounts;
  const id = await reserve(payer.api, show.id, ["R1-A", "R1-B"]);
  await pay(admin.api, id);
  const old = (await ticketsOf(payer.api, id)).get("R1-A")?.content ?? "";
  const email = `rosa-${crypto.randomUUID()}@voorbeeld.be`;

  const giver = (await users.open(payer)).page;
  await giver.setViewportSize({ width: 390, height: 780 });
  await giver.goto(`/ticketsDetail/${id}`);
  await giver.getByRole("button", { name: "Geef tickets door" }).click();
  const dialog = giver.getByRole("dialog", { name: "Tickets doorgeven" });
  await dialog.getByRole("checkbox", { name: "Rij 1, stoel A" }).check();
  await dialog.getByLabel("Naam van wie komt").fill("Rosa Maas");
  await dialog.getByLabel("E-mailadres van wie komt").fill(email);
  await dialog.getByRole("button", { name: "Doorgeven", exact: true }).click();
  await expect(giver.getByText("Rij 1, stoel A: doorgegeven aan Rosa Maas")).toBeVisible();

  await expect.poll(() => linkIn(email)).toBeTruthy();
  await page.goto(linkIn(email) ?? "");
  const ticket = page.getByRole("article", { name: "Ticket Rij 1, stoel A" });
  const code = ticket.getByAltText("QR-code voor Rij 1, stoel A");
  await expect(code).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  expect(page.url()).not.toContain("token");
  await page.reload();
  await expect(ticket).toBeVisible();

  let drawn = "";
  await expect.poll(async () => (drawn = (await readQr(code)) ?? "")).not.toBe("");

  const entrance = (await users.admin()).page;
  await openScanner(entrance, show);
  const refused = await resultOf(entrance, () => typeScan(entrance, old));
  expect(refused.text).toContain("Deze QR-code geldt niet meer. Het ticket is nu van Rosa Maas.");
  await expect(entrance.getByText("0 van 2 binnen")).toBeVisible();
  expect((await resultOf(entrance, () => typeScan(entrance, drawn))).text).toContain("Succes Rij 1, stoel A");
  await expect(entrance.getByText("1 van 2 binnen")).toBeVisible();
});
