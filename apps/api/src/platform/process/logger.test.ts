import { expect, test } from "vitest";
import { writeTogether } from "./logger.ts";

function writing() {
  const written: string[] = [];
  const { write } = writeTogether({ write: (lines) => void written.push(lines) });
  return { written, write };
}

test("the lines of a turn are written together, and each once", async () => {
  const { written, write } = writing();
  write("one\n");
  write("two\n");
  expect(written).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  write("three\n");
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toEqual(["one\ntwo\n", "three\n"]);
});

test("a process that ends in the middle of a turn loses no line", () => {
  const { written, write } = writing();
  write("one\n");
  process.listeners("exit").at(-1)?.(0);
  expect(written).toEqual(["one\n"]);
});
