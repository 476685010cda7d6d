import { standardType } from "#test/test-show.ts";
import type { Show } from "@podium/shared/contracts/shows";
import { largeHall } from "@podium/shared/test/large-hall.ts";
import { press, type Scene } from "./scene.ts";

const plan = largeHall();
const [dateTime, id] = ["2099-12-05T19:00:00.000Z", 987_654];
const show: Show = {
  id,
  name: "De grote avond",
  dateTime,
  hallPlanId: id,
  hallName: plan.name,
  pricePerSeat: 12,
  ticketTypes: [standardType()],
  salesOpenAt: null,
  salesCloseAt: dateTime,
  salesOpen: true,
  transferUntil: dateTime,
  giveBack: "NO",
  seatsTotal: 3000,
  seatsAvailable: 1500,
};
const free = plan.groups.flatMap(({ seats }) => seats.filter((_, place) => place % 2 === 0));

/** Scenes of the largest hall: blocks when zoomed out, chairs when zoomed in, folded rows in the list. */
export const largeHallScenes: readonly Scene[] = [
  {
    name: "tickets in a large hall",
    as: "visitor",
    path: "/tickets",
    responses: {
      "/api/show": [show],
      [`/api/hall-plans/${id}`]: plan,
      [`/api/reservation/availableSeats/${id}`]: free.map((seat) => ({ seatId: seat.id })),
    },
    shows: "nog 72 vrij",
    steps: {
      "from near": async (page) => {
        await page.locator(".hall-block").nth(5).click();
        await page.locator('.hall-seat[data-state="available"]').first().waitFor();
        await page.locator(".hall-surface:not([aria-busy])").waitFor();
      },
      "as a list": async (page) => {
        await press("Lijst")(page);
        await press(/^Rij 3, stoelen 1 tot 15/)(page);
        await page.getByText("Stoel 15").waitFor();
      },
    },
  },
];
