import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Tickets } from "@podium/shared/contracts/tickets";
import { ALL_SEATS } from "@podium/shared/hall-plan";
import { seatLabel } from "@podium/shared/seat-id";
import { printTool, providePrintTools, readCodes } from "@podium/shared/test/print-tools.ts";
import { hold, pay, reserve } from "@podium/shared/test/steps.ts";
import { expect, test } from "./test.ts";

// In one worker: two would install the tools at once.
test.describe.configure({ mode: "default" });
test.beforeAll(providePrintTools);

async function goPayOnline(page: Page): Promise<void> {
  await page.goto("/confirm");
  await page.getByRole("radio", { name: /Bancontact/ }).click();
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Bevestig reservering" }).click();
  await expect(page.getByRole("heading", { name: "Testbetaling" })).toBeVisible();
}

test("who pays online comes back to a confirmed reservation and its tickets", async ({
  member: { api, page },
  show,
}) => {
  await hold(api, show.id, ["T4-E", "T4-D"]);
  await goPayOnline(page);
  await expect(page.getByText("€ 24,00")).toBeVisible();
  await page.getByRole("button", { name: "Betalen" }).click();
  await expect(page).toHaveURL(/\/payments\/callback\?reservation=\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: "Betaling" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Uw betaling is gelukt" })).toBeVisible();
  await page.getByRole("link", { name: "Bekijk Tickets" }).click();
  await expect(page.getByRole("img", { name: /^QR-code voor Tafel 4/ })).toHaveCount(2);
});

test("a payment that was cancelled can be tried again, one that failed can become a transfer", async ({
  member: { api, page },
  show,
}) => {
  await hold(api, show.id, ["R1-A"]);
  await goPayOnline(page);
  await page.getByRole("button", { name: "Annuleren" }).click();
  await expect(page.getByRole("heading", { name: "U hebt de betaling geannuleerd" })).toBeVisible();

  await page.goto("/account");
  await page.getByRole("link", { name: "Betaling voltooien" }).click();
  await page.getByRole("button", { name: "Opnieuw online betalen" }).click();
  await page.getByRole("button", { name: "Laten mislukken" }).click();
  await expect(page.getByRole("heading", { name: "De betaling is niet gelukt" })).toBeVisible();

  await page.getByRole("button", { name: "Betalen met overschrijving" }).click();
  await expect(page).toHaveURL(/\/payment\/\d+$/);
  await expect(page.getByRole("heading", { name: "Betaling voltooien" })).toBeVisible();

  await page.getByRole("button", { name: "Online betalen" }).click();
  await page.getByRole("button", { name: "Betalen" }).click();
  await expect(page.getByRole("heading", { name: "Uw betaling is gelukt" })).toBeVisible();
});

test("who goes back from the provider without paying finds it on every page of tickets, in the other tab too", async ({
  member: { api, context, page },
  show,
}) => {
  await hold(api, show.id, ["R1-C"]);
  await page.goto("/tickets");
  const other = await context.newPage();
  await other.goto("/tickets");
  await expect(other.getByRole("heading", { level: 1, name: "Tickets" })).toBeVisible();
  await goPayOnline(page);
  const banner = (tab: Page) => tab.getByRole("status").filter({ hasText: "U hebt een onbetaalde reservering" });
  await expect(banner(other)).toContainText("Rij 1 C");

  await page.goBack();
  await expect(banner(page)).toContainText("€ 12,00");
  const [reservation] = await api.listMyReservations();
  for (const path of ["/account", `/ticketsDetail/${reservation?.id}`]) {
    await page.goto(path);
    await expect(banner(page)).toContainText("Rij 1 C");
  }
  await banner(page).getByRole("button", { name: "Nu betalen" }).click();
  await page.getByRole("button", { name: "Betalen" }).click();
  await expect(page.getByRole("heading", { name: "Uw betaling is gelukt" })).toBeVisible();
  await expect(banner(other)).toHaveCount(0);
});

test("the outcome shows by itself when the payment ends in another tab", async ({
  member: { api, context, page },
  show,
}) => {
  await hold(api, show.id, ["R1-B"]);
  await goPayOnline(page);
  const waiting = await context.newPage();
  await waiting.goto("/account");
  await waiting.getByRole("link", { name: "Betaling voltooien" }).click();
  await expect(waiting.getByRole("heading", { name: "Wij wachten op de bevestiging van uw bank" })).toBeVisible();
  await page.getByRole("button", { name: "Betalen" }).click();
  await expect(waiting.getByRole("heading", { name: "Uw betaling is gelukt" })).toBeVisible();
});

test("the transfer page has a code that banking apps read, and copies what it shows", async ({
  member: { api, context, page },
  show,
}) => {
  const id = await reserve(api, show.id, ["R2-A", "R2-B"]);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/payment/${id}`);
  const code = page.getByRole("img", { name: "QR-code met de gegevens van de overschrijving" });
  await expect(code).toBeVisible();
  const image = test.info().outputPath("epc.png");
  await code.screenshot({ path: image });
  const { epc, iban } = await api.getTransferDetails({ params: { id } });
  expect(epc?.split("\n").slice(0, 4)).toEqual(["BCD", "002", "1", "SCT"]);
  expect(epc).toContain("EUR24.00");
  expect(epc).toContain(`Tickets #${id} - Wouters Els`);
  expect(await readCodes(image)).toEqual([epc]);

  await page.getByRole("button", { name: "Kopieer rekeningnummer" }).click();
  await expect(page.getByText("Tekst gekopieerd naar klembord!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(iban.replaceAll(" ", ""));
  await expect(page.getByText("Tekst gekopieerd naar klembord!")).toBeHidden({ timeout: 4000 });
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    document.execCommand = () => false;
  });
  await page.getByRole("button", { name: "Kopieer mededeling" }).click();
  await expect(page.getByText("Kon tekst niet kopiëren")).toBeVisible();

  await page.goto("/payment");
  await expect(page.getByText("Geen reservatienummer opgegeven")).toBeVisible();
});

test("tickets come alive when the society confirms; their PDF says everything and every code in it is read", async ({
  accounts,
  member: { api, page },
  show: { id: showId },
}) => {
  const seatIds = [...ALL_SEATS.slice(0, 12), ...ALL_SEATS.slice(-8)];
  const id = await reserve(api, showId, seatIds);
  await page.goto(`/ticketsDetail/${id}`);
  await expect(page.getByText("QR-code beschikbaar na ontvangst van de betaling")).toHaveCount(20);
  const button = page.getByRole("button", { name: "Alle tickets downloaden" });
  await expect(button).toBeDisabled();
  await pay(accounts.admin.api, id);
  await expect(page.getByRole("img", { name: /^QR-code voor / })).toHaveCount(20);
  await expect(page.getByText("Bevestigd", { exact: true })).toBeVisible();

  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(download.suggestedFilename()).toBe(`tickets-reservering-${id}.pdf`);
  const file = test.info().outputPath("tickets.pdf");
  await download.saveAs(file);
  await expect(button).toBeEnabled();

  const { show, qrContents } = await api.getTickets({ params: { id } });
  const text = await printTool("pdftotext", "-layout", file, "-");
  const day = new Date(show.dateTime).toLocaleDateString("nl-BE", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Europe/Brussels",
  });
  for (const words of [show.name, day]) expect(text.split(words)).toHaveLength(21);
  for (const seatId of seatIds) {
    expect(text).toContain(seatLabel(seatId));
    expect(text).toMatch(new RegExp(`${id}-${seatId}\\b`));
  }
  const images = test.info().outputPath("pages");
  mkdirSync(images);
  await printTool("pdftoppm", "-r", "110", "-gray", file, join(images, "page"));
  const codes = await Promise.all(readdirSync(images).map((name) => readCodes(join(images, name))));
  expect(codes.flat().toSorted()).toEqual(qrContents?.toSorted());
});

