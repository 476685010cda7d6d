import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { logSentences } from "./dependencies.ts";

const folder = import.meta.dirname;
const read = (file: string): string => readFileSync(join(folder, file), "utf8");
const files = (pattern: string): string[] => globSync(pattern, { cwd: folder }).toSorted();

test("each action of the log has its sentence in one feature", async () => {
  const logs = await Promise.all(
    files("modules/*/*/*.{log,service}.ts").map(async (file) => {
      const exported: Record<string, object> = await import(join(folder, file));
      return Object.entries(exported).flatMap(([name, log]) => (name.endsWith("Log") ? Object.keys(log) : []));
    }),
  );
  expect(logs.flat().toSorted()).toEqual(Object.keys(logSentences).toSorted());
});

test("a feature says whose actions it records", () => {
  const features = files("modules/*/*/*.ts").filter((file) => !file.startsWith("modules/records/audit/"));
  // Without sentences, an AuditService records any action with any facts.
  const records = features.filter((file) => /<AuditService\b(?!<)|: AuditService\b(?!<)/.test(read(file)));
  expect(records).toEqual([]);
});
