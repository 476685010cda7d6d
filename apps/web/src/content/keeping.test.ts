import { KEPT, type Kept, termInWords } from "@podium/shared/retention";
import { expect, it } from "vitest";
import { keeping } from "./keeping.ts";

it.for(Object.keys(KEPT) as Kept[])("the privacy page says how long: %s", (kept) => {
  expect(keeping[kept]).toContain(termInWords(KEPT[kept]));
});
