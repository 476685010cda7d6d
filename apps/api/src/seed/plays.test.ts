import { expect, test as base } from "vitest";
import { presentPages } from "#modules/sale/plays/plays.presenter.ts";
import { appBeside, started } from "#test/fixtures.ts";
import { seedDemo } from "./demo.ts";
import { seedPlays } from "./plays.ts";
import { seedSite } from "./site.ts";

const test = base
  .extend("podium", async ({}, cleanup) => {
    const podium = await started({}, cleanup);
    // Restores the state before the first start: the tests' database already has the texts of the site.
    await podium.deps.database.db.deleteFrom("documents").execute();
    return podium;
  })
  .extend("beside", ({ podium }, cleanup) => appBeside()({ podium }, cleanup));

test("the sample plays are there once, whichever processes start together, with what was written of them", async ({
  podium: { deps },
  beside,
}) => {
  const made = await Promise.all([seedPlays(deps), seedPlays(beside.deps), seedPlays(deps)]);
  expect(made.toSorted()).toEqual([false, false, true]);
  const { list } = presentPages(await deps.plays.forPages(), "nl");
  expect([list.length, new Set(list.map(({ slug }) => slug)).size]).toEqual([28, 28]);
  expect(list.slice(0, 2).map(({ title, year, phase }) => [title, year, phase])).toEqual([
    ["De man die applaus verzamelde", 2025, "PLAYED"],
    ["Onder de zoldertrap", 2025, "PLAYED"],
  ]);
  expect(list[3]).toMatchObject({ title: "De kaarsenmakersdochter", genre: "Drama", motif: "candle" });
  expect(list[3]?.leads).toEqual(["Lotte Heirbaut", "Walter Praet", "Koen Dierickx"]);
  expect((await deps.audit.list({ page: 1, pageSize: 5 })).total).toBe(0);
});

test("a society without samples begins with texts and no play, also where the demo starts later", async ({
  podium: { deps },
}) => {
  await seedSite(deps, { samples: false });
  expect((await deps.content.shown("home", "nl")).content).toMatchObject({ eyebrow: "Welkom" });
  await seedSite(deps, { samples: true });
  expect(await deps.plays.list()).toEqual([]);
});

test("sample plays that a society deleted do not return where it wrote anything", async ({ podium: { deps } }) => {
  await deps.database.transact(async (transaction) => {
    await deps.documents.createOwn(transaction, { part: "plays", content: { lead: { nl: "Onze stukken" } } });
  });
  expect(await seedPlays(deps)).toBe(false);
  expect(await deps.plays.list()).toEqual([]);
});

test("the demo's shows belong to plays, also after a start that was broken off", async ({ podium: { deps } }) => {
  await seedPlays(deps);
  await deps.database.transact((transaction) =>
    deps.plays.provide(transaction, { title: { nl: "De vrek van Vlierbeke" } }),
  );
  expect(await seedDemo(deps, { volunteers: false })).toBe(true);
  const { plays } = presentPages(await deps.plays.forPages(), "nl");
  const coming = plays.filter(({ phase }) => phase === "COMING");
  expect(coming.map(({ title, evenings }) => [title, evenings.map(({ priceFrom }) => priceFrom)])).toEqual([
    ["De vrek van Vlierbeke", [12, 12]],
    ["Kerst in de keuken", [6]],
  ]);
  expect(coming[1]?.cast[0]).toEqual({ name: "Julienne Baeyens", role: "Oma Julienne" });
  expect(await seedDemo(deps, { volunteers: false })).toBe(false);
  expect(await deps.plays.list()).toHaveLength(30);
});
