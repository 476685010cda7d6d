import { describe, expect, test } from "vitest";
import { EMAIL, mailLink, storedEmail } from "./typed-email.ts";
import { dialledDigits, digitsWhileTyped, isPhone, phoneDigits, storedPhone } from "./typed-phone.ts";
import { fullName, storedName } from "./typed-name.ts";
import { APOSTROPHES } from "./latin-text.ts";
import { visibleText } from "./typed-text.ts";
import { looksOf, storedLabel } from "#halls/label-text.ts";
import { groupedIban, ibanFault, storedIban } from "#money/iban.ts";

describe("an account number", () => {
  test.for([
    "BE68-5390-0754-7034",
    "be68539007547034",
    "BE68 5390 0754 7034",
    "BE68\u00a05390\u00a00754\u00a07034",
    "BE68\u202f5390\u202f0754\u202f7034",
    "BE68\u20115390\u20130754\u20147034",
    "\u200eBE68 5390 0754 7034\u200f",
    "\u2068BE68\u200b5390 0754 7034\u2069",
    "IBAN BE68 5390 0754 7034",
    "Iban: BE68 5390 0754 7034",
    "BE68.5390.0754.7034",
    "ＢＥ６８５３９００７５４７０３４",
  ])("typed as %s is stored in its electronic form", (typed) => {
    expect(storedIban(typed)).toBe("BE68539007547034");
  });

  test.for([
    ["BE68 5390 0754 7035", "IBAN_WRONG"],
    ["BE68 5390", "IBAN_WRONG"],
    ["539-0075470-34", "IBAN_ASKED"],
    ["mijn rekening", "IBAN_ASKED"],
    ["", "IBAN_ASKED"],
    ["BE68 5390 0754 7034 (Jan Peeters)", "IBAN_ALONE"],
    ["rekening BE68 5390 0754 7034", "IBAN_ALONE"],
  ])("that is none, such as %s, is refused as %s", ([typed = "", fault]) => {
    expect(ibanFault(storedIban(typed))).toBe(fault);
  });

  test("is read in groups of four, however it was stored", () => {
    expect(["BE68539007547034", "BE68-5390-0754-7034"].map(groupedIban)).toEqual([
      "BE68 5390 0754 7034",
      "BE68 5390 0754 7034",
    ]);
  });
});

describe("a telephone number", () => {
  test.for([
    ["\u202d+32 470 12 34 56\u202c", "+32470123456"],
    ["\u2068+32\u00a0470\u00a012\u00a034\u00a056\u2069", "+32470123456"],
    ["0470\u201112\u201134\u201156", "0470123456"],
    ["0470–12–34–56", "0470123456"],
    ["0470/12.34.56", "0470123456"],
    ["+32 (0)470 12 34 56", "+32470123456"],
    ["+32 (0) 470 12 34 56", "+32470123456"],
    ["+32 0470 12 34 56", "+32470123456"],
    ["0032 470 12 34 56", "+32470123456"],
    ["0032 (0)470 12 34 56", "+32470123456"],
    ["(+32) 470 12 34 56", "+32470123456"],
    ["tel:+32-470-12-34-56", "+32470123456"],
    ["+31 (0)6 1234 5678", "+31612345678"],
    // A 0 in brackets after a country's code is not dialled from abroad, whatever the country.
    ["+41 (0)44 668 18 00", "+41446681800"],
    ["+39 06 1234 5678", "+390612345678"],
    ["(09) 123 45 67", "091234567"],
  ])("typed as %s is stored as %s", ([typed = "", stored]) => {
    expect(storedPhone(typed)).toBe(stored);
    expect(isPhone(storedPhone(typed))).toBe(true);
  });

  test.for(["12345", "1234567890123456", "0470 12 34 56 na 18 u", "+0470123456", "++32470123456", ""])(
    "that nobody can call is refused: %s",
    (typed) => {
      expect(isPhone(storedPhone(typed))).toBe(false);
    },
  );

  test.for([
    ["+32470123456", "0470123456"],
    ["+31612345678", "0031612345678"],
    ["0470123456", "0470123456"],
  ])("stored as %s is shown in digits alone as %s, which is the same number", ([stored = "", digits = ""]) => {
    expect(dialledDigits(stored)).toBe(digits);
    expect(phoneDigits(digits)).toBe(phoneDigits(stored));
  });

  test.for([
    ["+", "00"],
    ["+32 470", "0032470"],
    ["\u202d+32 (0)470 12", "003247012"],
    ["04a70-12", "047012"],
    ["0032", "0032"],
  ])("of which %s is typed shows %s in a field that takes digits only", ([typed = "", shown]) => {
    expect(digitsWhileTyped(typed)).toBe(shown);
  });
});

