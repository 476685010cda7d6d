import { expect, it } from "vitest";
import { cartTone } from "./cart-time.ts";

it("colours the cart's time green above 600 s, yellow above 300 s and red otherwise", () => {
  const tones = [900, 601, 600, 301, 300, 1, 0].map((seconds) => cartTone(seconds * 1000));
  expect(tones).toEqual(["green", "green", "yellow", "yellow", "red", "red", "red"]);
});
