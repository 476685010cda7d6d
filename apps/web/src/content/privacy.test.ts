import { KEPT, type Kept, termInWords } from "@podium/shared/retention";
import { expect, it } from "vitest";
import { keeping, privacy } from "./privacy.ts";

it.for(Object.keys(KEPT) as Kept[])("the privacy page says how long: %s", (kept) => {
  const listed = privacy.sections.find(({ title }) => title === "Hoelang")?.list;
  expect(listed).toContain(keeping[kept]);
  expect(keeping[kept]).toContain(termInWords(KEPT[kept]));
});
