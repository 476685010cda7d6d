import type { Page } from "@playwright/test";
import { createShow, unique } from "./scenario.ts";
import { expect, test } from "./test.ts";

/** Makes a real picture: a screenshot of the page. */
const photograph = (page: Page): Promise<Buffer> => page.screenshot({ type: "jpeg" });

/** Publishes, through the question that first lists what becomes visible. */
async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publiceren" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publiceren" }).click();
  await expect(page.getByText("Gepubliceerd.", { exact: true })).toBeVisible();
}

test("a volunteer writes a play with a photo and gives it its shows; visitors find it, and later under another name", async ({
  accounts,
  admin: { page, api },
  page: visitor,
}) => {
  const complaints: string[] = [];
  for (const watched of [page, visitor]) {
    watched.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    watched.on("pageerror", (error) => complaints.push(error.message));
  }
  const title = `De wissel ${unique()}`;
  await page.goto("/inhoud-beheer");
  const photo = await photograph(page);
  await page.getByRole("button", { name: "Nieuw stuk" }).click();
  await page.getByRole("dialog").getByLabel("Titel").fill(title);
  await page.getByRole("dialog").getByRole("button", { name: "Aanmaken" }).click();
  await expect(page).toHaveURL(/\/inhoud-beheer\/stukken\/\d+$/);
  const editor = page.url();
  const id = Number(/\d+$/.exec(editor)?.[0]);
  await page.getByLabel("In het kort").fill("Twee treinen, één perron, en niemand die weet wie er overstapt.");
  await page.getByLabel("Kies een foto").setInputFiles({ name: "affiche.jpg", mimeType: "image/jpeg", buffer: photo });
  await page.getByLabel("Wat is er te zien?").fill("Twee reizigers op een leeg perron");
  // The test waits for the save: otherwise the next visit asks whether to continue with the unsaved text.
  await expect(page.getByText("Bewaard", { exact: true }).first()).toBeVisible();

  const playShow = await createShow(accounts, { name: title, playId: id });
  await page.goto("/shows-beheer");
  await page.getByRole("button", { name: "Nieuwe voorstelling" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Stuk", { exact: true }).click();
  await page.getByRole("option", { name: title }).click();
  await expect(form.getByLabel("Naam")).toHaveValue(title);
  await form.getByLabel("Datum en uur").fill("2098-12-05T20:00");
  await form.getByRole("button", { name: "Plannen" }).click();
  await expect(page.getByText(`${title} is gepland.`)).toBeVisible();
  await page.goto(editor);

  await page.getByRole("button", { name: "Voorbeeld" }).click();
  const preview = page.frameLocator('iframe[title="Voorbeeld van de pagina"]');
  await expect(preview.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(preview.getByText("5 december 2098")).toBeVisible();
  await page.getByRole("button", { name: "Sluit het voorbeeld" }).click();
  expect((await visitor.request.get(`/api/plays/${(await api.getPlayDraft({ params: { id } })).slug}`)).status()).toBe(
    404,
  );
  await publish(page);

  const { slug } = await api.getPlayDraft({ params: { id } });
  const path = `/voorstelling/${slug}`;
  await expect.poll(async () => (await visitor.request.get(path)).text()).toContain("2098-12-05T20:00:00+01:00");
  await visitor.goto(path);
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const poster = visitor.getByRole("img", { name: "Twee reizigers op een leeg perron" });
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const places = `Nog ${playShow.seatsAvailable} van de ${playShow.seatsTotal} plaatsen vrij`;
  await expect(visitor.getByText(places)).toHaveCount(2);

  await page.getByLabel("Titel", { exact: true }).fill(`${title} bis`);
  await publish(page);
  await expect.poll(async () => (await visitor.request.get(path, { maxRedirects: 0 })).status()).toBe(301);
  await visitor.goto(path);
  await expect(visitor).toHaveURL(new RegExp(`/voorstelling/${slug}-bis$`));
  await expect(visitor.getByRole("heading", { level: 1, name: `${title} bis` })).toBeVisible();
  expect(complaints).toEqual([]);
});
