import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/setup/paths.mjs";

/** Files with French, some also with Dutch and English, which have no spaces before these marks. */
const files = [
  "apps/web/src/messages/fr/*.{ts,tsx}",
  "apps/api/src/seed/content/*.ts",
  "packages/shared/src/contracts/errors/messages/*.ts",
  "{apps,packages}/*/{src,vite}/**/*words.ts",
  "apps/api/src/modules/*/{contact,ticket-codes,vouchers}/*.{routes,presenter}.ts",
].map((pattern) => [pattern, globSync(pattern, { cwd: root })] as const);

const COMMENT = /\/\*\*.*?\*\/|^\s*\/\/.*$/gms;
/** A literal on one line that contains no other literal: the innermost of nested ones. */
const LITERAL = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n$]|\\.|\$(?!\{)|\$\{[^`{}\n]*\})*`/g;
const HOLE = /\$\{[^}]*\}/g;

/** Ordinary spaces, at which a line could break. */
const IN_TEXT = / [:;?!»]|« /;
/** Like `IN_TEXT` for JSX, but without the marks of a conditional expression between two literals. */
const IN_JSX = /\S [:;?!»](?!\s*[_(<])|« /;

/** Returns the lines and literals with an ordinary space before a mark, or after an opening quote. */
function breaksIn(source: string, isJsx: boolean): string[] {
  const texts: string[] = [];
  const removeLiteral = (literal: string): string => {
    texts.push(literal.replaceAll(HOLE, "_"));
    return "_";
  };
  let [before, rest] = ["", source.replaceAll(COMMENT, "")];
  while (rest !== before) [before, rest] = [rest, rest.replaceAll(LITERAL, removeLiteral)];
  const lines = isJsx ? rest.split("\n").filter((line) => IN_JSX.test(line)) : [];
  return [...texts.filter((text) => IN_TEXT.test(text)), ...lines];
}

test("French has a space that does not break before its marks, as after the quote that opens", () => {
  expect(files.filter(([, found]) => found.length === 0)).toEqual([]);
  const found = files
    .flatMap(([, ofPattern]) => ofPattern)
    .flatMap((file) =>
      breaksIn(readFileSync(join(root, file), "utf8"), file.endsWith(".tsx")).map((text) => `${file}: ${text}`),
    );
  expect(found).toEqual([]);
});

test.each([
  ['sure: "Vraiment ?",', '"Vraiment ?"'],
  ["seats: (of) => `Places : ${of}`,", "`Places : _`"],
  ['seats: (n) => `${n > 1 ? "des places" : "une place"} !`,', "`_ !`"],
  ["by: (n) => `Payez${n ? ` en ${n} jours ;` : ``}.`,", "` en _ jours ;`"],
  ['add: "Choisissez « Ajouter »",', '"Choisissez « Ajouter »"'],
  ["      {show}, {when} : {places}.", "      {show}, {when} : {places}."],
])("an ordinary space is found: %s", (source, text) => {
  expect(breaksIn(source, true)).toEqual([text]);
});

test.each([
  'sure: "Vraiment\\u00A0?",',
  'view: (n) => (n === 1 ? "Voir" : `Voir ${n ? "les" : "la"}`),',
  "Déjà&nbsp;?",
])("none is found: %s", (source) => {
  expect(breaksIn(source, true)).toEqual([]);
});
