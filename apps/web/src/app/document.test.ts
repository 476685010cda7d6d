import { readFileSync } from "node:fs";
import type { Play } from "@podium/shared/contracts/plays";
import type { DrawRequest } from "@podium/shared/contracts/page-data";
import { expect, it } from "vitest";
import { testPicture, testPlay } from "#test/test-play.ts";
import { documentOf } from "../../vite/document.ts";

const template = readFileSync(new URL("../../index.html", import.meta.url), "utf8");
const page = { html: "<main>Pièces</main>", title: "Pièces", description: "", data: {} };
const events: DrawRequest["events"] = { soldOut: [], movedFrom: [], since: "2027-01-01T00:00:00.000Z" };
const drawn = (language: DrawRequest["language"], description = "") =>
  documentOf(
    { ...page, description },
    { template, request: { language, publicUrl: "https://kring.example", events } },
    { path: "/gespeelde-stukken", links: "" },
  );

it("a document says its language, its own address and that of the same page in the others", () => {
  const html = drawn("fr");
  expect(html).toContain('<html lang="fr"');
  expect(html).toContain('content="fr_BE"');
  expect(html).toContain('<link rel="canonical" href="https://kring.example/fr/gespeelde-stukken" />');
  const others = [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, address]) => [
    language,
    address,
  ]);
  expect(others).toEqual([
    ["nl", "https://kring.example/gespeelde-stukken"],
    ["fr", "https://kring.example/fr/gespeelde-stukken"],
    ["en", "https://kring.example/en/gespeelde-stukken"],
    ["x-default", "https://kring.example/gespeelde-stukken"],
  ]);
});

it.each([
  ["nl", "Deze site heeft JavaScript nodig", "Toneel uit eigen dorp"],
  ["fr", "Ce site a besoin de JavaScript", "Le théâtre de votre village"],
  ["en", "This site needs JavaScript", "Theatre from your own village"],
] as const)(
  "the document around a page is in its language, with no hole left: %s",
  (language, noScript, description) => {
    const html = drawn(language);
    expect(html).toContain(noScript);
    expect(html).toMatch(new RegExp(`name="description"\\s+content="${description}`));
    expect(html).not.toContain("{{");
    expect(drawn(language, "Over dit stuk")).toMatch(/name="description"\s+content="Over dit stuk"/);
  },
);

it("a play without a poster is shared by the drawn one, and another by its own", () => {
  const shared = (play: Play) => {
    const html = documentOf(
      { ...page, data: {} },
      { template, request: { language: "fr", publicUrl: "https://kring.example", events } },
      { path: "/voorstelling/de-vrek", links: "", play },
    );
    const tags = [...html.matchAll(/property="og:image([^"]*)" content="([^"]*)"/g)];
    return Object.fromEntries(tags.map(([, name = "", value]) => [name, value]));
  };
  expect(shared(testPlay({ title: 'De "vrek"' }))).toEqual({
    "": "https://kring.example/voorstelling/de-vrek/affiche.jpg",
    ":width": "1200",
    ":height": "630",
    ":alt": "Affiche\u00A0: De &quot;vrek&quot;",
  });
  expect(shared(testPlay({ poster: testPicture({ id: 9 }) }))).toMatchObject({
    "": "https://kring.example/pictures/9/1280.jpeg",
    ":height": "960",
    ":alt": "Twee spelers aan een tafel",
  });
});
