import { expect } from "@playwright/test";
import { registrationForm } from "@podium/shared/test/steps.ts";
import { openHall, seat } from "./hall.ts";
import { readMails } from "./outbox.ts";
import { test } from "./test.ts";

const linkIn = (email: string, page: string) =>
  readMails(email)
    .map((mail) => new RegExp(`/${page}#token=[\\w-]+`).exec(mail)?.[0])
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
  await seat(page, "R2-F").click();
  await expect(seat(page, "R2-F")).toHaveAttribute("data-state", "mine");
  await page.goto("/confirm");
  const confirm = page.getByRole("button", { name: "Bevestig reservering" });
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
  await expect.poll(() => readMails(email).some((mail) => mail.includes(`/payment/${id}`))).toBe(true);
  await elsewhere.goto(`/payment/${id}`);
  await elsewhere.getByRole("link", { name: "Stuur mij een inloglink" }).click();
  // The page that is being left has a field of that name too.
  await expect(elsewhere.getByRole("heading", { name: "Inloggen met een link" })).toBeVisible();
  await elsewhere.getByLabel("E-mailadres").fill(email);
  await elsewhere.getByRole("button", { name: "Stuur mij een inloglink" }).click();
  await expect(elsewhere.getByText("Kijk in uw mailbox")).toBeVisible();
  await expect.poll(() => linkIn(email, "inloglink")).toBeTruthy();
  await elsewhere.goto(linkIn(email, "inloglink") ?? "");
  await elsewhere.getByRole("main").getByRole("button", { name: "Inloggen" }).click();
  await expect(elsewhere).toHaveURL(/\/account$/);
  await expect(elsewhere.getByLabel("E-mailadres")).toHaveValue(email);
  await elsewhere.goto(`/ticketsDetail/${id}`);
  await expect(elsewhere.getByText("Rij 2, stoel F").first()).toBeVisible();
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
