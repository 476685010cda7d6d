import { expect, test } from "vitest";
import { DomainError } from "#platform/process/domain-error.ts";
import { createFigures } from "./figures.ts";

test("refusals are counted by their code, the most frequent first, each with the sentence of its first", () => {
  const figures = createFigures({ seats: 10, opensAfter: 0 });
  figures.refusal(new DomainError("INTERNAL"));
  for (const seat of ["Rij 1, stoel A", "Rij 1, stoel B"])
    figures.refusal(new DomainError("SEAT_NOT_IN_CART", { seat }));
  expect(figures.report(1000, 60).refusals).toEqual([
    { code: "SEAT_NOT_IN_CART", message: "Rij 1, stoel A zit niet in uw winkelwagen.", times: 2 },
    { code: "INTERNAL", message: "Er ging iets mis bij ons. Probeer het later opnieuw.", times: 1 },
  ]);
});
