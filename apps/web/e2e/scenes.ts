import type { PageScenario } from "./scenario.ts";
import type { Scene } from "./scene.ts";
import { adminScenes } from "./scenes-admins.ts";
import { memberScenes } from "./scenes-members.ts";
import { visitorScenes } from "./scenes-visitors.ts";
import { volunteerScenes } from "./scenes-volunteers.ts";

/** Every page in its states. */
export function scenes(scenario: PageScenario): readonly Scene[] {
  return [...visitorScenes, ...memberScenes(scenario), ...volunteerScenes(scenario), ...adminScenes(scenario)];
}
