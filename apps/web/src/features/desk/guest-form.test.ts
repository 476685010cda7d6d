// @vitest-environment node
import { describe, expect, it } from "vitest";
import { guestErrors, NO_GUEST, whatFollows } from "./guest-form.ts";

const maria = { ...NO_GUEST, firstname: "Maria", lastname: "De Smet" };

describe("what is typed about a guest", () => {
  it("needs a name and nothing else", () => {
    expect(guestErrors(maria)).toBeNull();
    expect(guestErrors({ ...maria, number: "0470 12 34 56", email: "maria@voorbeeld.be" })).toBeNull();
    expect(Object.keys(guestErrors({ ...NO_GUEST, lastname: " " }) ?? {})).toEqual(["firstname", "lastname"]);
  });

  it("is refused field by field when an address or a number cannot be right", () => {
    expect(Object.keys(guestErrors({ ...maria, number: "12", email: "maria" }) ?? {})).toEqual(["number", "email"]);
  });
});

it("is told beforehand whether tickets are mailed or must be printed", () => {
  expect(whatFollows("cash", "m@v.be")).toContain("tickets worden gemaild");
  expect(whatFollows("free", " ")).toContain("druk de tickets af");
  expect(whatFollows("transfer", "")).toContain("geef de betaalgegevens zelf door");
});
