import { expect, type Page } from "@playwright/test";
import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import type { HallDraft, HallSummary } from "@podium/shared/contracts/halls";
import { emptyHall } from "@podium/shared/halls/drafts";
import { quickPlan } from "@podium/shared/halls/quick-plan";
import { standingHall } from "./other-hall.ts";
import { setResponses } from "./page-responses.ts";
import { close, inStates, press, type PageState, submitEmpty } from "./page-state.ts";

const ID = 7;
const quickHall = { rows: 5, seatsPerRow: 8, hasMiddleAisle: true, tables: 3, chairsPerTable: 6, balconyRows: 2 };
const plan = quickPlan("Schoolzaal", quickHall);

/** A plan with two tables in one place: overlapping is a fault. */
function withFaults(): HallPlan {
  const [first] = plan.groups;
  return { ...plan, groups: [...plan.groups, ...(first ? [{ ...first, id: "DUBBEL" }] : [])] };
}

const draft = (drawn: HallPlan): HallDraft => ({
  id: ID,
  revision: 3,
  plan: drawn,
  underlay: null,
  hasFloorPlan: false,
});

const summary = (more: Partial<HallSummary>): HallSummary => ({
  id: ID,
  name: plan.name,
  address: null,
  seats: 74,
  hallPlanId: null,
  publishedAt: null,
  draftChangedAt: "2026-11-20T10:00:00.000Z",
  hasChanges: true,
  plans: [],
  ...more,
});

const published = { publishedAt: "2026-11-21T10:00:00.000Z", hallPlanId: 5 };

/** Responses to all calls; saving gets the draft as its response, which has a revision like the real one. */
const responses = (drawn: HallPlan) => ({
  [`/api/admin/halls/${ID}/draft`]: draft(drawn),
  "/api/admin/halls": [
    summary({}),
    summary({
      id: 8,
      ...published,
      name: "Parochiezaal",
      address: "Burgemeester Maesstraat 123 bus 4, 9999 Voorbeelddorp",
    }),
    summary({ id: 9, ...published, hasChanges: false, plans: [{ ...published, seats: 74, shows: 2 }] }),
  ],
  "/api/admin/halls/8/draft": { ...draft(plan), id: 8 },
  "/api/admin/halls/9/draft": { ...draft(plan), id: 9 },
});

/** Opens a panel: a tab beside the drawing, or on a phone a button below it. */
const panel = (name: RegExp) => (page: Page) =>
  page.locator("[role=tab], nav[aria-label=Panelen] button").filter({ hasText: name }).click();

/** Picks a tool, on a phone behind 'Tekenen'; decides by width, as a page just resized shows its old state. */
const tool = (name: string) => async (page: Page) => {
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  if (!isWide) await page.getByRole("button", { name: "Tekenen", exact: true }).click();
  await page.getByRole("button", { name, exact: true }).click();
};

const exactly = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).first().click();

async function chooseFile(page: Page, content: string): Promise<void> {
  const file = { name: "zaal.json", mimeType: "application/json", buffer: Buffer.from(content) };
  await page.getByLabel(/Kies een bestand/).setInputFiles(file);
}

/** A page state of the hall editor, which waits for the drawing too. */
const editor = (name: string, drawn: HallPlan, steps: PageState["steps"]): PageState => ({
  name,
  as: "admin",
  path: `/zalen-beheer/${ID}`,
  responses: responses(drawn),
  shows: /Bewaard|Tekenen/,
  ...(steps && { steps }),
});

export const hallStates: readonly PageState[] = [
  {
    name: "halls",
    as: "admin",
    path: "/zalen-beheer",
    responses: responses(plan),
    steps: {
      "a new one": press("Nieuwe zaal"),
      "a new one quickly": press("Snel maken"),
      "a new one quickly, with mistakes": submitEmpty("Zaal maken"),
      "a new one from an example": async (page) => {
        await press("Terug")(page);
        await press("Beginnen met een voorbeeld")(page);
      },
      "a new one from an example, named": press("Feestzaal"),
      "a new one from a file that is none": async (page) => {
        await close(page);
        await press("Nieuwe zaal")(page);
        await press("Bestand openen")(page);
        await chooseFile(page, "Beste voorzitter,");
        await expect(page.getByRole("alert")).toBeVisible();
      },
      "a new one from a file": async (page) => {
        await chooseFile(page, JSON.stringify(plan));
        await expect(page.getByLabel("Naam van de zaal")).toBeVisible();
      },
      "its address": async (page) => {
        await close(page);
        await page.getByRole("button", { name: "Adres", exact: true }).last().click();
      },
      deleting: async (page) => {
        await close(page);
        await press("Verwijderen")(page);
      },
      "deleting one in use": async (page) => {
        await close(page);
        await page.getByRole("button", { name: "Verwijderen" }).last().click();
      },
    },
  },
  ...inStates("hall editor", "admin", `/zalen-beheer/${ID}`),
  ...inStates("halls", "admin", "/zalen-beheer", { "/api/admin/halls": [] }, "Nog geen zalen"),
  editor("hall editor", plan, {
    "with rows in hand": tool("Rijen"),
    "with zones in hand": tool("Zone"),
    "with kinds of places in hand": tool("Rolstoel…"),
    "with an area in hand": tool("Vak"),
    list: async (page) => {
      await tool("Selecteren")(page);
      await panel(/^Lijst/)(page);
      await page
        .getByRole("button", { name: /^Rij 2,/ })
        .first()
        .click();
    },
    "a row": panel(/^Kenmerken/),
    hall: panel(/^Zaal/),
    "as visitors see it": press("Bekijk als bezoeker"),
    publishing: async (page) => {
      await close(page);
      await exactly("Publiceren")(page);
    },
    help: async (page) => {
      await close(page);
      await press("Hulp en toetsen")(page);
    },
  }),
  editor("hall editor with an area", standingHall("Feestzaal", 4000), {
    chosen: async (page) => {
      await panel(/^Lijst/)(page);
      await press(/^Staanplaats, 4.000 plaatsen/)(page);
      await panel(/^Kenmerken/)(page);
    },
  }),
  editor("hall editor empty", emptyHall("Nieuwe zaal"), {
    "with what is to be done": panel(/^Te doen/),
    publishing: exactly("Publiceren"),
  }),
  editor("hall editor with faults", withFaults(), { "each with its place": panel(/^Te doen/) }),
  editor("hall editor after somebody else saved", plan, {
    "which of both": async (page) => {
      const message = "Iemand anders bewaarde deze zaal intussen.";
      await setResponses(page, undefined);
      await page.route(`**/api/admin/halls/${ID}/draft`, (route) =>
        route.request().method() === "PUT"
          ? route.fulfill({ status: 409, json: { statusCode: 409, code: "DRAFT_CHANGED", message } })
          : route.fulfill({ json: { ...draft(emptyHall("De andere")), revision: 9 } }),
      );
      await page.getByLabel("Naam van de zaal").fill("De mijne");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  }),
];
