import { describe, expect, test } from "vitest";
import { inLanguage, type Localized } from "./languages.ts";
import {
  asSample,
  isStale,
  translationIn,
  translationsToReview,
  withDutch,
  withFirstDutch,
  withTranslation,
} from "./translations.ts";

const own = withTranslation(withTranslation({ nl: "Welkom" }, "fr", "Bienvenue"), "en", "Welcome");

describe("a translation that somebody wrote", () => {
  test("is to be looked at again while the Dutch has other words, and is read meanwhile", () => {
    expect([isStale(own, "fr"), isStale(own, "en")]).toEqual([false, false]);
    const changed = withDutch(withDutch(own, "Dag"), "Dag allemaal");
    expect([isStale(changed, "fr"), isStale(changed, "en")]).toEqual([true, true]);
    expect(inLanguage(changed, "fr")).toBe("Bienvenue");
    expect(isStale(withDutch(changed, "Welkom"), "fr")).toBe(false);
  });

  test("is right again once somebody wrote it anew, or said that it still is", () => {
    const changed = withDutch(own, "Dag");
    expect(isStale(withTranslation(changed, "fr", "Bonjour"), "fr")).toBe(false);
    expect(isStale(withTranslation(changed, "fr", "Bonjour"), "en")).toBe(true);
    expect(isStale(withTranslation(changed, "en", "Welcome"), "en")).toBe(false);
  });

  test("does not mind other layout and spaces, nor Dutch that comes after it", () => {
    const rich = withTranslation({ nl: "<p>Dag <em>allen</em></p>" }, "fr", "<p>Bonjour</p>");
    expect(isStale(withDutch(rich, "<h2>Dag  allen </h2>"), "fr")).toBe(false);
    const first = withTranslation({ nl: "" }, "fr", "Bonjour");
    expect(isStale(withDutch(withDutch(first, "D"), "Dag"), "fr")).toBe(false);
  });

  test("before its Dutch is of the first Dutch that was whole, and is to be looked at once that has other words", () => {
    const first = withTranslation(withDutch(withTranslation({ nl: "" }, "fr", "Bonjour"), "Dag"), "en", "Good day");
    const untouched = { title: own, cast: ["An"], photos: [{ alt: { nl: "", fr: "Rien" }, year: null }] };
    const content = withFirstDutch({ ...untouched, lead: first });
    expect(isStale(content.lead, "fr")).toBe(false);
    const changed = withDutch(content.lead, "Welkom");
    expect([isStale(changed, "fr"), isStale(changed, "en")]).toEqual([true, true]);
    expect(isStale(withDutch(first, "Welkom"), "fr")).toBe(false);
    expect([withFirstDutch(changed), withFirstDutch(untouched)]).toEqual([changed, untouched]);
    expect(withFirstDutch(untouched)).toBe(untouched);
    expect(withFirstDutch(withTranslation({ nl: "" }, "fr", "Bonjour"))).toEqual({
      nl: "",
      fr: "Bonjour",
      sources: { fr: { dutch: "" } },
    });
  });

  test("of an older release counts as right until its Dutch changes", () => {
    const old: Localized = { nl: "Welkom", fr: "Bienvenue" };
    expect(isStale(old, "fr")).toBe(false);
    expect(isStale(withDutch(old, "Dag"), "fr")).toBe(true);
  });

  test("leaves nothing behind when it is taken out", () => {
    expect(withTranslation(withTranslation(own, "fr", ""), "en", "")).toEqual({ nl: "Welkom" });
  });
});

describe("a translation of the sample", () => {
  const sample = asSample({ lead: { nl: "Welkom", fr: "Bienvenue", en: "Welcome" } }).lead;

  test("is read as long as the Dutch is the sample's, and no longer", () => {
    expect(inLanguage(sample, "fr")).toBe("Bienvenue");
    const changed = withDutch(sample, "Wij zijn er");
    expect([inLanguage(changed, "fr"), inLanguage(changed, "en")]).toEqual(["Wij zijn er", "Wij zijn er"]);
    expect([translationIn(changed, "fr"), isStale(changed, "fr")]).toEqual([undefined, false]);
    expect(inLanguage(withDutch(changed, "Welkom"), "fr")).toBe("Bienvenue");
  });

  test("is somebody's own once they change it", () => {
    const changed = withDutch(withTranslation(sample, "fr", "Soyez les bienvenus"), "Dag");
    expect([inLanguage(changed, "fr"), inLanguage(changed, "en")]).toEqual(["Soyez les bienvenus", "Dag"]);
    expect(translationsToReview({ lead: changed, others: [{ title: withDutch(own, "Dag") }] })).toEqual({
      fr: 2,
      en: 1,
    });
  });
});
