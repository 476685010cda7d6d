import { expect, it } from "vitest";
import { drawnPosterPath, sharePicturePath, slugOfDrawnPoster } from "./paths.ts";

it("tells a drawn poster from every other address", () => {
  expect(slugOfDrawnPoster(drawnPosterPath("de-meeuw"))).toBe("de-meeuw");
  expect(slugOfDrawnPoster(sharePicturePath("de-meeuw"))).toBeUndefined();
  expect(slugOfDrawnPoster("/voorstelling/de-meeuw")).toBeUndefined();
});
