import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DoorList } from "@podium/shared/contracts/door";
import type { Tickets } from "@podium/shared/contracts/tickets";
import { type APIRequestContext, type Browser, chromium, expect, type Page, test } from "@playwright/test";
import { openAdmin, registerMember, signIn, unique } from "./people.ts";
import { writeQrVideo } from "./qr-video.ts";

test.describe.configure({ mode: "serial" });

const folder = mkdtempSync(join(tmpdir(), "podium-camera-"));
const video = join(folder, "camera.y4m");
let browser: Browser;

test.beforeAll(async ({ launchOptions }) => {
  writeQrVideo(video, null);
  browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
});
test.afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** A show that begins in an hour, with paid tickets for these seats. */
async function makeEvening(request: APIRequestContext, seatIds: readonly string[]) {
  const admin = await signIn(request, process.env["ADMIN_EMAIL"] ?? "", process.env["ADMIN_PASSWORD"] ?? "");
  const asAdmin = { authorization: `Bearer ${admin}` };
  const dateTime = new Date(Date.now() + 3600_000).toISOString();
  const made = await request.post("/api/admin/shows", {
    headers: asAdmin,
    data: { name: `Avond ${unique()}`, dateTime, pricePerSeat: 12 },
  });
  const show = (await made.json()) as { id: number; name: string };
  const { token } = await registerMember(request);
  const headers = { authorization: `Bearer ${token}` };
  for (const seatId of seatIds) await request.post(`/api/carts/seats/${show.id}/${seatId}`, { headers });
  const reserved = await request.post(`/api/reservation/${show.id}`, {
    headers,
    data: { seatIds, paymentMethod: "MANUAL" },
  });
  const { id } = (await reserved.json()) as { id: number };
  await request.post(`/api/reservation/${id}/confirm`, { headers: asAdmin });
  const tickets = (await (await request.get(`/api/reservation/tickets/${id}`, { headers })).json()) as Tickets;
  const codes = new Map(tickets.seats.map(({ seat }, index) => [seat.seatId, tickets.qrContents?.[index] ?? ""]));
  const code = (seatId: string): string => codes.get(seatId) ?? "";
  const list = async () =>
    (await (await request.get(`/api/reservation/show/${show.id}/door`, { headers: asAdmin })).json()) as DoorList;
  return { show, id, code, list };
}

const answer = (page: Page, kind: "ok" | "refused") => page.locator(`[data-result="${kind}"]`);

/** Opens the door for this show. */
async function openDoor(request: APIRequestContext, show: { name: string }): Promise<Page> {
  const { context, page } = await openAdmin(browser, request);
  await context.grantPermissions(["camera"]);
  await page.goto("/scan");
  await chooseShow(page, show);
  return page;
}

async function chooseShow(page: Page, show: { name: string }): Promise<void> {
  const choice = page.getByLabel("Voorstelling aan deze deur");
  await expect(choice).toContainText(/\d{4}/);
  await choice.click();
  await page.getByRole("option", { name: new RegExp(show.name) }).click();
  await expect(choice).toContainText(show.name);
  await expect(page.getByText(/van \d+ binnen/)).toBeVisible();
}

/** As a hand scanner types it, with the focus on nothing. */
async function typeScan(page: Page, text: string): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

test("the camera reads a ticket once; forged ones, ones for another show and strange codes are refused with the reason", async ({
  request,
}) => {
  const [tonight, other] = [await makeEvening(request, ["T4-E", "T4-D"]), await makeEvening(request, ["R1-A"])];
  const page = await openDoor(request, tonight.show);
  const look = async (text: string): Promise<void> => {
    writeQrVideo(video, text);
    await page.reload();
    await chooseShow(page, tonight.show);
  };

  await look(tonight.code("T4-E"));
  await expect(answer(page, "ok")).toBeVisible();
  await expect(answer(page, "ok")).toContainText("Succes");
  await expect(answer(page, "ok")).toContainText("Tafel 4,");
  await expect(answer(page, "ok")).toContainText("Els Wouters");
  await expect(answer(page, "ok")).toBeHidden({ timeout: 3000 });

  await look(tonight.code("T4-E"));
  await expect(answer(page, "refused")).toContainText(/Fout.*Dit ticket werd al gescand om \d\d:\d\d/);
  await look(tonight.code("T4-D").replace(/token:.*/, "token:AAAAAAAAAAAAAAAAAAAAAA"));
  await expect(answer(page, "refused")).toContainText("niet echt");
  await look(other.code("R1-A"));
  await expect(answer(page, "refused")).toContainText(`andere voorstelling: ${other.show.name}`);
  await look("https://voorbeeld.example");
  await expect(answer(page, "refused")).toContainText("geen ticket van ons");

  const { tickets } = await tonight.list();
  expect(tickets.filter(({ scannedAt }) => scannedAt !== null).map(({ seatId }) => seatId)).toEqual(["T4-E"]);
  await page.context().close();
});

