import { pay, registrationForm, reserve } from "@podium/shared/test/steps.ts";
import { readMails } from "./outbox.ts";
import { createShow } from "./scenario.ts";
import { expect, test } from "./test.ts";
import { openHall, seat, untilHeld } from "./hall.ts";

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

const linkIn = (email: string, page: string) =>
  readMails(email)
    .map((mail) => new RegExp(`/${page}#token=[\\w-]+(?:&adres=[\\w%.-]+)?`).exec(mail)?.[0])
    .find(Boolean);

const codeIn = (email: string) =>
  readMails(email)
    .map((mail) => /Uw code:?\s+(\d{4} \d{4})/.exec(mail)?.[1])
    .find(Boolean);

test("a visitor who goes on without a password chooses a seat, fills in one form, and finds it back by a link on another device", async ({
  page,
  show,
  browser,
}) => {
  const { firstname, lastname, email, number } = registrationForm();
  await page.goto("/");
  await page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Tickets" }).click();
  await openHall(page, show);
  await page.getByRole("button", { name: "Verder zonder wachtwoord" }).click();
  await untilHeld(page, ["R2-F"], () => seat(page, "R2-F").click());
  await page.goto("/confirm");
  const confirm = page.getByRole("button", { name: "Bevestigen en betalen" });
  await page.getByRole("radio", { name: /overschrijving/i }).click();
  await page.getByRole("checkbox").first().click();
  await confirm.click();
  await expect(page.getByLabel("Voornaam")).toBeFocused();
  await page.getByLabel("Voornaam").fill(firstname);
  await page.getByLabel("Achternaam").fill(lastname);
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Telefoon").fill(number);
  await confirm.click();
  await expect(page).toHaveURL(/\/payment\/\d+$/);
  const id = /\d+$/.exec(page.url())?.[0] ?? "";
  await page.goto("/reservation-success");
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("link", { name: "Kies een wachtwoord" }).click();
  await expect(page.getByRole("button", { name: "Kies een wachtwoord" })).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  const where = `inloglink\\?naar=/payment/${id}`;
  await expect.poll(() => linkIn(email, where)).toBeTruthy();
  const link = linkIn(email, where) ?? "";
  await elsewhere.goto(link);
  await elsewhere.getByRole("main").getByRole("button", { name: "Inloggen" }).click();
  await expect(elsewhere).toHaveURL(new RegExp(`/payment/${id}$`));
  await expect(elsewhere.getByRole("heading", { name: "Overschrijving" })).toBeVisible();

  // The link was used, so it opens nothing on a third device, where one press requests another one.
  const third = await (await browser.newContext()).newPage();
  await third.goto(link);
  await third.getByRole("main").getByRole("button", { name: "Inloggen" }).click();
  await third.getByRole("button", { name: "Stuur mij een inloglink" }).click();
  await expect(third.getByText("Kijk in uw mailbox")).toBeVisible();
  await expect.poll(() => linkIn(email, "inloglink")).toBeTruthy();
  await third.goto(linkIn(email, "inloglink") ?? "");
  await third.getByRole("main").getByRole("button", { name: "Inloggen" }).click();
  await expect(third).toHaveURL(/\/account$/);
  await expect(third.getByLabel("E-mailadres")).toHaveValue(email);
  await third.context().close();

  // The second device, which opened the link, can also pay the reservation.
  await elsewhere.goto(`/payment/${id}`);
  await elsewhere.getByRole("button", { name: "Online betalen" }).click();
  await elsewhere.getByRole("button", { name: "Betalen", exact: true }).click();
  await expect(elsewhere.getByRole("heading", { name: "Uw betaling is gelukt" })).toBeVisible();
  await expect(elsewhere.getByRole("link", { name: "Naar uw reservering" })).toBeHidden();
  await elsewhere.getByRole("link", { name: "Bekijk Tickets" }).click();
  await expect(elsewhere.getByText("Rij 2, stoel F").first()).toBeVisible();

  // The rest of the account asks once for a proof, with a mailed code.
  await elsewhere.goto("/account");
  await elsewhere.getByRole("button", { name: "Bevestig dat ik het ben" }).click();
  await elsewhere.getByRole("button", { name: "Mail mij een code" }).click();
  const code = elsewhere.getByLabel("Code uit de mail");
  await expect(code).toBeVisible();
  await expect.poll(() => codeIn(email)).toBeTruthy();
  await code.fill(codeIn(email) ?? "");
  await elsewhere.getByRole("button", { name: "Bevestigen" }).click();
  await expect(elsewhere.getByLabel("E-mailadres")).toHaveValue(email);
  await elsewhere.context().close();
});

test("another address asks for the password, and the old one undoes it", async ({ accounts, users, page }) => {
  const account = await accounts.register();
  const { page: own } = await users.open(account);
  await own.goto("/account");
  const address = `nieuw-${account.email}`;
  await own.getByLabel("E-mailadres").fill(address);
  await own.getByRole("button", { name: "Opslaan" }).click();
  await expect(own.getByText("Vul uw wachtwoord in.")).toBeVisible();
  await own.getByLabel("Uw wachtwoord", { exact: true }).fill(account.password);
  await own.getByRole("button", { name: "Opslaan" }).click();
  await expect(own.getByText("Wijzigingen succesvol opgeslagen!")).toBeVisible();

  await expect.poll(() => linkIn(account.email, "email-terugzetten")).toBeTruthy();
  await page.goto(linkIn(account.email, "email-terugzetten") ?? "");
  await page.getByRole("button", { name: "Maak ongedaan" }).click();
  await expect(page.getByText("Uw e-mailadres is teruggezet")).toBeVisible();
  await expect.poll(() => linkIn(account.email, "wachtwoord-herstellen")).toBeTruthy();
});
