import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openScanner, prepareScanner, resultAt, type ScanResult } from "./check-in-screens.ts";
import { readQr, writeQrVideo } from "./qr.ts";
import { createCheckInScenario, unique } from "./scenario.ts";
import { expect, test as base } from "./test.ts";

interface Camera {
  file: string;
  show: (text: string | null) => void;
  /** Shows the codes one after the other, each for some seconds, in a loop; null: no code. */
  showInTurn: (seconds: number, texts: readonly (string | null)[]) => void;
}

/** A code that html5-qrcode's own reader cannot read when it is upright. */
const FOR_WASM_ONLY = "reservation:7;seat:T4-D;token:AAAAAAAAAAAAAAAAAAAAAA";
/** A code that each reader reads; html5-qrcode's own reader misses a few of the server's random secrets. */
const FOR_EACH_READER = "reservation:7;seat:T4-D;token:BBBBBBBBBBBBBBBBBBBBBB";

/** Opens the page again, and holds a code before its camera. */
async function lookAt(page: Page, show: { id: number }, camera: Camera, text: string): Promise<ScanResult> {
  // Leaves the page first: its camera would read the new video before the reload.
  await page.goto("about:blank");
  camera.show(text);
  await page.goto(`/scan?show=${show.id}`);
  return resultAt(page, 0, "shown");
}

/** The browser's camera sees a video file. */
const test = base.extend<object, { camera: Camera }>({
  camera: [
    async ({}, use) => {
      using folder = mkdtempDisposableSync(join(tmpdir(), "podium-camera-"));
      const file = join(folder.path, "camera.y4m");
      await use({
        file,
        show: (text) => writeQrVideo(file, [text]),
        showInTurn: (seconds, texts) => writeQrVideo(file, texts, seconds),
      });
    },
    { scope: "worker" },
  ],
  launchOptions: [
    async ({ launchOptions, camera }, use) => {
      camera.show(null);
      const args = [
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-video-capture=${camera.file}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
    },
    { scope: "worker" },
  ],
});

test.use({ permissions: ["camera"] });
// The tests share one worker, because each test with a camera starts its own browser.
test.describe.configure({ mode: "default", timeout: 180_000 });
test.beforeEach(({ camera }) => camera.show(null));

test("the camera reads a ticket once; forged ones, ones for another show and strange codes are refused with the reason", async ({
  accounts,
  admin: { page },
  camera,
}) => {
  const tonight = await createCheckInScenario(accounts, ["T4-E", "T4-D"]);
  const other = await createCheckInScenario(accounts, ["R1-A"]);
  const origins = new Set<string>();
  page.context().on("request", (each) => origins.add(new URL(each.url()).origin));
  await openScanner(page, tonight.show);
  const look = (text: string) => lookAt(page, tonight.show, camera, text);

  const welcome = await look(tonight.code("T4-E"));
  expect(welcome).toMatchObject({ kind: "ok", text: "Succes Tafel 4, stoel E Els Wouters" });
  const again = await look(tonight.code("T4-E"));
  expect(again.text).toMatch(/^Fout Tafel 4, stoel E Els Wouters Dit ticket werd al gescand om \d\d:\d\d\.$/);
  const forged = await look(tonight.code("T4-D").replace(/token:.*/, "token:AAAAAAAAAAAAAAAAAAAAAA"));
  expect(forged).toMatchObject({ kind: "refused", text: expect.stringContaining("niet echt") });
  const foreign = await look(other.code("R1-A"));
  expect(foreign).toMatchObject({
    kind: "refused",
    text: expect.stringContaining(`andere voorstelling: ${other.show.name}`),
  });
  const strange = await look("https://voorbeeld.example");
  expect(strange).toMatchObject({ kind: "refused", text: expect.stringContaining("geen ticket van ons") });

  expect(await look(FOR_WASM_ONLY)).toMatchObject({ kind: "refused" });

  const { tickets } = await tonight.list();
  expect(tickets.filter(({ scannedAt }) => scannedAt !== null).map(({ seatId }) => seatId)).toEqual(["T4-E"]);
  expect([...origins].filter((origin) => origin !== "null")).toEqual([new URL(page.url()).origin]);
});

test("a ticket that is held before the camera is scanned once, and the next one as soon as it comes", async ({
  accounts,
  admin: { page },
  camera,
}) => {
  const { show, code } = await createCheckInScenario(accounts, ["T4-E", "T4-D"]);
  // A code that returns before the scanner has seen the other one would be refused.
  camera.showInTurn(10, [code("T4-E"), code("T4-D")]);
  await openScanner(page, show);
  const results = [await resultAt(page, 0, "gone"), await resultAt(page, 1, "gone")];
  expect(results.map(({ kind }) => kind)).toEqual(["ok", "ok"]);
});

test("the browser gives the camera to the scan page alone, although the volunteer allowed it", async ({
  admin: { page },
}) => {
  const camera = () =>
    page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => "given",
        (error: unknown) => (error instanceof Error ? error.name : String(error)),
      ),
    );
  for (const [path, expected] of [
    ["/scan", "given"],
    ["/admin", "NotAllowedError"],
    ["/tickets", "NotAllowedError"],
  ] as const) {
    await page.goto(path);
    expect(await camera(), path).toBe(expected);
  }
});

