import { hold } from "@podium/shared/test/steps.ts";
import { saysMeanwhile } from "./page-state.ts";
import { openHall, seat, turns } from "./hall.ts";
import { unique } from "./scenario.ts";
import { expect, test } from "./test.ts";

test.use({ translated: true });

test("from a new account to a reserved seat and its payment", async ({ page, show }) => {
  const password = "een goed wachtwoord";
  await page.goto("/register");
  await page.getByLabel("Voornaam").fill("Rosa");
  await page.getByLabel("Achternaam").fill("Vandenbroucke");
  await page.getByLabel("E-mailadres").fill(`rosa-${unique()}@voorbeeld.example`);
  await page.getByLabel("Telefoon").fill("0470998877");
  await page.getByLabel("Wachtwoord", { exact: true }).fill(password);
  await page.getByLabel("Herhaal wachtwoord").fill(`${password}!`);
  await page.getByRole("button", { name: "Registreren" }).click();
  await expect(page.getByText("Wachtwoorden komen niet overeen.")).toBeVisible();
  await page.getByLabel("Herhaal wachtwoord").fill(password);
  await page.getByRole("button", { name: "Registreren" }).click();
  await expect(page).not.toHaveURL(/register/);

  await openHall(page, show);
  await seat(page, "T4-E").click();
  await expect(seat(page, "T4-E")).toHaveAttribute("data-state", "mine");
  await seat(page, "T4-D").click();
  await expect(seat(page, "T4-D")).toHaveAttribute("data-state", "mine");

  await page
    .getByRole("button", { name: /winkelwagen/i })
    .first()
    .click();
  await expect(page.getByText(/1[34]:\d\d/).first()).toBeVisible();
  await page.getByText("Bevestig reservering").click();
  await expect(page).toHaveURL(/\/confirm$/);
  await expect(page.getByText(/€\s*24,00/).first()).toBeVisible();
  const confirm = page.getByRole("button", { name: /bevestig/i }).last();
  await expect(confirm).toBeDisabled();
  await page.getByRole("radio", { name: /overschrijving/i }).click();
  await expect(page.getByText(/7 werkdagen/).first()).toBeVisible();
  await page.getByRole("checkbox").first().click();
  await confirm.click();

  await expect(page).toHaveURL(/\/payment\/\d+$/);
  await expect(page.getByRole("heading", { name: "Betaling voltooien" })).toBeVisible();
  const id = /\d+$/.exec(page.url())?.[0];
  await expect(page.getByText(`Tickets #${id} - Vandenbroucke Rosa`).first()).toBeVisible();
  await page.getByRole("link", { name: "Ik heb de overschrijving uitgevoerd" }).click();
  await expect(page).toHaveURL(/\/reservation-success$/);
  await expect(page.getByText("In Afwachting").first()).toBeVisible();
});

test("a seat that one person holds turns held at the other's, and a click on it says so", async ({
  member: one,
  users,
  show,
}) => {
  const other = await users.member();
  await Promise.all([openHall(one.page, show), openHall(other.page, show)]);

  await seat(one.page, "R2-F").click();
  await turns(other.page, "R2-F", "held");
  await expect(seat(one.page, "R2-F")).toHaveAttribute("data-state", "mine");

  await saysMeanwhile(other.page, "Rij 2, stoel F is niet meer beschikbaar", () => seat(other.page, "R2-F").click());
  await expect(other.page.getByText("Rij 2, stoel F is niet meer beschikbaar")).toBeHidden();

  await seat(one.page, "R2-F").click();
  await turns(other.page, "R2-F", "available");
});

test("a visitor who loses the race for a seat reads it in the words of the specification, and the plan is right again", async ({
  accounts,
  member: { page },
  show,
}) => {
  const other = await accounts.register();
  await openHall(page, show);
  // The test forces a race: the click comes before the plan receives the change.
  await page.route(`**/api/carts/seats/${show.id}/T1-A`, async (route) => {
    await hold(other.api, show.id, ["T1-A"]);
    await route.continue();
  });
  await saysMeanwhile(
    page,
    "Tafel 1, stoel A is al gereserveerd in een andere winkelwagen. Probeer een andere stoel.",
    () => seat(page, "T1-A").click(),
  );
  await expect(seat(page, "T1-A")).toHaveAttribute("data-state", "held");
});

