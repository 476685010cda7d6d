import { expect, it } from "vitest";
import { placesLeftText } from "./places-left.tsx";

it("says how many of how many are free", () => {
  expect(placesLeftText(120, 193)).toBe("Nog 120 van de 193 plaatsen vrij");
});

it("says so when it is the last tenth, the last one, or none", () => {
  expect(placesLeftText(19, 193)).toBe("Laatste 19 plaatsen");
  expect(placesLeftText(1, 193)).toBe("Nog 1 plaats vrij");
  expect(placesLeftText(0, 193)).toBe("Uitverkocht");
});
