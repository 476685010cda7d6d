import { pathInLanguage } from "@podium/shared/words/languages";
import type { Access } from "@podium/shared/contracts/roles";
import { beforeEach, expect, it } from "vitest";
import { paths } from "#platform/paths.ts";
import { chosenAddress, isTranslated, rememberFollowed } from "./chosen-language.ts";
import { offersFrench, rememberAsked } from "./layout/language-offer.tsx";
import { pageRoutes } from "./routes.ts";

const LEFT = 0;
const MIDDLE = 1;
const RIGHT = 2;

/** Presses a link to the page in a language, with the event that app/bootstrap.ts gets from the browser. */
function press(language: string, button = LEFT): void {
  const link = document.createElement("a");
  link.innerHTML = "<span>Taal</span>";
  link.hreflang = language;
  for (const type of ["click", "auxclick"] as const) link.addEventListener(type, rememberFollowed);
  const type = button === LEFT ? "click" : "auxclick";
  link.firstElementChild?.dispatchEvent(new MouseEvent(type, { bubbles: true, button }));
}

const at = (pathname: string, search = "", hash = "") => ({ pathname, search, hash });

beforeEach(() => localStorage.clear());

it("a visitor who chose a language reads the page of a Dutch address in it, with all that the address says", () => {
  press("fr");
  expect(chosenAddress(at("/tickets", "?show=3", "#token=a"))).toBe("/fr/tickets?show=3#token=a");
  expect(chosenAddress(at("/"))).toBe("/fr");
});

it("an address that names its language stays, and so does every address of who chose none or Dutch", () => {
  expect(chosenAddress(at("/tickets"))).toBeNull();
  press("en");
  expect(chosenAddress(at("/fr/tickets"))).toBeNull();
  press("nl");
  expect(chosenAddress(at("/tickets"))).toBeNull();
});

it("a browser that prefers French is asked once on a Dutch page, and neither who chose nor a browser in English is", () => {
  const french = ["fr-BE", "fr", "nl"];
  expect(offersFrench(at("/tickets"), french)).toBe(true);
  expect(offersFrench(at("/tickets"), ["de-BE", "fr-FR", "nl"])).toBe(true);
  for (const preferred of [["nl-BE", "fr"], ["en-GB", "fr"], ["de"], []])
    expect([preferred, offersFrench(at("/tickets"), preferred)]).toEqual([preferred, false]);
  expect(offersFrench(at("/en/tickets"), french)).toBe(false);
  expect(offersFrench(at("/statistics"), french)).toBe(false);
  rememberAsked();
  expect(offersFrench(at("/tickets"), french)).toBe(false);
  localStorage.clear();
  press("nl");
  expect(offersFrench(at("/tickets"), french)).toBe(false);
});

it("a page of volunteers, who read Dutch, is in no other language, and every other page is", () => {
  press("fr");
  const inDutch = new Set<Access>(["door", "box-office", "admin"]);
  for (const { pattern, access } of pageRoutes) {
    // The pairing page is open to visitors, but in Dutch alone, because volunteers use it.
    const isDutch = inDutch.has(access) || pattern === paths.pairDevice;
    expect([pattern, isTranslated(pattern)]).toEqual([pattern, !isDutch]);
    expect(chosenAddress(at(pattern))).toBe(isDutch ? null : pathInLanguage(pattern, "fr"));
  }
});

it("opening a tab with the middle button chooses too, and opening the menu of a link does not", () => {
  press("fr", MIDDLE);
  press("en", RIGHT);
  expect(chosenAddress(at("/tickets"))).toBe("/fr/tickets");
});

it("a link that names no language chooses none", () => {
  press("");
  const other = document.createElement("a");
  other.addEventListener("click", rememberFollowed);
  other.click();
  expect(localStorage.getItem("podium.language")).toBeNull();
});

it("any other value that is stored under its name counts for nothing", () => {
  localStorage.setItem("podium.language", "/kwaad.example");
  expect(chosenAddress(at("/tickets"))).toBeNull();
});
