import { ONLINE, pay, reserve, ticketsOf } from "@podium/shared/test/steps.ts";
import { openScanner, resultOf, typeScan } from "./check-in-screens.ts";
import { readMails } from "./outbox.ts";
import { readQr } from "./qr.ts";
import { createShow, inHours } from "./scenario.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 240_000 });

test.use({ viewport: { width: 390, height: 780 } });

const HERS_NOW = "Deze QR-code geldt niet meer. Het ticket is nu van Rosa Maas.";

const linkIn = (email: string): string | undefined =>
  readMails(email)
    .map((mail) => /https?:\/\/[^\s"]+(\/gekregen-tickets#token=[\w.%-]+)/.exec(mail)?.[1])
    .find((link) => link !== undefined);

test("a ticket is passed on by phone: who gets it opens it from the mail without an account, and its old code lets nobody in", async ({
  accounts,
  users,
  page,
}) => {
  // The show's tickets can be scanned already, and can be passed on until the doors open.
  const show = await createShow(accounts, { dateTime: inHours(6) });
  const payer = await accounts.register();
  const { admin } = accounts;
  const id = await reserve(payer.api, show.id, ["R1-A", "R1-B", "R1-C"], ONLINE);
  await pay(admin.api, id);
  const before = await ticketsOf(payer.api, id);
  const [old, own] = ["R1-A", "R1-B"].map((seatId) => before.get(seatId)?.content ?? "");
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
  const refused = await resultOf(entrance, () => typeScan(entrance, old ?? ""));
  expect(refused.text).toContain(HERS_NOW);
  await expect(entrance.getByText("0 van 3 binnen")).toBeVisible();
  // The payer is admitted with the tickets that they did not pass on.
  expect((await resultOf(entrance, () => typeScan(entrance, own ?? ""))).text).toContain("Succes Rij 1, stoel B");
  const step = entrance.getByRole("region", { name: "Volgende stap" });
  await expect(step).toContainText("Nog 1 stoel");
  await resultOf(entrance, () => step.getByRole("button", { name: /^Rij 1, stoel C van .* binnenlaten$/ }).click());
  await expect(entrance.getByText("2 van 3 binnen")).toBeVisible();
  expect((await resultOf(entrance, () => typeScan(entrance, drawn))).text).toContain("Succes Rij 1, stoel A");
  await expect(entrance.getByText("3 van 3 binnen")).toBeVisible();
});

test("an entrance without a network knows the old code of a ticket that was passed on and moved, and offers its seat to nobody", async ({
  accounts,
  users,
}) => {
  const show = await createShow(accounts, { dateTime: inHours(6) });
  const payer = await accounts.register();
  const id = await reserve(payer.api, show.id, ["R1-A", "R1-B"], ONLINE);
  await pay(accounts.admin.api, id);
  const codes = await ticketsOf(payer.api, id);
  const { seats } = await payer.api.getTickets({ params: { id } });
  const ticketIds = seats.filter(({ seat }) => seat.seatId === "R1-A").map((ticket) => ticket.id);
  const email = `rosa-${crypto.randomUUID()}@voorbeeld.be`;
  await payer.api.passTicketsOn({ params: { id }, body: { ticketIds, name: "Rosa Maas", email } });
  await accounts.admin.api.moveReservation({ params: { id }, body: { seatIds: ["R2-A", "R1-B"] } });

  const entrance = (await users.admin()).page;
  await openScanner(entrance, show);
  await entrance.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await entrance.context().setOffline(true);
  await entrance.reload();
  await expect(entrance.getByText("Geen verbinding: scannen gaat door")).toBeVisible();
  // The page knows that it is offline before the stored tickets are back.
  await expect(entrance.getByText("0 van 2 binnen")).toBeVisible();
  const scan = (seatId: string) => resultOf(entrance, () => typeScan(entrance, codes.get(seatId)?.content ?? ""));
  const { text } = await scan("R1-A");
  expect(text).toContain(HERS_NOW);
  expect(text).toContain("Nagekeken zonder verbinding");
  const step = entrance.getByRole("region", { name: "Volgende stap" });
  await expect(step).toBeHidden();
  expect((await scan("R1-B")).text).toContain("Succes Rij 1, stoel B");
  await expect(entrance.getByText("1 van 2 binnen")).toBeVisible();
  await expect(step).toBeHidden();
});
