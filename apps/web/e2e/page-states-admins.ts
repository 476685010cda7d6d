import { expect, type Page } from "@playwright/test";
import { describeFinding, FIRST_STEPS } from "@podium/shared/site/installation";
import { typeScan } from "./check-in-screens.ts";
import { seat } from "./hall.ts";
import { bankStatement, type PageScenario } from "./scenario.ts";
import { close, inStates, nothing, press, type PageState, submitEmpty } from "./page-state.ts";
import { invitationStates } from "./page-states-invitations.ts";

/** Keeps scan results on the screen: they disappear after a second (specification, section 9), too soon to check. */
function holdResults(): void {
  const original = window.setTimeout;
  const withoutResultTimeout = (run: () => void, ms?: number): number =>
    ms === 1000 || ms === 1500 ? 0 : original(run, ms);
  Object.assign(window, { setTimeout: withoutResultTimeout });
}

async function choose(page: Page, name: string, content: string): Promise<void> {
  const file = { name, mimeType: "text/plain", buffer: Buffer.from(content) };
  await page
    .getByRole("dialog")
    .getByLabel(/Kies een bestand/)
    .setInputFiles(file);
}

export function adminStates({ show, paid, unpaid, checkIn, guest }: PageScenario): readonly PageState[] {
  const transfers = [
    { message: `Tickets #${unpaid} - Wouters Els`, name: "ELS WOUTERS" },
    { message: `Tickets #${unpaid} - Wouters Els`, name: "ELS WOUTERS", amount: "11.00" },
    { message: "Steun", name: "JEF JANSSENS" },
    { message: "Lidgeld", name: "JEF JANSSENS", amount: "12.345" },
  ];
  return [
    { name: "admin", as: "admin", path: "/admin" },
    {
      name: "admin with something to do",
      as: "admin",
      path: "/admin",
      responses: {
        "/api/admin/installation": {
          ok: false,
          checkedAt: "2026-11-22T08:00:00.000Z",
          version: "1.2.0",
          lastBackupAt: "2026-11-19T02:30:00.000Z",
          findings: [
            describeFinding("NO_WORKER"),
            describeFinding("BACKUP_OLD", { time: "3 dagen" }),
            describeFinding("MAILS_GIVEN_UP", { mails: "1 mail" }),
            describeFinding("MAILS_REFUSED", { mails: "2 mails" }),
            describeFinding("JOBS_FAILED", { jobs: "1 taak" }),
          ],
        },
      },
      shows: "Dit vraagt uw aandacht",
    },
    {
      name: "admin with the first steps to do",
      as: "admin",
      path: "/admin",
      responses: { "/api/admin/first-steps": FIRST_STEPS.map((step) => ({ step, done: step === "SOCIETY" })) },
      shows: "Eerste stappen",
      steps: { "put away": press("Leg weg") },
    },
    { name: "admin loading", as: "admin", path: "/admin", responses: "never" },
    { name: "admin while nothing is known", as: "admin", path: "/admin", responses: "refusal", shows: "niet bekend" },
    { name: "statistics", as: "admin", path: "/statistics" },
    ...inStates("statistics", "admin", "/statistics"),
    {
      name: "scan",
      as: "admin",
      path: `/scan?show=${show.id}`,
      shows: /van \d+ binnen/,
      steps: {
        "of an unpaid ticket": async (page) => {
          await page.getByLabel("Ticketnummer of naam").fill(`${unpaid}-R2-F`);
          await page.keyboard.press("Enter");
          await expect(page.getByRole("button", { name: "Nu contant betaald" })).toBeVisible();
          await expect(page.locator("[data-result]")).toHaveCount(0);
        },
      },
    },
    {
      name: "scan results",
      as: "admin",
      path: `/scan?show=${checkIn.show.id}`,
      // A scan before the show is known is refused.
      shows: /van \d+ binnen/,
      steps: {
        "of a ticket": async (page) => {
          await page.evaluate(holdResults);
          // Each photographed width uses another ticket.
          await typeScan(page, checkIn.code((page.viewportSize()?.width ?? 0) < 600 ? "R1-A" : "R1-B"));
          await expect(page.locator("[data-result=ok]")).toBeVisible();
        },
        "of something else": async (page) => {
          await typeScan(page, "https://voorbeeld.example");
          await expect(page.locator("[data-result=ok]")).toHaveCount(0);
          await expect(page.locator("[data-result]")).toBeVisible();
        },
      },
    },
    {
      name: "hall follow-up",
      as: "admin",
      path: `/zaalopvolging?show=${checkIn.show.id}`,
      steps: {
        "with a seat": (page) => seat(page, "R1-B").click(),
        "in full screen": async (page) => {
          await close(page);
          await press("Volledig scherm")(page);
        },
      },
    },
    ...inStates("hall follow-up", "admin", "/zaalopvolging", { "/api/show": [] }),
    {
      name: "users",
      as: "admin",
      path: "/user-beheer",
      steps: {
        editing: press(/^Edit/),
        "asked who it is": async (page) => {
          const message = "Bevestig eerst dat u het bent.";
          await page.route("**/api/admin/updateProfile", (route) =>
            route.fulfill({ status: 403, json: { statusCode: 403, code: "PROOF_NEEDED", message } }),
          );
          await press("Save")(page);
          await expect(page.getByRole("dialog", { name: "Bent u het zelf?" })).toBeVisible();
        },
        deleting: async (page) => {
          await close(page);
          await close(page);
          await page
            .getByRole("button", { name: /^Delete/ })
            .last()
            .click();
        },
      },
    },
    ...inStates("users", "admin", "/user-beheer", { "/api/user/all": nothing }),
    ...invitationStates,
    {
      name: "codes",
      as: "admin",
      path: "/codes-beheer",
      steps: {
        creating: press("Nieuwe Code"),
        "with mistakes": submitEmpty("Aanmaken"),
        "a discount for some shows": async (page) => {
          await page.getByRole("combobox", { name: "Type" }).click();
          await page.getByRole("option", { name: "Kortingscode" }).click();
          const shows = page.getByRole("group", { name: "Enkel voor deze voorstellingen" });
          await shows.getByRole("checkbox").first().check();
        },
        changing: async (page) => {
          await close(page);
          await press("Wijzigen")(page);
        },
        printing: async (page) => {
          await close(page);
          await press("Codes afdrukken")(page);
        },
        deleting: async (page) => {
          await close(page);
          await press("Verwijderen")(page);
        },
      },
    },
    ...inStates("codes", "admin", "/codes-beheer", { "/api/admin/ticket-codes": [] }),
    {
      name: "reservations",
      as: "admin",
      path: "/reservatie-beheer",
      steps: {
        "QR codes": async (page) => {
          await page.getByRole("searchbox").fill(show.name);
          // The rows of the previous search are dimmed until the new ones arrive.
          await expect(page.getByText("1–2 van 2", { exact: true })).toBeVisible();
          await press(/^Bekijk QR Codes/)(page);
        },
        "with the guest list": async (page) => {
          await close(page);
          await press("Gastenlijst")(page);
          await expect(page.getByRole("dialog").getByText(/laden/)).toHaveCount(0);
        },
      },
    },
    {
      name: "reservation",
      as: "admin",
      path: `/reservatie-beheer?reservatie=${paid}`,
      steps: {
        moving: async (page) => {
          await press("Verplaatsen")(page);
          await expect(seat(page, "T4-A")).toHaveAttribute("data-state", "mine");
        },
        "with more seats": async (page) => {
          await press("Terug")(page);
          await press("Plaats erbij")(page);
          await expect(page.getByRole("radio", { name: /Contant/ })).toBeChecked();
        },
        "with fewer seats": async (page) => {
          await press("Terug")(page);
          await press("Plaats teruggeven")(page);
          await page.getByRole("alertdialog").getByRole("checkbox").first().check();
        },
        "to another show": async (page) => {
          await press("Terug")(page);
          await press("Andere avond")(page);
          await expect(page.getByRole("combobox", { name: "Andere avond" })).toBeVisible();
        },
        "to seats of another show": async (page) => {
          await page.getByRole("combobox", { name: "Andere avond" }).click();
          await page.getByRole("option").first().click();
          await expect(page.getByRole("dialog").locator(".hall-seat[data-state=available]").first()).toBeVisible();
        },
        "with a remark": async (page) => {
          await press("Terug")(page);
          await press("Opmerking")(page);
        },
        cancelling: async (page) => {
          await page.getByRole("dialog").getByRole("button", { name: "Terug" }).click();
          await press("Annuleren")(page);
        },
        "cancelling without a reason": submitEmpty("Reservering annuleren"),
      },
    },
    {
      name: "reservation of a guest",
      as: "admin",
      path: `/reservatie-beheer?reservatie=${guest}`,
      steps: { correcting: press("Gast verbeteren") },
    },
    {
      name: "devices",
      as: "admin",
      path: "/toestellen-beheer",
      steps: {
        new: press("Nieuw toestel"),
        "of a new one": async (page) => {
          await press("Toon de QR-code")(page);
          await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
        },
        "with one that waits": async (page) => {
          await close(page);
          await expect(page.getByText("Wacht op koppelen").first()).toBeVisible();
        },
        "taking one away": press("Weghalen"),
      },
    },
    ...inStates("devices", "admin", "/toestellen-beheer", { "/api/admin/door-devices": [] }),
    {
      name: "new reservation",
      as: "admin",
      path: "/reservatie-beheer/nieuw",
      steps: { "with mistakes": submitEmpty("Reserveren") },
    },
    ...inStates("reservations", "admin", "/reservatie-beheer", { "/api/admin/reservations": nothing }),
    {
      name: "payments",
      as: "admin",
      path: "/betalingen-beheer",
      shows: "Terug te betalen",
      steps: {
        refunding: press(/^Terugbetalen/),
        "refunding as a voucher": async (page) => {
          await page.getByRole("radio", { name: /cadeaubon/ }).check();
        },
        "with a bank statement": async (page) => {
          await press("Nog niet")(page);
          await press("Afschrift inlezen")(page);
          await choose(page, "afschrift.xml", bankStatement(transfers));
          await expect(page.getByRole("dialog").getByRole("checkbox").first()).toBeVisible();
        },
        "with the columns of a bank statement": async (page) => {
          await press("Ander bestand")(page);
          await choose(
            page,
            "afschrift.csv",
            "Datum;Bedrag;Naam tegenpartij;Mededeling\n20/11/2026;12,00;Maes An;Tickets\n",
          );
          await expect(page.getByRole("dialog").getByLabel(/^Bedrag/)).toBeVisible();
        },
      },
    },
    ...inStates("payments", "admin", "/betalingen-beheer", { "/api/admin/payments": nothing }),
    { name: "log", as: "admin", path: "/logboek" },
    ...inStates("log", "admin", "/logboek", { "/api/admin/audit": nothing }),
  ];
}