test("a visitor sees the hall live, and is asked to sign in", async ({ accounts, page, show }) => {
  await openHall(page, show);
  await expect(page.getByText("Inloggen vereist")).toBeVisible();
  await expect(page.getByText("U moet ingelogd zijn om stoelen te kunnen reserveren.")).toBeVisible();
  await hold((await accounts.register()).api, show.id, ["T2-B"]);
  await turns(page, "T2-B", "held");
  await page
    .getByRole("button", { name: "Inloggen" })
    .or(page.getByRole("main").getByRole("link", { name: "Inloggen" }))
    .last()
    .click();
  await expect(page).toHaveURL(/\/login/);
});

test("a wrong password gives the sentence of the specification and empties both fields", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("E-mailadres").fill("niemand@voorbeeld.example");
  await page.getByLabel("Wachtwoord").fill("verkeerd");
  await page.getByRole("button", { name: "Inloggen", exact: true }).click();
  await expect(page.getByText("Login mislukt: controleer je gegevens.")).toBeVisible();
  await expect(page.getByLabel("E-mailadres")).toHaveValue("");
  await expect(page.getByLabel("Wachtwoord")).toHaveValue("");
});

test("a plan that lost its connection says so and is right again when it is back", async ({
  accounts,
  member: { page, context },
  show,
}) => {
  await openHall(page, show);
  // The member's own data loads after the hall.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  // Offline mode leaves an open WebSocket alone; the page gets the offline event, as a phone in a tunnel does.
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await expect(page.getByText("Verbinding verbroken, opnieuw verbinden…")).toBeVisible();
  await hold((await accounts.register()).api, show.id, ["T3-C"]);
  await context.setOffline(false);
  await expect(seat(page, "T3-C")).toHaveAttribute("data-state", "held");
  await expect(page.getByText("Verbinding verbroken, opnieuw verbinden…")).toBeHidden();
});

test("a server that falls silent without a word is noticed, and so is a click meanwhile", async ({
  accounts,
  member: { page },
  show,
}) => {
  const bar = page.getByText("Verbinding verbroken, opnieuw verbinden…");
  let [joined, silent] = [false, false];
  // The connection stays open but passes nothing, as when a phone leaves its network; no event reaches the page.
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => silent || server.send(message));
    server.onMessage((message) => {
      joined ||= String(message).includes('"packed"');
      if (!silent) socket.send(message);
    });
  });
  await page.route("**/api/carts/seats/**", async (route) => {
    if (!silent) await route.continue();
  });
  await openHall(page, show);
  await seat(page, "T3-A").click();
  await expect(seat(page, "T3-A")).toHaveAttribute("data-state", "mine");
  // The seats may load before the socket has joined; another test covers a connection that is still opening.
  await expect.poll(() => joined).toBe(true);
  silent = true;
  // The timeout is below the 20 s after which the connection itself ends; heartbeat.test.ts tests the 3 s.
  await expect(bar).toBeVisible({ timeout: 19_000 });
  await saysMeanwhile(page, "Er is even geen verbinding. Deze stoel is nog niet gekozen.", () =>
    seat(page, "T3-B").click(),
  );
  await expect(seat(page, "T3-B")).toHaveAttribute("data-state", "available");
  await hold((await accounts.register()).api, show.id, ["T3-C"]);
  silent = false;
  await expect(seat(page, "T3-C")).toHaveAttribute("data-state", "held", { timeout: 60_000 });
  await expect(bar).toBeHidden();
});

test("a network lost while the plan still connects is shown, and the plan is right again when it is back", async ({
  accounts,
  member: { page },
  show,
}) => {
  const bar = page.getByText("Verbinding verbroken, opnieuw verbinden…");
  let away = true;
  // The server accepts but never responds, as when a phone leaves the network during the handshake.
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (!away) socket.connectToServer();
  });
  await openHall(page, show);
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await expect(bar).toBeVisible();
  await hold((await accounts.register()).api, show.id, ["T3-C"]);
  away = false;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(bar).toBeHidden();
  await expect(seat(page, "T3-C")).toHaveAttribute("data-state", "held");
});

test("pages for members or administrators alone send others away; an unknown page says so", async ({ page }) => {
  for (const path of ["/account", "/confirm", "/reservation-success", "/payment/1", "/ticketsDetail/1"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
  }
  for (const path of [
    "/admin",
    "/statistics",
    "/scan",
    "/zaalopvolging",
    "/user-beheer",
    "/codes-beheer",
    "/toestellen-beheer",
    "/reservatie-beheer",
    "/wachtlijst-beheer",
    "/wachtkamer-beheer",
    "/cadeaubonnen-beheer",
    "/betalingen-beheer",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/:\d+\/$/);
  }
  await page.goto("/bestaat-niet");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/niet/i);
});
