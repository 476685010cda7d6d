import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "./test.ts";

/** Adds a virtual authenticator, like a phone's, whose fingerprint check always succeeds. */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Returns a URL with a host name, because browsers create no passkeys for an IP address. */
function at(path: string): string {
  const url = new URL(path, process.env["PODIUM_URL"]);
  url.hostname = "localhost";
  return url.href;
}

const section = (page: Page) => page.getByRole("region", { name: "Extra beveiliging" });

async function signInWithPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(at("/login"));
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Inloggen", exact: true }).click();
  await expect(page.getByLabel("Wachtwoord", { exact: true })).toBeHidden();
}

/** Reads the recovery codes, which are shown only once, and closes their dialog. */
async function readRecoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole("dialog", { name: "Uw herstelcodes" });
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  const codes = await dialog.getByRole("listitem").allTextContents();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Ik heb ze bewaard").check();
  await dialog.getByRole("button", { name: "Klaar" }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

test("a passkey is made on the account page, and alone signs in, back to where one was going", async ({
  accounts,
  page,
}) => {
  await withAuthenticator(page);
  await signInWithPassword(page, await accounts.register());
  await page.goto(at("/account"));
  await section(page).getByRole("button", { name: "Passkey toevoegen" }).click();
  const dialog = page.getByRole("dialog", { name: "Passkey toevoegen" });
  await dialog.getByLabel("Naam").fill("Mijn telefoon");
  await dialog.getByRole("button", { name: "Verder" }).click();
  await readRecoveryCodes(page);
  await expect(section(page).getByText("Mijn telefoon")).toBeVisible();
  await expect(section(page).getByText("U hebt nog 10 van 10 herstelcodes.")).toBeVisible();

  await page.getByRole("button", { name: "Uitloggen" }).first().click();
  await page.goto(at("/account"));
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("button", { name: "Inloggen met passkey" }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(section(page).getByText(/laatst gebruikt op/)).toBeVisible();
});

test("an authenticator app is set up with a code, and asked for after the password; a recovery code works once", async ({
  accounts,
  page,
}) => {
  const { email, password } = await accounts.register();
  await signInWithPassword(page, { email, password });
  await page.goto(at("/account"));
  await section(page).getByRole("button", { name: "Authenticator-app instellen" }).click();
  const dialog = page.getByRole("dialog", { name: "Authenticator-app instellen" });
  await expect(dialog.getByAltText("QR-code voor de authenticator-app")).toBeVisible();
  const key = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? "";
  const secret = Secret.fromBase32(key.replaceAll(" ", ""));
  /** @param later number of code periods from now: a code works only once */
  const code = (later: number) => TOTP.generate({ secret, timestamp: Date.now() + later * 30_000 });
  await dialog.getByLabel("Code uit de app").fill(code(0));
  await dialog.getByRole("button", { name: "Bevestigen" }).click();
  const [recovery = ""] = await readRecoveryCodes(page);
  await expect(section(page).getByText(/^Ingesteld op/)).toBeVisible();

  const leave = () => page.getByRole("button", { name: "Uitloggen" }).first().click();
  await leave();
  await signInWithPassword(page, { email, password });
  await expect(page.getByRole("heading", { name: "Nog één stap" })).toBeVisible();
  const field = page.getByLabel("Code uit uw authenticator-app");
  await field.fill("000000");
  await page.getByRole("button", { name: "Inloggen met deze code" }).click();
  await expect(page.getByRole("alert")).toContainText("Deze code klopt niet of werd al gebruikt.");
  await field.fill(code(1));
  await page.getByRole("button", { name: "Inloggen met deze code" }).click();
  await expect(page).not.toHaveURL(/\/login$/);

  const withRecoveryCode = async () => {
    await signInWithPassword(page, { email, password });
    await page.getByRole("button", { name: "Gebruik een herstelcode" }).click();
    await page.getByLabel("Herstelcode").fill(recovery.toLowerCase());
    await page.getByRole("button", { name: "Inloggen met deze code" }).click();
  };
  await page.goto(at("/account"));
  await leave();
  await withRecoveryCode();
  await expect(page).not.toHaveURL(/\/login$/);
  await page.goto(at("/account"));
  await expect(section(page).getByText("U hebt nog 9 van 10 herstelcodes.")).toBeVisible();
  await leave();
  await withRecoveryCode();
  await expect(page.getByRole("alert")).toContainText("Deze herstelcode klopt niet of werd al gebruikt.");
});
