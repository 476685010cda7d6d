import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findJsonFault } from "./json-fault.ts";

describe("names the line where a text stops being JSON, and what stands there:", () => {
  it.each([
    ['{\n  "x": NaN,\n  "y": 1\n}', 2, "NaN"],
    ['{\r\n  "x": 1,\r\n  "y": -Infinity\r\n}', 3, "-Infinity"],
    ['{"x": 1\n "y": 2}', 2, '"y":'],
    ['{"x": 1,\n}', 2, "}"],
    ["{'x': 1}", 1, "'x':"],
    ["[1, 2,\n\n 03]", 3, "03"],
    ['{"x": 1} {', 1, "{"],
    ['{"x": [1, 2}', 1, "}"],
    ['{\n"name": "Zaal\n"}', 2, '"Zaal'],
    ['{"x": 1, // links\n "y": 2}', 1, "//"],
    ['{"x": "a" : 2}', 1, ":"],
    ['{"x":\n', 2, ""],
    ['{"x": "Za', 1, ""],
    ['{"x": "Za\\', 1, ""],
  ])("%j", (text, line, found) => {
    expect(() => void JSON.parse(text)).toThrow(SyntaxError);
    expect(findJsonFault(text)).toEqual({ line, found });
  });
});

it("reads all that is JSON to its end, and of what is cut off to where it was cut", () => {
  fc.assert(
    fc.property(fc.json(), fc.nat({ max: 3 }), fc.nat(), (json, spaces, cut) => {
      const text = JSON.stringify(JSON.parse(json), null, spaces);
      expect(findJsonFault(text).found).toBe("");
      expect(findJsonFault(`${text}\n?`)).toEqual({ line: text.split("\n").length + 1, found: "?" });
      const part = `{"a":${text.slice(0, cut % text.length)}`;
      expect(findJsonFault(part).line).toBeLessThanOrEqual(part.split("\n").length);
    }),
  );
});
