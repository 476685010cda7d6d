import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { queryClient } from "#platform/query-client.ts";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testPlay } from "#test/test-play.ts";
import { testSite } from "#test/test-site.ts";
import { PreviewOf } from "./preview-of.tsx";

const header = async () => (await screen.findByRole("link", { name: /^Kring/ })).closest("header");

it("has the bar of the site above a draft, with the name, logo and colours of the draft itself", async () => {
  respond("getSite", testSite({ societyName: "Kring Oud" }));
  respond("listShows", []);
  respond("listPlays", []);
  respond("getShownContent", {
    publishedAt: "2026-11-22T08:00:00.000Z",
    content: { eyebrow: "", title: "Welkom", lead: "", welcome: { title: "", text: "" }, reasons: [] },
  });
  const logo = { id: 7, width: 320, height: 320, sizes: [320], alt: "", focus: { x: 0.5, y: 0.5 }, key: "geheim" };
  const { societyName: _, societyEmail: email, ...site } = testSite();
  const shown = { ...site, name: "Kring Nieuw", email, palette: "plum", logo };
  const { container, rerender } = renderScreen(<p />);
  queryClient.setQueryData(["site"], testSite({ societyName: "Kring Oud" }));
  rerender(<PreviewOf part="society" shown={shown} />);
  expect((await header())?.textContent).toBe("Kring NieuwHomeGespeelde StukkenTicketsOver OnsContact");
  expect((await header())?.querySelector("img")?.getAttribute("src")).toBe("/pictures/7/320.webp?key=geheim");
  expect(container.querySelector("[data-palette=plum] header")).not.toBeNull();
});

it("has it above the draft of a play too, as it is published", async () => {
  respond("getSite", testSite({ societyName: "Kring Oud" }));
  const { rerender } = renderScreen(<p />);
  queryClient.setQueryData(["site"], testSite({ societyName: "Kring Oud" }));
  rerender(<PreviewOf part="play" shown={testPlay()} />);
  expect((await header())?.textContent).toContain("Kring Oud");
  expect(await screen.findByRole("heading", { level: 1 })).toBeDefined();
});
