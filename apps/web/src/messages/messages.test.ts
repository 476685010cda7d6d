/** Every language has all messages of Dutch, and none of them is still in Dutch. */
import { TRANSLATED_LANGUAGES } from "@podium/shared/words/languages";
import { afterEach, describe, expect, it } from "vitest";
import { loadLanguage } from "./load-language.ts";
import { choose, messages, type Translations } from "./messages.ts";

type Messages = Translations[string];

type DutchFile = Readonly<Record<string, () => Messages>>;

const dutchFiles = byName(import.meta.glob<DutchFile>("./nl/*.{ts,tsx}", { eager: true }));
const dutchAreas = areasOf(dutchFiles);
const translatedFiles = {
  fr: byName(import.meta.glob<Translations>("./fr/*.{ts,tsx}", { eager: true, import: "translation" })),
  en: byName(import.meta.glob<Translations>("./en/*.{ts,tsx}", { eager: true, import: "translation" })),
};

/** Returns lists, so that a name with both extensions is found as a mistake. */
function byName<File>(files: Record<string, File>): [name: string, file: File][] {
  return Object.entries(files).map(([path, file]) => [path.replace(/^.*\/(.*)\.tsx?$/, "$1"), file]);
}

/** Returns a list likewise, so that an area in two files is found. */
function areasOf<Area>(files: [string, Readonly<Record<string, Area>>][]): [name: string, area: Area][] {
  return files.flatMap(([, areas]) => Object.entries(areas));
}

const namesOf = (named: readonly [string, unknown][]): string[] => named.map(([name]) => name).toSorted();

const wholeWord = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");

const DUTCH =
  "het|een|niet|wordt|worden|uw|hebt|kunt|deze|geen|nog|ook|zijn|voor|naar|bij|plaats|plaatsen|stoel|stoelen|zaal|voorstelling|voorstellingen|reservering|reserveringen|wachtwoord|bedrag|betaald|annuleren|opnieuw";

/** Words that exist in the language neither as text, nor as names in the code of a message function. */
const FOREIGN = {
  fr: wholeWord(`${DUTCH}|the|your|you|and|is|are|have|been|will|please`),
  en: wholeWord(DUTCH),
};

/** Text of a message; for a message function its code, which contains every word that it may say. */
const sourceOf = (message: Messages[string]): string => (typeof message === "string" ? message : message.toString());

/** Words of a message; for a message function those between quotes in its code. */
function wordsOf(message: Messages[string]): string[] {
  const text =
    typeof message === "string"
      ? message
      : [...sourceOf(message).matchAll(/"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g)]
          .join(" ")
          .replaceAll(/\$\{[^}]*\}/g, "");
  return text.match(/\p{L}+/gu) ?? [];
}

function faultsOf(dutch: Messages, translation: Messages, language: keyof typeof FOREIGN): string[] {
  const keys = new Set([...Object.keys(dutch), ...Object.keys(translation)]);
  return [...keys].flatMap((key) => {
    const [original, translated] = [dutch[key], translation[key]];
    if (original === undefined) return `${key} is not in Dutch`;
    if (translated === undefined) return `${key} is missing`;
    if (typeof original !== typeof translated) return `${key} is a ${typeof translated}, not a ${typeof original}`;
    const words = wordsOf(translated);
    if (words.length > 3 && words.join(" ") === wordsOf(original).join(" ")) return `${key} is the Dutch sentence`;
    const foreign = FOREIGN[language].exec(sourceOf(translated));
    return foreign ? `${key} says '${foreign[0]}'` : [];
  });
}

afterEach(() => choose("nl"));

describe("the files", () => {
  it.each(TRANSLATED_LANGUAGES)("are the same in Dutch and in '%s', and so are their areas", (language) => {
    expect(namesOf(translatedFiles[language])).toEqual(namesOf(dutchFiles));
    const ofFiles = (files: [string, object][]) => files.map(([name, areas]) => [name, Object.keys(areas).toSorted()]);
    expect(ofFiles(translatedFiles[language])).toEqual(ofFiles(dutchFiles));
  });

  it("have each a name of their own, also without their ending, and so have areas", () => {
    expect(namesOf(dutchFiles)).toEqual([...new Set(namesOf(dutchFiles))]);
    expect(namesOf(dutchAreas)).toEqual([...new Set(namesOf(dutchAreas))]);
  });

  it.each(dutchAreas)("have the area %s, which is named after its export", (name, area) => {
    choose("fr", { [name]: { mark: "found" } });
    expect(area()["mark"]).toBe("found");
  });
});

describe.each(TRANSLATED_LANGUAGES)("the translation '%s'", (language) => {
  const translations = new Map(areasOf(translatedFiles[language]));

  it.each(dutchAreas)("of %s has each sentence, and none in Dutch", (name, area) => {
    expect(faultsOf(area(), translations.get(name) ?? {}, language)).toEqual([]);
  });

  it.each(dutchAreas)("of %s is loaded with its language", async (name, area) => {
    await loadLanguage(language);
    expect(area()).toEqual(translations.get(name));
  });
});

describe("a fault of a translation", () => {
  const seats = (count: number) => `Kies ${count} vrije stoelen in de zaal`;

  it.each<[fault: string, dutch: Messages, translation: Messages]>([
    ["title is missing", { title: "Plaatsen" }, {}],
    ["title is not in Dutch", {}, { title: "Places" }],
    ["seats is a string, not a function", { seats }, { seats: "Choisissez" }],
    ["title is a function, not a string", { title: "Plaatsen" }, { title: () => "Places" }],
    ["title is the Dutch sentence", { title: "Tot later op kantoor" }, { title: "Tot later op kantoor" }],
    ["seats is the Dutch sentence", { seats }, { seats: (n: number) => `Kies ${n} vrije stoelen in de zaal` }],
    ["title says 'Uw'", { title: "Uw tickets" }, { title: "Uw billets" }],
    ["seats says 'niet'", { seats }, { seats: (n: number) => (n > 1 ? `${n} places` : "niet") }],
    ["title says 'your'", { title: "Uw tickets" }, { title: "Voici your billets" }],
  ])("is found: %s", (fault, dutch, translation) => {
    expect(faultsOf(dutch, translation, "fr")).toEqual([fault]);
  });

  it("is not that a few words, or parts of words, are alike", () => {
    const few = { home: "Home", name: (name: string) => `Passkey ${name}`, museum: "Un musée européen" };
    expect(faultsOf(few, few, "fr")).toEqual([]);
  });
});

describe("a sentence", () => {
  const hall = messages("hall-of-test", { seat: "Stoel", row: (number: number) => `Rij ${number}` });

  it("is in Dutch where a language lacks it, or its whole area", () => {
    choose("fr", { "hall-of-test": { seat: "Place" } });
    expect([hall().seat, hall().row(2)]).toEqual(["Place", "Rij 2"]);
    choose("en", {});
    expect(hall().seat).toBe("Stoel");
  });

  it("is known in Dutch to code that asks for it", () => {
    choose("fr", { "hall-of-test": { seat: "Place" } });
    expect(hall.dutch.seat).toBe("Stoel");
  });

  it("is in the language that is chosen when it is asked for", () => {
    choose("fr", { "hall-of-test": { seat: "Place" } });
    expect(hall().seat).toBe("Place");
    choose("en", { "hall-of-test": { seat: "Seat" } });
    expect(hall().seat).toBe("Seat");
    choose("nl");
    expect(hall().seat).toBe("Stoel");
  });
});
