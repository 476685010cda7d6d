import { expect, it } from "vitest";
import { mayAttend } from "./near-shows.ts";

const show = new Date("2026-12-05T19:00:00Z");
const away = (hours: number): Date => new Date(show.getTime() + hours * 3600_000);

it.each([
  ["USER", 0, false],
  ["DOOR", -36, true],
  ["DOOR", 36, true],
  ["DOOR", -36.001, false],
  ["DOOR", 36.001, false],
  ["BOX_OFFICE", -5000, true],
  ["ADMIN", 5000, true],
] as const)("%s sees who comes to a show %s hours from now: %s", (role, hours, may) => {
  expect(mayAttend(role, show, away(hours))).toBe(may);
});
