import { expect, test } from "vitest";
import { backupWords } from "./installation-state.tsx";

/** Nine in the morning in Belgium. */
const now = "2026-11-22T08:00:00.000Z";

test.for([
  ["2026-11-22T02:30:00.000Z", "vannacht om 03:30"],
  ["2026-11-22T07:00:00.000Z", "vandaag om 08:00"],
  ["2026-11-21T22:59:00.000Z", "gisteren om 23:59"],
  ["2026-11-21T02:30:00.000Z", "gisteren om 03:30"],
  ["2026-11-20T02:30:00.000Z", "vr 20 nov 2026 om 03:30"],
  [null, "nog geen"],
] as const)("a backup of %s is said as '%s'", ([at, words]) => {
  expect(backupWords(at, now)).toBe(words);
});
