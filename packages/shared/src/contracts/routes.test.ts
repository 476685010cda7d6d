import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { routes } from "./routes.ts";

const hasPath = (value: unknown) => typeof value === "object" && value !== null && "path" in value && "access" in value;

it("names every call of the contracts", async () => {
  const files = (await readdir(new URL(".", import.meta.url))).filter((file) => /^[a-z-]+\.ts$/.test(file));
  const modules: object[] = await Promise.all(files.map((file) => import(`./${file}`)));
  const names = modules.flatMap((module) => Object.entries(module)).filter(([, value]) => hasPath(value));
  expect(names.map(([name]) => name).toSorted()).toEqual(Object.keys(routes).toSorted());
});
