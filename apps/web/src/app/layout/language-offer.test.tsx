import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testSite } from "#test/test-site.ts";
import { SiteLayout } from "./site-layout.tsx";

beforeEach(() => {
  localStorage.clear();
  respond("getSite", testSite());
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr-BE"]);
});

const offer = () => screen.queryByRole("link", { name: "Lire en français" });

it("a French browser is offered the same page in French, in French, and is not asked in a later visit", async () => {
  const { unmount } = renderScreen(<SiteLayout />);
  await expect.poll(() => offer()?.getAttribute("href")).toMatch(/^\/fr/);
  expect(offer()?.closest("[lang]")?.getAttribute("lang")).toBe("fr");
  unmount();
  renderScreen(<SiteLayout />);
  expect(offer()).toBeNull();
});

it("a visitor who stays in Dutch has chosen it", async () => {
  renderScreen(<SiteLayout />);
  await userEvent.click(await screen.findByRole("button", { name: "Rester en néerlandais" }));
  expect(offer()).toBeNull();
  expect(localStorage.getItem("podium.language")).toBe("nl");
});
