import { pathInLanguage } from "@podium/shared/languages";
import type { Access } from "@podium/shared/roles";
import { beforeEach, expect, it } from "vitest";
import { paths } from "#platform/paths.ts";
import { chosenAddress, isTranslated, rememberLanguage } from "./chosen-language.ts";
import { pageRoutes } from "./routes.ts";

const at = (pathname: string, search = "", hash = "") => ({ pathname, search, hash });

beforeEach(() => localStorage.clear());

it("who chose a language reads what a Dutch address leads to in it, with all that the address says", () => {
  rememberLanguage("fr");
  expect(chosenAddress(at("/tickets", "?show=3", "#token=a"))).toBe("/fr/tickets?show=3#token=a");
  expect(chosenAddress(at("/"))).toBe("/fr");
});

it("an address that names its language stays, and so does every address of who chose none or Dutch", () => {
  expect(chosenAddress(at("/tickets"))).toBeNull();
  rememberLanguage("en");
  expect(chosenAddress(at("/fr/tickets"))).toBeNull();
  rememberLanguage("nl");
  expect(chosenAddress(at("/tickets"))).toBeNull();
});

it("a page of volunteers, who read Dutch, is in no other language, and every other page is", () => {
  rememberLanguage("fr");
  const inDutch = new Set<Access>(["door", "box-office", "admin"]);
  for (const { pattern, access } of pageRoutes) {
    // A visitor until it is paired, with what a volunteer shows.
    const isDutch = inDutch.has(access) || pattern === paths.pairDevice;
    expect([pattern, isTranslated(pattern)]).toEqual([pattern, !isDutch]);
    expect(chosenAddress(at(pattern))).toBe(isDutch ? null : pathInLanguage(pattern, "fr"));
  }
});

it("what else is stored under its name counts for nothing", () => {
  localStorage.setItem("podium.language", "/kwaad.example");
  expect(chosenAddress(at("/tickets"))).toBeNull();
});