test("without a camera a volunteer types the number, or finds the guest by name, and can take it back", async ({
  request,
}) => {
  const { show, id } = await makeEvening(request, ["T4-E", "T4-D"]);
  writeQrVideo(video, null);
  const { context, page } = await openAdmin(browser, request);
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
  });
  await page.goto("/scan");
  await expect(page.getByText("De camera mag niet gebruikt worden")).toBeVisible();
  await chooseShow(page, show);
  const field = page.getByLabel("Ticketnummer of naam");
  await field.fill(`${id}-t4-e`);
  await field.press("Enter");
  await expect(answer(page, "ok")).toContainText("Tafel 4,");
  await expect(answer(page, "ok")).toBeHidden({ timeout: 3000 });
  await field.fill("wouters");
  await page
    .getByRole("button", { name: /^Tafel 4, stoel D van Els Wouters binnenlaten/ })
    .first()
    .click();
  await expect(answer(page, "ok")).toContainText("stoel D");
  await expect(answer(page, "ok")).toBeHidden({ timeout: 3000 });
  await expect(page.getByText("2 van 2 binnen")).toBeVisible();
  await page.getByRole("button", { name: /^Scan van Tafel 4, stoel D/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Terugnemen" }).click();
  await expect(page.getByText("1 van 2 binnen")).toBeVisible();
  await context.close();
});

test("two doors without a network, also after a reload, lose nothing and show the seat that both let in", async ({
  request,
}) => {
  const { show, code, list } = await makeEvening(request, ["T4-E", "T4-D", "R1-A"]);
  writeQrVideo(video, null);
  const [left, right] = [await openDoor(request, show), await openDoor(request, show)];
  for (const page of [left, right]) {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.context().setOffline(true);
    await page.reload();
    await chooseShow(page, show);
    await expect(page.getByText("Geen verbinding: scannen gaat door")).toBeVisible();
    await typeScan(page, code("T4-E"));
    await expect(answer(page, "ok")).toContainText("Zonder verbinding bewaard");
    await expect(answer(page, "ok")).toBeHidden({ timeout: 3000 });
  }
  await typeScan(left, code("T4-D"));
  await expect(answer(left, "ok")).toBeVisible();
  await expect(left.getByText("2 scans nog niet verzonden")).toBeVisible();
  await typeScan(right, code("R1-A"));
  await expect(answer(right, "ok")).toBeVisible();
  await expect(answer(right, "ok")).toBeHidden({ timeout: 3000 });
  await typeScan(right, code("R1-A"));
  await expect(answer(right, "refused")).toContainText("al gescand");
  expect((await list()).tickets.every(({ scannedAt }) => scannedAt === null)).toBe(true);

  for (const page of [left, right]) await page.context().setOffline(false);
  for (const page of [left, right]) await expect(page.getByText("Alles verzonden")).toBeVisible({ timeout: 15_000 });
  const after = await list();
  expect(after.tickets.every(({ scannedAt }) => scannedAt !== null)).toBe(true);
  expect(after.conflicts).toHaveLength(1);
  expect(after.conflicts[0]?.seatId).toBe("T4-E");
  await expect(
    right.getByText(/Twee keer gescand: om \d\d:\d\d aan Toestel .* en om \d\d:\d\d aan Toestel /),
  ).toBeVisible();
  await expect(right.getByText("3 van 3 binnen")).toBeVisible();
  for (const page of [left, right]) await page.context().close();
});
