import { expect, test } from "vitest";
import { bankText, isBankName } from "./bank-text.ts";

test.for([
  ["Zoë Müller-Straße", "Zoe Muller-Strasse"],
  ["Søren Łukasz & Co", "Soren Lukasz + Co"],
  ["D’Hondt, An (mama)", "D'Hondt, An (mama)"],
  ['<b>An</b> "de" Smet; *', "b An /b de Smet"],
  ["/An//Jef/", "An/Jef"],
  ["日本", ""],
  ["-", ""],
  ["/ /An / ", "An"],
  ["Işıl Guðrún Þórsdóttir Ħal", "Isil Gudrun Thorsdottir Hal"],
  ["Saʿid Benʾali", "Sa'id Ben'ali"],
  ["‘t Hooft – de Smet", "'t Hooft - de Smet"],
  ["a".repeat(71), "a".repeat(70)],
])("%s is written in the letters that every bank takes", ([text, written]) => {
  expect(bankText(text ?? "", 70)).toBe(written);
});

test.for([
  ["Zoë D’Hondt", true],
  ["Søren Łuczak", true],
  ["Saʿid Benʾali", true],
  ["Jan & An Peeters", true],
  ["Юрий Иванов", false],
  ["Юрий (Yuri) Ivanov", false],
  ["علی‌پور", false],
  ["-", false],
])("whether a bank can compare %s with an account: %s", ([name, isSo]) => {
  expect(isBankName(String(name))).toBe(isSo);
});
