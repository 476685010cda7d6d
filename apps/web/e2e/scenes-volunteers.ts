import { expect } from "@playwright/test";
import { seat } from "./hall.ts";
import type { PageScenario } from "./scenario.ts";
import type { Scene } from "./scene.ts";
import { handed } from "./scenes-handed.ts";
import { boxOfficeScenes } from "./scenes-box-office.ts";
import { voucherScenes } from "./scenes-vouchers.ts";
import { waitingScenes } from "./scenes-waiting.ts";

/** The pages on which Onthaal and Kassa see less than an administrator. */
export function volunteerScenes({ checkIn, guest, paid }: PageScenario): readonly Scene[] {
  return [
    { name: "dashboard of Onthaal", as: "door", path: "/admin" },
    {
      name: "scan of Onthaal",
      as: "door",
      path: `/scan?show=${checkIn.show.id}`,
      steps: {
        "with guests of a name": async (page) => {
          await page.getByLabel("Ticketnummer of naam").fill("wouters");
          await expect(page.locator("main").getByText("Els Wouters").first()).toBeVisible();
        },
      },
    },
    {
      name: "hall follow-up of Onthaal",
      as: "door",
      path: `/zaalopvolging?show=${checkIn.show.id}`,
      shows: "Nog verwacht",
      steps: { "with a seat": (page) => seat(page, "R1-B").click() },
    },
    {
      name: "scan of a cancelled show",
      as: "door",
      path: `/scan?show=${checkIn.show.id}`,
      responses: {
        [`/api/reservation/show/${checkIn.show.id}/door`]: {
          show: { ...checkIn.show, cancelled: true },
          now: new Date().toISOString(),
          tickets: [],
          moved: [],
          otherShows: [],
          conflicts: [],
        },
      },
      shows: "Deze voorstelling is afgelast.",
    },
    {
      name: "scan of Onthaal empty",
      as: "door",
      path: "/scan",
      responses: { "/api/show": [] },
      shows: "Er is nu geen voorstelling om te scannen.",
    },
    {
      name: "hall follow-up of Onthaal empty",
      as: "door",
      path: "/zaalopvolging",
      responses: { "/api/show": [] },
      shows: "U ziet de zaal hier van 36 uur voor",
    },
    { name: "dashboard of Kassa", as: "box-office", path: "/admin" },
    ...waitingScenes,
    ...voucherScenes,
    ...boxOfficeScenes,
    { name: "reservations of Kassa", as: "box-office", path: "/reservatie-beheer" },
    { name: "reservation of Kassa", as: "box-office", path: `/reservatie-beheer?reservatie=${guest}` },
    {
      name: "reservation with handed tickets",
      as: "box-office",
      path: `/reservatie-beheer?reservatie=${paid}`,
      responses: { [`/api/reservation/${paid}/handed-tickets`]: handed },
      steps: {
        shown: async (page) => page.getByText("Doorgegeven en teruggegeven").scrollIntoViewIfNeeded(),
      },
    },
  ];
}