test("a code that the server did not give is drawn here, and tickets print without the site around them", async ({
  accounts,
  member: { api, page },
  show,
}) => {
  const id = await reserve(api, show.id, ["R3-A"]);
  await pay(accounts.admin.api, id);
  await page.route(`**/api/reservation/tickets/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as Tickets), qrCodes: [] } });
  });
  const elsewhere: string[] = [];
  page.on("request", (each) => {
    const { protocol, origin } = new URL(each.url());
    if (protocol.startsWith("http") && origin !== process.env["PODIUM_URL"]) elsewhere.push(each.url());
  });
  await page.goto(`/ticketsDetail/${id}`);
  const code = page.getByRole("img", { name: "QR-code voor Rij 3, stoel A" });
  await expect(code).toBeVisible();
  const image = test.info().outputPath("local.png");
  await code.screenshot({ path: image });
  expect((await readCodes(image))[0]).toContain(`reservation:${id};seat:R3-A`);
  expect(elsewhere).toEqual([]);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation").first()).toBeHidden();
  await expect(page.getByRole("button", { name: "Afdrukken" })).toBeHidden();
  // Printed black on white.
  const ticket = page.getByRole("article", { name: "Ticket Rij 3, stoel A" });
  await expect(ticket).toHaveCSS("background-color", "rgb(255, 255, 255)");
  for (const words of ["heading", "paragraph"] as const) {
    for (const each of await ticket.getByRole(words).all()) await expect(each).toHaveCSS("color", "rgb(0, 0, 0)");
  }
  await expect(code).toBeVisible();
});

test("tickets that cannot be loaded say so, and are tried again", async ({ member: { api, page }, show }) => {
  const id = await reserve(api, show.id, ["R4-A"]);
  let broken = true;
  await page.route(`**/api/reservation/tickets/${id}`, (route) => (broken ? route.abort() : route.continue()));
  await page.goto(`/ticketsDetail/${id}`);
  await expect(page.getByText("Tickets laden...")).toBeVisible();
  const again = page.getByRole("button", { name: "Probeer opnieuw" });
  await expect(again).toBeVisible({ timeout: 20_000 });
  broken = false;
  await again.click();
  await expect(page.getByRole("heading", { name: "Mijn Tickets" })).toBeVisible();
  await expect(page.getByText("QR-code beschikbaar na ontvangst van de betaling")).toBeVisible();
});

/** From the outbox folder. */
function readMail(to: string): string | undefined {
  const outbox = join(process.env["PODIUM_DATA_DIR"] ?? "", "outbox");
  for (const name of readdirSync(outbox)) {
    const mail = name.endsWith(".eml") ? readFileSync(join(outbox, name), "utf8") : "";
    if (mail.includes(`To: ${to}`) && mail.includes("quoted-printable"))
      return mail
        .replaceAll(/=\r?\n/g, "")
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
  return undefined;
}

test("who forgot the password chooses a new one with the link of the mail, once", async ({ accounts, page }) => {
  const { email, password } = await accounts.register();
  await page.goto("/login");
  await page.getByRole("link", { name: "Wachtwoord vergeten?" }).click();
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByRole("button", { name: "Stuur mij een link" }).click();
  await expect(page.getByText(/Als er een account met dit e-mailadres bestaat/)).toBeVisible();

  const linkOf = () => /\/wachtwoord-herstellen\?token=[\w-]+/.exec(readMail(email) ?? "")?.[0];
  await expect.poll(linkOf).toBeTruthy();
  const link = linkOf() ?? "";
  const choose = async (): Promise<void> => {
    await page.goto(link);
    await page.getByLabel("Nieuw wachtwoord").fill(`${password} 2`);
    await page.getByLabel("Herhaal wachtwoord").fill(`${password} 2`);
    await page.getByRole("button", { name: "Wachtwoord opslaan" }).click();
  };
  await choose();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Uw wachtwoord is gewijzigd. U kunt nu inloggen.")).toBeVisible();
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(`${password} 2`);
  await page.getByRole("button", { name: "Inloggen" }).click();
  await expect(page).not.toHaveURL(/login/);
  await choose();
  await expect(page.getByRole("alert")).toContainText("Deze link is verlopen of al gebruikt.");
});
