import fc from "fast-check";
import { expect, it } from "vitest";
import { SharedMap } from "./shared-map.ts";

const entries = fc.array(fc.tuple(fc.string({ maxLength: 3 }), fc.nat(3)), { maxLength: 40 });

it("holds what a Map holds, and stays as it was when a copy changes", () => {
  fc.assert(
    fc.property(entries, entries, (before, changes) => {
      const map = SharedMap.of(new Map(before));
      const changed = map.with(changes);
      expect([map.size, new Map(map)]).toEqual([new Map(before).size, new Map(before)]);
      expect([changed.size, new Map(changed)]).toEqual([
        new Map([...before, ...changes]).size,
        new Map([...before, ...changes]),
      ]);
    }),
  );
});

it("names each key that differs from another map, once", () => {
  fc.assert(
    fc.property(entries, entries, (one, other) => {
      const [a, b] = [new Map(one), new Map(other)];
      const differing = [...new Set([...a.keys(), ...b.keys()])].filter((key) => a.get(key) !== b.get(key));
      expect([...SharedMap.of(a).differences(SharedMap.of(b))].toSorted()).toEqual(differing.toSorted());
    }),
  );
});

it("says of 20,000 keys which one changed", () => {
  const map = SharedMap.of(new Map(Array.from({ length: 20_000 }, (_, index) => [`R1-${index}`, index] as const)));
  expect([...map.with([["R1-7", -1]]).differences(map)]).toEqual(["R1-7"]);
  expect(map.with([])).toBe(map);
});
