import { CONTENT_PARTS, type ContentPart } from "@podium/shared/contracts/content";
import { type Language, LANGUAGES } from "@podium/shared/words/languages";
import { asSample } from "@podium/shared/words/translations";
import { expect } from "vitest";
import { apiTest } from "#test/fixtures.ts";
import { about } from "./content/about.ts";
import { contact } from "./content/contact.ts";
import { home } from "./content/home.ts";
import { privacy } from "./content/privacy.ts";
import { terms } from "./content/terms.ts";
import { seedContent } from "./content.ts";

const test = apiTest();

test("of starts at the same moment one makes the parts, and what was written since stays", async ({
  podium,
  admin,
}) => {
  const { database } = podium.deps;
  await podium.asOwner((db) => db.deleteFrom("documents").execute());
  await Promise.all([seedContent(podium.deps, { samples: true }), seedContent(podium.deps, { samples: true })]);
  const versions = await database.db
    .selectFrom("documents")
    .innerJoin("documentVersions", "documentVersions.documentId", "documents.id")
    .select(["part", "publishedBy"])
    .execute();
  expect(versions.map(({ part }) => part).toSorted()).toEqual(CONTENT_PARTS.toSorted());

  const params = { part: "plays" } as const;
  const content = { lead: { nl: "Wat wij speelden." } };
  await admin.api.saveContentDraft({ params, body: { revision: 1, content } });
  await seedContent(podium.deps, { samples: true });
  expect(await admin.api.getContentDraft({ params })).toMatchObject({ revision: 2, content });
});

test("the sample texts are stored as they are written: they have nothing that the sanitiser takes out", async ({
  podium,
  admin,
}) => {
  await seedContent(podium.deps, { samples: true });
  for (const part of ["home", "about", "terms", "privacy"] as const) {
    const module: Record<string, unknown> = await import(`./content/${part}.ts`);
    expect((await admin.api.getContentDraft({ params: { part } })).content).toEqual(asSample(module[part]));
  }
});

test("without samples nobody reads of a society that somebody made up, in any language", async ({
  podium,
  admin,
  visitor,
}) => {
  await podium.asOwner((db) => db.deleteFrom("documents").execute());
  await seedContent(podium.deps, { samples: false });
  const shown = async (part: ContentPart, language: Language) =>
    (await visitor.getShownContent({ params: { part }, query: { language } })).content;
  const texts: unknown[] = [];
  for (const language of LANGUAGES)
    for (const part of CONTENT_PARTS.filter((one) => one !== "society")) texts.push(await shown(part, language));
  const said = JSON.stringify(texts);
  for (const sample of [home.lead.nl, about.mission.title.nl, contact.lead.fr, "1952", "Maenhout", "balkon", "bakker"])
    expect(said).not.toContain(sample);
  expect(await shown("about", "nl")).toMatchObject({ milestones: [], board: [] });
  // The terms and the privacy statement suit any society.
  expect((await admin.api.getContentDraft({ params: { part: "terms" } })).content).toEqual(asSample(terms));
  expect((await admin.api.getContentDraft({ params: { part: "privacy" } })).content).toEqual(asSample(privacy));
});
