import type { Locator, Page } from "@playwright/test";
import { ONLINE, reserve } from "@podium/shared/test/steps.ts";
import { openFollowUp, openScanner, resultOf, typeScan } from "./check-in-screens.ts";
import { seat } from "./hall.ts";
import { createCheckInScenario } from "./scenario.ts";
import { expect, test } from "./test.ts";

/** The smallest common phone; Playwright's own are wider. */
test.use({
  viewport: { width: 390, height: 780 },
  launchOptions: [
    async ({ launchOptions }, use) => {
      // The browser acts as if the user had tapped 'Block' when it asked for the camera.
      const args = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream=deny"];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
    },
    { scope: "worker" },
  ],
});

/** CSS pixels: a touch target, and text readable from a metre. */
const FINGER = 44;
const BIG = 32;

async function tap(target: Locator): Promise<void> {
  const height = async (): Promise<number> => (await target.boundingBox())?.height ?? 0;
  await expect.poll(height, `the height of ${String(target)}`).toBeGreaterThanOrEqual(FINGER);
  await target.tap();
}

/** Horizontal overflow; does not use `innerWidth`, which grows when a phone zooms out to fit wide content. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("a volunteer lets a guest in by name on a phone without a camera: one word fills the screen, and the hall screen shows it", async ({
  accounts,
  admin: { page },
  users,
}) => {
  // The other show begins earlier, so the scanner would select it if the address named no show.
  await createCheckInScenario(accounts, ["R1-A"]);
  const { show } = await createCheckInScenario(accounts, ["T4-E", "T4-D"]);
  const hall = (await users.admin()).page;
  await openFollowUp(hall, show);
  await expect(seat(hall, "T4-E")).toHaveAttribute("data-state", "expected");

  await openScanner(page, show);
  await expect(page.getByLabel("Voorstelling aan deze deur")).toContainText(show.name);
  await expect(page.getByText("0 van 2 binnen")).toBeVisible();
  const refused = page.getByRole("alert").filter({ hasText: "De camera mag niet gebruikt worden" });
  await expect(refused).toContainText("Of tik hieronder het ticketnummer in, of zoek de gast op naam.");
  await tap(refused.getByRole("button", { name: "Probeer opnieuw" }));
  await expect(refused).toBeVisible();
  expect(await sideways(page)).toBe(0);

  const field = page.getByLabel("Ticketnummer of naam");
  await tap(field);
  await field.fill("wouters");
  const letIn = page.getByRole("button", { name: "Tafel 4, stoel E van Els Wouters binnenlaten" });
  await expect(letIn).toBeVisible();
  expect(await sideways(page)).toBe(0);
  const welcome = await resultOf(page, () => tap(letIn));
  expect(welcome).toMatchObject({ kind: "ok", text: "Succes Tafel 4, stoel E Els Wouters", fills: true, sideways: 0 });
  expect(welcome.seatSize).toBeGreaterThanOrEqual(BIG);
  expect(welcome.background.green).toBeGreaterThan(2 * welcome.background.red);
  await expect(page.getByText("1 van 2 binnen")).toBeVisible();
  await expect(seat(hall, "T4-E")).toHaveAttribute("data-state", "scanned");

  await field.fill("2000000000-T4-D");
  const unknown = await resultOf(page, () => tap(page.getByRole("button", { name: "Binnenlaten", exact: true })));
  expect(unknown).toMatchObject({
    kind: "refused",
    text: "Fout Tafel 4, stoel D Onbekend ticket: dit nummer bestaat niet.",
    fills: true,
    sideways: 0,
  });
  expect(unknown.seatSize).toBeGreaterThanOrEqual(BIG);
  expect(unknown.background.red).toBeGreaterThan(2 * unknown.background.green);
  await expect(page.getByText("1 van 2 binnen")).toBeVisible();
  await expect(hall.getByText("Aantal gescande stoelen: 1")).toBeVisible();
  await expect(seat(hall, "T4-D")).toHaveAttribute("data-state", "expected");
  for (const each of [page, hall]) expect(await sideways(each)).toBe(0);
});

test("at the entrance an unpaid guest pays in cash and comes in, then the rest of the reservation, and a scan is undone", async ({
  accounts,
  admin: { page },
}) => {
  const { show } = await createCheckInScenario(accounts, ["R1-A"]);
  const { api } = await accounts.register();
  const id = await reserve(api, show.id, ["T9-A", "T9-B", "T9-C"], ONLINE);
  await openScanner(page, show);
  await page.getByLabel("Ticketnummer of naam").fill(`${id}-T9-B`);
  const refused = await resultOf(page, () => page.keyboard.press("Enter"));
  expect(refused).toMatchObject({ kind: "refused", text: expect.stringMatching(/nog niet betaald: €.36,00\.$/) });

  const next = page.getByRole("region", { name: "Volgende stap" });
  await expect(next).toContainText("te betalen");
  const paid = await resultOf(page, () => tap(next.getByRole("button", { name: "Nu contant betaald" })));
  expect(paid).toMatchObject({ kind: "ok", text: "Succes Tafel 9, stoel B Els Wouters", fills: true, sideways: 0 });
  expect(await api.getMyLatestReservation()).toMatchObject({ status: "CONFIRMED", paymentMethod: "CASH" });

  await expect(next).toContainText("Nog 2 stoelen");
  const all = await resultOf(page, () => tap(next.getByRole("button", { name: "Allemaal binnenlaten" })));
  expect(all).toMatchObject({ kind: "ok", text: "Succes 2 stoelen Tafel 9, stoelen A en C Els Wouters" });
  await expect(page.getByText("3 van 4 binnen")).toBeVisible();
  await expect(next).toHaveCount(0);

  const scans = page.getByRole("region", { name: "Laatste scans" });
  await tap(scans.getByRole("button", { name: /^Scan van Tafel 9, stoel B/ }));
  await tap(page.getByRole("alertdialog").getByRole("button", { name: "Terugnemen" }));
  await expect(scans.getByText("Teruggenomen")).toBeVisible();
  await expect(page.getByText("2 van 4 binnen")).toBeVisible();
  expect(await sideways(page)).toBe(0);
});

test("a ticket from before its seat was moved says where the seat is now, and the guest comes in there", async ({
  accounts,
  admin: { page },
}) => {
  const { show, id, code } = await createCheckInScenario(accounts, ["T4-E"]);
  await accounts.admin.api.moveReservation({ params: { id }, body: { seatIds: ["T7-A"] } });
  await openScanner(page, show);
  const moved = await resultOf(page, () => typeScan(page, code("T4-E")));
  expect(moved).toMatchObject({
    kind: "refused",
    text: "Fout Verplaatst: nu Tafel 7, stoel A Els Wouters",
    sideways: 0,
  });
  const next = page.getByRole("region", { name: "Volgende stap" });
  const welcome = await resultOf(page, () =>
    tap(next.getByRole("button", { name: "Tafel 7, stoel A van Els Wouters binnenlaten" })),
  );
  expect(welcome).toMatchObject({ kind: "ok", text: "Succes Tafel 7, stoel A Els Wouters" });
});
