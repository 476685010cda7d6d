import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/setup/paths.mjs";

/** The specification's own sentences (docs/decisions/010-deviations.md). */
const AS_SPECIFIED = [
  "Login mislukt: controleer je gegevens.",
  "Maak je eerste ticketcode aan om te beginnen",
  "Weet je zeker dat je code",
];

const sources = globSync(["{apps,packages}/*/src/**/*.{ts,tsx}", "apps/web/{index.html,public/*.{html,webmanifest}}"], {
  cwd: root,
  // French has the word 'je' too.
  exclude: ["**/*.test.{ts,tsx}", "**/messages/fr/**", "**/error-messages/fr.ts"],
}).map((file) => ({ file, text: readFileSync(join(root, file), "utf8").replaceAll(/\s+/g, " ") }));

/** French sentences with 'je' in files that also contain Dutch. */
const FRENCH = ["Je viens quand même"];

/** Returns the text around each match, with its file. No English word in the code is spelled like one of the words. */
function uses(words: RegExp): string[] {
  return sources.flatMap(({ file, text }) => {
    const ours = [...AS_SPECIFIED, ...FRENCH].reduce((rest, sentence) => rest.replaceAll(sentence, ""), text);
    return [...ours.matchAll(words)].map(({ index }) => `${file}: ${ours.slice(Math.max(0, index - 40), index + 40)}`);
  });
}

test("readers are addressed with 'u', but for the specification's own sentences", () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(uses(/\b(?:je|jij|jou|jouw|jullie|jezelf)\b/gi)).toEqual([]);
});

test("a part of a list or of the website is a 'pagina', in words and in addresses", () => {
  expect(uses(/bladzij/gi)).toEqual([]);
});

test.each(AS_SPECIFIED)("the specification's %j is on some screen as it stands there", (sentence) => {
  expect(sources.filter(({ text }) => text.includes(sentence))).toHaveLength(1);
});
