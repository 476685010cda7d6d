import { expect, type Page } from "@playwright/test";
import type { ManagedPlay, Play, PlayContent, PlayDraft } from "@podium/shared/contracts/plays";
import { setResponses } from "./page-responses.ts";
import { button, close, inStates, press, type PageState, submitEmpty } from "./page-state.ts";

const ID = 7;
const PATH = `/inhoud-beheer/stukken/${ID}`;
const API = `/api/admin/plays/${ID}`;

const managed: ManagedPlay = {
  id: ID,
  slug: "de-vrek",
  title: "De vrek",
  shows: 3,
  revision: 4,
  changedAt: "2026-11-20T19:00:00.000Z",
  changedBy: "An Peeters",
  publishedAt: "2026-11-18T19:05:00.000Z",
  publishedBy: "Jos Maes",
  hasChanges: true,
  toReview: { fr: 0, en: 0 },
};

const content: PlayContent = {
  title: { nl: "De vrek", fr: "L’avare" },
  author: "Molière",
  director: "Griet Van Hoeymissen",
  cast: [
    { name: "Walter Praet", role: { nl: "Harpagon" } },
    { name: "Lotte Heirbaut", role: { nl: "Mariane" } },
  ],
  genre: { nl: "Komedie" },
  about: { nl: "Een vader telt zijn geld, en zijn kinderen tellen de dagen." },
  synopsis: {
    nl: "<h2>Een kistje in de tuin</h2><p>Harpagon houdt van <strong>één ding</strong>.</p><ul><li>geld</li></ul>",
  },
  durationMinutes: 130,
  hasInterval: true,
  minAge: 10,
  spokenLanguage: { nl: "Nederlands" },
  year: null,
  poster: null,
  motif: "key",
  photos: [],
  quotes: [{ text: { nl: "Wij lachten ons een breuk." }, source: "Het Nieuwsblad" }],
};

const shown: Play = {
  ...managed,
  genre: "Komedie",
  about: content.about.nl,
  director: content.director,
  leads: ["Walter Praet"],
  year: 2027,
  phase: "COMING",
  poster: null,
  motif: "key",
  author: content.author,
  cast: [{ name: "Walter Praet", role: "Harpagon" }],
  synopsis: content.synopsis.nl,
  durationMinutes: 130,
  hasInterval: true,
  minAge: 10,
  spokenLanguage: "Nederlands",
  photos: [],
  quotes: [{ text: "Wij lachten ons een breuk.", source: "Het Nieuwsblad" }],
  evenings: [
    {
      showId: 1,
      dateTime: "2098-03-14T19:00:00.000Z",
      priceFrom: 8,
      salesOpenAt: null,
      salesCloseAt: "2098-03-14T19:00:00.000Z",
      cancelled: false,
    },
  ],
};

const draft: PlayDraft = { ...managed, content };

const responses = {
  [API]: draft,
  "/api/admin/plays": [managed],
  [`${API}/preview`]: shown,
  [`${API}/versions`]: [
    { id: 21, publishedAt: "2026-11-18T19:05:00.000Z", publishedBy: "Jos Maes" },
    { id: 20, publishedAt: "2026-11-01T19:05:00.000Z", publishedBy: null },
  ],
};

const inFrame = (page: Page) => page.frameLocator('iframe[title="Voorbeeld van de pagina"]');

/** Waits for the text editor, which loads after the rest of the form. */
async function untilWritable(page: Page): Promise<void> {
  await expect(page.getByRole("toolbar", { name: "Opmaak" }).first()).toBeVisible();
}

const publishRefused = async (page: Page): Promise<void> => {
  const message = "Vul de naam in, of haal deze regel weg.";
  await page.route(`**${API}/publish`, (route) =>
    route.fulfill({
      status: 400,
      json: { statusCode: 400, code: "INVALID_INPUT", message, details: [{ field: "cast.1.name", message }] },
    }),
  );
  await press("Publiceren")(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Publiceren" }).click();
  await expect(page.getByText("Dit moet nog voor u kunt publiceren")).toBeVisible();
};

export const contentStates: readonly PageState[] = [
  {
    name: "content",
    as: "admin",
    path: "/inhoud-beheer",
    responses: {
      "/api/admin/plays": [managed, { ...managed, id: 8, title: "Het gezin", shows: 0, publishedAt: null }],
    },
    shows: "Het gezin",
    steps: {
      "new play": async (page) => {
        await press("Nieuw stuk")(page);
        await submitEmpty("Aanmaken")(page);
        await close(page);
      },
    },
  },
  ...inStates("content", "admin", "/inhoud-beheer", { "/api/admin/plays": [] }, "Nog geen stukken"),
  {
    name: "play editor",
    as: "admin",
    path: PATH,
    responses,
    shows: "Wie speelt mee",
    steps: {
      written: untilWritable,
      "in French": async (page) => {
        await press("Français")(page);
        await untilWritable(page);
      },
      "in Dutch again": press("Nederlands"),
      link: async (page) => {
        await press("Link")(page);
        await page.getByLabel("Adres").fill("javascript:alert(1)");
        await page.getByRole("dialog").getByRole("button", { name: "Bewaren" }).click();
        await expect(page.getByText(/^Naar zo'n adres/)).toBeVisible();
      },
      "after a link": close,
      history: async (page) => {
        await press("Geschiedenis")(page);
        await expect(page.getByText("dit zien bezoekers nu")).toBeVisible();
      },
      "after the history": close,
      preview: async (page) => {
        await press("Voorbeeld")(page);
        await expect(inFrame(page).getByRole("heading", { name: "De vrek", level: 1 })).toBeVisible();
      },
      "after the preview": close,
      "another evening": async (page) => {
        await press("Avond toevoegen")(page);
        await expect(page.getByRole("dialog", { name: "Nieuwe avond van De vrek" })).toBeVisible();
      },
      "after the evening": close,
      publishing: press("Publiceren"),
      "not yet": press("Nog niet"),
      "publication refused": publishRefused,
    },
  },
  {
    name: "play editor conflict",
    as: "admin",
    path: PATH,
    responses,
    shows: "Wie speelt mee",
    steps: {
      "of two": async (page) => {
        await setResponses(page, undefined);
        await page.route(`**${API}`, (route) =>
          route.request().method() === "PUT"
            ? route.fulfill({ status: 409, json: { statusCode: 409, code: "DRAFT_CHANGED", message: "Gewijzigd." } })
            : route.fulfill({ json: { ...draft, revision: 9, content: { ...content, author: "Iemand anders" } } }),
        );
        await page.getByLabel("Titel", { exact: true }).fill("De vrek, herwerkt");
        await expect(button(page, "Mijn tekst houden")).toBeVisible();
      },
    },
  },
  ...inStates("play editor", "admin", PATH),
  ...[
    "vereniging",
    "startpagina",
    "over-ons",
    "contact",
    "gespeelde-stukken",
    "voorwaarden",
    "privacy",
    "toegankelijkheid",
  ].map((slug): PageState => ({ name: `content ${slug}`, as: "admin", path: `/inhoud-beheer/${slug}` })),
];
