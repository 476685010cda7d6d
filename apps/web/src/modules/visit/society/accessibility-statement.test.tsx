import type { ShownContent } from "@podium/shared/contracts/content";
import { RELEASE } from "@podium/shared/site/release";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testSite } from "#test/test-site.ts";
import { AccessibilityStatement } from "./accessibility-statement.tsx";
import { CHECKED_BESIDES, CHECKED_BY_AXE } from "./checked-criteria.ts";

const EMPTY = { contact: "", hall: "", shortcomings: "" };
const open = (content: Partial<ShownContent<"accessibility">> = {}) =>
  renderScreen(<AccessibilityStatement publishedAt="2026-12-01T10:00:00.000Z" content={{ ...EMPTY, ...content }} />);

beforeEach(() => respond("getSite", testSite()));

it("says in the place of each empty text what is true of any society, and always whom to write to and within which time", async () => {
  open();
  expect(await screen.findByText(/U krijgt binnen 14 dagen een antwoord/)).toBeTruthy();
  expect(screen.getByText(/hebben wij hier nog niet beschreven/)).toBeTruthy();
  expect(screen.getByText("Andere tekortkomingen kennen wij niet.")).toBeTruthy();
  expect(screen.getByRole("link", { name: testSite().societyEmail })).toBeTruthy();
});

it("shows what the society wrote instead, and still the answer within 14 days", async () => {
  open({ contact: "Bel Rosa.", hall: "Twee rolstoelplaatsen.", shortcomings: "De trap naar het balkon." });
  expect(await screen.findByText(/binnen 14 dagen/)).toBeTruthy();
  for (const text of ["Bel Rosa.", "Twee rolstoelplaatsen.", "De trap naar het balkon."])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText(/nog niet beschreven|Andere tekortkomingen/)).toBeNull();
});

it("names each criterion that the tests check, the release, the seats in words and who supervises", () => {
  open();
  const listed = screen.getAllByRole("listitem").flatMap(({ textContent }) => textContent.match(/\d\.\d\.\d+/g) ?? []);
  expect(listed.toSorted()).toEqual([...CHECKED_BY_AXE, ...CHECKED_BESIDES].toSorted());
  expect(screen.getByText(new RegExp(`versie ${RELEASE.version.replaceAll(".", "\\.")} van de site`))).toBeTruthy();
  expect(screen.getByRole("link", { name: "Tickets" }).getAttribute("href")).toBe("/tickets");
  expect(screen.getByRole("link", { name: "ConsumerConnect" }).getAttribute("href")).toBe("https://consumerconnect.be");
});
