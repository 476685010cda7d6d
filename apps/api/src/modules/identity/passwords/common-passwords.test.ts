import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MIN_PASSWORD_CHARACTERS } from "@podium/shared/contracts/limits";
import { describe, expect, test as base } from "vitest";
import { apiTest } from "#test/fixtures.ts";
import { createCommonPasswords } from "./common-passwords.ts";

const isCommon = createCommonPasswords(() => ["Toneelkring De Voorbeeldspelers", "Parochiezaal Sint-Voorbeeld"]);
const list = readFileSync(join(import.meta.dirname, "common-passwords", "list.txt"), "utf8")
  .trimEnd()
  .split("\n");

base("the list has the 10,000 most common passwords that are long enough to be chosen, each once", () => {
  expect(new Set(list).size).toBe(10_000);
  expect(list).toHaveLength(10_000);
  expect(list.filter((one) => one.length < MIN_PASSWORD_CHARACTERS || one !== one.toLowerCase())).toEqual([]);
});

describe("too common is", () => {
  base.each(["password", "12345678", "welkom01", "Welkom01", "PASSWORD1", list.at(-1) ?? ""])(
    "what is on the list, whatever its case: %s",
    (password) => expect(isCommon(password)).toBe(true),
  );

  base.each([
    "voorbeeldspelers",
    "Voorbeeldspelers2026!",
    "24-12-2026 Toneelkring",
    "ToneelkringDeVoorbeeldspelers",
    "Vóórbeeldspelers",
    "de-voorbeeldspelers-1",
    "parochiezaal",
    "SintVoorbeeld123",
    "Podium2026",
    "podium-admin",
    "wachtwoord1",
    "Geheim2026!",
  ])(
    "the society's, the hall's or the product's name, or a word for a password, with digits and signs around it: %s",
    (password) => expect(isCommon(password)).toBe(true),
  );
});

base.each([
  "een goed wachtwoord",
  "paard batterij nietje correct",
  "podium-demo",
  "browser-tests-only",
  "voorbeeldspelers spelen vrek",
  "kX9!podium",
  "podium 4829 1734 2290",
  "９８４７２６３５１",
  "🎭🎭🎭🎭🎭🎭🎭🎭",
])("another password is not: %s", (password) => expect(isCommon(password)).toBe(false));

const test = apiTest();
const refusal = {
  statusCode: 400,
  code: "PASSWORD_COMMON",
  message: expect.stringContaining("Kies een ander"),
  details: [{ field: "password", message: expect.stringContaining("Kies een ander") }],
};

test("a common password is refused when an account is made", async ({ post }) => {
  const person = { firstname: "An", lastname: "Claes", email: "an@voorbeeld.example", number: "0470123456" };
  for (const password of ["Welkom01", "Voorbeeldspelers1"])
    expect((await post("/api/user/register", { ...person, password, confirmPassword: password })).json()).toEqual(
      refusal,
    );
});
