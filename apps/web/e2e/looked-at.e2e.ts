import { prepareLooking, violations } from "./axe.ts";
import { LookedAt, type Part } from "./looked-at.ts";
import { expect, test } from "./test.ts";

const list = (...items: readonly string[]): Part[] => [
  { depth: 0, own: "html", isText: false },
  { depth: 1, own: "ul", isText: false },
  ...items.map((own) => ({ depth: 2, own, isText: true })),
];

test("a part of a page is looked at once, where it stands below equal ones", () => {
  const lookedAt = new LookedAt();
  const first = lookedAt.compare(list("li free", "li taken", "li free"));
  expect(first.seen).toEqual([4]);
  expect(lookedAt.compare(list("li free")).seen).toEqual([]);
  first.add();
  expect(lookedAt.compare(list("li free", "li taken", "li free")).seen).toEqual([0]);
  expect(lookedAt.compare(list("li free", "li mine", "li taken")).seen).toEqual([2, 4]);
  const elsewhere = list("li free").map((part) => (part.own === "ul" ? { ...part, own: "ul dark" } : part));
  expect(lookedAt.compare(elsewhere).seen).toEqual([]);
});

test("the contrast of text is looked at once for each look, which is another when one of its colours is", () => {
  const lookedAt = new LookedAt();
  const { texts } = lookedAt.compare(list("li free", "li taken", "li free"));
  expect(texts).toEqual([2, 3]);
  const looks = { light: ["black on white", "black on white"], dark: ["white on black", "white on black"] };
  const first = lookedAt.newLooks(texts, looks);
  expect(first.only).toEqual([2]);
  expect(lookedAt.newLooks(texts, looks).only).toEqual([2]);
  first.add();
  expect(lookedAt.newLooks(texts, looks).only).toEqual([]);
  expect(lookedAt.newLooks(texts, { ...looks, dark: ["white on black", "grey on black"] }).only).toEqual([3]);
});

test("parts that one worker looked at are known to the others", async ({}, info) => {
  const file = info.outputPath("looked-at");
  const [one, other] = [new LookedAt(file), new LookedAt(file)];
  one.compare(list("li free")).add();
  expect(other.compare(list("li free")).seen).toEqual([0]);
  expect(other.compare(list("li free", "li taken")).seen).toEqual([2]);
  other.compare(list("li free", "li taken")).add();
  expect(one.compare(list("li free", "li taken")).seen).toEqual([0]);
});

test("a part that axe looked at counts as new again with another name, colour, reference or neighbour", async ({
  page,
}) => {
  const show = async (body: string): Promise<string[]> => {
    // The previous check leaves the page in the other colour scheme.
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto("about:blank");
    await page.setContent(
      `<!doctype html><html lang="nl"><title>Proef</title><main><h1>Proef</h1>${body}</main></html>`,
    );
    return violations(page);
  };
  await prepareLooking(page);
  expect(await show(`<button>Een knop</button>`)).toEqual([]);
  expect(await show("<button></button>")).toEqual([expect.stringMatching(/^button-name/)]);
  const pale = await show(`<button style="color: #777; background: #888">Een knop</button>`);
  expect(pale.toSorted()).toEqual([
    expect.stringMatching(/^dark: color-contrast/),
    expect.stringMatching(/^light: color-contrast/),
  ]);
  const dark = "@media (prefers-color-scheme: dark) { .proef { color: #777; background: #888 } }";
  expect(await show(`<style>${dark}</style><button class="proef">Een knop</button>`)).toEqual([
    expect.stringMatching(/^dark: color-contrast/),
  ]);
  expect(await show(`<button aria-controls="a" aria-expanded="true">Een knop</button><p id="a">.</p>`)).toEqual([]);
  expect(await show(`<button aria-controls="b" aria-expanded="true">Een knop</button><p id="a">.</p>`)).toEqual([
    expect.stringMatching(/^aria-valid-attr-value/),
  ]);
  expect(await show(`<button>Een knop</button></main><main>`)).toContainEqual(
    expect.stringMatching(/^landmark-no-duplicate-main/),
  );
});