describe("an e-mail address", () => {
  test.for([
    ["info@hétégel.be", "info@xn--htgel-bsab.be"],
    ["info@he\u0301te\u0301gel.be", "info@xn--htgel-bsab.be"],
    ["AN@MÜLLER-voorbeeld.example", "an@xn--mller-voorbeeld-zvb.example"],
    ["info@xn--htgel-bsab.be", "info@xn--htgel-bsab.be"],
    ["jan@voorbeeld.бел", "jan@voorbeeld.xn--90ais"],
    ["jan&els@voorbeeld.be", "jan&els@voorbeeld.be"],
    ["secretariaat/toneel@voorbeeld.be", "secretariaat/toneel@voorbeeld.be"],
    ["an+tickets@voorbeeld.be", "an+tickets@voorbeeld.be"],
    ["o'neill@voorbeeld.be", "o'neill@voorbeeld.be"],
    ["mailto:jan@voorbeeld.be?subject=Hallo", "jan@voorbeeld.be"],
    ["Jan Peeters <Jan@Voorbeeld.be>", "jan@voorbeeld.be"],
    ['"Peeters, Jan" <mailto:jan@voorbeeld.be>;', "jan@voorbeeld.be"],
    ["\u00a0jan@voorbeeld.be\u00a0", "jan@voorbeeld.be"],
    ["jan\u200b@voorbeeld.be\u202c", "jan@voorbeeld.be"],
  ])("typed as %s is stored as %s", ([typed = "", stored]) => {
    expect(storedEmail(typed)).toBe(stored);
    expect(EMAIL.test(storedEmail(typed))).toBe(true);
  });

  test.for([
    "",
    "jan",
    "jan@voorbeeld",
    "jan@voorbeeld.1",
    "jan@@voorbeeld.be",
    "jan..els@voorbeeld.be",
    ".jan@voorbeeld.be",
    "jan peeters@voorbeeld.be",
    "jan@voor beeld.be",
    "jan@-voorbeeld.be",
    "jan@voorbeeld..be",
    "rené@voorbeeld.be",
    "jan@voorbeeld.be, els@voorbeeld.be",
    "Jan <jan@voorbeeld.be> <els@voorbeeld.be>",
    "jan@voorbeeld.be\r\nBcc: els@voorbeeld.be",
    "jan@[127.0.0.1]",
    "jan@é%2evoorbeeld.be",
    `${"j".repeat(65)}@voorbeeld.be`,
  ])("that no mail reaches is refused: %s", (typed) => {
    expect(EMAIL.test(storedEmail(typed))).toBe(false);
  });
});

test("an address with signs of its own is written whole in a link", () => {
  expect(mailLink("jan&els?@voorbeeld.be")).toBe("mailto:jan%26els%3F@voorbeeld.be");
});

describe("a name", () => {
  test.for([
    ["  Zoë\u00a0 Anna ", "Zoë Anna"],
    ["Zoe\u0308", "Zoë"],
    ["\ufeffAn\u00adna\u200b", "Anna"],
    ["\u202eAn\u2066na\u2069", "Anna"],
    ["A\u200cn\u200dna", "Anna"],
    ["علی\u200cپور", "علی\u200cپور"],
    ["علی\u200c", "علی"],
    ["ක්\u200dෂ", "ක්\u200dෂ"],
    ["An\ufe0fna\u034f", "Anna"],
    ["e\u034f\u0308", "ë"],
    ["\u3164", ""],
    ["\u115f", ""],
    ["\u2800", ""],
    ["\ufe0f \u00a0\uffa0", ""],
    ["’t Jonck", "’t Jonck"],
    ["-", ""],
    [" – ", ""],
    ["...", ""],
    ["J.P.", "J.P."],
  ])("typed as %s is stored as %s", ([typed = "", stored]) => {
    expect(storedName(typed)).toBe(stored);
  });

  test("of one word is written without a space", () => {
    expect(fullName({ firstname: "Suharto", lastname: "" })).toBe("Suharto");
  });
});

test.for([
  "\u00ad",
  "\u034f",
  "\u115f",
  "\u180e",
  "\u200b",
  "\u202e",
  "\u2069",
  "\u2800",
  "\u3164",
  "\ufe0f",
  "\ufeff",
  "\uffa0",
])("the sign %j, which nobody sees, is in nothing that is stored", (sign) => {
  const typed = `Re${sign}\u0301mi`;
  expect([storedName, visibleText, storedLabel].map((stored) => stored(typed))).toEqual(["Rémi", "Rémi", "Rémi"]);
});

test("labels that differ in the shape of an apostrophe look the same", () => {
  expect(new Set(Array.from(APOSTROPHES, (sign) => looksOf(`Loge d${sign}Or`)))).toEqual(new Set(["loge d'or"]));
});
