import { expect, it } from "vitest";
import { whatFollows } from "./guest-form.ts";

it("says beforehand whether tickets are mailed or must be printed", () => {
  expect(whatFollows("cash", "m@v.be")).toContain("tickets worden gemaild");
  expect(whatFollows("free", " ")).toContain("druk de tickets af");
  expect(whatFollows("transfer", "")).toContain("geef de betaalgegevens zelf door");
});
