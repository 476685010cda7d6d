import { expect, test } from "vitest";
import { createSeatLists } from "./seat-lists.ts";

test("sorts the seats of each list, and those of a list that changed anew", () => {
  const lists = createSeatLists();
  expect(["T10-A R2-B R1-B", null].map(lists.next())).toEqual([["R1-B", "R2-B", "T10-A"], []]);
  expect(["T10-A R2-B", "R1-B"].map(lists.next())).toEqual([["R2-B", "T10-A"], ["R1-B"]]);
});

test("makes a list once while each read has it, and forgets it after one that has not", () => {
  const lists = createSeatLists();
  const [first] = ["R2-A R1-A"].map(lists.next());
  expect(lists.next()("R2-A R1-A")).toBe(first);
  expect(lists.next()("R2-A R1-A")).toBe(first);
  lists.next()("R3-A");
  expect(lists.next()("R2-A R1-A")).not.toBe(first);
});
