import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { queryClient } from "#platform/query-client.ts";
import { drawWith, forgetPageData } from "#platform/page-data.ts";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testSite } from "#test/test-site.ts";
import { Brand } from "./brand.tsx";
import { useContent } from "./content.ts";
import { refetchPublished } from "./refetch-published.ts";
import { usePalette } from "./site.ts";

afterEach(() => {
  delete document.documentElement.dataset["palette"];
  forgetPageData();
});

function Tab() {
  usePalette();
  return <Brand />;
}

const Plays = () => <p>{useContent("plays").content.lead}</p>;

it("shows what was published in this tab at once: name, colours and logo, whatever the page was drawn with", async () => {
  const before = testSite({ societyName: "Kring Oud", palette: "velvet" });
  drawWith({ site: { ...before, societyHyphenated: "Kring Oud" } });
  respond("getSite", before);
  renderScreen(<p />).rerender(<Tab />);
  expect(await screen.findByText("Kring Oud")).toBeDefined();
  await waitFor(() => expect(document.documentElement.dataset["palette"]).toBe("velvet"));

  const logo = { id: 7, width: 320, height: 320, sizes: [320], alt: "", focus: { x: 0.5, y: 0.5 } };
  respond("getSite", testSite({ societyName: "Kring Nieuw", palette: "forest", logo }));
  act(() => refetchPublished());
  expect(await screen.findByText("Kring Nieuw")).toBeDefined();
  await waitFor(() => expect(document.documentElement.dataset["palette"]).toBe("forest"));
  expect(document.querySelector("img")?.getAttribute("src")).toBe("/pictures/7/320.webp");
});

it("shows a page's new words when it is opened next, and not those that the document was drawn with", async () => {
  const published = (nl: string) => ({ publishedAt: "2026-11-22T08:00:00.000Z", content: { lead: nl } });
  drawWith({ "content/plays": published("Wat wij speelden.") });
  queryClient.setQueryData(["content", "plays"], published("Wat wij speelden."));
  respond("getSite", testSite());
  respond("getShownContent", published("Een eeuw toneel."));
  act(() => refetchPublished());
  const { container } = renderScreen(<Plays />);
  expect(await screen.findByText("Een eeuw toneel.")).toBeDefined();
  expect(container.textContent).not.toContain("Wat wij speelden.");
});
