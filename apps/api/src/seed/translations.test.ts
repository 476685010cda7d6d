import { type ContentPart, contentSchemas } from "@podium/shared/contracts/content";
import { playContentSchema } from "@podium/shared/contracts/plays";
import { type Localized, TRANSLATED_LANGUAGES } from "@podium/shared/words/languages";
import { isLocalized, isObject } from "@podium/shared/site/shown-content";
import { describe, expect, test } from "vitest";
import { type DocumentPart, ownStorable, storable } from "#modules/records/documents/document-parts.ts";
import { about } from "./content/about.ts";
import { accessibility } from "./content/accessibility.ts";
import { contact } from "./content/contact.ts";
import { home } from "./content/home.ts";
import { ofANewSociety } from "./content/of-a-new-society.ts";
import { plays } from "./content/plays.ts";
import { privacy } from "./content/privacy.ts";
import { terms } from "./content/terms.ts";
import { demoPlays } from "./demo-plays.ts";
import { samplePlays } from "./plays.ts";

/** Names that are in Dutch alone: some characters, and the plays of the demo. */
const NAMES = new Set<string>(["Katrien", "Lena", "Tuur", ...demoPlays.map(({ content }) => content.title.nl)]);

/** Words that are the same in a translation, by its language. */
const SAME_WORDS = { fr: new Set<string>(), en: new Set(["Drama", "Thriller"]) };

const parts = { home, about, contact, terms, privacy, accessibility, plays } satisfies Record<
  Exclude<ContentPart, "society">,
  unknown
>;
const seed = { ...parts, ofANewSociety, demoPlays, samplePlays };

function textsIn(value: unknown, path: string): Array<{ path: string; text: Localized }> {
  if (!isObject(value)) return [];
  if (isLocalized(value)) return [{ path, text: value }];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
}

const TAG = /<[^>]*>/g;
const HOLE = /\{\w+\}/g;
const tagsOf = (html: string) => html.match(TAG) ?? [];
const holesOf = (text: string) => (text.match(HOLE) ?? []).toSorted();

/** The text between each two tags, without the placeholders. */
const wordsOf = (html: string) => html.split(TAG).map((words) => words.replace(HOLE, "").trim());

const texts = Object.entries(seed).flatMap(([name, content]) => textsIn(content, name));

describe.for(texts.filter(({ text }) => text.nl !== "" && !NAMES.has(text.nl)))("the sample text $path", ({ text }) => {
  test.for(TRANSLATED_LANGUAGES)("is translated: %s", (language) => {
    const translation = text[language] ?? "";
    expect(translation.trim()).not.toBe("");
    expect(tagsOf(translation)).toEqual(tagsOf(text.nl));
    expect(holesOf(translation)).toEqual(holesOf(text.nl));
    const dutch = wordsOf(text.nl);
    const same = wordsOf(translation).filter((words, index) => words !== "" && words === dutch[index]);
    expect(same.filter((words) => !SAME_WORDS[language].has(words))).toEqual([]);
  });
});

test.each([
  ...[...Object.entries(parts), ...Object.entries(ofANewSociety)].map(
    ([part, content]) => [part as DocumentPart, content] as const,
  ),
  ...demoPlays.map(({ content }) => ["play", content] as const),
])("sanitising changes nothing of the sample: %s", async (part, content) => {
  expect(await storable(part, content)).toEqual(ownStorable(part, content));
});

test("what is a name in the sample is written in Dutch alone, which is read in every language", () => {
  const names = texts.map(({ text }) => text).filter(({ nl }) => NAMES.has(nl));
  expect(new Set(names.map(({ nl }) => nl))).toEqual(NAMES);
  for (const name of names) expect(Object.keys(name)).toEqual(["nl"]);
});

test("the sample texts fit in what the contract allows, in each language", () => {
  for (const part of ["home", "about", "contact", "terms", "privacy", "accessibility", "plays"] as const)
    expect(contentSchemas[part].parse(parts[part])).toEqual(parts[part]);
  for (const { content } of demoPlays) expect(playContentSchema.parse(content)).toMatchObject(content);
  for (const sample of samplePlays) {
    const play = { title: { nl: sample.title }, genre: sample.genre, about: sample.about };
    expect(playContentSchema.parse(play)).toMatchObject(play);
  }
});
