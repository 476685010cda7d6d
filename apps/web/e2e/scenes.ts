import type { PageScenario } from "./scenario.ts";
import type { Scene } from "./scene.ts";
import { adminScenes } from "./scenes-admins.ts";
import { buyingScenes } from "./scenes-buying.ts";
import { otherSeatsScenes } from "./scenes-other-seats.ts";
import { choiceScenes } from "./scenes-choices.ts";
import { contentScenes } from "./scenes-content.ts";
import { handedScenes } from "./scenes-handed.ts";
import { hallScenes } from "./scenes-halls.ts";
import { largeHallScenes, placeScenes } from "./scenes-special-halls.ts";
import { memberScenes } from "./scenes-members.ts";
import { refundScenes } from "./scenes-refunds.ts";
import { showChangeScenes } from "./scenes-show-changes.ts";
import { showScenes } from "./scenes-shows.ts";
import { ticketTypeScenes } from "./scenes-ticket-types.ts";
import { visitorScenes } from "./scenes-visitors.ts";
import { volunteerScenes } from "./scenes-volunteers.ts";
import { ownWaitingScenes, soldOutScenes } from "./scenes-waiting.ts";

/** Every page in its states. */
export function scenes(scenario: PageScenario): readonly Scene[] {
  return [
    ...visitorScenes,
    ...memberScenes(scenario),
    ...buyingScenes(scenario),
    ...ownWaitingScenes,
    ...soldOutScenes(scenario),
    ...otherSeatsScenes(scenario),
    ...volunteerScenes(scenario),
    ...adminScenes(scenario),
    ...showScenes,
    ...refundScenes,
    ...showChangeScenes,
    ...choiceScenes,
    ...handedScenes,
    ...ticketTypeScenes,
    ...hallScenes,
    ...contentScenes,
    ...largeHallScenes,
    ...placeScenes(scenario),
  ];
}
