import { contentSchemas } from "@podium/shared/contracts/content";
import { richTexts } from "@podium/shared/contracts/documents";
import { screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import * as z from "zod";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testSite } from "#test/test-site.ts";
import { ContactPage } from "./contact.tsx";

it("fills in what a society names between braces, in each text of a page", async () => {
  respond("getSite", testSite({ societyName: "Tom & Jan" }));
  respond("getShownContent", {
    publishedAt: "2098-11-20T10:00:00.000Z",
    content: {
      lead: "{society} leest op {email}.",
      directions: [{ title: "Naar {venue}", text: "Het adres: {address}." }],
    },
  });
  renderScreen(
    <Suspense>
      <ContactPage />
    </Suspense>,
  );
  expect(await screen.findByText(/Tom & Jan leest op info@voorbeeld\.be\./)).toBeDefined();
  expect(screen.getByText("Naar Parochiezaal")).toBeDefined();
  expect(screen.getByText("Het adres: Kerkstraat 1, Voorbeeldgem.")).toBeDefined();
});

/** Returns the path of each text, with a list as 0, and whether the text is HTML. */
function textsOf(schema: unknown, path: string): Array<[path: string, isHtml: boolean]> {
  if (schema instanceof z.ZodArray) return textsOf(schema.element, `${path}.0`);
  if (!(schema instanceof z.ZodObject)) return [];
  if ("nl" in schema.shape) return [[path, richTexts.has(schema.shape["nl"] as z.ZodType)]];
  return Object.entries(schema.shape).flatMap(([name, field]) => textsOf(field, `${path}.${name}`));
}

it("finds HTML in each `text` that is in no list, and nowhere else, as the contract has it", () => {
  const texts = Object.entries(contentSchemas).flatMap(([part, schema]) => textsOf(schema, part));
  expect(texts.length).toBeGreaterThan(20);
  for (const [path, isHtml] of texts) expect(isHtml, path).toBe(path.endsWith(".text") && !path.includes(".0"));
});
