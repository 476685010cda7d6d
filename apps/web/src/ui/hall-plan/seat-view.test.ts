import { namedById } from "@podium/shared/halls/seat-names";
import { afterEach, describe, expect, it } from "vitest";
import { loadLanguage } from "#messages/load-language.ts";
import { choose } from "#messages/messages.ts";
import { canPick, type DescribedSeat, isSeatState, SEAT_STATES, seatSentence, type SeatView } from "./seat-view.ts";

afterEach(() => choose("nl"));

const seat: DescribedSeat = { ...namedById("R2-F"), kind: "seat" };

describe("the sentence about a seat", () => {
  it.each<[string, SeatView, string | undefined, boolean]>([
    ["Rij 2, stoel F, beschikbaar, € 12,00", { state: "available" }, "€ 12,00", false],
    ["Rij 2, stoel F, beschikbaar", { state: "available" }, undefined, false],
    ["Rij 2, stoel F, beschikbaar, voorstel, € 12,00", { state: "available" }, "€ 12,00", true],
    ["Rij 2, stoel F, door u gekozen, € 12,00", { state: "mine" }, "€ 12,00", false],
    ["Rij 2, stoel F, bezet", { state: "occupied" }, "€ 12,00", false],
    ["Rij 2, stoel F, in een andere winkelwagen", { state: "held" }, "€ 12,00", false],
    ["Rij 2, stoel F, gescand, Jan Peeters", { state: "scanned", note: "Jan Peeters" }, undefined, false],
  ])("is '%s'", (sentence, view, price, proposed) => {
    expect(seatSentence(seat, view, price, proposed)).toBe(sentence);
  });

  it.each([
    ["wheelchair", "Rij 2, stoel F, rolstoelplaats, beschikbaar, € 12,00"],
    ["companion", "Rij 2, stoel F, begeleidersplaats, beschikbaar, € 12,00"],
    ["restricted", "Rij 2, stoel F, beperkt zicht, beschikbaar, € 12,00"],
  ] as const)("says first what is special about a place (%s)", (kind, sentence) => {
    expect(seatSentence({ ...seat, kind }, { state: "available" }, "€ 12,00")).toBe(sentence);
  });

  it.each([
    ["fr", "Rij 2, place F, place pour fauteuil roulant, disponible, proposition"],
    ["en", "Rij 2, seat F, wheelchair place, available, suggested"],
  ] as const)("is in the visitor's language, but for what the plan calls the row (%s)", async (language, sentence) => {
    await loadLanguage(language);
    expect(seatSentence({ ...seat, kind: "wheelchair" }, { state: "available" }, undefined, true)).toBe(sentence);
  });

  it("has plain spaces, whatever the price was written with", () => {
    expect(seatSentence(seat, { state: "available" }, "€\u00a012,00")).toBe("Rij 2, stoel F, beschikbaar, € 12,00");
  });
});

it("only seats that can be added or released are pickable", () => {
  expect(SEAT_STATES.filter((state) => canPick(state))).toEqual(["available", "mine"]);
});

it("knows its states from other texts", () => {
  expect(isSeatState("mine")).toBe(true);
  expect(isSeatState("toString")).toBe(false);
  expect(isSeatState("")).toBe(false);
});
