import { expect, test } from "vitest";
import { oncePer } from "./once.ts";

test("makes one thing of each object, also when that is nothing", () => {
  const asked: object[] = [];
  const nameOf = oncePer((source: { name?: string }) => {
    asked.push(source);
    return source.name;
  });
  const [named, nameless] = [{ name: "zaal" }, {}];
  expect([named, nameless, named, nameless].map(nameOf)).toEqual(["zaal", undefined, "zaal", undefined]);
  expect(asked).toEqual([named, nameless]);
  expect(nameOf({ name: "zaal" })).toBe("zaal");
  expect(asked).toHaveLength(3);
});
