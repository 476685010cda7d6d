import { expect, it } from "vitest";
import { namedById } from "./seat-names.ts";
import { typeCounts, typedPlaceLabels } from "./typed-places.ts";

const seat = (id: string, name: string) => ({ ...namedById(id), ticketType: { id: name.length, name } });

it("says of which type each place is, those of one type together", () => {
  const seats = [seat("R2-A", "Volwassene"), seat("R2-B", "Kind"), seat("R2-C", "Volwassene")];
  expect(typedPlaceLabels(seats)).toBe("Rij 2, stoelen A en C (Volwassene); Rij 2, stoel B (Kind)");
  expect(typeCounts(seats)).toBe("2 × Volwassene, 1 × Kind");
});

it("says nothing of a type where all are 'Standaard'", () => {
  const seats = [seat("R2-A", "Standaard"), seat("R2-B", "Standaard")];
  expect(typedPlaceLabels(seats)).toBe("Rij 2, stoelen A en B");
  expect(typeCounts(seats)).toBeNull();
});
