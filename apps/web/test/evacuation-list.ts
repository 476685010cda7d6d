import type { CheckInList, CheckInTicket } from "@podium/shared/contracts/check-in";
import type { PlanGroup } from "@podium/shared/contracts/hall-plan";
import { evacuationOf } from "@podium/shared/halls/exits";
import { theatre } from "@podium/shared/halls/examples/example-halls";
import { readHall } from "@podium/shared/halls/hall";
import { nameOnly } from "@podium/shared/halls/seat-names";

const plan = theatre();
const hall = readHall(plan);
const at = "2026-12-05T18:40:00.000Z";

type Sold = Partial<CheckInTicket> & { inside?: boolean };

/** Paid tickets of the example theatre by seat id, as a device at the entrance stores them. */
export function evacuationList(sold: Record<string, Sold>, withDoors = true): CheckInList {
  const drawn = withDoors ? plan : { ...plan, decor: [] };
  return {
    show: { id: 1, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" },
    now: "2026-12-05T19:04:00.000Z",
    tickets: Object.entries(sold).map(([seatId, { inside = false, ...ticket }]) => {
      const seat = hall.seat(seatId);
      if (!seat) throw new Error(`The theatre has no seat ${seatId}.`);
      return {
        reservationId: 42,
        guest: "An Peeters",
        status: "CONFIRMED",
        secretHash: "0".repeat(64),
        due: null,
        ...nameOnly(seat),
        zone: seat.zone,
        scannedAt: inside ? at : null,
        ...ticket,
      };
    }),
    moved: [],
    otherShows: [],
    conflicts: [],
    evacuation: evacuationOf(drawn),
  };
}

const kindIn = (groups: readonly Pick<PlanGroup, "seats">[], kind: string): string[] =>
  groups.flatMap(({ seats }) => seats.filter((seat) => seat.kind === kind).map(({ id }) => id));

/** Ids of the theatre's places, from left to right. */
export const [leftWheelchair = "", rightWheelchair = ""] = kindIn(plan.groups, "wheelchair");
export const [leftCompanion = "", rightCompanion = ""] = kindIn(plan.groups, "companion");
export const theatreSeats: readonly string[] = hall.groups.flatMap(({ seatIds }) => seatIds);
