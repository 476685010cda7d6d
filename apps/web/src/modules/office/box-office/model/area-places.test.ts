import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import { readHall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { expect, it } from "vitest";
import { areaPlan, testArea } from "#test/area-hall.ts";
import { taken } from "#ui/hall-plan/area-choice.tsx";
import { areaPools, withFreePlaces } from "./area-places.ts";

const hall = readHall(areaPlan({ areas: [testArea({ capacity: 6 })] }));
const [area] = hall.groups;
const idOf = (text: string): SeatId => hall.seat(text)?.id ?? (text as SeatId);

function seats(statuses: Readonly<Record<string, BoxOfficeSeat["status"]>>): BoxOfficeSeat[] {
  return hall.seats.map(({ seatId }) => ({
    seatId,
    status: statuses[seatId] ?? "available",
    reservationId: statuses[seatId] === "reserved" ? 7 : null,
  }));
}

const none = { blocked: new Set<SeatId>(), own: null };

it("replaces a chosen place of an area that somebody else got by another that is free, and no chair", () => {
  const chosen = ["STA-5", "STA-6", "R1-A"].map(idOf);
  const now = seats({ "STA-6": "held", "R1-A": "reserved" });
  expect(withFreePlaces(hall, now, chosen, none)).toEqual(["STA-5", "STA-4", "R1-A"]);
});

it("leaves lost places of an area that is full", () => {
  const now = seats({ "STA-1": "held", "STA-2": "held", "STA-3": "held", "STA-4": "held", "STA-6": "held" });
  const chosen = ["STA-5", "STA-6"].map(idOf);
  expect(withFreePlaces(hall, now, chosen, none)).toEqual(chosen);
});

it("counts free places, those of the reservation that moves and, apart, blocked ones", () => {
  if (!area) throw new Error("the hall has no area");
  const now = seats({ "STA-1": "reserved", "STA-2": "blocked", "STA-3": "held" });
  const [free, blocked] = areaPools(area, now, [idOf("STA-1")], { own: 7, withBlocked: true });
  expect(free).toEqual({ places: ["STA-1", "STA-4", "STA-5", "STA-6"], chosen: ["STA-1"] });
  expect(blocked?.places).toEqual(["STA-2"]);
  expect(free && taken(free, 3)).toEqual(["STA-1", "STA-6", "STA-5"]);
  expect(free && taken(free, 0)).toEqual([]);
});
