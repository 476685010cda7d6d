import { expect, it } from "vitest";
import { actorName, subjectOf } from "./action-words.ts";

it("names whoever did it, and says when it was nobody", () => {
  expect(actorName({ actor: { id: 1, name: "Rita Maes" } })).toBe("Rita Maes");
  expect(actorName({ actor: null })).toBe("Automatisch");
});

it("leads to what it is about: a reservation opens by itself", () => {
  expect(subjectOf({ subjectType: "reservation", subjectId: 12 })).toEqual({
    words: "Reservatie 12",
    to: "/reservatie-beheer?reservatie=12",
  });
  expect(subjectOf({ subjectType: "code", subjectId: 3 }).to).toBe("/codes-beheer");
});
