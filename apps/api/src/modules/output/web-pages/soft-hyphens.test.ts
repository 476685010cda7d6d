import { expect, it } from "vitest";
import { withSoftHyphens } from "./soft-hyphens.ts";

const shown = (name: string) => withSoftHyphens(name).replaceAll("\u00AD", "-");

it("hyphenates the long words of a name where Dutch does, and leaves the others whole", () => {
  expect(shown("Toneelkring De Voorbeeldspelers")).toBe("To-neel-kring De Voor-beeld-spe-lers");
  expect(shown("Toneelgezelschap Sint-Jan")).toBe("To-neel-ge-zel-schap Sint-Jan");
  expect(shown("De Lachende Noot")).toBe("De Lachende Noot");
});

it("changes nothing but the soft hyphens", () => {
  const name = "Théâtregezelschap d'Oude Boekenvrienden & Zn";
  expect(withSoftHyphens(name).replaceAll("\u00AD", "")).toBe(name);
});
