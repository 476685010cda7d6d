import { createHash, createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { checkDraw } from "./draw-check.ts";

const seed = "een geheim getal";
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const number = (entry: string): string => createHmac("sha256", seed).update(entry).digest("hex");
const names: string[] = Array.from({ length: 1200 }, () => crypto.randomUUID());
const entries = names.toSorted((a, b) => number(a).localeCompare(number(b)));
const draw = { seed, seedHash: sha256(seed), drawnAt: "2026-12-01T19:00:00.000Z", entries };
const check = (
  change: Partial<Parameters<typeof checkDraw>[0]>,
  entry: string | null = null,
  seenHash: string | null = null,
) => checkDraw({ ...draw, ...change }, { seenHash, entry });

it("finds a right draw right, and one's own place in it", async () => {
  expect(await check({}, entries[123], sha256(seed))).toEqual({ outcome: "right", place: 124, of: 1200 });
  expect(await check({}, crypto.randomUUID())).toEqual({ outcome: "right", place: null, of: 1200 });
});

it("finds a seed that was changed after its hash was shown", async () => {
  expect(await check({ seedHash: sha256("een ander") })).toEqual({ outcome: "other-seed" });
  expect(await check({}, null, sha256("wat deze pagina zag"))).toEqual({ outcome: "other-seed" });
});

it("finds an order that is not that of the draw, also at the border of two parts, and a name that is there twice", async () => {
  for (const at of [0, 499, 1198])
    expect(await check({ entries: entries.with(at, entries[at + 1] ?? "").with(at + 1, entries[at] ?? "") })).toEqual({
      outcome: "other-order",
    });
  expect(await check({ entries: entries.toSpliced(7, 0, entries[7] ?? "") })).toEqual({ outcome: "other-order" });
});

it("says that there was no draw", async () => {
  expect(await check({ seed: null, entries: [] })).toEqual({ outcome: "not-drawn" });
});
