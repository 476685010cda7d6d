import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { test as base } from "../tests/fixtures.ts";
import { makeFolder } from "./make-folder.ts";

const test = base.extend("place", ({ folder }) => {
  const path = join(folder, "program");
  const file = join(path, "version");
  return {
    path,
    read: () => readFileSync(file, "utf8"),
    put: (version: string) => {
      mkdirSync(path);
      writeFileSync(file, version);
    },
    beside: () => readdirSync(folder),
  };
});

const writing = (version: string) => async (folder: string) => writeFileSync(join(folder, "version"), version);

describe("a folder that several processes make at once", () => {
  test("is that of the first, in one piece, and the others go on with it", async ({ place }) => {
    const { promise: slow, resolve: goOn } = Promise.withResolvers<void>();
    const second = makeFolder(
      place.path,
      async (folder) => {
        await slow;
        await writing("second")(folder);
      },
      () => true,
    );
    await makeFolder(place.path, writing("first"), () => true);
    goOn();
    await second;
    expect(place.read()).toBe("first");
    expect(place.beside()).toEqual(["program"]);
  });

  test("takes the place of one that does not work", async ({ place }) => {
    place.put("broken");
    await makeFolder(place.path, writing("new"), () => place.read() !== "broken");
    expect(place.read()).toBe("new");
    expect(place.beside()).toEqual(["program"]);
  });

  test("is not there when it could not be made, and what was there stays", async ({ place }) => {
    place.put("broken");
    const failing = makeFolder(
      place.path,
      async () => {
        throw new Error("no network");
      },
      () => false,
    );
    await expect(failing).rejects.toThrow("no network");
    expect(place.read()).toBe("broken");
    expect(place.beside()).toEqual(["program"]);
  });
});
