import { personName } from "@podium/shared/contracts/typed";
import { resetPassword } from "@podium/shared/contracts/passwords";
import { contractsInEnglish } from "@podium/shared/contracts/errors/messages/en";
import { contractsInFrench } from "@podium/shared/contracts/errors/messages/fr";
import { afterEach, expect, it } from "vitest";
import { loadLanguage } from "#messages/load-language.ts";
import { choose } from "#messages/messages.ts";
import { formRules } from "#messages/nl/forms.ts";
import { WRONG, words } from "./sentence.ts";

afterEach(() => choose("nl"));

const refusals = [
  resetPassword.body.safeParse({ token: "t", password: "een lang wachtwoord", confirmPassword: "een ander" }),
  personName(50).safeParse("Jan\u0007"),
  personName(50).safeParse("www.voorbeeld.be"),
].map(({ error }) => error?.issues.at(-1)?.message);

it("says what the contract itself says of a field in the visitor's language", async () => {
  await loadLanguage("fr");
  expect(refusals.map((message) => words(message, "Indiquez votre nom."))).toEqual([
    "Les mots de passe ne correspondent pas.",
    "Ce nom contient un caractère invisible. Effacez le nom et saisissez-le à nouveau.",
    "Un nom ne peut pas contenir d'adresse web. Indiquez uniquement le nom.",
  ]);
});

it("says it as the server does", async () => {
  for (const [language, byServer] of [
    ["fr", contractsInFrench],
    ["en", contractsInEnglish],
  ] as const) {
    await loadLanguage(language);
    const said = Object.entries(byServer).filter(([dutch]) => Object.values(formRules.dutch).includes(dutch));
    expect(said).toHaveLength(Object.keys(formRules.dutch).length);
    expect(said.map(([dutch]) => words(dutch, "—"))).toEqual(said.map(([, sentence]) => sentence));
  }
});

it("leaves what the server says, and what the field says", async () => {
  await loadLanguage("en");
  expect(words("This address is taken.", "Enter your email address.")).toBe("This address is taken.");
  expect(words(WRONG, { empty: "Enter your name.", wrong: "Enter a shorter name." })).toBe("Enter a shorter name.");
});
