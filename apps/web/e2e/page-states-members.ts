import { expect, type Page } from "@playwright/test";
import type { OnlinePayment, PaymentOutcome } from "@podium/shared/contracts/payments";
import type { ReservationStatus } from "@podium/shared/contracts/reservations";
import type { SecondStepOverview } from "@podium/shared/contracts/second-step";
import type { OwnAccount } from "@podium/shared/contracts/users";
import type { CodeValidation } from "@podium/shared/contracts/ticket-codes";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { seat } from "./hall.ts";
import type { PageScenario } from "./scenario.ts";
import { close, closeCart, inStates, press, type PageState } from "./page-state.ts";

/** Confirms a cart, and the server refuses because the address is not verified. */
async function refusedForUnverified(page: Page): Promise<void> {
  await page.route("**/api/reservation/*", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 409,
          json: { statusCode: 409, code: "TOO_MANY_UNVERIFIED", message: errorMessage("TOO_MANY_UNVERIFIED") },
        })
      : route.fallback(),
  );
  await page.getByRole("radio", { name: /Overschrijving/ }).check();
  await page.getByRole("checkbox").check();
  await press("Bevestigen en betalen")(page);
  await expect(page.getByRole("alert").filter({ hasText: "Vanaf uw internetverbinding" })).toBeVisible();
}

/** @param validation null: the server refuses to check the code */
function respondsToCode(validation: Omit<CodeValidation, "message"> | null) {
  return async (page: Page): Promise<void> => {
    const message = "Zo antwoordt de server op deze code.";
    await page.route("**/api/reservation/validate-code*", (route) =>
      validation === null
        ? route.fulfill({ status: 429, json: { statusCode: 429, code: "TOO_MANY_REQUESTS", message } })
        : route.fulfill({ json: { ...validation, message } }),
    );
    await page.getByLabel(/voorverkoopcode/).fill(crypto.randomUUID().slice(0, 8));
    const responded = page.waitForResponse("**/api/reservation/validate-code*");
    await press("Valideer")(page);
    await responded;
    await expect(page.getByText(/Zo antwoordt de server|Niet genoeg tickets/).first()).toBeVisible();
  };
}

const SECOND_STEP: SecondStepOverview = {
  passkeys: [
    { id: 1, name: "Mijn telefoon", createdAt: "2026-12-01T10:00:00.000Z", lastUsedAt: "2026-12-03T10:00:00.000Z" },
  ],
  authenticatorSince: "2026-12-01T10:00:00.000Z",
  recoveryCodesLeft: 9,
  advised: false,
  neededFrom: null,
  proven: false,
  hasPassword: true,
};

/** Page states that a visitor can find on returning from the payment provider. */
function paymentOutcomes(outcome: PaymentOutcome): PageState[] {
  const { reservation } = outcome;
  const path = `/payments/callback?reservation=${reservation.id}`;
  const pageState = (name: string, status: ReservationStatus, payment: Partial<OnlinePayment> | null): PageState => {
    const made = { amount: 12, createdAt: reservation.reservedAt, checkoutUrl: null, refund: null, ...payment };
    const open = status === "PENDING" && payment?.status !== "PAID";
    const body = {
      reservation: { ...reservation, status, confirmed: status === "CONFIRMED", paymentMethod: "PAYCONIQ" },
      payment: payment && made,
      canPayOnline: open,
      canPayByTransfer: open,
    };
    const responses = { [`/api/reservation/${reservation.id}/online-payment`]: body };
    return { name: `payment return ${name}`, as: "member", path, responses, shows: `Reservering #${reservation.id}` };
  };
  return [
    pageState("without a payment", "PENDING", null),
    pageState("waiting", "PENDING", { status: "OPEN" }),
    pageState("cancelled", "PENDING", { status: "CANCELLED" }),
    pageState("failed", "PENDING", { status: "FAILED" }),
    pageState("too late", "PENDING", { status: "EXPIRED" }),
    pageState("paid", "CONFIRMED", { status: "PAID" }),
    pageState("paid back", "EXPIRED", { status: "PAID", refund: "SEATS_GONE" }),
    pageState("expired", "EXPIRED", { status: "CANCELLED" }),
  ];
}

const signedIn = (device: string, index: number) => ({
  id: crypto.randomUUID(),
  device,
  createdAt: "2026-11-20T18:00:00.000Z",
  lastSeenAt: "2026-11-21T19:30:00.000Z",
  current: index === 1,
});

