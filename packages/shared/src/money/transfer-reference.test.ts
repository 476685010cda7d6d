import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { transferReference } from "./transfer-reference.ts";

const reference = (lastname: string, firstname: string) => transferReference({ id: 42, lastname, firstname });

describe("the reference of a transfer", () => {
  test("reads as the specification says", () => {
    expect(reference("Peeters", "An")).toBe("Tickets #42 - Peeters An");
  });

  test.each([
    ["Müller-Håkansson", "Éloïse", "Tickets #42 - Muller-Hakansson Eloise"],
    ["Łuczak", "Øyvind", "Tickets #42 - Luczak Oyvind"],
    ["Weiß", "Æthelred", "Tickets #42 - Weiss AEthelred"],
    ["D’Hondt", "Jean–Pierre", "Tickets #42 - D'Hondt Jean-Pierre"],
    ["O_Brien;", "Z<o>ë\n", "Tickets #42 - OBrien Zoe"],
    ["Van  de   Velde", " Jo ", "Tickets #42 - Van de Velde Jo"],
    ["王", "小明", "Tickets #42"],
  ])("of %s %s is %s", (lastname, firstname, expected) => {
    expect(reference(lastname, firstname)).toBe(expected);
  });

  test("stays within 140 characters and SEPA's set, whatever somebody is called", () => {
    const names = fc.string({ unit: "grapheme", maxLength: 80 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), names, names, (id, lastname, firstname) => {
        const text = transferReference({ id, lastname, firstname });
        expect(text.length).toBeLessThanOrEqual(140);
        expect(text).toMatch(new RegExp(`^Tickets #${id}( - [a-zA-Z0-9/?:().,'+ -]+)?$`));
      }),
    );
  });

  test("cuts a name that is too long at its end", () => {
    expect(reference("L".repeat(80), "F".repeat(80))).toBe(`Tickets #42 - ${"L".repeat(80)} ${"F".repeat(45)}`);
  });
});
