import type { PageScenario } from "./scenario.ts";
import type { PageState } from "./page-state.ts";
import { adminStates } from "./page-states-admins.ts";
import { buyingStates } from "./page-states-buying.ts";
import { otherSeatsStates } from "./page-states-other-seats.ts";
import { choiceStates } from "./page-states-choices.ts";
import { contentStates } from "./page-states-content.ts";
import { evacuationStates } from "./page-states-evacuation.ts";
import { handoverStates } from "./page-states-handover.ts";
import { hallStates } from "./page-states-halls.ts";
import { areaStates, largeHallStates, placeStates } from "./page-states-special-halls.ts";
import { memberStates } from "./page-states-members.ts";
import { giftStates } from "./page-states-gifts.ts";
import { newsletterStates } from "./page-states-newsletter.ts";
import { productStates } from "./page-states-products.ts";
import { refundStates } from "./page-states-refunds.ts";
import { showChangeStates } from "./page-states-show-changes.ts";
import { showStates } from "./page-states-shows.ts";
import { ticketTypeStates } from "./page-states-ticket-types.ts";
import { visitorStates } from "./page-states-visitors.ts";
import { volunteerStates } from "./page-states-volunteers.ts";
import { ownWaitingStates, soldOutStates } from "./page-states-waiting.ts";
import { waitingRoomAdminStates, waitingRoomStates } from "./page-states-waiting-room.ts";

/** Every page in its states. */
export function pageStates(scenario: PageScenario): readonly PageState[] {
  return [
    ...visitorStates,
    ...memberStates(scenario),
    ...buyingStates(scenario),
    ...ownWaitingStates,
    ...soldOutStates(scenario),
    ...waitingRoomStates(scenario),
    ...giftStates(scenario),
    ...productStates(scenario),
    ...newsletterStates,
    ...otherSeatsStates(scenario),
    ...volunteerStates(scenario),
    ...waitingRoomAdminStates,
    ...adminStates(scenario),
    ...showStates,
    ...refundStates,
    ...showChangeStates,
    ...choiceStates,
    ...handoverStates,
    ...ticketTypeStates,
    ...evacuationStates,
    ...hallStates,
    ...contentStates,
    ...largeHallStates,
    ...areaStates,
    ...placeStates(scenario),
  ];
}