export function memberStates({ paid, unpaid, cart, outcome }: PageScenario): readonly PageState[] {
  return [
    {
      name: "member tickets",
      as: "member",
      path: "/tickets",
      steps: {
        "with an open cart": async (page) => {
          await expect(seat(page, "T13-A")).toHaveAttribute("data-state", "mine");
          await press(/^Winkelwagen/)(page);
        },
        "with a proposal": async (page) => {
          await closeCart(page);
          await press("Kies voor mij")(page);
          await expect(page.getByText("Voorstel:")).toBeVisible();
        },
      },
    },
    {
      name: "account",
      as: "member",
      path: "/account",
      steps: {
        "deleting it": press("Account verwijderen"),
        "deleting it without a password": async (page) => {
          await page.getByRole("alertdialog").getByRole("button", { name: "Account verwijderen" }).click();
          await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
        },
      },
    },
    {
      name: "account by the link of a reservation",
      as: "member",
      path: "/account",
      steps: {
        "asked for a proof": async (page) => {
          await page.route("**/api/auth/me", async (route) => {
            const account = (await (await route.fetch()).json()) as OwnAccount;
            await route.fulfill({
              json: { ...account, email: "", number: "", hasPassword: false, byLink: { reservationId: 1 } },
            });
          });
          await page.reload();
          await expect(page.getByRole("button", { name: "Bevestig dat ik het ben" })).toBeVisible();
        },
        "with a code under way": async (page) => {
          await page.route("**/api/auth/prove/code", (route) => route.fulfill({ json: { secondStep: false } }));
          await press("Bevestig dat ik het ben")(page);
          await press("Mail mij een code")(page);
          await expect(page.getByLabel("Code uit de mail")).toBeVisible();
        },
      },
    },
    {
      name: "account with other devices",
      as: "member",
      path: "/account",
      responses: { "/api/user/sessions": ["Firefox op Windows", "Chrome op Android", "Safari op iOS"].map(signedIn) },
      shows: "Safari op iOS",
      steps: {
        "with a common password": async (page) => {
          await page.getByLabel("Huidig wachtwoord").fill("een lang wachtwoord");
          for (const label of ["Nieuw wachtwoord", "Herhaal nieuw wachtwoord"])
            await page.getByLabel(label, { exact: true }).fill("Welkom01");
          await press("Wachtwoord wijzigen")(page);
          await expect(page.getByText(/te makkelijk te raden/)).toBeVisible();
        },
        "with an address that waits": async (page) => {
          const stored = await page.evaluate(() => localStorage.getItem("podium.user"));
          const profile: object = JSON.parse(stored ?? "{}");
          await page.route("**/api/user/updateProfile", (route) =>
            route.fulfill({ json: { ...profile, pendingEmail: "nieuw@voorbeeld.be" } }),
          );
          await press("Opslaan")(page);
          await expect(page.getByText("Bevestig uw nieuwe e-mailadres")).toBeVisible();
        },
        "ending all others": press("Alle andere afmelden"),
      },
    },
    {
      name: "account with a second step",
      as: "member",
      path: "/account",
      responses: { "/api/user/second-step": SECOND_STEP },
      shows: "U hebt nog 9 van 10 herstelcodes.",
      steps: { "asked who it is": press("Passkey toevoegen") },
    },
    {
      name: "account that sets a second step up",
      as: "member",
      path: "/account",
      responses: {
        "/api/user/second-step": { ...SECOND_STEP, authenticatorSince: null, proven: true },
        "/api/user/authenticator": { key: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/Podium?secret=JBSWY3DPEHPK3PXP" },
        "/api/user/recovery-codes": { recoveryCodes: ["ABCD-EFGH-JKMN", "PQRS-TVWX-YZ23"] },
      },
      shows: "U hebt nog 9 van 10 herstelcodes.",
      steps: {
        "with an authenticator app": press("Authenticator-app instellen"),
        "with a passkey": async (page) => {
          await close(page);
          await press("Passkey toevoegen")(page);
        },
        "with recovery codes": async (page) => {
          await close(page);
          await press("Nieuwe herstelcodes maken")(page);
        },
      },
    },
    ...inStates("account", "member", "/account", { "/api/reservation/my-reservations": [] }),
    {
      name: "confirm",
      as: "member",
      path: "/confirm",
      steps: {
        "with a transfer": async (page) => page.getByRole("radio", { name: /Overschrijving/ }).check(),
        "with a sponsor's code": respondsToCode({ valid: true, codeType: "SPONSOR", availableTickets: 5, total: 0 }),
        "with a code to reserve early": respondsToCode({ valid: true, codeType: "PRE_ORDER", availableTickets: 5 }),
        "with a code for too few": respondsToCode({ valid: true, codeType: "SPONSOR", availableTickets: 1 }),
        "with a code that is used up": respondsToCode({ valid: false, codeType: "SPONSOR", availableTickets: 0 }),
        "with an unknown code": respondsToCode({ valid: false, codeType: null, availableTickets: 0 }),
        "with a code that cannot be checked": respondsToCode(null),
        "refused for an address that was never verified": refusedForUnverified,
      },
    },
    {
      name: "confirm with an expired cart",
      as: "member",
      path: "/confirm",
      responses: { "/api/carts": { ...cart, expiresAt: cart.now } },
      steps: { expired: async (page) => expect(page.getByText("Uw tijd is om").first()).toBeVisible() },
    },
    { name: "reservation success", as: "member", path: "/reservation-success" },
    ...inStates("reservation success", "member", "/reservation-success"),
    {
      name: "tickets paid",
      as: "member",
      path: `/ticketsDetail/${paid}`,
      steps: {
        "with wallets": async (page) => {
          // The page itself contains the settings, so the test changes them there.
          await page.route("**/ticketsDetail/*", async (route) => {
            const response = await route.fetch();
            const body = (await response.text()).replace('"wallets":[]', '"wallets":["APPLE","GOOGLE"]');
            await route.fulfill({ response, body });
          });
          // The service worker that stores tickets for offline use would respond instead.
          await page.evaluate(async () => {
            for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
          });
          await page.reload();
          await expect(page.getByRole("button", { name: /^Toevoegen aan/ })).toHaveCount(2);
        },
      },
    },
    { name: "tickets unpaid", as: "member", path: `/ticketsDetail/${unpaid}` },
    ...inStates("tickets paid", "member", `/ticketsDetail/${paid}`),
    { name: "payment", as: "member", path: `/payment/${unpaid}` },
    { name: "payment without a number", as: "member", path: "/payment" },
    ...paymentOutcomes(outcome),
    ...inStates("payment", "member", `/payment/${unpaid}`),
  ];
}
