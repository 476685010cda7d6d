import { CONTENT_PARTS } from "@podium/shared/contracts/content";
import { expect } from "vitest";
import { apiTest } from "#test/fixtures.ts";
import { seedContent } from "./content.ts";

const test = apiTest();

test("of starts at the same moment one makes the parts, and what was written since stays", async ({
  podium,
  admin,
}) => {
  const { database } = podium.deps;
  await podium.asOwner((db) => db.deleteFrom("documents").execute());
  await Promise.all([seedContent(podium.deps), seedContent(podium.deps)]);
  const versions = await database.db
    .selectFrom("documents")
    .innerJoin("documentVersions", "documentVersions.documentId", "documents.id")
    .select(["part", "publishedBy"])
    .execute();
  expect(versions.map(({ part }) => part).toSorted()).toEqual(CONTENT_PARTS.toSorted());

  const params = { part: "plays" } as const;
  const content = { lead: { nl: "Wat wij speelden." } };
  await admin.api.saveContentDraft({ params, body: { revision: 1, content } });
  await seedContent(podium.deps);
  expect(await admin.api.getContentDraft({ params })).toMatchObject({ revision: 2, content });
});

test("the sample texts are stored as they are written: they have nothing that the sanitiser takes out", async ({
  podium,
  admin,
}) => {
  await seedContent(podium.deps);
  for (const part of ["home", "about", "terms", "privacy"] as const) {
    const module: Record<string, unknown> = await import(`./content/${part}.ts`);
    expect((await admin.api.getContentDraft({ params: { part } })).content).toEqual(module[part]);
  }
});
