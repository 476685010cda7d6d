import { expect, it } from "vitest";
import { exportedMoment, exportedPhone } from "./export-text.ts";

it.each([
  ["0470123456", "0470 12 34 56"],
  ["+32470123456", "0470 12 34 56"],
  ["025551212", "025 55 12 12"],
  ["+31612345678", "0031612 34 56 78"],
  ["012345", "01 23 45"],
  ["", ""],
])("keeps every digit of %s in a spreadsheet", (number, written) => {
  expect(exportedPhone(number)).toBe(written);
});

it("writes moments so that text sorts as time does, in the theatre's hour", () => {
  expect(exportedMoment("2026-12-05T19:00:00.000Z")).toBe("2026-12-05 20:00");
  expect(exportedMoment("2026-07-05T18:00:00.000Z")).toBe("2026-07-05 20:00");
  expect(exportedMoment("")).toBe("");
});
