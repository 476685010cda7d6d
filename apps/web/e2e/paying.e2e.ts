import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { devices, type Page } from "@playwright/test";
import type { Tickets } from "@podium/shared/contracts/tickets";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { readHall } from "@podium/shared/halls/hall";
import { seatLabel } from "@podium/shared/halls/seat-names";
import { outputOf, provideSystemTools, readCodes } from "@podium/shared/test/system-tools.ts";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { saysMeanwhile } from "./page-state.ts";
import { readMails } from "./outbox.ts";
import { expect, test } from "./test.ts";
import { createUsers } from "./users.ts";

test.use({ translated: true });

// The tests share one worker, because two workers would install the tools at the same time.
test.describe.configure({ mode: "default" });
test.beforeAll(provideSystemTools);

/** Pastes the clipboard's text into a blank page, because the site's pages may not read the clipboard. */
async function pasted(page: Page): Promise<string> {
  const place = await page.context().newPage();
  await place.setContent("<textarea></textarea>");
  await place.getByRole("textbox").focus();
  await place.keyboard.press("ControlOrMeta+V");
  const text = await place.getByRole("textbox").inputValue();
  await place.close();
  return text;
}

test("the transfer page has a code that banking apps read, and copies what it shows", async ({
  member: { api, context, page },
  show,
}) => {
  const id = await reserve(api, show.id, ["R2-A", "R2-B"]);
  await context.grantPermissions(["clipboard-write"]);
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

  await saysMeanwhile(page, "Tekst gekopieerd naar klembord!", () =>
    page.getByRole("button", { name: "Kopieer rekeningnummer" }).click(),
  );
  expect(await pasted(page)).toBe(iban.replaceAll(" ", ""));
  await expect(page.getByText("Tekst gekopieerd naar klembord!")).toBeHidden();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    document.execCommand = () => false;
  });
  await saysMeanwhile(page, "Kon tekst niet kopiëren", () =>
    page.getByRole("button", { name: "Kopieer mededeling" }).click(),
  );

  await page.goto("/payment");
  await expect(page.getByText("Geen reservatienummer opgegeven")).toBeVisible();
});

test("on the phone that has the banking app the code goes to it as a picture, or is saved", async ({
  accounts,
  browser,
  show,
}) => {
  const phone = createUsers(browser, accounts, devices["Pixel 7"]);
  const { api, page } = await phone.member();
  const id = await reserve(api, show.id, ["R2-C"]);
  const { epc, reservation } = await api.getTransferDetails({ params: { id } });
  await page.addInitScript(() => {
    Object.assign(window, { shared: null, shareable: true });
    const given = window as unknown as { shared: number[] | null; shareable: boolean };
    navigator.canShare = () => given.shareable;
    navigator.share = async (data) => {
      const bytes = await data?.files?.[0]?.arrayBuffer();
      given.shared = bytes ? [...new Uint8Array(bytes)] : [];
    };
  });
  await page.goto(`/payment/${id}`);
  const until = new Date(reservation.expiresAt).toLocaleTimeString("nl-BE", {
    timeZone: "Europe/Brussels",
    hour: "2-digit",
    minute: "2-digit",
  });
  await expect(page.getByRole("main").locator("p").first()).toHaveText(
    new RegExp(`^Uw betaling moet bij ons zijn vóór .* om ${until}\\. Anders wordt deze plaats vrijgegeven: .+\\.$`),
  );
  const share = page.getByRole("button", { name: "QR-code naar uw bankapp" });
  await share.click();
  const sent = await page.waitForFunction(() => (window as unknown as { shared: number[] | null }).shared);
  const shared = test.info().outputPath("shared.png");
  writeFileSync(shared, Buffer.from((await sent.jsonValue()) ?? []));
  expect(await readCodes(shared)).toEqual([epc]);

  await page.evaluate(() => Object.assign(window, { shareable: false }));
  const [download] = await Promise.all([page.waitForEvent("download"), share.click()]);
  const saved = test.info().outputPath("saved.png");
  await download.saveAs(saved);
  expect(await readCodes(saved)).toEqual([epc]);
  await expect(page.getByText("Uw browser bewaart overschrijving.png")).toBeVisible();
  await expect(page.getByText("open deze pagina dan in uw gewone browser")).toBeVisible();
  await phone.close();
});

test("tickets come alive when the society confirms; their PDF says everything and every code in it is read", async ({
  accounts,
  member: { api, page },
  show: { id: showId },
}) => {
  const hall = readHall(specificationHall());
  const seats = [...hall.seats.slice(0, 12), ...hall.seats.slice(-8)];
  const seatIds = seats.map(({ seatId }) => seatId);
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
  const text = await outputOf("pdftotext", "-layout", file, "-");
  const day = new Date(show.dateTime).toLocaleDateString("nl-BE", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Europe/Brussels",
  });
  for (const words of [show.name, day]) expect(text.split(words)).toHaveLength(21);
  for (const seat of seats) {
    expect(text).toContain(seatLabel(seat));
    expect(text).toMatch(new RegExp(`${id}-${seat.seatId}\\b`));
  }
  const images = test.info().outputPath("pages");
  mkdirSync(images);
  await outputOf("pdftoppm", "-r", "110", "-gray", file, join(images, "page"));
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
  // The ticket is printed in black on white.
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
  await expect(again).toBeVisible({ timeout: 60_000 });
  broken = false;
  await again.click();
  await expect(page.getByRole("heading", { name: "Mijn Tickets" })).toBeVisible();
  await expect(page.getByText("QR-code beschikbaar na ontvangst van de betaling")).toBeVisible();
});

test("a user who forgot the password chooses a new one with the link of the mail, once", async ({ accounts, page }) => {
  const { email, password } = await accounts.register();
  await page.goto("/login");
  await page.getByRole("link", { name: "Wachtwoord vergeten?" }).click();
  // The previous page has a field for the address too, so the test waits for the new button.
  await expect(page.getByRole("button", { name: "Stuur mij een link" })).toBeVisible();
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByRole("button", { name: "Stuur mij een link" }).click();
  await expect(page.getByText(/Als er een account met dit e-mailadres bestaat/)).toBeVisible();

  const linkOf = () => /\/wachtwoord-herstellen#token=[\w-]+/.exec(readMails(email)[0] ?? "")?.[0];
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
  await page.getByRole("button", { name: "Inloggen", exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  await choose();
  await expect(page.getByRole("alert")).toContainText("Deze link is verlopen of al gebruikt.");
});
