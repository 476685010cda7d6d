import type { DrawRequest, NextShow } from "@podium/shared/contracts/page-data";
import { expect, it } from "vitest";
import { testSite } from "#test/test-site.ts";
import { cardDocumentOf } from "../../vite/document.ts";
import { drawCard } from "./prerender.tsx";

const TEMPLATE = `<head><link rel="stylesheet" href="/assets/a.css"><script type="module" src="/assets/a.js"></script></head>`;
const planned: NextShow = {
  showId: 3,
  title: "De <vrek>",
  dateTime: "2027-03-06T19:00:00.000Z",
  lowestPrice: 6,
  highestPrice: 12,
  sale: "OPEN",
  salesOpenAt: null,
  play: null,
};

function card(nextShow: NextShow | null, palette?: "forest"): { html: string; text: string; links: string[] } {
  const site = { ...testSite({ societyName: "Kring & Co", ...(palette && { palette }) }), societyHyphenated: "Kring" };
  const request = {
    language: "nl",
    data: { site, nextShow },
    publicUrl: "https://kring.example",
  } satisfies Partial<DrawRequest>;
  const html = cardDocumentOf(drawCard(request), TEMPLATE, request);
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return { html, text: body.textContent, links: [...body.querySelectorAll("a")].map(({ href }) => href) };
}

it("the card for other sites says what plays, when, where and from what price, and leads to its seats", () => {
  const { html, text, links } = card(planned, "forest");
  for (const words of ["De <vrek>", "zaterdag 6 maart 2027", "20:00 uur", "Parochiezaal", "vanaf", "6,00"])
    expect(text).toContain(words);
  expect(text).toContain("Nog plaatsen vrij");
  expect(links).toEqual(["https://kring.example/tickets?show=3"]);
  expect(html).toContain(`target="_blank" rel="noopener"`);
  expect(html).toContain(`<html lang="nl" data-palette="forest">`);
  expect(html).toContain("<title>Volgende voorstelling | Kring &amp; Co</title>");
});

it("the card has the site's styles and no script, and no search engine lists it", () => {
  const { html } = card(planned);
  expect(html).toContain(`<link rel="stylesheet" href="/assets/a.css">`);
  expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/);
  expect(html).toContain(`<meta name="robots" content="noindex" />`);
});

it.each([
  ["CANCELLED", "Afgelast", "Bekijk de voorstelling"],
  ["SOLD_OUT", "Uitverkocht", "Bekijk de voorstelling"],
  ["CLOSED", "Onlineverkoop gesloten", "Bekijk de voorstelling"],
  ["LATER", "In verkoop vanaf zondag 10 januari 2027 om 14:00", "Bekijk de voorstelling"],
  ["LAST_PLACES", "Laatste plaatsen", "Kies uw stoelen"],
] as const)("the card of a show that is %s says '%s'", (sale, words, link) => {
  const { text } = card({ ...planned, sale, salesOpenAt: "2027-01-10T13:00:00.000Z" });
  expect(text).toContain(words);
  expect(text).toContain(link);
});

it("while nothing is planned the card says so and leads to the site", () => {
  const { text, links } = card(null);
  expect(text).toContain("Er staat nu geen voorstelling gepland");
  expect(links).toEqual(["https://kring.example/"]);
});
