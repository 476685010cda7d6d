import { expect, it } from "vitest";
import { actionWord, actorName, subjectOf } from "./action-words.ts";

it("names whoever did it, and says when it was nobody", () => {
  expect(actorName({ actor: { id: 1, name: "Rita Maes" }, device: null })).toBe("Rita Maes");
  expect(actorName({ actor: null, device: null })).toBe("Automatisch");
  expect(actorName({ actor: null, device: { id: 3, name: "tablet inkom" } })).toBe("Toestel tablet inkom");
  expect(actorName({ actor: null, device: { id: 3, name: "" } })).toBe("Toestel 3");
});

it("leads to what it is about: a reservation opens by itself, with whose it is", () => {
  const person = { id: 1, name: "An Peeters" };
  expect(subjectOf({ subjectType: "reservation", subjectId: 12, person })).toEqual({
    words: "Reservering 12, An Peeters",
    to: "/reservatie-beheer?reservatie=12",
  });
  expect(subjectOf({ subjectType: "code", subjectId: 3, person: null })).toEqual({
    words: "Code 3",
    to: "/codes-beheer",
  });
  expect(subjectOf({ subjectType: "list", subjectId: null, person: null }).to).toBe("/admin");
});

it("says of what only a newer release knows that it was something else, with its number", () => {
  expect(actionWord("SHOW_CREATED").word).toBe("Voorstelling gepland");
  expect(actionWord("NEXT_VERSION_ACT").word).toBe("Andere handeling");
  expect(subjectOf({ subjectType: "next", subjectId: 7, person: null })).toEqual({
    words: "Ander onderdeel 7",
    to: "/admin",
  });
});
