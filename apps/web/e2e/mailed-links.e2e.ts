import { expect } from "@playwright/test";
import { registrationForm } from "@podium/shared/test/steps.ts";
import { openHall, seat, untilHeld } from "./hall.ts";
import { readMails } from "./outbox.ts";
import { test } from "./test.ts";

const linkIn = (email: string, page: string) =>
  readMails(email)
    .map((mail) => new RegExp(`/${page}#token=[\\w-]+(?:&adres=[\\w%.-]+)?`).exec(mail)?.[0])
    .find(Boolean);

const codeIn = (email: string) =>
  readMails(email)
    .map((mail) => /Uw code:?\s+(\d{4} \d{4})/.exec(mail)?.[1])
    .find(Boolean);

test("who goes on without a password chooses a seat, fills in one form, and finds it back by a link on another device", async ({
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
