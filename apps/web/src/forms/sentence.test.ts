import { afterEach, expect, test } from "vitest";
import { choose } from "#messages/messages.ts";
import { french } from "#messages/fr.ts";
import { words } from "./sentence.ts";

afterEach(() => choose("nl"));

test("what a contract says itself of a field follows the language of the page", () => {
  const dutch = "Wachtwoorden komen niet overeen.";
  expect(words(dutch, "Vul uw wachtwoord in.")).toBe(dutch);
  choose("fr", french);
  expect(words(dutch, "Indiquez votre mot de passe.")).toBe("Les mots de passe ne sont pas identiques.");
  expect(words("Ce que le serveur a dit.", "Indiquez votre mot de passe.")).toBe("Ce que le serveur a dit.");
});