test("without a network the camera reads what it read with one, after a first visit", async ({
  accounts,
  admin: { page },
  camera,
}) => {
  const { show, code } = await createCheckInScenario(accounts, ["T4-E"]);
  await openScanner(page, show);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  expect(await lookAt(page, show, camera, FOR_WASM_ONLY)).toMatchObject({ kind: "refused" });
  expect(await lookAt(page, show, camera, code("T4-E"))).toMatchObject({
    kind: "ok",
    text: expect.stringContaining("Zonder verbinding bewaard"),
  });
});

test("a phone becomes a device of the entrance by an administrator's QR code, scans also without a network, and says so when its access is revoked", async ({
  accounts,
  admin,
  browser,
  camera,
}) => {
  const { show, code, list } = await createCheckInScenario(accounts, ["T4-E", "T4-D"]);
  const name = `Ingang ${unique()}`;
  await admin.page.goto("/toestellen-beheer");
  await admin.page.getByRole("button", { name: "Nieuw toestel" }).click();
  const dialog = admin.page.getByRole("dialog");
  await dialog.getByLabel("Naam").fill(name);
  await dialog.getByRole("button", { name: "Toon de QR-code" }).click();
  const drawn = dialog.getByRole("img", { name: /QR-code/ });
  await expect(drawn).toBeVisible();
  let link: string | undefined;
  await expect.poll(async () => (link = await readQr(drawn))).toBeTruthy();
  const { pathname, hash } = new URL(link ?? "");

  const context = await browser.newContext();
  const phone = await context.newPage();
  await prepareScanner(phone);
  await phone.goto(pathname + hash);
  await phone.getByRole("button", { name: "Dit toestel gebruiken aan de ingang" }).click();
  await expect(phone).toHaveURL(/\/scan/);
  await expect(phone.getByRole("main").getByText(name)).toBeVisible();
  await expect(dialog.getByText("Gekoppeld")).toBeVisible();
  await dialog.getByRole("button", { name: "Klaar" }).click();
  await expect(admin.page.getByRole("row", { name: new RegExp(`${name}.*Klaar.*Zonet`, "s") })).toBeVisible();

  expect(await lookAt(phone, show, camera, code("T4-E"))).toMatchObject({ kind: "ok" });
  await phone.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  expect(await lookAt(phone, show, camera, code("T4-D"))).toMatchObject({
    kind: "ok",
    text: expect.stringContaining("Zonder verbinding bewaard"),
  });
  await context.setOffline(false);
  await expect(phone.getByText("Alles verzonden")).toBeVisible();
  expect((await list()).tickets.every(({ scannedAt }) => scannedAt !== null)).toBe(true);

  await admin.page
    .getByRole("row", { name: new RegExp(name) })
    .getByRole("button", { name: "Weghalen" })
    .click();
  await admin.page.getByRole("alertdialog").getByRole("button", { name: "Weghalen" }).click();
  await expect(phone.getByText("Dit toestel werd afgemeld")).toBeVisible();
  const storedLists = () =>
    phone.evaluate(async () => {
      const opening = indexedDB.open("podium-door");
      await new Promise((opened) => opening.addEventListener("success", opened));
      const asking = opening.result.transaction("lists").objectStore("lists").count();
      await new Promise((done) => asking.addEventListener("success", done));
      opening.result.close();
      return asking.result;
    });
  await expect.poll(storedLists).toBe(0);
  await context.close();
});

test.describe("where the wasm does not load", () => {
  test.use({ serviceWorkers: "block" });

  test("the camera still reads a ticket", async ({ accounts, admin: { page }, camera }) => {
    const { show } = await createCheckInScenario(accounts, ["T4-E"]);
    let refused = 0;
    await page.route("**/*.wasm", (route) => {
      refused += 1;
      return route.abort();
    });
    await openScanner(page, show);
    expect(await lookAt(page, show, camera, FOR_EACH_READER)).toMatchObject({
      kind: "refused",
      text: expect.stringContaining("Tafel 4, stoel D"),
    });
    expect(refused).toBeGreaterThan(0);
  });
});
