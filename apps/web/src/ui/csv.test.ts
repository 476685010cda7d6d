// @vitest-environment node
import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it("quotes what would break a row", () => {
  expect(toCsv([["a;b", 'zegt "ja"', "c"]])).toBe('\uFEFF"a;b";"zegt ""ja""";c\r\n');
});

it("keeps a cell that a spreadsheet would run as text", () => {
  expect(toCsv([["=HYPERLINK(1)", "@x", "-2+3"]])).toBe("\uFEFF'=HYPERLINK(1);'@x;'-2+3\r\n");
});

it("leaves numbers and telephone numbers as they are", () => {
  expect(toCsv([["-12,50", "+32470123456"]])).toBe("\uFEFF-12,50;+32470123456\r\n");
});
